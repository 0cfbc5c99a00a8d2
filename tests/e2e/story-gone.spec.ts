import { expect, test } from './fixtures.ts';
import { storyPage } from './steps.ts';
import { editorOf, openStory } from './story-editor.ts';

test.use({ expectedComplaints: [/status of 404/] });

const HEADLINE = 'Swap plots with a neighbour';
const SAVE_ANEW = 'Save as a new story';

test('What was changed of a story that somebody deleted meanwhile is saved as a new one', async ({ page, api }) => {
  const { id, product } = await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  await editor.headline.fill(HEADLINE);
  await api.send('DELETE', `/story/${id}`);
  await editor.save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This story was deleted meanwhile.' })).toBeVisible();
  await expect(editor.headline).toHaveValue(HEADLINE);

  await editor.button(SAVE_ANEW).dblclick();
  await expect(storyPage(page).headline).toHaveText(HEADLINE);
  await expect(page.getByText('Story saved.', { exact: true })).toBeVisible();
  const stories = await api.stories();
  expect(stories.map(({ headline }) => headline)).toEqual([HEADLINE]);
  expect(stories[0]?.product.id).toBe(product.id);
  await expect(page).toHaveURL(`/portal/stories/${stories[0]?.id}`);
});

test('Whoever writes when their story turns out to be deleted stays with their words, until they throw them away', async ({
  page,
  api,
}) => {
  await page.clock.install();
  const { id } = await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  await editor.headline.fill(HEADLINE);
  await api.send('DELETE', `/story/${id}`);
  const readAgain = page.waitForResponse(`**/api/story/${id}`);
  // Somebody comes back to the tab after a while.
  await page.clock.fastForward(120_000);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  expect((await readAgain).status()).toBe(404);
  await expect(editor.button(SAVE_ANEW)).toBeVisible();
  await expect(editor.headline).toHaveValue(HEADLINE);
  await editor.button('Discard changes').click();
  await expect(page).toHaveURL('/portal/stories');
  await expect(page.getByText('This story does not exist, or no longer.', { exact: true })).toBeVisible();
  // There is no story to which they could be brought back.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});
