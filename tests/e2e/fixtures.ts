import { randomBytes } from 'node:crypto';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { startServer, type TestServer } from '../support/server.ts';
import { newAccount, type Account } from './accounts.ts';
import { createPersonApi, type PersonApi } from './person-api.ts';

export interface TestFixtures {
  /**
   * Complaints of the browser that this test expects, e.g. `/status of 404/` when it opens a missing story. Set with
   * `test.use({ expectedComplaints: [...] })`; every other console error, page error or policy violation fails the test.
   */
  expectedComplaints: RegExp[];
  /** Everything that the browser complained about so far. */
  complaints: string[];
  /** Somebody whose account was made without the screens, and who is signed in on `page`. */
  person: Account;
  /** The page of `person`, signed in and not yet opened. */
  portal: Page;
  /** What `person` does without the screens, to prepare a test or to look behind them. */
  api: PersonApi;
}

export interface WorkerFixtures {
  /** Settings of this file's server, set with `test.use({ serverEnv: {...} })` at the top of the file. */
  serverEnv: Record<string, string>;
  /** The server is told its own address, as Google and mails need it. */
  serverKnowsItself: boolean;
  server: TestServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  serverKnowsItself: [false, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv, serverKnowsItself: publicUrl }, use) => {
      const server = await startServer({ env: { TRUST_PROXY: '127.0.0.1', ...serverEnv }, publicUrl });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  // Every test comes from a network address of its own, so that none uses up another's tries to sign in.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  extraHTTPHeaders: async ({}, provide) => provide({ 'x-forwarded-for': ownAddress() }),
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ browser, context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const listen = (opened: BrowserContext): void => listenTo(opened, complaints);
      listen(context);
      browser.on('context', listen);
      await use(complaints);
      browser.off('context', listen);
      await Promise.all(browser.contexts().map(forgetRoutes));
      const unexpected = complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
  person: async ({ page, server }, provide) => {
    const account = newAccount();
    const reply = await page.request.post('/api/auth/sign-up/email', {
      headers: { origin: server.url },
      data: { ...account, name: '', rememberMe: true },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    await provide(account);
  },
  portal: async ({ page, person }, provide) => {
    await test.info().attach('person', { body: person.email });
    await provide(page);
  },
  api: async ({ portal }, provide) => provide(createPersonApi(portal.request)),
});

/**
 * A request that is still being answered by a test's route when the test is over would fail the next test. A window
 * that closes itself meanwhile takes its routes along.
 */
async function forgetRoutes(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(context.pages().map(forgetRoutesOfPage));
}

async function forgetRoutesOfPage(page: Page): Promise<void> {
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  } catch (error) {
    if (!page.isClosed()) throw error;
  }
}

/**
 * Notes what any page of a context complains about. A violated content security policy is reported by Chromium as a
 * console error, so it is caught here too.
 */
export function listenTo(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (thrown) => complaints.push(String(thrown.error())));
}

function ownAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}

export { expect } from '@playwright/test';
