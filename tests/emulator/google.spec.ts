import type { Page } from '@playwright/test';
import { newAccount } from '../e2e/accounts.ts';
import { askForStory, goTo, signOut } from '../e2e/steps.ts';
import { expect, test } from './firebase-server.ts';
import { signInAtGoogle, standInForGoogle } from './google-scripts.ts';

test.beforeEach(({ context }) => standInForGoogle(context));

async function openGoogle(page: Page): Promise<Page> {
  const button = page.getByRole('button', { name: 'Continue with Google' });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return popup;
}

async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** Whether the session is kept in what outlives the browser. */
function isRemembered(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:')));
}

async function enterDemo(page: Page): Promise<void> {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

test('Somebody signs in with Google in a popup, and goes by their name there', async ({ page }) => {
  await page.goto('/login?redirect=%2Fportal%2Fproducts');
  const popup = await openGoogle(page);
  await signInAtGoogle(popup, { email: newAccount().email, name: 'Ada Field' });
  await expect(page).toHaveURL('/portal/products');
  await expect(page.getByText('Example Product')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ada Field' })).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(await isRemembered(page)).toBe(false);
});

test('Where popups are blocked, Google is reached in the same window and leads back', async ({ page }) => {
  const { email } = newAccount();
  await blockPopups(page);
  for (const remember of [false, true]) {
    await page.goto('/login?redirect=%2Fportal%2Fproducts');
    await page.getByLabel('Remember me').setChecked(remember);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/emulator\/auth\/handler/);
    if (remember) await page.getByText(email).click();
    else await signInAtGoogle(page, { email, name: 'Bob Field' });
    await expect(page).toHaveURL('/portal/products');
    await expect(page.getByText('Example Product')).toBeVisible();
    expect(await isRemembered(page)).toBe(remember);
    await signOut(page, { email });
  }
});

test.describe('where the way back brings nothing', () => {
  // Whoever runs the product should hear of it: it may be their domains.
  test.use({ expectedComplaints: [/Google did not log you in/] });

  test('Somebody who comes back from Google without having signed in is told so', async ({ page }) => {
    await blockPopups(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/emulator\/auth\/handler/);
    await page.goto('/login');
    await expect(page.getByText('Google did not log you in.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(page.getByText('Google did not log you in.')).toHaveCount(0);
  });
});

test('Somebody who closes the popup stays where they were, and can try again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  const popup = await openGoogle(page);
  await expect(popup.getByRole('button', { name: 'Add new account' })).toBeVisible();
  await popup.close();
  // Firebase's library waits for a while for the answer of a popup that is gone.
  await page.clock.runFor(15_000);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  const again = await openGoogle(page);
  await signInAtGoogle(again, { email: newAccount().email, name: 'Cleo Field' });
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/portal/dashboard');
});

test('Somebody without an account keeps their story when they go on with Google', async ({ page }) => {
  await enterDemo(page);
  await page.goto('/portal/stories/create');
  await askForStory(page, 'Corner Shop', 'Shoppers want to see where their parcel is without an account');
  await expect(page).toHaveURL(/\/portal\/stories\/[\w-]{36}/);
  const story = page.url();
  await goTo(page, 'Products');
  await page.getByRole('link', { name: 'Sign in to create a Product' }).click();
  const popup = await openGoogle(page);
  await signInAtGoogle(popup, { email: newAccount().email, name: 'Dora Field' });
  await expect(page).toHaveURL(/\/portal\//);
  await page.goto(story);
  await expect(page.getByRole('article')).toBeVisible();
});

test('Somebody without an account who has one with Google already finds themselves in it', async ({ page }) => {
  const { email } = newAccount();
  await page.goto('/login');
  await signInAtGoogle(await openGoogle(page), { email, name: 'Evan Field' });
  await expect(page).toHaveURL('/portal/dashboard');
  await signOut(page, { email });
  await enterDemo(page);
  await goTo(page, 'Products');
  await page.getByRole('link', { name: 'Sign in to create a Product' }).click();
  const popup = await openGoogle(page);
  await popup.getByText(email).click();
  await expect(page.getByRole('button', { name: 'Evan Field' })).toBeVisible();
});
