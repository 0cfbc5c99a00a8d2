import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { sampleIdea } from '../support/samples.ts';
import type { Account } from './accounts.ts';
import { expect, listenTo, test } from './fixtures.ts';
import { beginSignOut, goTo, signIn, signOut } from './steps.ts';

/** A browser on a profile of its own, which can be closed and opened again. */
class ClosableBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'storygenie-browser-'));
  readonly #baseURL: string;
  readonly #complaints: string[];
  #context: BrowserContext | undefined;

  constructor(baseURL: string, complaints: string[]) {
    this.#baseURL = baseURL;
    this.#complaints = complaints;
  }

  async open(path: string): Promise<Page> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...browserOptions(),
      baseURL: this.#baseURL,
    });
    listenTo(this.#context, this.#complaints);
    const page = this.#context.pages()[0] ?? (await this.#context.newPage());
    await page.goto(path);
    return page;
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }

  async remove(): Promise<void> {
    await this.close();
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

async function logIn(page: Page, { email, password }: Account, remember: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

test('Who asks to be remembered is still signed in after the browser was closed; who does not is not', async ({
  person,
  server,
  complaints,
}) => {
  const browser = new ClosableBrowser(server.url, complaints);
  try {
    await logIn(await browser.open('/login'), person, true);
    await browser.close();
    const remembered = await browser.open('/portal/dashboard');
    await expect(remembered.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await signOut(remembered, person);

    await logIn(remembered, person, false);
    await remembered.reload();
    await expect(remembered.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await browser.close();
    const forgotten = await browser.open('/portal/dashboard');
    await expect(forgotten).toHaveURL('/login?redirect=%2Fportal%2Fdashboard');
    await expect(forgotten.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
  } finally {
    await browser.remove();
  }
});

test('A new account is remembered only when that was asked for', async ({ page }) => {
  for (const remember of [true, false]) {
    // The page of the account before must be gone: what it still asks for would bring its cookie back.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto('/create');
    await page.getByLabel('Email').fill(`${crypto.randomUUID().slice(0, 13)}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('Quiet-river-42');
    await page.getByLabel('Confirm password').fill('Quiet-river-42');
    if (remember) await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/portal/dashboard');
    const ends = (await page.context().cookies()).map(({ expires }) => expires);
    if (remember) expect(Math.max(...ends)).toBeGreaterThan(Date.now() / 1000 + 24 * 60 * 60);
    else expect(new Set(ends)).toEqual(new Set([-1]));
  }
});

test('What was entered on the way to the sign-in stays when another way is looked at', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Choose another way' }).click();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
  await expect(page.getByLabel('Remember me')).toBeChecked();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
  await expect(page).toHaveURL('/reset');
});

test('Signing out asks for the words typed in other tabs, closes every screen in every tab at once, and forgets them', async ({
  page,
  person,
}) => {
  await page.goto('/portal/dashboard');
  await goTo(page, 'Products');
  const other = await page.context().newPage();
  await other.goto('/portal/stories/create');
  await other.getByLabel('Description').fill(sampleIdea);
  await beginSignOut(page, person);
  const question = page.getByRole('dialog', { name: 'Log out with unsaved text' });
  await expect(question).toContainText('In another tab you typed something that is not saved.');
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/login?redirect=%2Fportal%2Fstories%2Fcreate');
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, person);
  await expect(other).toHaveURL('/portal/stories/create');
  await expect(other.getByLabel('Description')).toHaveValue('');
  expect(await other.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(sampleIdea);
});

test('When somebody else signs in, no tab shows or keeps anything of the person before', async ({
  page,
  person,
  api,
  browser,
  server,
}) => {
  const product = await api.createProduct({ name: 'Hers alone', description: 'a'.repeat(220) });
  await page.goto('/portal/products');
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
  await page.evaluate(() => {
    const uid = 'of-the-person-before';
    localStorage.setItem(`storygenie:issue-tracker:${uid}:`, 'her connection');
    sessionStorage.setItem(`storygenie:unsaved:${uid}:product`, 'her words');
  });

  const second = await browser.newContext({ baseURL: server.url });
  const reply = await second.request.post('/api/auth/sign-up/email', {
    headers: { origin: server.url },
    data: { email: `other.${person.email}`, password: person.password, name: '', rememberMe: true },
  });
  expect(reply.ok()).toBe(true);
  const cookies = await second.cookies();
  await second.close();
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  // As another tab tells it that has just signed somebody in.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/login');
  await elsewhere.evaluate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    new BroadcastChannel('storygenie:identity').postMessage('signed-in');
  });
  await expect(page.getByRole('link', { name: 'Corner Shop' })).toBeVisible();
  await expect(page.getByRole('link', { name: product.name })).toBeHidden();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)));
  expect(kept).not.toMatch(/her connection|her words/);
});

test('A session that merely ran out leaves the words for whoever typed them', async ({ page, person }) => {
  await page.goto('/portal/stories/create');
  await page.getByLabel('Description').fill(sampleIdea);
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL('/login?redirect=%2Fportal%2Fstories%2Fcreate');
  await signIn(page, person);
  await expect(page).toHaveURL('/portal/stories/create');
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
});
