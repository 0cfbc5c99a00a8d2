import type { Locator, Page } from '@playwright/test';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { storyPage } from './steps.ts';

/** More stops than any screen has. */
const STOPS = 40;

test('Somebody who never touches a mouse comes from the sign-up over every screen to a story, copies it, and is back another day', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const { email, password } = newAccount();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const arrived = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

  await test.step('signs up', async () => {
    await page.goto('/');
    await press(page, link('Create an account').first());
    await typeInto(page, page.getByLabel('Email'), email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), password);
    await typeInto(page, page.getByLabel('Confirm password'), password);
    await tabTo(page, page.getByLabel('Remember me'));
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Remember me')).toBeChecked();
    await press(page, button('Create account'));
    await arrived('Dashboard');
  });

  await test.step('follows the first steps to a product, and changes it', async () => {
    await press(page, link('Three steps to a first story'));
    await arrived('Three steps to your first story');
    await press(page, link('Create a product'));
    await arrived('New product');
    await typeInto(page, page.getByLabel('Product name'), sampleProduct.name);
    await typeInto(page, page.getByLabel('Product description'), sampleProduct.description);
    await press(page, button('Create Product'));
    await arrived('Your Products');
    await press(page, link(sampleProduct.name));
    await arrived(sampleProduct.name);
    await press(page, button('Edit'));
    await expect(page.getByLabel('Product name')).toBeFocused();
    await typeInto(page, page.getByLabel('Product description'), ' Keys are handed out in spring.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('Keys are handed out in spring.')).toBeVisible();
    await expect(button('Edit')).toBeFocused();
  });

  await test.step('takes the tour, and has a story written', async () => {
    await press(page, link('Create story'));
    await arrived('New story');
    await press(page, button('Show me'));
    await expect(page.getByRole('dialog', { name: 'The menu' })).toBeFocused();
    for (const title of ['A story begins here', 'The product', 'The description', 'A pre-written example']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(button('Take the tour')).toBeFocused();
    await expect(page.getByLabel('Product', { exact: true }).getByRole('option', { selected: true })).toHaveText(
      sampleProduct.name,
    );
    await typeInto(page, page.getByLabel('Description', { exact: true }), sampleIdea);
    await press(page, button('Create story'));
    await expect(storyPage(page).headline).toBeFocused();
  });

  const headline = await storyPage(page).headline.innerText();
  await test.step('likes it, copies it and takes it away as a file', async () => {
    await press(page, button('Like'));
    await expect(button('Like')).toHaveAttribute('aria-pressed', 'true');
    await press(page, button('Copy story'));
    await expect(page.getByText('Story copied.', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`# ${headline}\n`);
    await press(page, button('Download'));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await file).suggestedFilename()).toMatch(/\.md$/);
  });

  await test.step('looks for it in the list, in the palette and in the settings', async () => {
    await tabTo(page, link('List'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await arrived('Your Stories');
    await typeInto(page, page.getByRole('searchbox', { name: 'Search stories' }), 'plot');
    await press(page, link(headline));
    await expect(storyPage(page).headline).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.insertText('my account');
    await page.keyboard.press('Enter');
    await expect(link('My Account')).toBeFocused();
    for (const tab of ['Billing', 'Integrations']) {
      await press(page, link(tab));
      await expect(link(tab)).toBeFocused();
    }
  });

  await test.step('signs out, and in again', async () => {
    const person = page.getByRole('complementary').getByRole('button');
    await tabTo(page, person, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await arrived('Log in to Storygenie');
    await press(page, button('Continue with Email'));
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.insertText(email);
    await typeInto(page, page.getByLabel('Password'), password);
    await page.keyboard.press('Enter');
    await arrived('Dashboard');
    await press(page, link('Go to Story'));
    await expect(storyPage(page).headline).toHaveText(headline);
  });
});

test('The first stop leads past the menu, and the menus open, close and give the focus back', async ({
  portal: page,
}) => {
  await page.goto('/portal/settings/account');
  const person = page.getByRole('complementary').getByRole('button');
  await expect(person).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
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
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
