import type { Page } from '@playwright/test';
import { browserRoutes } from '#contract/browser-routes.ts';
import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { askForStory, goTo, storyPage } from './steps.ts';

test.use({ expectedComplaints: [/status of 503/] });

/** Notes every call to the API from now on. */
function listen(page: Page) {
  const calls: { readonly path: string; readonly authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({ path: pathname + search, authorization: request.headers()['authorization'] });
  });
  return { calls, count: (path: string) => calls.filter((call) => call.path === path).length };
}

test('What was read stays fresh for a minute, and is asked for again after that', async ({ portal: page }) => {
  await page.clock.install();
  const { count } = listen(page);
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const card = page.getByRole('link', { name: 'Corner Shop' });
  const away = async (): Promise<void> => {
    await goTo(page, 'Settings');
    await heading('Settings');
  };
  await page.goto(browserRoutes.products);
  await expect(card).toBeVisible();
  expect(count('/api/product')).toBe(1);
  await away();
  await page.clock.fastForward(20_000);
  await goTo(page, 'Products');
  await expect(card).toBeVisible();
  expect(count('/api/product')).toBe(1);
  await away();
  await page.clock.fastForward(45_000);
  await goTo(page, 'Products');
  await expect(card).toBeVisible();
  await expect.poll(() => count('/api/product')).toBe(2);
});

test('What could not be read is not asked for again by itself', async ({ portal: page }) => {
  await page.clock.install();
  const { count } = listen(page);
  await page.route('**/api/product', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(browserRoutes.products);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.clock.fastForward(120_000);
  await page.waitForLoadState('networkidle');
  expect(count('/api/product')).toBe(1);
});

test('Queries of one thing run only with an id', async ({ portal: page }) => {
  const { calls } = listen(page);
  for (const path of ['/portal/products/', '/portal/stories/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /^Your/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(calls.filter(({ path }) => /^\/api\/(?:product|story)\//.test(path))).toEqual([]);
});

test('Every call that is about a person carries their identity token', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  const { calls } = listen(page);
  for (const path of [browserRoutes.dashboard, browserRoutes.products, browserRoutes.settingsAccount]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.goto(browserRoutes.storyCreate);
  await askForStory(page, product.name, sampleIdea);
  await expect(storyPage(page).headline).toBeVisible();
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect.poll(() => calls.filter(({ path }) => path.endsWith('/feedback')).length).toBeGreaterThanOrEqual(2);
  const theirs = calls.filter(({ path }) => !/^\/api\/(?:auth\/|config$|tunnel$)/.test(path));
  expect(theirs.length).toBeGreaterThan(5);
  for (const { path, authorization } of theirs) expect(authorization, path).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
});

test('A product that cannot be loaded, for whatever reason, leads to its list', async ({ page, api }) => {
  const { id } = await api.createProduct(sampleProduct);
  await page.route(`**/api/product/${id}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`/portal/products/${id}`);
  await expect(page).toHaveURL(browserRoutes.products);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Products' })).toBeVisible();
});

test('The dialog for deleting a product says how many stories go with it', async ({ page, api }) => {
  const product = await api.createProduct(sampleProduct);
  for (const words of [
    'No story belongs to it.',
    'Its story is deleted with it.',
    'Its 2 stories are deleted with it.',
  ]) {
    await page.goto(`/portal/products/${product.id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete product' })).toContainText(words);
    await api.storeStory({ ...sampleStory, productId: product.id });
  }
});

test('A new product is in the list at once, and a deleted one is not any more', async ({ page, api }) => {
  await page.goto(browserRoutes.products);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: 'Create a Product' }).click();
  await page.getByLabel('Product name').fill(sampleProduct.name);
  await page.getByLabel('Product description').fill(sampleProduct.description);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page).toHaveURL(browserRoutes.products);
  await expect(cards).toHaveCount(2);
  await page.getByRole('link', { name: sampleProduct.name }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(sampleProduct.name);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Product' }).click();
  await expect(cards).toHaveCount(1);
  expect(await api.products()).toHaveLength(1);
});

test('Screens are fetched when they are opened', async ({ page, person }) => {
  expect(person.email).toContain('@');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const has = (screen: string) => scripts.some((path) => path.startsWith(`/assets/${screen}-`));
  await page.goto(browserRoutes.dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([has('dashboard.route'), has('product-list'), has('settings.route')]).toEqual([true, false, false]);
  await goTo(page, 'Products');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Products' })).toBeVisible();
  expect([has('product-list'), has('settings.route')]).toEqual([true, false]);
});
