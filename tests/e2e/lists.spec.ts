import { NO_ID, sampleProduct, sampleStory } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';

const LISTS = [
  { path: '/portal/products', call: '**/api/product', empty: 'Seems like you did not create a product yet!' },
  { path: '/portal/stories', call: '**/api/story', empty: 'Seems like you did not create any story yet!' },
  { path: '/portal/dashboard', call: '**/api/story?limit=5', empty: 'Seems like you did not create any story yet!' },
] as const;

test.use({ expectedComplaints: [/status of (404|503)/] });

for (const { path, call, empty } of LISTS) {
  test(`${path} says that it loads, that it failed, and after another try that it is empty`, async ({
    portal: page,
  }) => {
    const answer = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 503, body: 'gone for lunch' });
    });
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    answer.resolve();

    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The server did not answer as expected (status 503). Please try again.');
    await expect(page.getByText(empty)).toBeHidden();

    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ json: [] }));
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(empty)).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

test('A product or story that is not there leads to its list, which says why', async ({ page, person }) => {
  expect(person.email).toContain('@');
  await page.goto(`/portal/products/${NO_ID}`);
  await expect(page).toHaveURL('/portal/products');
  await expect(page.getByText('This product does not exist, or no longer.', { exact: true })).toBeVisible();
  await page.goto(`/portal/stories/${NO_ID}`);
  await expect(page).toHaveURL('/portal/stories');
  await expect(page.getByText('This story does not exist, or no longer.', { exact: true })).toBeVisible();
});

test('A story that cannot be loaded right now is asked for again, not lost from sight', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  const call = `**/api/story/${story.id}`;
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`/portal/stories/${story.id}`);
  await expect(page.getByRole('alert')).toContainText('status 503');
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: story.headline })).toBeVisible();
});

test('A long list of stories is shown a page at a time, and narrowed to one product', async ({ page, api }) => {
  const [example] = await api.products();
  const product = await api.createProduct(sampleProduct);
  for (let number = 1; number <= 21; number += 1) {
    await api.storeStory({ ...sampleStory, headline: `Story number ${number}`, productId: product.id });
  }
  await page.goto('/portal/stories');
  const cards = page.getByRole('list', { name: 'Stories' }).getByRole('listitem');
  await expect(cards).toHaveCount(20);
  await expect(cards.first()).toContainText('Story number 21');
  await page.getByRole('button', { name: 'Show more stories' }).click();
  await expect(cards).toHaveCount(21);
  await expect(cards.last()).toContainText('Story number 1');
  await expect(page.getByRole('button', { name: 'Show more stories' })).toBeHidden();

  await page.getByLabel('Product').selectOption(example?.name ?? '');
  await expect(page.getByText('This product has no story yet.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('espresso');
  await expect(page.getByText('No story matches. Try other words or another product.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all stories' }).click();
  await expect(cards).toHaveCount(21);
});
