import { CRITERION_MAX } from '#contract/story.ts';
import { tooLong } from '#contract/text.ts';
import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { beginSignOut, goTo, signIn, storyPage } from './steps.ts';
import { editorOf, openStory, written } from './story-editor.ts';

test.use({ expectedComplaints: [/status of (409|503)|ERR_FAILED/] });

const [first = '', second = '', third = ''] = sampleStory.acceptanceCriteria;

test('A story is changed in its place, and the change is there after a reload, locked @phone', async ({
  page,
  api,
  isMobile,
}) => {
  const { id } = await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  await expect(editor.headline).toBeFocused();
  if (isMobile) {
    const bar = await editor.save.locator('..').boundingBox();
    expect(bar, 'what saves lies across the whole screen, as on every other one').toMatchObject({ x: 0, width: 390 });
  }
  await editor.headline.fill('Swap plots with a neighbour');
  await editor.criterion(2).fill('A declined swap changes neither plot.');
  await editor.button('Remove criterion 3').click();
  await editor.add.click();
  await expect(editor.criterion(3)).toBeFocused();
  await editor.criterion(3).fill('An unpaid fee blocks the swap.');
  await editor.save.click();

  const story = storyPage(page);
  await expect(story.headline).toHaveText('Swap plots with a neighbour');
  await expect(editor.edit).toBeFocused();
  await page.reload();
  await expect(story.headline).toHaveText('Swap plots with a neighbour');
  await expect(story.criteria.nth(1)).toContainText('A declined swap changes neither plot.');
  await expect(story.criteria.nth(2)).toContainText('An unpaid fee blocks the swap.');
  await expect(page.getByRole('button', { name: 'Unlock headline' })).toBeVisible();
  const stored = (await api.stories()).find((one) => one.id === id);
  expect(stored?.acceptanceCriteria).toEqual([
    first,
    'A declined swap changes neither plot.',
    'An unpaid fee blocks the swap.',
  ]);
  expect(stored?.userStory).toBe(sampleStory.userStory);
});

test('Criteria are moved by buttons and by keys, and the one that is moved keeps the focus', async ({ page, api }) => {
  await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  // There is nothing above the first one, and it shows.
  await expect(editor.button('Up criterion 1')).toHaveCSS('cursor', 'not-allowed');
  await expect(editor.button('Down criterion 1')).not.toHaveCSS('cursor', 'not-allowed');
  await editor.button('Down criterion 1').click();
  expect(await written(page)).toEqual([second, first, third]);
  await expect(editor.button('Down criterion 2')).toBeFocused();
  await editor.button('Up criterion 3').click();
  expect(await written(page)).toEqual([second, third, first]);
  await editor.criterion(3).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(editor.criterion(2)).toBeFocused();
  expect(await written(page)).toEqual([second, first, third]);
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(editor.criterion(3)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(storyPage(page).criteria.nth(2)).toContainText(first);
  await expect(storyPage(page).criteria.first()).toContainText(second);
});

test('What the server would refuse is said in its field, and nothing is stored', async ({ page, api }) => {
  const { version } = await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  await editor.headline.fill('  ');
  await editor.criterion(2).fill('x'.repeat(5_000));
  await editor.save.click();
  await expect(editor.headline).toBeFocused();
  await expect(editor.headline).toHaveAccessibleDescription('This field is required.');
  await expect(editor.criterion(2)).toHaveAccessibleDescription(tooLong(CRITERION_MAX));
  await editor.headline.fill('Swap');
  await expect(editor.headline).toHaveAccessibleDescription('');
  expect((await api.stories()).map((story) => story.version)).toEqual([version]);
  await editor.button('Remove criterion 3').click();
  await editor.button('Remove criterion 2').click();
  await expect(editor.criterion(1)).toBeFocused();
  await expect(editor.button('Remove criterion 1')).toBeDisabled();
});

test('Words that are not saved survive a reload and a failure; a sign-out asks, and then forgets them', async ({
  page,
  api,
  person,
}) => {
  const { id } = await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  await editor.userStory.fill('As a gardener, I want to keep what I typed');
  await editor.button('Up criterion 2').click();
  await page.reload();
  await expect(editor.userStory).toHaveValue('As a gardener, I want to keep what I typed');
  expect(await written(page)).toEqual([second, first, third]);

  await page.route(`**/api/story/${id}`, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await editor.userStory.press('Control+Enter');
  await expect(editor.form.getByRole('alert').filter({ hasText: 'status 503' })).toBeVisible();
  await expect(editor.userStory, 'typing goes on where it was').toBeFocused();
  await expect(editor.userStory).toHaveValue('As a gardener, I want to keep what I typed');

  await beginSignOut(page, person);
  const question = page.getByRole('dialog', { name: 'Log out with unsaved text' });
  await expectNoBarrier(page, question.getByText('It will be gone when you log out.'));
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.userStory).toHaveValue('As a gardener, I want to keep what I typed');
  await beginSignOut(page, person);
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await goTo(page, 'Stories');
  await page.getByRole('link', { name: sampleStory.headline }).first().click();
  await expect(storyPage(page).userStory).toContainText(sampleStory.userStory);
  await expect(editor.form).toBeHidden();
});

test('Of two tabs the later one sees both texts and takes of each part whose it wants @phone', async ({
  page,
  context,
  api,
}) => {
  await openStory(page, api);
  const mine = editorOf(page);
  await mine.edit.click();
  await mine.headline.fill('My headline');
  await mine.criterion(1).fill('My first criterion is here.');

  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = editorOf(other);
  await theirs.edit.click();
  await theirs.headline.fill('Their headline');
  await theirs.userStory.fill('As a gardener, I want to swap my plot, so that both of us get light.');
  await theirs.criterion(3).fill('Their third criterion is here.');
  await theirs.save.click();
  await expect(storyPage(other).headline).toHaveText('Their headline');
  await other.close();

  await mine.save.click();
  const conflict = page.getByRole('form', { name: 'This story was changed meanwhile' });
  const part = (name: string) => conflict.getByRole('group', { name });
  await expect(conflict.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(part('Headline')).toContainText('My headline');
  await expect(part('Headline')).toContainText('Their headline');
  await expect(part('Headline').getByLabel('Take mine')).toBeChecked();
  // What was left alone here is taken from there.
  await expect(part('User Story').getByLabel('Take theirs')).toBeChecked();
  await expect(part('Acceptance Criteria')).toContainText('My first criterion is here.');
  await expect(part('Acceptance Criteria')).toContainText('Their third criterion is here.');
  await expectNoBarrier(page, conflict);

  await conflict.getByRole('button', { name: 'Back to my text' }).click();
  await expect(mine.headline).toHaveValue('My headline');
  await mine.save.click();
  await part('Acceptance Criteria').getByLabel('Take theirs').check();
  await mine.save.click();
  const story = storyPage(page);
  await expect(story.headline).toHaveText('My headline');
  await expect(story.userStory).toContainText('so that both of us get light.');
  await expect(story.criteria.first()).toContainText(first);
  await expect(story.criteria.nth(2)).toContainText('Their third criterion is here.');
});

test('A change whose answer was lost is no conflict with itself', async ({ page, api }) => {
  const { id, version } = await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  await editor.headline.fill(' A better headline ');
  await page.route(
    `**/api/story/${id}`,
    async (route) => {
      await route.fetch();
      await route.abort('failed');
    },
    { times: 1 },
  );
  await editor.save.click();
  await expect(editor.form.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
  await editor.save.click();
  await expect(storyPage(page).headline).toHaveText('A better headline');
  await expect(editor.edit).toBeFocused();
  expect((await api.stories()).map((story) => story.version)).toEqual([version + 1]);
});

test('A version that rose while the texts stayed stands in nobody’s way', async ({ page, api }) => {
  const story = await openStory(page, api);
  const editor = editorOf(page);
  await editor.edit.click();
  await editor.headline.fill('A better headline');
  const { headline, userStory, acceptanceCriteria, version } = story;
  const locks = { headline: false, userStory: true, acceptanceCriteria: [] };
  await api.send('PUT', `/story/${story.id}`, { headline, userStory, acceptanceCriteria, version, locks });
  await editor.save.click();
  await expect(storyPage(page).headline).toHaveText('A better headline');
  await expect(page.getByRole('button', { name: 'Unlock user story' })).toBeVisible();
});

test('What was edited is locked, nothing else, and any part is locked and unlocked with a press', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.writeStory(product.id, sampleIdea);
  await page.goto(`/portal/stories/${story.id}`);
  const locks = async () => (await api.stories())[0]?.locks;
  const lock = (name: string) => page.getByRole('button', { name: `Lock ${name}`, exact: true });
  const unlock = (name: string) => page.getByRole('button', { name: `Unlock ${name}` });
  const editor = editorOf(page);
  await editor.edit.click();
  await editor.headline.fill('Swap plots with a neighbour');
  await editor.save.click();
  await expect(unlock('headline')).toBeVisible();
  await expect(lock('user story')).toBeVisible();
  expect(await locks()).toEqual({ headline: true, userStory: false, acceptanceCriteria: [] });

  await unlock('headline').click();
  await expect(lock('headline')).toBeVisible();
  await lock('criterion 2').click();
  await expect(unlock('criterion 2')).toBeVisible();
  expect(await locks()).toEqual({
    headline: false,
    userStory: false,
    acceptanceCriteria: [story.acceptanceCriteria[1]],
  });
  await unlock('criterion 2').click();
  await expect(lock('criterion 2')).toBeVisible();
  expect(await locks()).toEqual({ headline: false, userStory: false, acceptanceCriteria: [] });
});
