import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.use({ colorScheme: 'light' });

test('Light or dark follows the system, or what was chosen in the menu of the person, also after a reload @phone', async ({
  portal: page,
  isMobile,
}) => {
  await page.goto('/portal/dashboard');
  const light = await paper(page);
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'User', exact: false }).click();
  const choices = page.getByRole('group', { name: 'Appearance' }).getByRole('menuitemradio');
  await expect(choices).toHaveText(['Like the system', 'Light', 'Dark']);
  await expect(choices.first()).toBeChecked();
  await choices.filter({ hasText: 'Dark' }).click();
  await expect(choices.filter({ hasText: 'Dark' })).toBeChecked();
  const dark = await paper(page);
  expect(dark).not.toBe(light);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await paper(page)).toBe(dark);
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'User', exact: false }).click();
  await choices.first().click();
  await expect(choices.first()).toBeChecked();
  expect(await paper(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper(page)).toBe(dark);
});

test('A chosen look holds on every page from its first moment, also on those without a script', async ({
  portal: page,
  browser,
  server,
}) => {
  await page.goto('/portal/dashboard');
  await page.getByRole('button', { name: 'User', exact: false }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  const dark = await paper(page);
  const bars = (of: Page) =>
    of.locator('meta[name="theme-color"]').evaluateAll((all) => all.map((meta) => (meta as HTMLMetaElement).media));
  expect(await bars(page)).toEqual(['not all', 'all']);

  const theme = (await page.context().cookies()).find(({ name }) => name === 'storygenie-theme');
  expect(theme).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' });
  const without = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light', baseURL: server.url });
  const plain = await without.newPage();
  for (const path of ['/', '/login', '/getStarted']) {
    await without.clearCookies();
    await plain.goto(path);
    expect([path, await paper(plain)]).not.toEqual([path, dark]);
    await without.addCookies(theme ? [theme] : []);
    await plain.reload();
    expect([path, await paper(plain)]).toEqual([path, dark]);
    expect(await bars(plain)).toEqual(['not all', 'all']);
  }
  await without.close();

  await page.reload();
  await page.getByRole('button', { name: 'User', exact: false }).click();
  await page.getByRole('menuitemradio', { name: 'Like the system' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Like the system' })).toBeChecked();
  expect(await bars(page)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('storygenie-theme');
});
