import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAtlassian, type FakeAtlassian } from '../fakes/atlassian/atlassian.ts';
import { tellsStory } from '../fakes/model-behaviours.ts';
import type { ModelServer } from '../fakes/model-server.ts';
import { startOpenAiCompatible } from '../fakes/openai-compatible.ts';
import { JIRA_CALLBACK } from '../support/jira.ts';
import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { type Person, PASSWORD, type TestApp } from '../support/test-app.ts';
import { openTwoApps, type TwoApps } from '../support/two-apps.ts';

/**
 * What one process must know of another: with a proxy before them, the two halves of whatever a person does may reach
 * different ones. Signing keys and sign-in limits: two-processes.test.ts; renewal of Jira's tokens and pushes, deletion of
 * accounts, rotation of secrets: beside their services.
 */
describe('two processes on one PostgreSQL', () => {
  let apps: TwoApps;
  let it: TestApp;
  let other: TestApp;
  let model: ModelServer;
  let atlassian: FakeAtlassian;
  let ada: Person;
  let productId: string;
  beforeAll(async () => {
    [model, atlassian] = [await startOpenAiCompatible(), await startAtlassian()];
    const env = {
      STORY_WRITER: 'openai-compatible',
      MODEL_ID: 'stand-in',
      MODEL_BASE_URL: model.url,
      ...atlassian.env,
    };
    apps = await openTwoApps('postgres', { env: { ...env, TRUST_PROXY: '127.0.0.1' } });
    ({ it, other } = apps);
    ada = await it.signUp('ada@example.com');
    productId = (await it.send('POST', '/api/product', { token: ada.token, body: sampleProduct })).body.id;
  });
  afterAll(async () => {
    await apps.close();
    await Promise.all([model.close(), atlassian.close()]);
  });

  const generate = (app: TestApp, key: string, description = sampleIdea) =>
    app.send('POST', '/api/story/generate', {
      token: ada.token,
      body: { description, productId },
      headers: { 'idempotency-key': key },
    });

  test('a story that one is writing is not written a second time by the other, and is found there afterwards', async () => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    model.next(
      tellsStory({
        before: () => {
          begun.resolve();
          return gate.promise;
        },
      }),
    );
    const first = generate(it, 'once');
    await begun.promise;
    const meanwhile = await generate(other, 'once');
    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'generation_running']);
    gate.resolve();
    const { status, body: story } = await first;
    expect(status).toBe(200);
    expect((await generate(other, 'once')).body.id).toBe(story.id);
    const reused = await generate(other, 'once', `${sampleIdea}, twice a year`);
    expect([reused.status, reused.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('limits count together', async () => {
    await it.sql('delete from quota');
    // Counting begins anew each minute: not in the middle of this.
    const untilNext = 60_000 - (it.clock.now().getTime() % 60_000);
    for (const { clock } of [it, other]) clock.advance(untilNext);
    const body = { events: [{ name: 'login', at: new Date().toISOString() }] };
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) {
      statuses.push((await (n % 2 ? it : other).send('POST', '/api/event', { token: ada.token, body })).status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(204), 429]);
  });

  test('a draft that one wrote is kept by the other', async () => {
    const body = { description: sampleIdea, productId };
    const { draft } = (await it.send('POST', '/api/story/draft', { token: ada.token, body })).body;
    const kept = await other.send('POST', '/api/story/keep', { token: ada.token, body: { draft } });
    expect(kept.status).toBe(201);
    const again = await it.send('POST', '/api/story/keep', { token: ada.token, body: { draft } });
    expect(again.body.id).toBe(kept.body.id);
  });

  test('a change that went through one makes the same change stale at the other', async () => {
    const body = { ...sampleStory, productId };
    const story = (await it.send('POST', '/api/story', { token: ada.token, body })).body;
    const change = { ...sampleStory, headline: 'Swap', version: story.version };
    const both = await Promise.all(
      [it, other].map((app) => app.send('PUT', `/api/story/${story.id}`, { token: ada.token, body: change })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a connection with Jira that is begun at one is finished at the other, once', async () => {
    const { token } = ada;
    const { clientId, clientSecret } = (await it.send('GET', '/api/jira/secret', { token })).body;
    const body = {
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      code: atlassian.consent(JIRA_CALLBACK),
      redirect_uri: JIRA_CALLBACK,
    };
    const exchanged = await other.send('POST', '/api/jira/token', { token, body });
    expect(exchanged.status).toBe(200);
    const again = await it.send('POST', '/api/jira/token', {
      token,
      body: { ...body, code: atlassian.consent(JIRA_CALLBACK) },
    });
    expect(again.status).toBe(422);
    const refreshToken = exchanged.body.refresh_token;
    expect((await it.send('PUT', '/api/jira/refresh', { token, body: { refreshToken } })).status).toBe(200);
    expect((await other.send('GET', '/api/jira/projects', { token })).body).not.toEqual([]);
  });

  test('whoever signs out at one is signed out at the other, and a changed password ends sessions at both', async () => {
    const origin = 'http://localhost';
    const signIn = (app: TestApp, password = PASSWORD) =>
      app.send('POST', '/api/auth/sign-in/email', { body: { email: ada.email, password }, headers: { origin } });
    const cookieOf = async (app: TestApp): Promise<string> =>
      [(await signIn(app)).headers['set-cookie'] ?? []]
        .flat()
        .map((line) => line.split(';', 1)[0])
        .join('; ');
    const tokenAt = async (app: TestApp, cookie: string): Promise<number> =>
      (await app.send('GET', '/api/auth/token', { headers: { cookie } })).status;
    const [first, second] = [await cookieOf(it), await cookieOf(other)];
    expect([await tokenAt(other, first), await tokenAt(it, second)]).toEqual([200, 200]);
    await it.send('POST', '/api/auth/sign-out', { body: {}, headers: { origin, cookie: first } });
    expect(await tokenAt(other, first)).toBe(401);
    const change = { currentPassword: PASSWORD, newPassword: 'Another4Horse', revokeOtherSessions: true };
    const changed = await other.send('POST', '/api/auth/change-password', {
      body: change,
      headers: { origin, cookie: second },
    });
    expect(changed.status).toBe(200);
    expect(await tokenAt(it, ada.cookie)).toBe(401);
    expect([(await signIn(it)).status, (await signIn(it, 'Another4Horse')).status]).toEqual([401, 200]);
  });
});
