import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { startAtlassian, type FakeAtlassian } from '../fakes/atlassian/atlassian.ts';
import { goodBody, type Own, pathOf } from '../support/good-calls.ts';
import { connectJira, TARGET } from '../support/jira.ts';
import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { DIALECTS, openTestApp, type Person, type TestApp } from '../support/test-app.ts';

const guarded = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'user');
/** Stands in everything that Ada wrote, and in nothing else. */
const MARK = 'Zyzzogeton';
const EMAIL = `ada-${MARK}@example.com`.toLowerCase();

/** Calls that answer Bob though Ada's ids stand in them: they are about himself, or the id only narrows a list of his. */
const ABOUT_HIMSELF = new Set([
  'listProducts',
  'createProduct',
  'listStories',
  'getJiraSecret',
  'getJiraConnection',
  'deleteJiraConnection',
  'getAccount',
  'updateAccount',
  'exportAccount',
  'recordEvents',
  'listJiraResources',
  'listJiraProjects',
  'listJiraIssueTypes',
  'listJiraFields',
]);

describe.each(DIALECTS)("what is Ada's, asked for by Bob, on %s", (dialect) => {
  let it: TestApp;
  let atlassian: FakeAtlassian;
  let ada: Person;
  let bob: Person;
  let adas: Required<Own>;

  /** All that is kept of somebody, but for the moments. */
  async function everythingOf({ token }: Person): Promise<string> {
    const { status, text } = await it.send('GET', '/api/account/export', { token });
    expect(status).toBe(200);
    return text.replace(/"(exportedAt|lastUsedAt)": "[^"]+"/g, '');
  }

  beforeAll(async () => {
    atlassian = await startAtlassian();
    it = await openTestApp(dialect, atlassian.env);
    ada = await it.signUp(EMAIL);
    bob = await it.signUp('bob@example.com');
    const { token } = ada;
    const product = { ...sampleProduct, name: MARK };
    const productId = (await it.send('POST', '/api/product', { token, body: product })).body.id;
    const story = { ...sampleStory, headline: `The ${MARK} of Ada`, productId };
    const storyId = (await it.send('POST', '/api/story', { token, body: story })).body.id;
    const idea = { description: `${sampleIdea} for ${MARK}`, productId };
    const { draft } = (await it.send('POST', '/api/story/draft', { token, body: idea })).body;
    const { refreshToken } = await connectJira(it, atlassian, token);
    await it.send('POST', `/api/story/${storyId}/jira`, { token, body: TARGET });
    adas = { productId, storyId, email: EMAIL, draft, refreshToken };
  });
  beforeEach(async () => {
    // All that is tried here would otherwise be asked too often.
    await it.sql('delete from quota');
    await connectJira(it, atlassian, bob.token);
  });
  afterAll(async () => {
    await it.close();
    await atlassian.close();
  });

  test.each(guarded)('%s gives and changes nothing of it', async (name, endpoint) => {
    const before = await everythingOf(ada);
    expect(before).toContain(MARK);
    const query = endpoint === endpoints.listStories ? `?productId=${adas.productId}&q=${MARK}` : '';
    const reply = await it.send(endpoint.method, pathOf(endpoint, adas) + query, {
      token: bob.token,
      ...(endpoint.input.body && { body: goodBody(name, adas) }),
    });
    const refused = Math.floor(reply.status / 100) === 4;
    expect([name, refused ? 'refused' : reply.status]).toEqual([
      name,
      ABOUT_HIMSELF.has(name) ? endpoint.status : 'refused',
    ]);
    expect(reply.text).not.toContain(MARK);
    expect(reply.text).not.toContain(EMAIL);
    expect(await everythingOf(ada)).toBe(before);
  });
});
