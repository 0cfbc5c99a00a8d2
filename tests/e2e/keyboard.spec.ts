import type { Locator, Page } from '@playwright/test';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { storyPage } from './steps.ts';

/** More stops than any screen has. */
const STOPS = 40;

test('Somebody who uses the keyboard only comes from the sign-up to a stored story', async ({ page }) => {
  const { email, password } = newAccount();
  await page.goto('/create');
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await typeInto(page, page.getByLabel('Confirm password'), password);
  await tabTo(page, page.getByLabel('Remember me'));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Remember me')).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Create account' }));

  await press(page, page.getByRole('link', { name: 'Create a Product' }));
  await typeInto(page, page.getByLabel('Product name'), sampleProduct.name);
  await typeInto(page, page.getByLabel('Product description'), sampleProduct.description);
  await press(page, page.getByRole('button', { name: 'Create Product' }));

  await press(page, page.getByRole('link', { name: sampleProduct.name }));
  await press(page, page.getByRole('link', { name: 'Create story' }));
  await typeInto(page, page.getByLabel('Description'), sampleIdea);
  await press(page, page.getByRole('button', { name: 'Create story' }));
  await expect(storyPage(page).headline).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Like', exact: true }));
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('The first stop leads past the menu, and the menus open, close and give the focus back', async ({
  portal: page,
}) => {
  await page.goto('/portal/settings/account');
  const person = page.getByRole('complementary').getByRole('button');
  await expect(person).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'My Account' })).toBeFocused();

  await tabTo(page, person, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(person).toBeFocused();
});

test('On a phone the menu slides in, keeps the focus, and gives it back @phone-only', async ({ portal: page }) => {
  await page.goto('/portal/dashboard');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await press(page, button);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, menu.getByRole('link', { name: 'Stories' }));
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your Stories' })).toBeVisible();
});

/** Moves the focus on until it is where it is wanted; every stop on the way must show that it has it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const { visible, what } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const visible = element === document.body || (outlineStyle !== 'none' && outlineWidth !== '0px');
      return { visible, what: element.outerHTML.slice(0, 120) };
    });
    expect(visible, `the focus shows on ${what}`).toBe(true);
  }
  throw new Error(`No key press reached ${target.toString()}.`);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
