import { sampleStory } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { signOut, storyPage } from './steps.ts';
import { editorOf, openStory, written } from './story-editor.ts';

const [first, , third] = sampleStory.acceptanceCriteria;

test('Discarded changes are offered back, from another screen too, and so is what they take the place of @phone', async ({
  page,
  api,
}) => {
  const { id } = await openStory(page, api);
  const editor = editorOf(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await editor.edit.click();
  await editor.headline.fill('Something else');
  await editor.criterion(2).fill('Another second criterion.');
  await editor.button('Discard changes').click();
  await expect(storyPage(page).headline).toHaveText(sampleStory.headline);
  await undo.click();
  await expect(editor.headline).toHaveValue('Something else');
  await expect(editor.headline).toBeFocused();
  expect(await written(page)).toEqual([first, 'Another second criterion.', third]);
  await expect(undo).toBeHidden();

  await editor.button('Discard changes').click();
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page.getByRole('heading', { name: 'Your Stories' })).toBeVisible();
  await undo.click();
  await expect(page).toHaveURL(`/portal/stories/${id}`);
  await expect(editor.headline).toHaveValue('Something else');

  await editor.button('Discard changes').click();
  await editor.edit.click();
  await editor.headline.fill('Typed since');
  await undo.click();
  await expect(editor.headline).toHaveValue('Something else');
  await undo.click();
  await expect(editor.headline).toHaveValue('Typed since');
});

test('Nothing is offered back where nothing was changed', async ({ page, api }) => {
  await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  await editor.button('Cancel').click();
  await expect(editor.edit).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('Discarded changes are gone, also after a reload', async ({ page, api }) => {
  await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  await editor.headline.fill('Something else');
  await editor.button('Discard changes').click();
  await expect(storyPage(page).headline).toHaveText(sampleStory.headline);
  await page.reload();
  await expect(storyPage(page).headline).toHaveText(sampleStory.headline);
});

test('Changes of a story that is then deleted are gone with it: nobody is asked about them', async ({
  page,
  api,
  person,
}) => {
  const { id } = await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  await editor.headline.fill('Something else');
  await page.getByRole('link', { name: 'List' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByLabel('Select all shown').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 story' }).click();
  await expect(page.getByText('1 story deleted.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join(' '))).not.toContain(id);
  await signOut(page, person);
});
