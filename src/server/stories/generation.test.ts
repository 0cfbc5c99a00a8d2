import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cutsOff, fails, isBusy, stalls, tellsBrokenJson, tellsStory } from '../../../tests/fakes/model-behaviours.ts';
import type { ModelServer } from '../../../tests/fakes/model-server.ts';
import { startOpenAiCompatible } from '../../../tests/fakes/openai-compatible.ts';
import { readEvents } from '../../../tests/support/read-events.ts';
import { NO_ID, sampleIdea, sampleProduct } from '../../../tests/support/samples.ts';
import { DIALECTS, openTestApp, type Person, type TestApp } from '../../../tests/support/test-app.ts';

const EVENTS = { accept: 'text/event-stream' };

interface Sent {
  description?: string;
  key?: string;
  headers?: Record<string, string>;
}

async function prepare(it: TestApp): Promise<{ ada: Person; productId: string }> {
  const ada = await it.signUp();
  const { body } = await it.send('POST', '/api/product', { token: ada.token, body: sampleProduct });
  return { ada, productId: body.id };
}

function createGenerate(it: TestApp, { ada, productId }: { ada: Person; productId: string }) {
  return ({ description = sampleIdea, key, headers = {} }: Sent = {}) =>
    it.send('POST', '/api/story/generate', {
      token: ada.token,
      body: { description, productId },
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    });
}

async function countStories(it: TestApp, { token }: Person): Promise<number> {
  return (await it.send('GET', '/api/story?limit=100', { token })).body.length;
}

describe.each(DIALECTS)('writing a story with the drafter on %s', (dialect) => {
  let it: TestApp;
  let who: { ada: Person; productId: string };
  beforeAll(async () => {
    it = await openTestApp(dialect);
    who = await prepare(it);
  });
  afterAll(() => it.close());

  test('plain JSON answers the stored story', async () => {
    const { status, body } = await createGenerate(it, who)();
    expect(status).toBe(200);
    expect(body).toMatchObject({ writer: 'drafter', idea: sampleIdea, version: 1, product: { name: 'Allotment' } });
    expect(body.userStory).toMatch(/^As an? .+, I want .+, so that .+\.$/);
    expect(body.grounding).toHaveLength(body.acceptanceCriteria.length);
    const read = await it.send('GET', `/api/story/${body.id}`, { token: who.ada.token });
    expect(read.body).toEqual(body);
  });

  test('a stream tells what stands so far and ends with the stored story', async () => {
    const reply = await createGenerate(it, who)({ headers: EVENTS });
    expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const events = readEvents(reply.text);
    const last = events.at(-1);
    expect(events.slice(0, -1).every(({ event }) => event === 'delta')).toBe(true);
    expect(events.length).toBeGreaterThan(3);
    expect(last?.event).toBe('story');
    const read = await it.send('GET', `/api/story/${last?.data.id}`, { token: who.ada.token });
    expect(read.body).toEqual(last?.data);
    const delta = events.at(-2)?.data;
    expect(last?.data).toMatchObject(delta);
  });

  test.each([
    ['', 'This field is required.'],
    ['too short', 'This field is too short. Enter at least 30 characters.'],
    ['x'.repeat(4_001), 'This field is too long. Enter at most 4,000 characters.'],
  ])('the idea %.20j is refused at its field, with nothing stored', async (description, message) => {
    const before = await countStories(it, who.ada);
    for (const headers of [{}, EVENTS]) {
      const reply = await it.send('POST', '/api/story/generate', {
        token: who.ada.token,
        body: { description, productId: who.productId },
        headers,
      });
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toEqual([{ path: 'description', message }]);
    }
    expect(await countStories(it, who.ada)).toBe(before);
  });

  test('a product that is not there, or is not named, is told', async () => {
    const send = (productId: string) =>
      it.send('POST', '/api/story/generate', {
        token: who.ada.token,
        body: { description: sampleIdea, productId },
        headers: EVENTS,
      });
    expect((await send(NO_ID)).status).toBe(404);
    const none = await send('');
    expect(none.body.errors).toEqual([{ path: 'productId', message: 'This field is required.' }]);
  });

  test('a repeated request answers the first story and makes no second', async () => {
    const generate = createGenerate(it, who);
    const first = await generate({ key: 'key-1' });
    const before = await countStories(it, who.ada);
    expect((await generate({ key: 'key-1' })).body).toEqual(first.body);
    const streamed = readEvents((await generate({ key: 'key-1', headers: EVENTS })).text);
    expect(streamed).toEqual([{ event: 'story', data: first.body }]);
    expect(await countStories(it, who.ada)).toBe(before);
  });

  test('a key with another idea is refused', async () => {
    const generate = createGenerate(it, who);
    await generate({ key: 'key-2' });
    const other = await generate({ key: 'key-2', description: `${sampleIdea}, and tell the keeper` });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test("a key is one's own, and kept for a day", async () => {
    const generate = createGenerate(it, who);
    const day = 24 * 60 * 60_000;
    it.clock.advance(-day - 1);
    const first = await generate({ key: 'key-3' });
    it.clock.advance(day - 1_000);
    expect((await generate({ key: 'key-3' })).body.id).toBe(first.body.id);
    it.clock.advance(1_001);
    const later = await generate({ key: 'key-3' });
    expect(later.status).toBe(200);
    expect(later.body.id).not.toBe(first.body.id);
    const foreign = await createGenerate(it, await prepare(it))({ key: 'key-3' });
    expect(foreign.status).toBe(200);
    expect([first.body.id, later.body.id]).not.toContain(foreign.body.id);
  });

  test('more than sixty stories a minute have to wait', async () => {
    const eve = await prepare(it);
    const generate = createGenerate(it, eve);
    const replies = await Promise.all(Array.from({ length: 62 }, () => generate()));
    const refused = replies.filter(({ status }) => status === 429);
    // A minute may end while they run.
    if (refused.length === 0) return;
    expect(refused.length).toBeLessThanOrEqual(2);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({ code: 'too_many_requests' });
  });
});

describe.each(DIALECTS)('writing a story with a model on %s', (dialect) => {
  let model: ModelServer;
  let it: TestApp;
  let who: { ada: Person; productId: string };
  beforeAll(async () => {
    model = await startOpenAiCompatible();
    it = await openTestApp(dialect, {
      STORY_WRITER: 'openai-compatible',
      MODEL_ID: 'stand-in',
      MODEL_BASE_URL: model.url,
      MODEL_API_KEY: 'sk-never-shown',
      MODEL_STALL_SECONDS: '0.2',
    });
    who = await prepare(it);
  });
  afterEach(() => expect(it.log.join('')).not.toContain('sk-never-shown'));
  afterAll(async () => {
    await it.close();
    await model.close();
  });

  test('the story of the model is stored under its name', async () => {
    const events = readEvents((await createGenerate(it, who)({ headers: EVENTS })).text);
    expect(events.at(-1)).toMatchObject({ event: 'story', data: { writer: 'openai-compatible:stand-in' } });
  });

  test.each([
    ['429', () => isBusy(600), 503, 'writer_busy'],
    ['401', () => fails(401), 503, 'writer_misconfigured'],
    ['500', () => fails(500), 503, 'writer_unavailable'],
    ['broken JSON', () => tellsBrokenJson(), 502, 'writer_nonsense'],
    ['a stall', () => stalls(), 504, 'writer_timeout'],
    ['a dropped socket', () => cutsOff(), 503, 'writer_unavailable'],
  ])('%s of the model is told plainly, and nothing is stored', async (what, behaviour, status, code) => {
    const before = await countStories(it, who.ada);
    model.always(behaviour());
    const plain = await createGenerate(it, who)({ key: what });
    const streamed = readEvents((await createGenerate(it, who)({ key: `${what}-s`, headers: EVENTS })).text).at(-1);
    model.always(tellsStory());
    expect([plain.status, plain.body.code]).toEqual([status, code]);
    expect(streamed).toMatchObject({ event: 'error', data: { status, code, detail: plain.body.detail } });
    expect(plain.body.detail).not.toMatch(/sk-|http|127\.0\.0\.1|undefined|JSON/);
    expect(await countStories(it, who.ada)).toBe(before);
    // The failed run has freed its key: the same request, sent again, succeeds.
    expect((await createGenerate(it, who)({ key: what })).status).toBe(200);
  });

  test('a repeat while the first still runs waits, and then gets the first story', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    model.next(
      tellsStory({
        before: (piece) => {
          begun.resolve();
          return piece > 2 ? gate : undefined;
        },
      }),
    );
    const generate = createGenerate(it, who);
    const first = generate({ key: 'slow' });
    await begun.promise;
    const early = await generate({ key: 'slow' });
    expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([409, 'generation_running', '2']);
    open();
    const { body } = await first;
    expect((await generate({ key: 'slow' })).body).toEqual(body);
  });

  test('a product changed or deleted meanwhile stops the story from being stored', async () => {
    for (const method of ['PUT', 'DELETE'] as const) {
      const { body: product } = await it.send('POST', '/api/product', { token: who.ada.token, body: sampleProduct });
      it.clock.advance(5);
      model.next(
        tellsStory({
          before: async (piece) => {
            if (piece !== 2) return;
            const body = method === 'PUT' ? { body: { ...sampleProduct, name: 'Renamed' } } : {};
            await it.send(method, `/api/product/${product.id}`, { token: who.ada.token, ...body });
          },
        }),
      );
      const before = await countStories(it, who.ada);
      const reply = await createGenerate(it, { ...who, productId: product.id })();
      expect([method, reply.status, reply.body.code]).toEqual([method, 409, 'product_changed']);
      expect(await countStories(it, who.ada)).toBe(before);
    }
  });

  test('a caller that goes away stops the model, stores nothing and frees the key', async () => {
    const url = await it.app.listen({ host: '127.0.0.1', port: 0 });
    const begun = Promise.withResolvers<void>();
    const { promise: never } = Promise.withResolvers<void>();
    model.next(
      tellsStory({
        before: (piece) => {
          if (piece < 3) return undefined;
          begun.resolve();
          return never;
        },
      }),
    );
    const before = await countStories(it, who.ada);
    const caller = new AbortController();
    const request = fetch(`${url}/api/story/generate`, {
      method: 'POST',
      signal: caller.signal,
      headers: {
        authorization: `Bearer ${who.ada.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'left',
        ...EVENTS,
      },
      body: JSON.stringify({ description: sampleIdea, productId: who.productId }),
    });
    await begun.promise;
    await request;
    caller.abort();
    await model.requests.at(-1)?.over;
    expect(await countStories(it, who.ada)).toBe(before);
    await expect
      .poll(async () => (await createGenerate(it, who)({ key: 'left' })).status, { timeout: 5_000 })
      .toBe(200);
  });
});
