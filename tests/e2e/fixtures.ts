import { test as base, expect, type Page } from '@playwright/test';
import { startServer, type TestServer } from '../support/server.ts';

interface TestFixtures {
  /**
   * Complaints of the browser that this test expects, e.g. `/status of 404/` when it opens a missing story. Set with
   * `test.use({ expectedComplaints: [...] })`; every other console error, page error or policy violation fails the test.
   */
  expectedComplaints: RegExp[];
  /** Everything that the browser complained about so far. */
  complaints: string[];
}

interface WorkerFixtures {
  /** Settings of this file's server, set with `test.use({ serverEnv: {...} })` at the top of the file. */
  serverEnv: Record<string, string>;
  server: TestServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startServer({ env: serverEnv });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      page.context().on('page', (opened) => listen(opened, complaints));
      await use(complaints);
      const unexpected = complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
});

/** A violated content security policy is reported by Chromium as a console error, so it is caught here too. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

export { expect } from '@playwright/test';
