import type { APIResponse } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ serverKnowsItself: true });

/** Width and height of a PNG, as its header tells. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

async function typeOf(reply: APIResponse): Promise<string> {
  expect(reply.status(), reply.url()).toBe(200);
  return reply.headers()['content-type'] ?? '';
}

test('A shared link shows a card: its title, its words and a picture at a whole address', async ({ page, server }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path);
    const said = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await said('og:title')).toBe('Type a short idea. Take a story into the sprint.');
    expect((await said('og:description'))?.length).toBeGreaterThan(50);
    expect(await said('og:url')).toBe(`${server.url}/`);
    const picture = (await said('og:image')) ?? '';
    expect(picture).toBe(`${server.url}/social-card.png`);
    const reply = await page.request.get(picture);
    expect(await typeOf(reply)).toBe('image/png');
    expect(sizeOf(await reply.body())).toBe('1200x630');
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
  }
});

test('A page with whole addresses is sent in the encoding that is asked for', async ({ request, server }) => {
  for (const [accepted, sent] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ] as const) {
    for (const path of ['/', '/portal/stories']) {
      const reply = await request.get(path, { headers: { 'accept-encoding': accepted } });
      expect(await typeOf(reply)).toBe('text/html; charset=utf-8');
      expect([accepted, reply.headers()['content-encoding']]).toEqual([accepted, sent]);
      expect(reply.headers()).toMatchObject({ vary: 'accept-encoding, cookie', 'cache-control': 'private, no-cache' });
      expect(await reply.text()).toContain(`${server.url}/social-card.png`);
    }
  }
});

test('Tabs, bookmarks and home screens find an icon', async ({ page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path);
    const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
    const found = await icons.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const types = await Promise.all(found.map(async (url) => typeOf(await page.request.get(url))));
    expect(types).toEqual(['image/vnd.microsoft.icon', 'image/svg+xml', 'image/png']);
  }
  const reply = await page.request.get('/site.webmanifest');
  expect(await typeOf(reply)).toMatch(/^application\/manifest\+json/);
  const { icons } = (await reply.json()) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes, type } of icons) {
    const icon = await page.request.get(src);
    expect(await typeOf(icon)).toBe(type);
    if (type === 'image/png') expect(sizeOf(await icon.body())).toBe(sizes);
  }
});

test('Programs that look for pages are told to leave the portal alone', async ({ request }) => {
  const reply = await request.get('/robots.txt');
  expect(await typeOf(reply)).toMatch(/^text\/plain/);
  expect(await reply.text()).toMatch(/^User-agent: \*\nDisallow: \/portal\/$/m);
});

test('The bar of the browser has the colour of what is below it, light and dark', async ({ page }) => {
  // On a phone the portal begins with its header, which has the colour of the sidebar.
  for (const [path, ground] of [
    ['/', '--paper'],
    ['/login', '--side'],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const [bar, below] = await page.evaluate(
        ([scheme, ground]) => {
          const meta = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${scheme}"]`);
          return [meta?.content ?? '', `var(${ground})`].map((color) => {
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.color = color;
            return getComputedStyle(probe).color;
          });
        },
        [colorScheme, ground] as const,
      );
      expect([path, colorScheme, bar]).toEqual([path, colorScheme, below]);
    }
  }
});
