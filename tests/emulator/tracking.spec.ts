import type { Page } from '@playwright/test';
import type { UsageEvent } from '#contract/event.ts';
import { newAccount } from '../e2e/accounts.ts';
import { signIn, signOut, signUp } from '../e2e/steps.ts';
import { expect, test } from './firebase-server.ts';
import { signInAtGoogle, standInForGoogle } from './google-scripts.ts';

/** What is stored of the person on the page, oldest first; it is asked for with their own token. */
function watch(page: Page): () => Promise<string[]> {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers()['authorization'] ?? authorization;
  });
  return async () => {
    const reply = await page.request.get('/api/account/export', { headers: { authorization } });
    const { events } = (await reply.json()) as { events: readonly UsageEvent[] };
    return events.map(({ name }) => name).toReversed();
  };
}

/** What waits to be sent goes with the page. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
}

test('Signing up, out and in again are counted once each, and a session that was there is not', async ({ page }) => {
  const counted = watch(page);
  const account = newAccount();
  await signUp(page, account);
  await reload(page);
  await signOut(page, account);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await reload(page);
  await reload(page);
  await expect.poll(counted).toEqual(['sign_up', 'logout', 'login']);
});

test('Somebody who came without an account signs up when they create one', async ({ page }) => {
  const counted = watch(page);
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Try the example product' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await reload(page);
  expect(await counted()).toEqual([]);
  await page.getByRole('complementary', { name: 'Demo' }).getByRole('link', { name: 'Create an account' }).click();
  const { email, password } = newAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/portal\//);
  await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0);
  await reload(page);
  await expect.poll(counted).toEqual(['sign_up']);
});

test('A sign-in that left the page for Google is counted when it comes back', async ({ page, context }) => {
  await standInForGoogle(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const counted = watch(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInAtGoogle(page, { email: newAccount().email, name: 'Faye Field' });
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await reload(page);
  await expect.poll(counted).toEqual(['sign_up']);
});
