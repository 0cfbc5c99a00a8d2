import type { Page } from '@playwright/test';
import { PROJECT, SITE } from '../fakes/atlassian/atlassian.ts';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expect, jiraOf, test } from './jira-fixtures.ts';
import type { PersonApi } from './person-api.ts';

test.use({ expectedComplaints: [/status of (400|409|422|429|503|504)/] });

const HEADLINES = ['Lend a spade', 'Water a bed', 'Swap a plot'];

/** Three stories; the last stands first in the list. */
async function storeThree(api: PersonApi) {
  const { id: productId } = await api.createProduct(sampleProduct);
  for (const headline of HEADLINES) await api.storeStory({ ...sampleStory, headline, productId });
}

/** Selects every story of the list and opens the dialog that adds them, ready to be sent. */
async function selectAll(page: Page) {
  await page.goto('/portal/stories?select=');
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Add to Jira' }).click();
  const jira = jiraOf(page);
  await expect(jira.send).toBeEnabled();
  return jira;
}

test('Stories are selected by keyboard, and added to Jira together @phone', async ({
  connected: page,
  api,
  atlassian,
}) => {
  await storeThree(api);
  await page.goto('/portal/stories');
  await page.getByRole('button', { name: 'Select' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/portal/stories?select=');
  const selected = page.getByRole('region', { name: 'Selected stories' });
  await expect(selected.getByRole('button', { name: 'Add to Jira' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Swap a plot' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(selected).toContainText('2 selected');
  await selected.getByRole('button', { name: 'Add to Jira' }).focus();
  await page.keyboard.press('Enter');

  const { dialog, send } = jiraOf(page);
  await expect(dialog.getByRole('heading', { name: 'Add 2 stories to Jira' })).toBeVisible();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(dialog.getByText('2 of 2 added.')).toBeVisible();
  const made = atlassian.issues.slice(-2);
  expect(made.map(({ fields }) => fields['summary'])).toEqual(['Swap a plot', 'Water a bed']);
  for (const { key } of made) await expect(dialog.getByRole('link', { name: key })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(selected).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Swap a plot' })).toContainText(made[0]?.key ?? '');
});

test('Each story has its own result; what failed can be tried again, what is there stays as it is', async ({
  connected: page,
  api,
  atlassian,
}) => {
  await storeThree(api);
  const { dialog, send } = await selectAll(page);
  atlassian.break('create', { status: 400, body: { errorMessages: ['The board is closed.'], errors: {} } });
  await send.click();
  await expect(dialog.getByText('2 of 3 added.')).toBeVisible();
  const failed = dialog.getByRole('listitem').filter({ hasText: 'Swap a plot' });
  await expect(failed).toContainText('The board is closed.');
  await dialog.getByRole('button', { name: 'Try the others again' }).click();
  await expect(dialog.getByText('3 of 3 added.')).toBeVisible();
  expect(atlassian.issues.slice(-3).map(({ fields }) => fields['summary'])).toEqual([
    'Water a bed',
    'Lend a spade',
    'Swap a plot',
  ]);
});

test('What has not begun can be cancelled, and a wait that Jira asks for is kept', async ({
  connected: page,
  api,
  atlassian,
}) => {
  await storeThree(api);
  const { dialog, send } = await selectAll(page);
  const first = atlassian.hold('create');
  await send.click();
  await first.arrived;
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Swap a plot' })).toContainText('Adding…');
  atlassian.break('create', { status: 429, retryAfter: 600 });
  first.release();
  await expect(dialog.getByText(/Jira asks to wait; it goes on in \d+ s\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Not added' })).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Selected stories' })).toContainText('3 selected');
});

test('Stories of several products go each where the last one of its product went; the others are asked for @phone', async ({
  connected: page,
  api,
  atlassian,
}) => {
  const shed = { ...PROJECT, id: '10007', key: 'SHED', name: 'Toolshed' };
  const lawn = { ...PROJECT, id: '10008', key: 'LAWN', name: 'Lawn' };
  atlassian.setProjects([shed, lawn]);
  const tools = await api.createProduct({ ...sampleProduct, name: 'Tools' });
  const paths = await api.createProduct({ ...sampleProduct, name: 'Paths' });
  const store = (headline: string, productId: string) => api.storeStory({ ...sampleStory, headline, productId });
  const earlier = await store('Lend a spade', tools.id);
  await api.send('POST', `/story/${earlier.id}/jira`, { cloudId: SITE.id, projectId: shed.id, issueTypeId: '10002' });
  for (const headline of ['Lend a rake', 'Lend a saw']) await store(headline, tools.id);
  await store('Rake a path', paths.id);

  await page.goto('/portal/stories?select=');
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Add to Jira' }).click();
  const { dialog, send } = jiraOf(page);
  const [ofTools, ofPaths] = [tools, paths].map(({ name }) => dialog.getByRole('group', { name, exact: true }));
  if (!ofTools || !ofPaths) throw new Error('There are two products.');
  await expect(ofTools.getByLabel('Project')).toHaveValue(shed.id);
  await expect(ofTools.getByLabel('Issue type')).toHaveValue('10002');
  await expect(ofPaths.getByLabel('Project')).toHaveValue('');
  await expect(send).toBeDisabled();
  await ofPaths.getByLabel('Project').selectOption('Lawn (LAWN)');
  await expect(ofPaths.getByLabel('Issue type')).toHaveValue('10001');
  await expect(send).toBeEnabled();
  await send.click();
  await expect(dialog.getByText('3 of 3 added.')).toBeVisible();
  const placeOf = ({ key, fields }: (typeof atlassian.issues)[number]) => [
    fields['summary'],
    key.split('-')[0],
    (fields['issuetype'] as { id: string }).id,
  ];
  expect(atlassian.issues.slice(-3).map(placeOf)).toEqual([
    ['Rake a path', 'LAWN', '10001'],
    ['Lend a saw', 'SHED', '10002'],
    ['Lend a rake', 'SHED', '10002'],
  ]);
});

test('What several projects ask for is said at once for all of them', async ({ connected: page, api, atlassian }) => {
  atlassian.setFields([{ fieldId: 'customfield_1', name: 'Team', required: true, schema: { type: 'string' } }]);
  for (const name of ['Tools', 'Paths']) {
    const { id: productId } = await api.createProduct({ ...sampleProduct, name });
    await api.storeStory({ ...sampleStory, headline: `Clean ${name}`, productId });
  }
  const { dialog, send } = await selectAll(page);
  await send.click();
  await expect(dialog.getByText('This field is required.')).toHaveCount(2);
  await expect(dialog.getByLabel('Team').first()).toBeFocused();
  await dialog.getByRole('group', { name: 'Paths' }).getByLabel('Team').fill('North');
  await dialog.getByRole('group', { name: 'Tools' }).getByLabel('Team').fill('South');
  await send.click();
  await expect(dialog.getByText('2 of 2 added.')).toBeVisible();
  const teams = atlassian.issues.slice(-2).map(({ fields }) => [fields['summary'], fields['customfield_1']]);
  expect(Object.fromEntries(teams)).toEqual({ 'Clean Tools': 'South', 'Clean Paths': 'North' });
});

test('Whoever is not connected is led to the connection, and back to the selection', async ({ portal: page, api }) => {
  await storeThree(api);
  await page.goto('/portal/stories');
  await expect(page.getByRole('link', { name: 'Swap a plot' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Go to, create, or search stories').fill('add to jira');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/portal/stories?select=');
  await page.getByRole('link', { name: 'Connect Jira' }).click();
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  await page.getByRole('link', { name: 'Accept' }).click();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL('/portal/stories?select=');
  await expect(page.getByRole('button', { name: 'Add to Jira' })).toBeVisible();
});
