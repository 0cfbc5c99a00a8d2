import type { Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './google-fixtures.ts';
import { signUp } from './steps.ts';

const email = (page: Page) => page.getByRole('button', { name: 'Continue with Email' });
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

/** Opens the sign-in while the network keeps its script back; answers the way to let it come. */
async function openWithoutScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/first-.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Log in to Storygenie' })).toBeVisible();
  return resolve;
}

test('The sign-in stands there before its script, and stays as it is when that comes @phone', async ({
  page,
  google: identity,
}) => {
  expect(identity.env.GOOGLE_CLIENT_ID).not.toBe('');
  const letComeIn = await openWithoutScript(page);
  await expect(page).toHaveTitle('Log in to Storygenie · Storygenie');
  for (const part of [email(page), google(page), page.getByRole('link', { name: 'Try it without an account' })]) {
    await expect(part).toBeVisible();
  }
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    const parts = [...document.querySelectorAll('main *:not([popover])')];
    Object.assign(globalThis, { before: { shifts, parts } });
  });
  letComeIn();
  // Only while it waits for its script, a button names what keeps a press.
  await expect(page.locator('[popovertarget]')).toHaveCount(0);
  await expect(email(page)).toBeVisible();
  const { shifts, gone } = await page.evaluate(() => {
    const { before } = globalThis as unknown as { before: { shifts: number[]; parts: Element[] } };
    return { shifts: before.shifts, gone: before.parts.filter((part) => !part.isConnected).length };
  });
  expect({ shifts, gone }).toEqual({ shifts: [], gone: 0 });
});

test('The sign-in has no barrier that axe knows before its script', async ({ page, google: identity }) => {
  expect(identity.env.GOOGLE_CLIENT_ID).not.toBe('');
  await openWithoutScript(page);
  await expectNoBarrier(page, google(page));
});

test('A press on the e-mail button before there is a script opens the form when there is one @phone', async ({
  page,
  google: identity,
}) => {
  expect(identity.env.GOOGLE_CLIENT_ID).not.toBe('');
  const letComeIn = await openWithoutScript(page);
  await email(page).click();
  letComeIn();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('By keyboard, too; and what is pressed first is pressed only when it was meant', async ({
  page,
  google: identity,
}) => {
  expect(identity.env.GOOGLE_CLIENT_ID).not.toBe('');
  let letComeIn = await openWithoutScript(page);
  await email(page).focus();
  await page.keyboard.press('Enter');
  letComeIn();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();

  await page.unrouteAll();
  letComeIn = await openWithoutScript(page);
  await email(page).focus();
  letComeIn();
  await expect(page.locator('[popovertarget]')).toHaveCount(0);
  await expect(email(page)).toBeFocused();
});

test('Google pressed before there is a script signs in, and keeps the session that was ticked', async ({
  page,
  google: identity,
}) => {
  expect(identity.env.GOOGLE_CLIENT_ID).not.toBe('');
  const letComeIn = await openWithoutScript(page);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await google(page).click();
  letComeIn();
  await expect(page).toHaveURL('/portal/dashboard');
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith('session_token'));
  expect(session?.expires).toBeGreaterThan(0);
});

test('What was ticked before there was a script holds for the e-mail form, too', async ({ page, google: identity }) => {
  expect(identity.env.GOOGLE_CLIENT_ID).not.toBe('');
  const letComeIn = await openWithoutScript(page);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  letComeIn();
  await email(page).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

test('Whoever is signed in sees nothing of the sign-in on their way on', async ({ page, google: identity }) => {
  expect(identity.env.GOOGLE_CLIENT_ID).not.toBe('');
  expect(await (await page.request.get('/login')).text()).toContain('Continue with Email');
  await signUp(page, newAccount());
  const reply = await page.goto('/login');
  expect(await reply?.text()).not.toContain('Continue with Email');
  await expect(page).toHaveURL('/portal/dashboard');
});

test.describe('when the server does not answer', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('The sign-in says so, and works after another try', async ({ page, google: identity }) => {
    expect(identity.env.GOOGLE_CLIENT_ID).not.toBe('');
    let down = true;
    await page.route('**/api/config', (route) => (down ? route.fulfill({ status: 503, body: '' }) : route.fallback()));
    await page.goto('/login');
    await expect(page.getByRole('alert')).toBeVisible();
    down = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await email(page).click();
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  });
});
