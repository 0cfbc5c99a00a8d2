import { sampleProduct, sampleStory } from '../support/samples.ts';
import { signIn } from './steps.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedComplaints: [/status of (401|503)/] });

test('List leads from a story back to the list as it was left: its words, its pages and its place', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  for (let number = 1; number <= 25; number += 1) {
    await api.storeStory({ ...sampleStory, headline: `Swap number ${number}`, productId: product.id });
  }
  await page.goto('/portal/stories?q=number');
  await page.getByRole('button', { name: 'Show more stories' }).click();
  const cards = page.getByRole('list', { name: 'Stories' }).getByRole('listitem');
  await expect(cards).toHaveCount(25);
  const last = page.getByRole('link', { name: 'Swap number 1', exact: true });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Swap number 1' })).toBeVisible();

  await page.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL('/portal/stories?q=number');
  await expect(cards).toHaveCount(25);
  await expect(last).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('number');
});

test('List leads to the list when a story or a product was opened directly', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto(`/portal/stories/${story.id}`);
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL('/portal/stories');

  for (const path of ['create', product.id]) {
    const opened = await page.context().newPage();
    await opened.goto(`/portal/products/${path}`);
    await opened.getByRole('button', { name: 'List' }).click();
    await expect(opened).toHaveURL('/portal/products');
    await opened.close();
  }
});

test('List leads to the list, not back to the sign-in, for whoever signed in on the way', async ({ page, person }) => {
  await page.context().clearCookies();
  await page.goto('/login?redirect=%2Fportal%2Fproducts%2Fcreate');
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'New product' })).toBeVisible();
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL('/portal/products');
});

test('After a new story List leads to the list, not back to the form', async ({ portal: page }) => {
  await page.goto('/portal/stories/create');
  await page.getByLabel('Example', { exact: true }).selectOption('UX');
  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL('/portal/stories');
});

test('When more stories cannot be fetched, those that are there stay, and the next try goes on from them', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  for (let number = 1; number <= 21; number += 1) {
    await api.storeStory({ ...sampleStory, headline: `Swap number ${number}`, productId: product.id });
  }
  await page.goto('/portal/stories');
  const cards = page.getByRole('list', { name: 'Stories' }).getByRole('listitem');
  await expect(cards).toHaveCount(20);
  await page.route('**/api/story?cursor=*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Show more stories' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('status 503');
  await expect(cards).toHaveCount(20);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cards).toHaveCount(21);
  await expect(alert).toBeHidden();
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' });

  test('A day is that of the place where somebody is, as it is written there', async ({ page, api }) => {
    const product = await api.createProduct(sampleProduct);
    const story = await api.storeStory({ ...sampleStory, productId: product.id });
    const old = { ...story, createdAt: '2026-03-01T20:30:00.000Z' };
    await page.route('**/api/story?limit=5', (route) => route.fulfill({ json: [old] }));
    await page.goto('/portal/dashboard');
    await expect(page.getByRole('cell', { name: '02.03.2026', exact: true })).toBeVisible();
  });
});
