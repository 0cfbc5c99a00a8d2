import type { Page } from '@playwright/test';
import { browserRoutes, type BrowserRoute } from '#contract/browser-routes.ts';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';

/** What a visitor finds at each public address: where they end up, and its heading. */
const PUBLIC: readonly (readonly [BrowserRoute, heading: string])[] = [
  ['landing', 'Type a short idea. Take a story into the sprint.'],
  ['login', 'Log in to Storygenie'],
  ['reset', 'Forgot password'],
  ['createAccount', 'Create an account'],
  ['getStarted', 'Three steps to your first story'],
  ['demo', 'Demo'],
];

/** What a signed-in person finds at each address of the portal. */
const PORTAL: readonly (readonly [BrowserRoute, path: string, heading: string])[] = [
  ['portal', browserRoutes.dashboard, 'Dashboard'],
  ['dashboard', browserRoutes.dashboard, 'Dashboard'],
  ['analytics', browserRoutes.analytics, 'Analytics'],
  ['templates', browserRoutes.templates, 'Templates'],
  ['products', browserRoutes.products, 'Your Products'],
  ['stories', browserRoutes.stories, 'Your Stories'],
  ['settings', browserRoutes.settingsAccount, 'Settings'],
  ['settingsAccount', browserRoutes.settingsAccount, 'Settings'],
  ['settingsIntegrations', browserRoutes.settingsIntegrations, 'Settings'],
  ['settingsBilling', browserRoutes.settingsBilling, 'Settings'],
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('Every public address shows its screen', async ({ page }) => {
  for (const [route, title] of PUBLIC) {
    await page.goto(browserRoutes[route]);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(browserRoutes[route]);
    await expect(page).toHaveTitle(/Storygenie/);
  }
});

test('Every address of the portal shows its screen', async ({ portal: page, api }) => {
  for (const [route, path, title] of PORTAL) {
    await page.goto(browserRoutes[route]);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(path);
  }
  const product = await api.createProduct(sampleProduct);
  await page.goto(`${browserRoutes.products}/${product.id}`);
  await expect(page.getByRole('heading', { name: product.name })).toBeVisible();
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto(`${browserRoutes.stories}/${story.id}`);
  await expect(heading(page)).toHaveText(story.headline);
  await page.goto(browserRoutes.productCreate);
  await expect(page.getByLabel('Product name')).toBeVisible();
  await page.goto(browserRoutes.storyCreate);
  await expect(page.getByRole('button', { name: 'Create story' })).toBeVisible();
  await page.goto(browserRoutes.storiesCreate);
  await expect(heading(page)).toHaveText('Several stories');
});

test('Templates and analytics have a title only, and their entries in the menu say that they are not there yet', async ({
  portal: page,
}) => {
  for (const [path, title] of [
    [browserRoutes.templates, 'Templates'],
    [browserRoutes.analytics, 'Analytics'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveText(title);
    const entry = page.getByRole('navigation', { name: 'Portal' }).getByRole('listitem').filter({ hasText: title });
    await expect(entry).toHaveText(`${title}Not available yet`);
    await expect(entry.locator('[aria-disabled="true"]')).toBeVisible();
    await expect(entry.getByRole('link')).toHaveCount(0);
  }
});

test('Unknown public addresses lead to the sign-in, also those that no program can read', async ({ page }) => {
  for (const path of ['/nowhere', '/login/nowhere', '/getStarted/nowhere', '/%zz', '/%E0%A4%A']) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText('Log in to Storygenie');
    await expect(page).toHaveURL('/login');
  }
});

test('Every routing error in the portal shows the page that says so, word for word', async ({ portal: page }) => {
  for (const path of [
    '/portal/nowhere',
    '/portal/%zz',
    '/portal/products/%E0%A4%A/more',
    '/portal/stories/a/b',
    '/portal/settings/nowhere',
  ]) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText('Page not found');
    await expect(
      page.getByText('Please check the URL in the address bar and try again.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact support', exact: true })).toHaveAttribute(
      'href',
      /^mailto:.+@.+/,
    );
    await expect(page.getByRole('link', { name: 'Go back home', exact: true })).toHaveAttribute(
      'href',
      browserRoutes.dashboard,
    );
  }
});
