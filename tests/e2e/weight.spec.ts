import { gzipSync } from 'node:zlib';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';

test('The sign-in page weighs no more than it may, with and without its form', async ({ page }) => {
  const bodies: { type: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    bodies.push({ type: response.request().resourceType(), body: response.body() });
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const weight = async (type: string): Promise<number> => {
    const all = await Promise.all(bodies.filter((one) => one.type === type).map(({ body }) => body));
    expect(all.length, type).toBeGreaterThan(0);
    return all.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
  expect(await weight('script')).toBeLessThanOrEqual(110_000);
  expect(await weight('stylesheet')).toBeLessThanOrEqual(10_000);
  expect(bodies.length).toBeLessThanOrEqual(8);
  const first = await weight('script');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await weight('script')).toBeGreaterThan(first);
  expect(await weight('script')).toBeLessThanOrEqual(110_000);
});

test('Texts of the built web are sent compressed, and caches are told that they differ', async ({ page }) => {
  for (const [path, vary] of [
    ['/', 'accept-encoding, cookie'],
    ['/login', 'accept-encoding, cookie'],
    ['/favicon.svg', 'accept-encoding'],
    ['/robots.txt', 'accept-encoding'],
    ['/site.webmanifest', 'accept-encoding'],
  ] as const) {
    const headers = (await page.request.get(path)).headers();
    expect([path, headers['content-encoding'], headers['vary']]).toEqual([path, 'br', vary]);
    const plain = (await page.request.get(path, { headers: { 'accept-encoding': 'identity' } })).headers();
    expect([path, plain['content-encoding'], plain['vary']]).toEqual([path, undefined, vary]);
  }
});

test('What the application asks for first comes beside its script, and is asked for once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const first = ['**/api/config', '**/api/auth/get-session'].map((url) => page.waitForResponse(url));
  await page.route(/\/assets\/first-.+\.js$/, async (route) => {
    await Promise.all(first);
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  for (const path of ['/api/config', '/api/auth/get-session']) {
    expect(asked.filter((one) => one === path)).toEqual([path]);
  }
});

test('A screen of the portal brings its own script, and those of no other', async ({ page, api }) => {
  const story = await api.storeStory({ ...sampleStory, productId: (await api.createProduct(sampleProduct)).id });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const brought = (screen: string): boolean => scripts.some((path) => path.startsWith(`/assets/${screen}-`));
  const own: Record<string, readonly [path: string, sign: string]> = {
    'dashboard.route': ['/portal/dashboard', 'Latest stories'],
    'product-list': ['/portal/products', 'Your Products'],
    'story-list.route': ['/portal/stories', story.headline],
    'story-creation.route': ['/portal/stories/create', 'New story'],
    'story.route': [`/portal/stories/${story.id}`, story.headline],
    'settings.route': ['/portal/settings/billing', 'Billing data will be displayed at a later stage.'],
  };
  for (const [screen, [path, sign]] of Object.entries(own)) {
    scripts.length = 0;
    await page.goto(path);
    await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
    expect(Object.keys(own).filter(brought)).toEqual([screen]);
  }
});
