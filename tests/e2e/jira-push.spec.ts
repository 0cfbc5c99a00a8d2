import { issueDocument } from '#contract/jira-document.ts';
import type { Story } from '#contract/story.ts';
import { PROJECT, SITE } from '../fakes/atlassian/atlassian.ts';
import type { FieldMeta } from '../fakes/atlassian/issue-rules.ts';
import { sampleStory } from '../support/samples.ts';
import { expect, issuesOf, jiraOf, test } from './jira-fixtures.ts';

test.use({ expectedComplaints: [/status of (409|422|429|503|504)/] });

const OTHER_PROJECT = { ...PROJECT, id: '10007', key: 'SHED', name: 'Toolshed' };

const custom = (id: string, name: string, type: string, kind: string, more: object = {}): FieldMeta => ({
  fieldId: `customfield_${id}`,
  name,
  required: true,
  schema: { type, custom: `com.atlassian.jira.plugin.system.customfieldtypes:${kind}` },
  ...more,
});
const OPTIONS = {
  allowedValues: [
    { id: '501', value: 'Spring' },
    { id: '502', value: 'Autumn' },
  ],
};
const FIELDS: readonly FieldMeta[] = [
  custom('10010', 'Plot owner', 'string', 'textfield'),
  custom('10011', 'Reason', 'string', 'textarea'),
  custom('10012', 'Beds', 'number', 'float'),
  custom('10013', 'Needed by', 'date', 'datepicker'),
  custom('10014', 'Season', 'option', 'select', OPTIONS),
  custom('10015', 'Months', 'array', 'multicheckboxes', {
    ...OPTIONS,
    schema: {
      type: 'array',
      items: 'option',
      custom: 'com.atlassian.jira.plugin.system.customfieldtypes:multicheckboxes',
    },
  }),
];

test('A story is seen as the issue it will be, added, and opened in Jira @phone', async ({
  connected: page,
  atlassian,
  story,
}) => {
  await page.goto(`/portal/stories/${story.id}`);
  const { add, dialog, send, open } = jiraOf(page);
  await add.click();
  await expect(dialog.getByLabel('Project')).toHaveValue('10000');
  await expect(dialog.getByLabel('Issue type')).toHaveValue('10001');
  const preview = dialog.getByRole('region', { name: 'Preview of the issue' });
  await expect(preview).toContainText('Plots (PLOT) · Story');
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(story.headline);
  await expect(preview.getByRole('listitem')).toHaveText(story.acceptanceCriteria);
  await expect(preview).toContainText(story.userStory);
  await expect(preview.locator('em')).toHaveText('Written with Storygenie');
  await send.click();

  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  const issue = issuesOf(atlassian, story)[0];
  await expect(page.getByText(`Added to Jira as ${issue?.key}.`, { exact: true })).toBeVisible();
  await expect(open).toHaveAttribute('href', `${SITE.url}/browse/${issue?.key}`);
  expect(issue?.fields).toMatchObject({ project: { id: '10000' }, issuetype: { id: '10001' } });
  expect(issue?.fields['description']).toEqual(issueDocument(story));
  await page.reload();
  await expect(open).toBeVisible();
  await expect(add).toBeHidden();
});

test('What the project asks for is asked first, is kept over a reload, and arrives', async ({
  connected: page,
  atlassian,
  story,
}) => {
  atlassian.setFields(FIELDS);
  await page.goto(`/portal/stories/${story.id}`);
  const { add, dialog, send, open } = jiraOf(page);
  await add.click();
  await dialog.getByLabel('Plot owner').fill('Robin');
  await dialog.getByLabel('Beds').fill('three');
  const before = atlassian.count('create');
  await send.click();
  await expect(dialog.getByText('This field is required.')).toHaveCount(4);
  await expect(dialog.getByText('Enter a number.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  expect(atlassian.count('create')).toBe(before);

  await page.reload();
  await add.click();
  await expect(dialog.getByLabel('Plot owner')).toHaveValue('Robin');
  await dialog.getByLabel('Reason').fill('Less light there.\nMore water here.');
  await dialog.getByLabel('Beds').fill('3');
  await dialog.getByLabel('Needed by').fill('2026-05-31');
  await dialog.getByLabel('Season').selectOption('Spring');
  await dialog.getByLabel('Spring', { exact: true }).check();
  await dialog.getByLabel('Autumn', { exact: true }).check();
  await send.click();
  await expect(open).toBeVisible();
  expect(issuesOf(atlassian, story)[0]?.fields).toMatchObject({
    summary: story.headline,
    customfield_10010: 'Robin',
    customfield_10012: 3,
    customfield_10013: '2026-05-31',
    customfield_10014: { id: '501' },
    customfield_10015: [{ id: '501' }, { id: '502' }],
  });
});

test('What Jira refuses is said at its field, and what was typed stays', async ({
  connected: page,
  atlassian,
  story,
}) => {
  atlassian.setFields([custom('10010', 'Plot owner', 'string', 'textfield')]);
  await page.goto(`/portal/stories/${story.id}`);
  const { add, dialog, send, open } = jiraOf(page);
  await add.click();
  await dialog.getByLabel('Plot owner').fill('Nobody');
  atlassian.break('create', {
    status: 400,
    body: { errorMessages: [], errors: { customfield_10010: 'There is no such gardener.' } },
  });
  await send.click();
  const field = dialog.getByLabel('Plot owner');
  await expect(field).toHaveAccessibleDescription('There is no such gardener.');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Nobody');
  await send.click();
  await expect(open).toBeVisible();
});

test('A project that asks for what cannot be filled in here says so, leads to Jira, and takes the key @phone', async ({
  connected: page,
  api,
  atlassian,
  story,
}) => {
  atlassian.setFields([custom('10020', 'Approver', 'user', 'userpicker')]);
  await page.goto(`/portal/stories/${story.id}`);
  const { add, dialog, send, open } = jiraOf(page);
  await add.click();
  await expect(dialog.getByText('This project asks for Approver')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open the project in Jira' })).toHaveAttribute(
    'href',
    `${SITE.url}/browse/PLOT`,
  );
  await expect(send).toBeDisabled();

  // Somebody makes it there by hand.
  const other = await api.storeStory({ ...sampleStory, productId: story.product.id });
  atlassian.setFields([]);
  const made = await api.send<Story>('POST', `/story/${other.id}/jira`, {
    cloudId: SITE.id,
    projectId: PROJECT.id,
    issueTypeId: '10001',
  });
  await dialog.getByRole('button', { name: 'In Jira already? Enter its key' }).click();
  await dialog.getByLabel('Issue key').fill('PLOT-9999');
  await dialog.getByRole('button', { name: 'Save key' }).click();
  await expect(dialog.getByText('There is no issue PLOT-9999')).toBeVisible();
  await dialog.getByLabel('Issue key').fill(made.jiraIssueId ?? '');
  await dialog.getByRole('button', { name: 'Save key' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(open).toHaveAttribute('href', `${SITE.url}/browse/${made.jiraIssueId}`);
});

test('Where a story went is where the next one of its product goes', async ({
  connected: page,
  api,
  atlassian,
  story,
}) => {
  atlassian.setProjects([PROJECT, OTHER_PROJECT]);
  const next = await api.storeStory({
    headline: 'Lend a spade',
    userStory: story.userStory,
    acceptanceCriteria: story.acceptanceCriteria,
    productId: story.product.id,
  });
  await page.goto(`/portal/stories/${story.id}`);
  const { add, dialog, send, open } = jiraOf(page);
  await add.click();
  await dialog.getByLabel('Project').selectOption('Toolshed (SHED)');
  await dialog.getByLabel('Issue type').selectOption('Task');
  await expect(send).toBeEnabled();
  await send.click();
  await expect(open).toBeVisible();
  await page.goto(`/portal/stories/${next.id}`);
  await add.click();
  await expect(dialog.getByLabel('Project')).toHaveValue(OTHER_PROJECT.id);
  await expect(dialog.getByLabel('Issue type')).toHaveValue('10002');
});

test('Jira that is too busy is left alone for as long as it asks, then asked again by the person @long', async ({
  connected: page,
  atlassian,
  story,
}) => {
  atlassian.break('create', { status: 429, retryAfter: 8 });
  await page.goto(`/portal/stories/${story.id}`);
  const { add, dialog, send, open } = jiraOf(page);
  await add.click();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(dialog.getByRole('button', { name: /^Try again in \d s$/ })).toBeDisabled();
  await expect(dialog.getByRole('alert').filter({ hasText: /Jira/ })).toBeVisible();
  await send.click();
  await expect(open).toBeVisible();
});

test('A connection that ended meanwhile is said, with the way to another', async ({ connected: page, api, story }) => {
  await page.goto(`/portal/stories/${story.id}`);
  const { add, dialog, send } = jiraOf(page);
  await add.click();
  await expect(send).toBeEnabled();
  await api.send('DELETE', '/jira/refresh');
  await send.click();
  await expect(dialog.getByText('Jira not authorized')).toBeVisible();
  await dialog.getByRole('link', { name: 'Connect Jira' }).click();
  await expect(page).toHaveURL(
    `/portal/settings/integrations?from=${encodeURIComponent(`/portal/stories/${story.id}`)}`,
  );
  await expect(page.getByRole('button', { name: 'Connect Jira' })).toBeVisible();
});

test('Where no project takes issues the person is told whom to ask', async ({ connected: page, atlassian, story }) => {
  atlassian.setProjects([]);
  await page.goto(`/portal/stories/${story.id}`);
  const { add, dialog, send } = jiraOf(page);
  await add.click();
  await expect(dialog).toContainText('There is no project in which you may create issues.');
  await expect(send).toBeDisabled();
});
