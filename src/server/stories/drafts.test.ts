import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Alternative } from '#contract/story-drafts.ts';
import { fails, tellsStory } from '../../../tests/fakes/model-behaviours.ts';
import type { ModelServer } from '../../../tests/fakes/model-server.ts';
import { startOpenAiCompatible } from '../../../tests/fakes/openai-compatible.ts';
import { readEvents } from '../../../tests/support/read-events.ts';
import { sampleIdea, sampleProduct } from '../../../tests/support/samples.ts';
import { type Desk, openDesk } from '../../../tests/support/story-desk.ts';
import { DIALECTS, openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const EVENTS = { accept: 'text/event-stream' };
const DAY_MS = 24 * 60 * 60_000;
/** It names neither who nor why. */
const OPEN_IDEA = 'Print the waiting list for the notice board of the club';

const countStories = async ({ send }: Desk): Promise<number> => (await send('GET', '?limit=100')).body.length;

describe.each(DIALECTS)('drafts on %s', (dialect) => {
  let it: TestApp;
  let desk: Desk;
  beforeAll(async () => {
    it = await openTestApp(dialect);
    desk = await openDesk(it);
  });
  afterAll(() => it.close());

  const draft = async (description = sampleIdea) =>
    (await desk.send('POST', '/draft', { description, productId: desk.productId })).body;
  const keep = (text: string, more: object = {}, by = desk) => by.send('POST', '/keep', { draft: text, ...more });

  test('a draft is written like a story, and nothing is stored', async () => {
    const before = await countStories(desk);
    const body = { description: sampleIdea, productId: desk.productId };
    const { status, body: written } = await desk.send('POST', '/draft', body);
    expect(status).toBe(200);
    expect(written).toMatchObject({ idea: sampleIdea, writer: 'drafter', draft: expect.any(String) });
    expect(written).not.toHaveProperty('id');
    const events = readEvents((await desk.send('POST', '/draft', body, EVENTS)).text);
    expect(events.at(-1)).toMatchObject({ event: 'draft', data: { userStory: written.userStory } });
    expect(events.slice(0, -1).every(({ event }) => event === 'delta')).toBe(true);
    expect(await countStories(desk)).toBe(before);
  });

  test('a draft that is kept becomes a story with its origins and its history', async () => {
    const { draft: text, ...written } = await draft();
    const { status, body } = await keep(text);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...written, version: 1, product: { id: desk.productId, name: 'Allotment' } });
    expect(await desk.read(body)).toEqual(body);
    expect(await desk.history(body)).toMatchObject([{ version: 1, made: 'generated', writer: 'drafter' }]);
  });

  test('kept again, even twice at once, it is the same story', async () => {
    const { draft: text } = await draft();
    const before = await countStories(desk);
    const replies = await Promise.all([keep(text), keep(text), keep(text)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect((await keep(text)).body).toEqual(replies[0]?.body);
    expect(await countStories(desk)).toBe(before + 1);
  });

  test('an opinion that it got is kept with it', async () => {
    const { body } = await keep((await draft()).draft, { liked: true });
    expect((await desk.send('GET', `/${body.id}/feedback`)).body.liked).toBe(true);
    expect((await desk.history(body))[0]?.liked).toBe(true);
  });

  test('a draft of somebody else, or one that was changed, is refused, and nothing is stored', async () => {
    const { draft: text } = await draft();
    const [content = '', signature = ''] = text.split('.');
    const told = JSON.parse(Buffer.from(content, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...told, writer: 'a famous author' })).toString('base64url');
    const before = await countStories(desk);
    const other = await openDesk(it);
    for (const reply of [
      keep(text, {}, other),
      keep(`${forged}.${signature}`),
      keep(`${content}.`),
      keep(content),
      keep('x'),
      keep(`${content}.${Buffer.alloc(32).toString('base64url')}`),
    ]) {
      const { status, body } = await reply;
      expect([status, body.code]).toEqual([422, 'draft_unusable']);
    }
    expect(await countStories(desk)).toBe(before);
  });

  test('a draft is good for a day', async () => {
    it.clock.advance(-DAY_MS);
    const [{ draft: old }, { draft: older }] = [await draft(), await draft()];
    it.clock.advance(DAY_MS - 60_000);
    expect((await keep(old)).status).toBe(201);
    it.clock.advance(60_000);
    const { status, body } = await keep(older);
    expect([status, body.code]).toEqual([422, 'draft_unusable']);
    expect(body.detail).toContain('older than a day');
  });

  test('a draft outlives a restart, and the secret that it was signed with', async () => {
    const secret = { AUTH_SECRET: 'a'.repeat(40) };
    const before = await openTestApp(dialect, secret);
    const there = await openDesk(before);
    const write = async () =>
      (await there.send('POST', '/draft', { description: sampleIdea, productId: there.productId })).body.draft;
    const [one, two] = [await write(), await write()];
    const after = await before.reopen({ AUTH_SECRET: 'b'.repeat(40), AUTH_SECRET_PREVIOUS: secret.AUTH_SECRET });
    const keepAt = (at: TestApp, text: string) =>
      at.send('POST', '/api/story/keep', { token: there.token, body: { draft: text } });
    expect((await keepAt(after, one)).status).toBe(201);
    const later = await after.reopen({ AUTH_SECRET_PREVIOUS: 'c'.repeat(40) });
    expect((await keepAt(later, two)).body.code).toBe('draft_unusable');
    await later.close();
  });

  test('a draft of a product that is gone cannot be kept', async () => {
    const { token } = desk;
    const { body: product } = await it.send('POST', '/api/product', { token, body: sampleProduct });
    const { body } = await desk.send('POST', '/draft', { description: sampleIdea, productId: product.id });
    await it.send('DELETE', `/api/product/${product.id}`, { token });
    expect((await keep(body.draft)).status).toBe(404);
  });

  test('a further idea may be drafted, and is marked once it is kept', async () => {
    const story = await desk.generate(
      'Gardeners should be able to swap their plot. The plot keeper should print the waiting list.',
    );
    const parent = { storyId: story.id, index: 0 };
    const { body: written } = await desk.send('POST', '/draft', { productId: desk.productId, parent });
    expect((await desk.send('GET', `/${story.id}/further`)).body[0]).not.toHaveProperty('storyId');
    const { body } = await keep(written.draft);
    expect((await desk.send('GET', `/${story.id}/further`)).body[0].storyId).toBe(body.id);
    const { body: second } = await desk.send('POST', '/draft', { productId: desk.productId, parent });
    await desk.send('DELETE', `/${story.id}`);
    expect((await keep(second.draft)).body.parent).toEqual({ idea: story.idea });
  });

  test.each(['/draft', '/alternatives'])('%s tells at the field what is wrong with an idea', async (path) => {
    const { status, body } = await desk.send('POST', path, { description: 'too short', productId: desk.productId });
    const message = 'This field is too short. Enter at least 30 characters.';
    expect([status, body.errors]).toEqual([422, [{ path: 'description', message }]]);
    const nonsense = await desk.send('POST', path, { description: 'x'.repeat(40), productId: desk.productId });
    expect([nonsense.status, nonsense.body.code]).toEqual([422, 'idea_not_understood']);
  });

  test('four hundred drafts may be had in ten minutes, and they do not count as stories', async () => {
    const eve = await openDesk(it);
    // Back to the beginning of a window, so that none ends in between.
    const into = it.clock.now().getTime() % 600_000;
    it.clock.advance(-into);
    await eve.send('POST', '/draft', { description: sampleIdea, productId: eve.productId });
    await it.sql(`update quota set count = 399 where key like 'draft:%' and count = 1`);
    const ask = () => eve.send('POST', '/draft', { description: sampleIdea, productId: eve.productId });
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    it.clock.advance(into);
    expect((await eve.generate()).version).toBe(1);
  });

  test('readings of an open idea differ, and each can be kept', async () => {
    const body = { description: OPEN_IDEA, productId: desk.productId };
    const { status, body: answer } = await desk.send('POST', '/alternatives', body);
    expect(status).toBe(200);
    const readings = answer.alternatives as Alternative[];
    expect(readings).toHaveLength(3);
    expect(answer).not.toHaveProperty('note');
    expect(new Set(readings.map(({ userStory }) => userStory)).size).toBe(3);
    expect(readings[0]?.differs).toEqual([]);
    for (const { differs } of readings.slice(1)) expect(differs.length).toBeGreaterThan(0);
    const kept = await Promise.all(readings.map(({ draft: text }) => keep(text)));
    expect(kept.map(({ body: story }) => story.userStory)).toEqual(readings.map(({ userStory }) => userStory));
  });

  test('an idea that leaves nothing open has one reading, and it is said why', async () => {
    const description = 'As a gardener I want to see my fee so that I can pay it before the season begins';
    const { body } = await desk.send('POST', '/alternatives', { description, productId: desk.productId });
    expect(body.alternatives).toHaveLength(1);
    expect(body.note).toBe('The idea says who wants what and why. It leaves no other reading open.');
  });

  test('a stream tells which reading each piece belongs to', async () => {
    const body = { description: OPEN_IDEA, productId: desk.productId };
    const events = readEvents((await desk.send('POST', '/alternatives', body, EVENTS)).text);
    const last = events.at(-1);
    expect(last).toMatchObject({ event: 'alternatives', data: { alternatives: [{}, {}, {}] } });
    const pieces = events.slice(0, -1);
    expect([...new Set(pieces.map(({ data }) => data.index))]).toEqual([0, 1, 2]);
    const shown = [0, 1, 2].map((which) => pieces.findLast(({ data }) => data.index === which)?.data.headline);
    expect(shown).toEqual(last?.data.alternatives.map(({ headline }: Alternative) => headline));
  });
});

describe.each(DIALECTS)('readings by a model on %s', (dialect) => {
  let model: ModelServer;
  let it: TestApp;
  let desk: Desk;
  beforeAll(async () => {
    model = await startOpenAiCompatible();
    it = await openTestApp(dialect, {
      STORY_WRITER: 'openai-compatible',
      MODEL_ID: 'stand-in',
      MODEL_BASE_URL: model.url,
    });
    desk = await openDesk(it);
  });
  beforeEach(() => model.reset());
  afterAll(async () => {
    await it.close();
    await model.close();
  });

  const tellsOf = (role: string) =>
    tellsStory({}, (answer) => ({ ...answer, userStory: answer.userStory.replace('customer', role) }));
  const ask = (more: object = {}) =>
    desk.send('POST', '/alternatives', { description: sampleIdea, productId: desk.productId, ...more });

  test('each is asked for apart from those before it, and counted by itself', async () => {
    model.next(tellsOf('gardener'), tellsOf('neighbour'), tellsOf('treasurer'));
    const { body } = await ask();
    expect(body.alternatives.map(({ differs }: Alternative) => differs)).toEqual([[], ['role'], ['role']]);
    expect(body.alternatives[2].tokens).toEqual({ input: 700, output: 300 });
    const asked = model.requests.map(({ body: sent }) => JSON.parse(sent.messages[1].content).others);
    const told = body.alternatives.map(({ headline, userStory, acceptanceCriteria }: Alternative) => ({
      headline,
      userStory,
      acceptanceCriteria,
    }));
    expect(asked).toEqual([undefined, told.slice(0, 1), told.slice(0, 2)]);
  });

  test('one that says the same again ends the search', async () => {
    const { body } = await ask();
    expect(body.alternatives).toHaveLength(1);
    expect(body.note).toBe('The writer found no other reading of this idea.');
    expect(model.requests).toHaveLength(2);
  });

  test('when the model fails at the second, the first is not lost, and the failure is told', async () => {
    model.next(tellsOf('gardener'), fails(401));
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.alternatives).toHaveLength(1);
    expect(body.note).toMatch(/refused this server's key/);
  });

  test('when it fails at the first, that is the answer, and the built-in writer may be chosen', async () => {
    model.always(fails(401));
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([503, 'writer_misconfigured']);
    expect((await ask({ writer: 'drafter' })).body.alternatives[0].writer).toBe('drafter');
  });

  test('a caller that goes away stops the model in the middle of a reading', async () => {
    const url = await it.app.listen({ host: '127.0.0.1', port: 0 });
    const begun = Promise.withResolvers<void>();
    const { promise: never } = Promise.withResolvers<void>();
    model.next(
      tellsOf('gardener'),
      tellsStory({
        before: (piece) => {
          if (piece < 2) return undefined;
          begun.resolve();
          return never;
        },
      }),
    );
    const caller = new AbortController();
    await fetch(`${url}/api/story/alternatives`, {
      method: 'POST',
      signal: caller.signal,
      headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/json', ...EVENTS },
      body: JSON.stringify({ description: sampleIdea, productId: desk.productId }),
    });
    await begun.promise;
    caller.abort();
    expect(await model.requests.at(-1)?.over).toBe('aborted');
    expect(model.requests).toHaveLength(2);
  });
});
