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
