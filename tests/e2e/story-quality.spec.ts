import type { Page } from '@playwright/test';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import type { PersonApi } from './person-api.ts';
import { storyPage } from './steps.ts';

test.use({ expectedComplaints: [/status of 409|net::ERR_FAILED/] });

/** Says a vague word, which the checks can take out. */
const DEFECTIVE = {
  ...sampleStory,
  userStory: 'As a gardener, I want to swap my plot quickly, so that both of us get the light we need.',
};
const MENDED = 'As a gardener, I want to swap my plot, so that both of us get the light we need.';

async function openStory(page: Page, api: PersonApi) {
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...DEFECTIVE, productId: product.id });
  await page.goto(`/portal/stories/${story.id}`);
  return story;
}

const quality = (page: Page) => page.getByRole('region', { name: 'Quality' });

test('The quality of a story is told beside it, and a correction is one press, as is the way back @phone', async ({
  page,
  api,
}) => {
  await openStory(page, api);
  const panel = quality(page);
  await expect(panel).toContainText('88 of 100. One thing to look at.');
  await expect(panel.getByRole('listitem')).toContainText('User Story: "quickly" cannot be tested');
  await expectNoBarrier(page, panel);
  await panel.getByRole('button', { name: 'Fix' }).click();
  const { userStory } = storyPage(page);
  await expect(userStory).toContainText(MENDED);
  await expect(panel).toContainText('100 of 100. Nothing to mend.');
  await expect(panel.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect((await api.stories()).map((story) => story.userStory)).toEqual([MENDED]);

  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(userStory).toContainText(DEFECTIVE.userStory);
  await expect(panel).toContainText('88 of 100. One thing to look at.');
  expect((await api.stories()).map((story) => story.userStory)).toEqual([DEFECTIVE.userStory]);
});

test('The place of the checks is kept while they are on their way, and said to be empty when they do not come', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  const code = Promise.withResolvers<void>();
  const checks = '**/assets/check-story-*.js';
  await page.route(checks, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(`/portal/stories/${story.id}`);
  await expect(quality(page)).toContainText('Checking…');
  const below = page.getByRole('region', { name: 'Product' });
  const place = await below.boundingBox();
  code.resolve();
  await expect(quality(page)).toContainText('100 of 100. Nothing to mend.');
  expect(await below.boundingBox()).toEqual(place);

  await page.unroute(checks);
  await page.route(checks, (route) => route.abort());
  await page.reload();
  await expect(quality(page)).toContainText('The checks could not be loaded.');
  await expect(storyPage(page).headline).toHaveText(story.headline);
});

test('A correction of a story that was changed elsewhere stores nothing, and the new words are shown', async ({
  page,
  api,
}) => {
  const { id, version } = await openStory(page, api);
  await expect(quality(page).getByRole('button', { name: 'Fix' })).toBeVisible();
  const { headline, userStory, acceptanceCriteria } = { ...DEFECTIVE, headline: 'Changed elsewhere' };
  await api.send('PUT', `/story/${id}`, { headline, userStory, acceptanceCriteria, version });
  await quality(page).getByRole('button', { name: 'Fix' }).click();
  await expect(storyPage(page).headline).toHaveText('Changed elsewhere');
  await expect(quality(page).getByRole('alert')).toContainText('This story was changed meanwhile.');
  expect((await api.stories()).map((story) => story.userStory)).toEqual([DEFECTIVE.userStory]);
});

test('The checks follow what is typed, below its field, with a correction that can be taken back', async ({
  page,
  api,
}) => {
  await openStory(page, api);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('form', { name: 'Edit story' });
  const field = form.getByLabel('User Story');
  await expect(form).toContainText('"quickly" cannot be tested');
  await field.fill(MENDED);
  await expect(form).not.toContainText('cannot be tested');
  await expect(quality(page)).toContainText('100 of 100');
  await field.fill(DEFECTIVE.userStory);
  await form.getByRole('button', { name: 'Fix' }).click();
  await expect(field).toHaveValue(MENDED);
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue(DEFECTIVE.userStory);
  await expectNoBarrier(page, form);
  expect((await api.stories()).map((story) => story.userStory)).toEqual([DEFECTIVE.userStory]);
});
