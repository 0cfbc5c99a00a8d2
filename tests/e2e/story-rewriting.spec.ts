import type { Page } from '@playwright/test';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import type { PersonApi } from './person-api.ts';
import { storyPage } from './steps.ts';

test.use({ expectedComplaints: [/status of 409|net::ERR_FAILED/] });

async function openStory(page: Page, api: PersonApi) {
  const product = await api.createProduct(sampleProduct);
  const story = await api.writeStory(product.id, sampleIdea);
  await page.goto(`/portal/stories/${story.id}`);
  await page.getByRole('button', { name: 'Write again' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The built-in writer makes the changes listed here. It does not take free words.');
  return { story, dialog, write: dialog.getByRole('button', { name: 'Write again' }) };
}

test('The built-in writer makes a chosen change; what changed is shown, and can be undone @phone', async ({
  page,
  api,
}) => {
  const { story, dialog, write } = await openStory(page, api);
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectNoBarrier(page, dialog);
  await write.click();
  await expect(dialog.getByRole('group', { name: 'Changes' })).toContainText('Say or choose what should change.');
  await dialog.getByLabel('Drop a criterion').check();
  await write.click();
  await expect(dialog.getByLabel('Which criterion?')).toBeFocused();
  await expect(dialog.getByLabel('Which criterion?')).toHaveAccessibleDescription('Choose the criterion to drop.');
  const dropped = story.acceptanceCriteria[1] ?? '';
  await dialog.getByLabel('Which criterion?').selectOption(dropped);
  await write.click();

  const result = page.getByRole('dialog', { name: 'What changed' });
  await expect(result.getByRole('deletion')).toHaveText(dropped);
  await expect(result.getByRole('button', { name: 'Keep' })).toBeFocused();
  await expectNoBarrier(page, result);
  expect((await api.stories())[0]?.acceptanceCriteria).not.toContain(dropped);
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(result).toBeHidden();
  await expect(storyPage(page).criteria).toHaveCount(story.acceptanceCriteria.length);
  await expect(storyPage(page).criteria.nth(1)).toContainText(dropped);
  expect((await api.stories())[0]?.acceptanceCriteria).toEqual(story.acceptanceCriteria);
});

test('An open question is answered where it stands, and the answer is a criterion in the person’s words @phone', async ({
  page,
  api,
}) => {
  const { story, dialog } = await openStory(page, api);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const [question = '', ...others] = story.openQuestions;
  const questions = page.getByRole('region', { name: 'Open questions' });
  const answer = questions.getByRole('button', { name: `Answer ${question}` });
  await answer.click();
  const asking = page.getByRole('dialog', { name: 'Answer a question' });
  const field = asking.getByLabel(question);
  const send = asking.getByRole('button', { name: 'Add answer' });
  await expect(field).toBeFocused();
  await expectNoBarrier(page, asking);
  await send.click();
  await expect(field).toHaveAccessibleDescription(/^This field is required\./);
  await field.fill('30 days');
  await send.click();
  await expect(field).toHaveAccessibleDescription(/^Answer in a whole sentence: it becomes a criterion of the story\./);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(answer).toBeFocused();
  await answer.click();
  await expect(field).toHaveValue('30 days');
  await field.fill('A swap ends after 30 days.');
  await send.click();

  const result = page.getByRole('dialog', { name: 'What changed' });
  await expect(result.getByRole('insertion')).toHaveText('A swap ends after 30 days.');
  await result.getByRole('button', { name: 'Keep' }).click();
  await expect(result).toBeHidden();
  await expect(storyPage(page).criteria.last()).toContainText('A swap ends after 30 days.');
  await expect(storyPage(page).criteria.last()).toContainText('Written by you');
  await expect(answer).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  expect((await api.stories())[0]).toMatchObject({ openQuestions: others });
});

test('A role that was guessed is confirmed, and the text stays as it is', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.writeStory(product.id, 'Dark mode with large letters for the evening');
  const question = story.openQuestions.find((one) => one.startsWith('Who is this for')) ?? '';
  expect(question).not.toBe('');
  const [, role = ''] = /^As (an? .+?), I want/.exec(story.userStory) ?? [];
  await page.goto(`/portal/stories/${story.id}`);
  await page.getByRole('button', { name: `Answer ${question}` }).click();
  await page.getByRole('dialog').getByLabel(question).fill(role);
  await page.getByRole('button', { name: 'Add answer' }).click();
  const result = page.getByRole('dialog', { name: 'What changed' });
  await expect(result).toContainText('The text stays as it is. The question is answered and no longer asked.');
  await result.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('button', { name: `Answer ${question}` })).toBeHidden();
  expect((await api.stories())[0]).toMatchObject({ userStory: story.userStory, actorGrounding: { source: 'person' } });
});

test('A locked criterion stays through a new draft, and the history says what was asked for', async ({ page, api }) => {
  const { story, dialog, write } = await openStory(page, api);
  const [first = ''] = story.acceptanceCriteria;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Lock criterion 1', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unlock criterion 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Write again' }).click();
  await expect(dialog).toContainText('Locked, so it stays as it is: one criterion.');
  await dialog.getByLabel('Another role').check();
  await dialog.getByLabel('Drop a criterion').check();
  await expect(dialog.getByLabel('Which criterion?').getByRole('option')).toHaveCount(story.acceptanceCriteria.length);
  await dialog.getByLabel('Drop a criterion').uncheck();
  await dialog.getByLabel('Which role?').fill('treasurer');
  await write.click();

  await page.getByRole('dialog', { name: 'What changed' }).getByRole('button', { name: 'Keep' }).click();
  await expect(storyPage(page).userStory).toContainText('As a treasurer, I want to ');
  await expect(storyPage(page).criteria.filter({ hasText: first })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Unlock criterion/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Versions' }).click();
  const newest = page.getByRole('list', { name: 'Versions' }).locator('> li').first();
  await expect(newest).toContainText('Written again');
  await expect(newest).toContainText('Another role: treasurer');
});

test('What was chosen survives a reload, and a story that was changed meanwhile is not written over', async ({
  page,
  api,
}) => {
  const { story, dialog, write } = await openStory(page, api);
  await dialog.getByLabel('Add an error case').check();
  await page.reload();
  await page.getByRole('button', { name: 'Write again' }).click();
  await expect(dialog.getByLabel('Add an error case')).toBeChecked();
  const { userStory, acceptanceCriteria, version } = story;
  const texts = { headline: 'Changed elsewhere', userStory, acceptanceCriteria };
  await api.send('PUT', `/story/${story.id}`, { ...texts, version });
  await write.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'The story was changed meanwhile.' })).toBeVisible();
  expect((await api.stories())[0]).toMatchObject(texts);
  await write.click();
  await expect(page.getByRole('dialog', { name: 'What changed' }).getByRole('insertion')).toHaveCount(1);
  expect((await api.stories())[0]?.headline).toBe('Changed elsewhere');
});

test('A version whose answer was lost, and that was asked for once more, can be undone', async ({ page, api }) => {
  const { story, dialog, write } = await openStory(page, api);
  await dialog.getByLabel('Drop a criterion').check();
  await dialog.getByLabel('Which criterion?').selectOption(story.acceptanceCriteria[1] ?? '');
  await page.route(
    '**/regenerate',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await write.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
  await write.click();
  const result = page.getByRole('dialog', { name: 'What changed' });
  await expect(result.getByRole('deletion')).toHaveText(story.acceptanceCriteria[1] ?? '');
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(result).toBeHidden();
  expect((await api.stories())[0]?.acceptanceCriteria).toEqual(story.acceptanceCriteria);
});
