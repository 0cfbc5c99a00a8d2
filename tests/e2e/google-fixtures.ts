import { type FakeGoogle, startGoogleIdentity } from '../fakes/google-identity.ts';
import { newAccount } from './accounts.ts';
import { test as base } from './fixtures.ts';

interface GoogleTestFixtures {
  /** Stands in for Google's sign-in; at the start of each test, somebody new with a confirmed address is at the browser. */
  google: FakeGoogle;
  /** Their address. */
  googleEmail: string;
}

interface GoogleWorkerFixtures {
  googleServer: FakeGoogle;
}

/** Tests on a server where people may sign in with Google. */
export const test = base.extend<GoogleTestFixtures, GoogleWorkerFixtures>({
  googleServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startGoogleIdentity();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  serverKnowsItself: [true, { scope: 'worker' }],
  serverEnv: [async ({ googleServer }, use) => use({ ...googleServer.env, DEMO_ENABLED: 'true' }), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  googleEmail: async ({}, provide) => provide(newAccount().email),
  google: async ({ googleServer, googleEmail }, provide) => {
    googleServer.be({ sub: googleEmail, email: googleEmail, email_verified: true, name: 'Robin Field' });
    await provide(googleServer);
  },
});

export { expect } from '@playwright/test';
