import { sampleProduct } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { storyPage } from './steps.ts';

test.use({ expectedComplaints: [/status of 503/] });

/** It holds two actions, of which a story takes one. */
const IDEA =
  'As a plot keeper I want to export the waiting list as a CSV file. Gardeners should also be notified by mail when a plot becomes free.';

test('A further idea becomes a story with one press, against the same product, and leads to it @phone', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.writeStory(product.id, IDEA);
  const [idea = ''] = story.furtherIdeas;
  expect(idea).not.toBe('');
  await page.goto(`/portal/stories/${story.id}`);
  const also = page.getByRole('region', { name: 'Also in this idea' });
  await expect(also).toContainText(idea);
  await expectNoBarrier(page, also);
  expect(await api.stories()).toHaveLength(1);

  await page.route('**/api/story/generate', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await also.getByRole('button', { name: `Create story ${idea}` }).click();
  await expect(also.getByRole('alert').first()).toContainText('status 503');
  expect(await api.stories()).toHaveLength(1);

  await also.getByRole('button', { name: `Create story ${idea}` }).click();
  const open = also.getByRole('link', { name: `Open its story ${idea}` });
  await expect(open).toBeFocused();
  const [made] = await api.stories();
  expect(made).toMatchObject({ idea, product: { id: product.id }, parent: { id: story.id } });
  await open.click();
  await expect(page).toHaveURL(`/portal/stories/${made?.id}`);
  await expect(storyPage(page).headline).toHaveText(made?.headline ?? '');

  await page.getByRole('link', { name: 'The story it was found in' }).click();
  await expect(storyPage(page).headline).toHaveText(story.headline);
  await expect(open).toBeVisible();
  await expect(also.getByRole('button', { name: `Create story ${idea}` })).toBeHidden();
});

test('The second half of a double press does not cancel the story', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.writeStory(product.id, IDEA);
  const [idea = ''] = story.furtherIdeas;
  await page.goto(`/portal/stories/${story.id}`);
  const also = page.getByRole('region', { name: 'Also in this idea' });
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/story/generate', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await also.getByRole('button', { name: `Create story ${idea}` }).click();
  // It falls on what the first half has put there.
  await also.getByRole('button', { name: 'Writing… Cancel' }).dispatchEvent('click', { detail: 2 });
  gate.resolve();
  await expect(also.getByRole('link', { name: `Open its story ${idea}` })).toBeFocused();
  expect(await api.stories()).toHaveLength(2);
});

test('Whoever cancels gets no story, and may ask for it again', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.writeStory(product.id, IDEA);
  const [idea = ''] = story.furtherIdeas;
  await page.goto(`/portal/stories/${story.id}`);
  const also = page.getByRole('region', { name: 'Also in this idea' });
  const gate = Promise.withResolvers<void>();
  await page.route(
    '**/api/story/generate',
    async (route) => {
      await gate.promise;
      await route.abort().catch(() => undefined);
    },
    { times: 1 },
  );
  await also.getByRole('button', { name: `Create story ${idea}` }).click();
  await also.getByRole('button', { name: 'Writing… Cancel' }).click();
  await expect(also.getByRole('button', { name: `Create story ${idea}` })).toBeVisible();
  gate.resolve();
  await expect(also.getByRole('alert')).toHaveCount(0);
  expect(await api.stories()).toHaveLength(1);
  await also.getByRole('button', { name: `Create story ${idea}` }).click();
  await expect(also.getByRole('link', { name: `Open its story ${idea}` })).toBeVisible();
  expect(await api.stories()).toHaveLength(2);
});
