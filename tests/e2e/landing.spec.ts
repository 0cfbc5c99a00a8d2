import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Type a short idea.' });

test('A visitor sees an idea and the story it became, and where its criteria come from @phone', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  const example = page.getByRole('region', { name: 'An idea, and the story it became' });
  await expect(example.getByText('Gardeners should be able to swap')).toBeVisible();
  await expect(example.getByRole('article').getByRole('blockquote')).toHaveText(/^As an? .+, I want .+, so that .+\.$/);
  const criteria = example.getByRole('article').getByRole('listitem');
  expect(await criteria.count()).toBeGreaterThanOrEqual(3);
  for (const criterion of await criteria.all()) {
    await expect(criterion).toHaveText(/\.(From the idea|From the product: “.+”|Assumption)$/);
  }
  const ways = page.getByRole('region', { name: 'Run it your way' });
  for (const way of ['One machine', 'PostgreSQL', 'Any model', 'Jira']) {
    await expect(ways.getByRole('term').filter({ hasText: way })).toBeVisible();
  }
});

test('The landing page leads to the sign-in, to a new account and to the first steps, and their logo leads back', async ({
  page,
}) => {
  for (const [name, path, title] of [
    ['Log in', '/login', 'Log in to Storygenie'],
    ['Create an account', '/create', 'Create an account'],
    ['Three steps to a first story', '/getStarted', 'Three steps to your first story'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Storygenie', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toBeVisible();
  }
});

test('The landing page has no script, nothing from elsewhere and weighs at most 15 kB', async ({ page }) => {
  const replies: { url: string; size: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    replies.push({ url: request.url(), size: request.sizes().then((sizes) => sizes.responseBodySize) });
  });
  const reply = await page.goto('/', { waitUntil: 'networkidle' });
  expect(reply?.headers()['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
  expect(replies.map(({ url }) => new URL(url).origin)).toEqual(replies.map(() => new URL(page.url()).origin));
  expect(replies.filter(({ url }) => url.endsWith('.js'))).toEqual([]);
  expect(await page.locator('script, [style], style').count()).toBe(0);
  const sizes = await Promise.all(replies.map(({ size }) => size));
  expect(replies.length).toBeGreaterThanOrEqual(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000);
});

test('The landing page fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('The landing page has no barrier that axe knows @phone', async ({ page }) => {
      await page.goto('/');
      await expectNoBarrier(page, heading(page));
    });
  });
}
