import type { Page } from '@playwright/test';
import { browserRoutes } from '#contract/browser-routes.ts';
import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import { askForStory, storySheet } from './steps.ts';

/** Wider than a phone, and without room for two columns. */
const BETWEEN = { width: 800, height: 900 };

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Portal' });

test('The sidebar leads to the dashboard, products, stories and settings, and says what is not available yet', async ({
  portal: page,
}) => {
  await page.goto('/portal/dashboard');
  const entries = menuOf(page).getByRole('listitem');
  await expect(entries).toHaveText([
    'Dashboard',
    'Products',
    'Stories',
    'TemplatesNot available yet',
    'AnalyticsNot available yet',
    'Settings',
  ]);
  await expect(menuOf(page).getByRole('link')).toHaveText(['Dashboard', 'Products', 'Stories', 'Settings']);
  await expect(entries.locator('[aria-disabled="true"]')).toHaveText([/^Templates/, /^Analytics/]);
  for (const [name, path] of [
    ['Products', browserRoutes.products],
    ['Stories', browserRoutes.stories],
    ['Settings', browserRoutes.settingsAccount],
    ['Dashboard', browserRoutes.dashboard],
  ] as const) {
    await menuOf(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(menuOf(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test("The header shows the product's logo and name @phone", async ({ portal: page }) => {
  await page.goto('/portal/dashboard');
  const brand = page.getByRole('banner').getByText('Storygenie');
  await expect(brand).toBeVisible();
  await expect(brand.locator('svg')).toBeVisible();
});

test('The slide-in menu closes on navigation, also to the same screen, on Escape and on a press outside @phone-only', async ({
  portal: page,
}) => {
  await page.goto('/portal/dashboard');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(menuOf(page)).toBeHidden();
  for (const name of ['Stories', 'Stories', 'Dashboard']) {
    await open.click();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(menu).toBeHidden();
  }
  await expect(page).toHaveURL(browserRoutes.dashboard);
  await open.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(380, 400);
  await expect(menu).toBeHidden();
  await open.click();
  await menu.getByRole('button', { name: 'User', exact: false }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(browserRoutes.settingsAccount);
  await expect(menu).toBeHidden();
});

test("The user menu at the bottom shows 'User' or the display name, and leads to the settings and out", async ({
  page,
  api,
  person,
}) => {
  await page.goto('/portal/dashboard');
  const corner = page.getByRole('complementary').getByRole('button');
  await expect(corner.getByText('User', { exact: true })).toBeVisible();
  await expect(corner).toContainText(person.email);
  await api.rename('Robin Field');
  await page.reload();
  await expect(corner).toContainText('Robin Field');
  const bottom = await corner.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(24);
  await corner.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(browserRoutes.settingsAccount);
  await corner.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(browserRoutes.login);
});

test('Who logs out while a screen still loads leaves no request behind that would be refused', async ({
  page,
  portal,
}) => {
  await portal.goto('/portal/dashboard');
  const corner = page.getByRole('complementary').getByRole('button');
  await expect(corner).toBeVisible();
  let isGivenUp = false;
  page.on('requestfailed', (request) => {
    isGivenUp ||= request.url().endsWith('/api/account');
  });
  await page.route('**/api/account', () => undefined);
  await page.route('**/api/auth/sign-out', async (route) => {
    await expect.poll(() => isGivenUp).toBe(true);
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/account');
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Settings' }).click();
  await asked;
  await corner.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(browserRoutes.login);
});

test('Between a phone and two columns the button for a story stands right below its field', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.setViewportSize(BETWEEN);
  await page.goto(browserRoutes.storyCreate);
  const create = page.getByRole('button', { name: 'Create story' });
  await expect(create).toBeInViewport({ ratio: 1 });
  const top = (box: { y: number } | null): number => box?.y ?? Number.NaN;
  expect(top(await create.boundingBox())).toBeLessThan(top(await storySheet(page).sheet.boundingBox()));

  await page.setViewportSize({ width: 720, height: 450 });
  await page.route('**/api/story/generate', () => undefined);
  await askForStory(page, sampleProduct.name, sampleIdea);
  await expect(storySheet(page).headline).toBeInViewport();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await cancel.click({ trial: true });
});

test('Between a phone and two columns the ways to a story stand above the list, over none of it', async ({
  page,
  api,
}) => {
  const product = await api.createProduct(sampleProduct);
  for (let number = 1; number <= 14; number += 1) {
    await api.storeStory({ ...sampleStory, headline: `Story ${number}`, productId: product.id });
  }
  await page.setViewportSize(BETWEEN);
  await page.goto(browserRoutes.stories);
  const list = await page.getByRole('list', { name: 'Stories' }).boundingBox();
  for (const name of ['Create story', 'Several at once']) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveCount(1);
    await expect(link).toBeInViewport({ ratio: 1 });
    const { y = NaN, height = NaN } = (await link.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(list?.y ?? NaN);
  }
});
