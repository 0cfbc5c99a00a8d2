import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { startAtlassian, type FakeAtlassian } from '../fakes/atlassian/atlassian.ts';
import { connectJira, TARGET } from '../support/jira.ts';
import { goodBody, type Own, pathOf } from '../support/good-calls.ts';
import { NO_ID, sampleProduct, sampleStory } from '../support/samples.ts';
import { DIALECTS, openTestApp, PASSWORD, type Person, type TestApp } from '../support/test-app.ts';
import { createVisitor } from '../support/visitor.ts';

const guarded = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'user');
const withBody = guarded.filter(([, { input }]) => input.body);
const withId = guarded.filter(([, { path }]) => path.includes('{id}'));
const withQuery = guarded.filter(([, { input }]) => input.query);

/** What somebody without an account may not do, and why; the only product that they have is the example. */
const REFUSED_TO_GUESTS: Record<string, string> = {
  createProduct: 'account_needed',
  updateProduct: 'example_product',
  deleteProduct: 'example_product',
  updateAccount: 'account_needed',
};

describe.each(DIALECTS)('every call that needs a person, on %s', (dialect) => {
  let it: TestApp;
  let ada: Person;
  let bob: Person;
  let atlassian: FakeAtlassian;
  let ids: Own;
  beforeAll(async () => {
    atlassian = await startAtlassian();
    it = await openTestApp(dialect, { DEMO_ENABLED: 'true', TRUST_PROXY: '127.0.0.1', ...atlassian.env });
    [ada, bob] = [await it.signUp(), await it.signUp()];
    const productId = (await it.send('POST', '/api/product', { token: ada.token, body: sampleProduct })).body.id;
    const body = { ...sampleStory, productId };
    ids = { productId, storyId: (await it.send('POST', '/api/story', { token: ada.token, body })).body.id };
  });
  afterAll(async () => {
    await it.close();
    await atlassian.close();
  });

  const send = (name: string, endpoint: Endpoint, sent: Parameters<TestApp['send']>[2] = {}) =>
    it.send(endpoint.method, pathOf(endpoint, ids), {
      ...(endpoint.input.body && { body: goodBody(name, ids) }),
      ...sent,
    });

  test('the matrix knows a good body for each call that takes one', () => {
    expect(withBody.map(([name]) => [name, goodBody(name, ids) !== undefined])).toEqual(
      withBody.map(([name]) => [name, true]),
    );
  });

  test.each(guarded)('%s without a token is refused', async (name, endpoint) => {
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Basic YTpi' }]) {
      const reply = await send(name, endpoint, { headers });
      expect(reply.status).toBe(401);
      expect(reply.headers['content-type']).toContain('application/problem+json');
      expect(reply.headers['www-authenticate']).toBe('Bearer');
      expect(reply.body).toMatchObject({ status: 401, code: 'not_signed_in', detail: 'No user logged in' });
    }
  });

  test.each(guarded)('%s with an expired token is refused', async (name, endpoint) => {
    it.clock.advance(301_000);
    const reply = await send(name, endpoint, { token: ada.token });
    it.clock.advance(-301_000);
    expect([reply.status, reply.body.code]).toEqual([401, 'not_signed_in']);
  });

  test.each(withId)("%s on another's id finds nothing", async (name, endpoint) => {
    const reply = await send(name, endpoint, { token: bob.token });
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
  });

  test.each(withId)('%s on no id at all finds nothing', async (name, endpoint) => {
    for (const id of [NO_ID, 'x', "1' or '1'='1", '%00']) {
      const path = `/api${endpoint.path.replace('{id}', encodeURIComponent(id))}`;
      const body = endpoint.input.body && {
        body: { ...goodBody(name, ids), ...(name === 'giveFeedback' && feedbackOn(id)) },
      };
      const reply = await it.send(endpoint.method, path, { token: ada.token, ...body });
      expect([id, reply.status]).toEqual([id, name === 'giveFeedback' && id !== NO_ID ? reply.status : 404]);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
    }
  });

  test.each(withBody)('%s with a body that is not JSON is refused', async (name, endpoint) => {
    for (const body of ['{', 'null', '[]', '"text"', '{"__proto__":{"admin":true}}']) {
      const reply = await send(name, endpoint, { token: ada.token, body });
      expect([body, reply.status]).toEqual([body, body === '{' || body.includes('__proto__') ? 400 : 422]);
      expect(reply.body.code).toBe(reply.status === 400 ? 'malformed_request' : 'invalid_input');
    }
    const text = await send(name, endpoint, { token: ada.token, headers: { 'content-type': 'text/plain' } });
    expect([text.status, text.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test.each(withBody)('%s with a body over 256 kB is refused', async (name, endpoint) => {
    const body = { ...goodBody(name, ids), headline: 'x'.repeat(256 * 1024) };
    const reply = await send(name, endpoint, { token: ada.token, body });
    expect([reply.status, reply.body.code]).toEqual([413, 'too_large']);
  });

  test.each(withBody)('%s with a field that nobody knows is refused by name', async (name, endpoint) => {
    const body = { ...goodBody(name, ids), ownerId: bob.email };
    const reply = await send(name, endpoint, { token: ada.token, body });
    expect([reply.status, reply.body.code]).toEqual([422, 'invalid_input']);
    expect(reply.body.errors[0].message).toContain('ownerId');
  });

  test.each(withQuery)('%s with a query that makes no sense is refused', async (name, endpoint) => {
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'unknown=1', 'limit=5&limit=6']) {
      const reply = await it.send(endpoint.method, `${pathOf(endpoint, ids)}?${query}`, { token: ada.token });
      expect([name, query, reply.status]).toEqual([name, query, 422]);
    }
  });

  /** Sends the call for a product and a story of whoever `token` belongs to. */
  async function sendOnOwn(name: string, endpoint: Endpoint, token: string, productId: string, email = '') {
    const story = { ...sampleStory, productId };
    const storyId = (await it.send('POST', '/api/story', { token, body: story })).body.id;
    const own = { productId, storyId, email, ...(/jira/i.test(name) && (await connectJira(it, atlassian, token))) };
    if (name === 'keepDraft') {
      const written = await it.send('POST', '/api/story/draft', { token, body: goodBody('draftStory', own) });
      Object.assign(own, { draft: written.body.draft });
    }
    if (['updateInJira', 'linkJiraIssue'].includes(name)) {
      await it.send('POST', `/api/story/${storyId}/jira`, { token, body: TARGET });
    }
    const body = endpoint.input.body && { body: goodBody(name, own) };
    return it.send(endpoint.method, pathOf(endpoint, own), { token, ...body });
  }

  test.each(guarded)('%s by its own person goes through', async (name, endpoint) => {
    const own = createVisitor(it);
    const email = `own-${name}@example.com`;
    await own.post('sign-up/email', { email, password: PASSWORD, name: '' });
    const token = await own.token();
    const productId = (await it.send('POST', '/api/product', { token, body: sampleProduct })).body.id;
    expect((await sendOnOwn(name, endpoint, token, productId, email)).status).toBe(endpoint.status);
  });

  test.each(guarded)('%s by somebody without an account goes through, unless it needs one', async (name, endpoint) => {
    const guest = createVisitor(it);
    await guest.post('sign-in/anonymous');
    const token = await guest.token();
    const productId = (await it.send('GET', '/api/product', { token })).body[0].id;
    const reply = await sendOnOwn(name, endpoint, token, productId);
    const code = REFUSED_TO_GUESTS[name];
    expect([reply.status, reply.body?.code]).toEqual(code ? [403, code] : [endpoint.status, undefined]);
  });
});

function feedbackOn(storyId: string): object {
  return { storyId, data: { storyId, liked: true } };
}
