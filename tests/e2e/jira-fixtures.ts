import type { Page } from '@playwright/test';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { JiraSecret, JiraTokens } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import { type FakeAtlassian, PROJECT, SITE, startAtlassian } from '../fakes/atlassian/atlassian.ts';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import { test as base, expect } from './fixtures.ts';

interface JiraTestFixtures {
  /** Stands in for Atlassian; at the start of each test it has one site with one project that asks for nothing. */
  atlassian: FakeAtlassian;
  /** A story of the person who is signed in. */
  story: Story;
  /** The page of the person, who is connected without having used the screens. */
  connected: Page;
}

interface JiraWorkerFixtures {
  /** Settings beside those that name the stand-in. */
  jiraEnv: Record<string, string>;
  atlassianServer: FakeAtlassian;
}

/** Tests on a server that has Jira. */
export const test = base.extend<JiraTestFixtures, JiraWorkerFixtures>({
  jiraEnv: [{}, { scope: 'worker', option: true }],
  atlassianServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startAtlassian();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  serverKnowsItself: [true, { scope: 'worker' }],
  serverEnv: [
    async ({ atlassianServer, jiraEnv }, use) => use({ ...atlassianServer.env, ...jiraEnv }),
    { scope: 'worker' },
  ],
  atlassian: async ({ atlassianServer }, provide) => {
    atlassianServer.setSites([SITE]);
    atlassianServer.setProjects([PROJECT]);
    atlassianServer.setFields([]);
    atlassianServer.lagSearch(0);
    await provide(atlassianServer);
  },
  story: async ({ api }, provide) => {
    const product = await api.createProduct(sampleProduct);
    await provide(await api.storeStory({ ...sampleStory, productId: product.id }));
  },
  connected: async ({ portal, api, atlassian, server }, provide) => {
    const redirect_uri = server.url + browserRoutes.jiraCallback;
    const { clientId: client_id, clientSecret: client_secret } = await api.send<JiraSecret>('GET', '/jira/secret');
    const code = atlassian.consent(redirect_uri);
    const grant = { grant_type: 'authorization_code', client_id, client_secret, code, redirect_uri };
    const { refresh_token: refreshToken } = await api.send<JiraTokens>('POST', '/jira/token', grant);
    await api.send<unknown>('PUT', '/jira/refresh', { refreshToken });
    await provide(portal);
  },
});

export { expect };

/** What this browser keeps of the connection. */
export function tokenStore(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('issue-tracker'));
    return key === undefined ? null : (JSON.parse(localStorage.getItem(key) ?? '') as unknown);
  });
}

/** The issues of a story, by the label that each carries. */
export function issuesOf(atlassian: FakeAtlassian, { id }: Story): FakeAtlassian['issues'] {
  return atlassian.issues.filter(({ fields }) => (fields['labels'] as string[]).includes(`storygenie-${id}`));
}

/** Says yes on Atlassian's page, which must be on the screen. */
export async function accept(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Accept' }).click();
}

/** The page of a story, and in it what is about Jira. */
export function jiraOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    add: page.getByRole('button', { name: 'Add story to Jira' }),
    update: page.getByRole('button', { name: 'Update in Jira' }),
    open: page.getByRole('link', { name: 'Open in Jira' }),
    dialog,
    send: dialog.getByRole('button', { name: 'Add to Jira' }),
  };
}

/** Adds the story that is on the screen to Jira, where nothing is asked for. */
export async function addToJira(page: Page): Promise<void> {
  const { add, send, open } = jiraOf(page);
  await add.click();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(open).toBeVisible();
}
