import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { problem, PROBLEM_STATUS } from '#contract/problem.ts';
import type { OpenDatabase } from '../../src/server/db/open-database.ts';
import { startAtlassian, type FakeAtlassian } from '../fakes/atlassian/atlassian.ts';
import { goodBody, type Own } from '../support/good-calls.ts';
import { connectJira, TARGET } from '../support/jira.ts';
import { ODD_BODIES, type OddCall, oddCalls } from '../support/odd-calls.ts';
import { readEvents } from '../support/read-events.ts';
import { NO_ID, sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { DIALECTS, openTestApp, type Person, type TestApp, tokenFor } from '../support/test-app.ts';

/** Calls of each endpoint on each database; `npm run test:long` sends more, and others each time. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 50);
const SEED = process.env['FUZZ_RUNS'] ? {} : { seed: 20_260_101 };
const all = Object.entries<Endpoint>(endpoints);
/** Stands in everything that Bob wrote, and in nothing that is sent. */
const MARK = 'Zyzzogeton';

/** What stands for ids and names of the server until the call is sent. */
const STAND_INS = {
  productId: '{{product}}',
  storyId: '{{story}}',
  bobsProduct: '{{bobs-product}}',
  bobsStory: '{{bobs-story}}',
  draft: '{{draft}}',
  refreshToken: '{{refresh}}',
};

describe.each(DIALECTS)('whatever is sent, on %s', (dialect) => {
  let it: TestApp;
  let atlassian: FakeAtlassian;
  let database: OpenDatabase;
  let ada: Person;
  let bob: Person;
  let bobs: Own;

  async function makeThings({ token }: Person, mark = ''): Promise<Own> {
    const product = { ...sampleProduct, name: `Allotment ${mark}` };
    const productId = (await it.send('POST', '/api/product', { token, body: product })).body.id;
    const story = { ...sampleStory, headline: `Swap ${mark}`, productId };
    return { productId, storyId: (await it.send('POST', '/api/story', { token, body: story })).body.id };
  }

  /** What Ada has when a call is made, as the texts that are put in the place of the stand-ins. */
  async function prepare(name: string): Promise<Own> {
    // On a slow machine all calls take longer than one token is good for.
    ada = { ...ada, token: await tokenFor(it.send, ada.cookie) };
    const own = await makeThings(ada);
    await database.db.deleteFrom('quota').execute();
    const { token } = ada;
    if (name === 'keepDraft') {
      const idea = { description: sampleIdea, productId: own.productId };
      return { ...own, draft: (await it.send('POST', '/api/story/draft', { token, body: idea })).body.draft };
    }
    if (!/jira/i.test(name)) return own;
    const { refreshToken } = await connectJira(it, atlassian, token);
    if (name === 'updateInJira') await it.send('POST', `/api/story/${own.storyId}/jira`, { token, body: TARGET });
    return { ...own, refreshToken };
  }

  beforeAll(async () => {
    atlassian = await startAtlassian();
    it = await openTestApp(dialect, { TRUST_PROXY: '127.0.0.1', ...atlassian.env });
    database = it.database();
    [ada, bob] = [await it.signUp(), await it.signUp(`${MARK}@example.com`.toLowerCase())];
    bobs = await makeThings(bob, MARK);
    await connectJira(it, atlassian, bob.token);
    await it.send('POST', `/api/story/${bobs.storyId}/jira`, { token: bob.token, body: TARGET });
  });
  afterAll(async () => {
    await Promise.all([it.close(), database.close()]);
    await atlassian.close();
  });

  test.each(all)(
    '%s never fails, tells nobody how it is made, and gives nothing of anybody else',
    async (name, endpoint) => {
      const { productId, storyId, bobsProduct, bobsStory, draft, refreshToken } = STAND_INS;
      const good = goodBody(name, { productId, storyId, draft, refreshToken });
      const ids = [endpoint.path.startsWith('/product') ? productId : storyId, bobsStory, bobsProduct, NO_ID];
      const known = { ids, fields: { ...TARGET, draft, refreshToken, refresh_token: refreshToken, version: 1 } };
      let own = await prepare(name);
      const fill = (text: string): string =>
        text
          .replaceAll(productId, own.productId)
          .replaceAll(storyId, own.storyId)
          .replaceAll(bobsProduct, bobs.productId)
          .replaceAll(bobsStory, bobs.storyId)
          .replaceAll(draft, own.draft ?? 'none')
          .replaceAll(refreshToken, own.refreshToken ?? 'none');
      let taken = 0;
      let changed = false;
      await fc.assert(
        fc.asyncProperty(oddCalls(endpoint, good, known), async (call) => {
          if (changed) own = await prepare(name);
          const { body, ...rest } = call;
          const filled = {
            ...rest,
            path: fill(rest.path),
            ...(body !== undefined && { body: typeof body === 'string' ? fill(body) : body }),
          };
          const reply = await answerTo(endpoint, filled);
          const wentThrough = reply.status === endpoint.status;
          if (wentThrough) taken += 1;
          changed = wentThrough && endpoint.method !== 'GET';
        }),
        { numRuns: RUNS, ...SEED },
      );
      // What nothing of goes through would show nothing. Only Ada's own address deletes her account, and that is not sent.
      expect(taken > 0).toBe(name !== 'deleteAccount');
      expect(it.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
    },
    RUNS * 1_000,
  );

  test('the tunnel takes or refuses it, and never fails', async () => {
    const type = 'application/x-sentry-envelope';
    const heads = [
      '',
      '{}\n',
      '{"dsn":"https://a@elsewhere.example/1"}\n',
      '{}\n{"type":"event"}\n',
      '{}\n{"type":"event","length":9}\n',
    ];
    const sent = heads.flatMap((head) =>
      ODD_BODIES.map((body) => Buffer.concat([Buffer.from(head), Buffer.from(body)])),
    );
    const statuses = new Set<number>();
    for (const [n, payload] of sent.entries()) {
      const headers = { 'content-type': type, 'x-forwarded-for': `198.51.${n >> 8}.${n & 255}` };
      const { statusCode, body } = await it.app.inject({ method: 'POST', url: '/api/tunnel', headers, payload });
      statuses.add(statusCode);
      expect(body).not.toMatch(/node_modules|\.ts:\d+|^\s+at /m);
    }
    expect([statuses.has(204), statuses.has(400)]).toEqual([true, true]);
    expect([...statuses].filter((status) => ![204, 400, 413].includes(status))).toEqual([]);
    expect(it.log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  async function answerTo(endpoint: Endpoint, { path, headers, body }: OddCall) {
    const raw = await it.app.inject({
      method: endpoint.method,
      url: path,
      headers: { authorization: `Bearer ${ada.token}`, ...headers },
      ...(body !== undefined && { payload: body }),
    });
    const { statusCode: status, body: text } = raw;
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/node_modules|\.ts:\d+|^\s+at /m);
    expect(text).not.toContain(MARK);
    expect(text).not.toContain(bob.email);
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-request-id']) {
      expect(raw.headers).toHaveProperty(name);
    }
    expectContract(endpoint, { status, text, type: raw.headers['content-type'] ?? '' });
    return { status };
  }
});

/** Every reply is what the endpoint describes, or a problem whose status is its code's. */
function expectContract(
  endpoint: Endpoint,
  { status, text, type }: { status: number; text: string; type: string },
): void {
  if (status === endpoint.status && type.includes('text/event-stream')) {
    for (const { event, data } of readEvents(text)) {
      const schema = endpoint.events?.[event];
      expect([event, schema?._zod.run({ value: data, issues: [] }, {})]).toMatchObject([event, { issues: [] }]);
    }
  } else if (status === endpoint.status) {
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    expect(endpoint.output._zod.run({ value, issues: [] }, {})).toMatchObject({ issues: [] });
  } else {
    expect(type).toContain('application/problem+json');
    const said = problem.parse(JSON.parse(text));
    expect([said.code, said.status, PROBLEM_STATUS[said.code]]).toEqual([said.code, status, status]);
  }
}
