import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_ID, sampleProduct, sampleStory } from '../../../tests/support/samples.ts';
import { DIALECTS, openTestApp, type Person, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('stories on %s', (dialect) => {
  let it: TestApp;
  let ada: Person;
  let bob: Person;
  let productId: string;
  beforeAll(async () => {
    it = await openTestApp(dialect);
    [ada, bob] = [await it.signUp(), await it.signUp()];
    productId = (await it.send('POST', '/api/product', { token: ada.token, body: sampleProduct })).body.id;
  });
  afterAll(() => it.close());

  const create = (change: object = {}) =>
    it.send('POST', '/api/story', { token: ada.token, body: { ...sampleStory, productId, ...change } });
  const list = async (query: string) => {
    const { body } = await it.send('GET', `/api/story${query}`, { token: ada.token });
    return body.map(({ headline }: { headline: string }) => headline);
  };

  test('a story that a person wrote is stored as theirs', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...sampleStory,
      writer: 'person',
      version: 1,
      product: { id: productId, name: 'Allotment' },
      grounding: [{ source: 'person' }, { source: 'person' }, { source: 'person' }],
    });
    const read = await it.send('GET', `/api/story/${body.id}`, { token: ada.token });
    expect(read.body).toEqual(body);
  });

  test('a changed story keeps the origin of what stayed and raises its version', async () => {
    const { body: story } = await create();
    const acceptanceCriteria = ['A new criterion is shown.', sampleStory.acceptanceCriteria[0]];
    const body = { ...story, headline: 'Swap plots', acceptanceCriteria, jiraIssueId: 'PLOT-7' };
    const reply = await it.send('PUT', `/api/story/${story.id}`, { token: ada.token, body });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ headline: 'Swap plots', acceptanceCriteria, jiraIssueId: 'PLOT-7', version: 2 });
    expect(reply.body.grounding).toHaveLength(2);
  });

  test('read-only fields of a change are ignored', async () => {
    const { body: story } = await create();
    const body = { ...story, id: NO_ID, writer: 'me', createdAt: 'never', product: { id: NO_ID }, idea: 'other' };
    const reply = await it.send('PUT', `/api/story/${story.id}`, { token: ada.token, body });
    expect(reply.status).toBe(200);
    const { updatedAt: _updatedAt, version, ...rest } = reply.body;
    expect(story).toMatchObject(rest);
    expect(version).toBe(2);
  });

  test('a change made on an old version is refused and shows what is stored now', async () => {
    const { body: story } = await create();
    const put = (headline: string) =>
      it.send('PUT', `/api/story/${story.id}`, { token: ada.token, body: { ...story, headline } });
    expect((await put('First')).status).toBe(200);
    const late = await put('Second');
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    expect(late.body.current).toMatchObject({ headline: 'First', version: 2 });
    expect((await it.send('GET', `/api/story/${story.id}`, { token: ada.token })).body.headline).toBe('First');
  });

  test('a change made on a version that no story ever had is refused alike', async () => {
    const { body: story } = await create();
    for (const version of [2, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      const body = { ...story, version };
      const reply = await it.send('PUT', `/api/story/${story.id}`, { token: ada.token, body });
      expect([version, reply.status, reply.body.code]).toEqual([version, 409, 'stale_version']);
    }
  });

  test('ten changes at once on one version: one wins, nine are told', async () => {
    const { body: story } = await create();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        it.send('PUT', `/api/story/${story.id}`, { token: ada.token, body: { ...story, headline: `Change ${n}` } }),
      ),
    );
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test.each([
    ['an empty headline', { headline: ' ' }, 'headline', 'This field is required.'],
    ['no criterion', { acceptanceCriteria: [] }, 'acceptanceCriteria', 'Keep at least one acceptance criterion.'],
    [
      'a criterion of 5,000 characters',
      { acceptanceCriteria: ['Fine.', 'x'.repeat(5_000)] },
      'acceptanceCriteria.1',
      'This field is too long. Enter at most 1,000 characters.',
    ],
    ['an issue key of another form', { jiraIssueId: 'nonsense' }, 'jiraIssueId', 'Enter an issue key such as KEY-123.'],
  ])('%s is told at its field, and nothing is changed', async (_what, change, path, message) => {
    const { body: story } = await create();
    const body = { ...story, ...change };
    const reply = await it.send('PUT', `/api/story/${story.id}`, { token: ada.token, body });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toContainEqual({ path, message });
    expect((await it.send('GET', `/api/story/${story.id}`, { token: ada.token })).body).toEqual(story);
  });

  test('stories are found by a part of their text, whatever its case, and by product', async () => {
    await create({ headline: 'Ärger mit 100%_Wolle' });
    expect(await list('?q=ärger')).toEqual(['Ärger mit 100%_Wolle']);
    expect(await list(`?q=${encodeURIComponent('100%_w')}`)).toEqual(['Ärger mit 100%_Wolle']);
    expect(await list(`?q=${encodeURIComponent('0%w')}`)).toEqual([]);
    expect(await list(`?q=${encodeURIComponent('\\')}`)).toEqual([]);
    // As a Mac spells it, and with a character that no database takes.
    expect(await list(`?q=${encodeURIComponent(' \0ärger'.normalize('NFD'))}`)).toEqual(['Ärger mit 100%_Wolle']);
    const other = await it.send('POST', '/api/product', { token: ada.token, body: sampleProduct });
    await create({ headline: 'Of the other product', productId: other.body.id });
    expect(await list(`?productId=${other.body.id}`)).toEqual(['Of the other product']);
  });

  test('stories are found by words anywhere in headline, story and product, in any order', async () => {
    const body = { ...sampleProduct, name: 'Über_Fahrrad Barn' };
    const { body: product } = await it.send('POST', '/api/product', { token: ada.token, body });
    const headline = 'Reminder to pick up bike by text message';
    const userStory = 'As a mechanic, I want to send a 100% sure notice, so that the stand is free.';
    await create({ headline, userStory, productId: product.id });
    await create({ headline: 'Pick a colour', userStory: 'As a rider, I want a blue bike.', productId: product.id });
    const found = (q: string) => list(`?q=${encodeURIComponent(q)}`);
    for (const q of ['text message', 'bike text', 'Message  BIKE', 'remind stand', '100% sure bike', 'bike bike text'])
      expect([q, await found(q)]).toEqual([q, [headline]]);
    for (const q of [
      '"pick up"',
      'stand "pick up"',
      '“text message” bike',
      'über_fahrrad message',
      'barn stand',
      'barn "UP bike"',
      '"pick u',
      'stand “text mess',
      'stand "',
      'stand ""',
    ])
      expect([q, await found(q)]).toEqual([q, [headline]]);
    expect(await found('barn')).toEqual(['Pick a colour', headline]);
    expect(await found('fahrrad pick')).toEqual(['Pick a colour', headline]);
    for (const q of [
      'bike colour stand',
      '"up pick"',
      '"bike text"',
      'bike 1%0',
      'bike über%barn',
      '"up pick',
      'stand "bike text',
      '"',
      '""',
      'allotment stand',
    ])
      expect([q, await found(q)]).toEqual([q, []]);
    expect((await it.send('GET', '/api/story?q=barn', { token: bob.token })).body).toEqual([]);
  });

  test('the list is newest first, in pages that the Link header joins and that keep the filter', async () => {
    const { body: product } = await it.send('POST', '/api/product', { token: ada.token, body: sampleProduct });
    for (const headline of ['One', 'Two', 'Three', 'Four', 'Five']) await create({ headline, productId: product.id });
    const pages: string[][] = [];
    let next: string | undefined = `/api/story?limit=2&productId=${product.id}`;
    while (next) {
      pages.push(await list(next.slice('/api/story'.length)));
      const { headers } = await it.send('GET', next, { token: ada.token });
      next = /^<(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(pages).toEqual([['Five', 'Four'], ['Three', 'Two'], ['One']]);
  });

  test('the next page keeps a search with a question mark in it', async () => {
    for (const headline of ['Why two?', 'Why two? Because']) await create({ headline });
    const { headers } = await it.send('GET', '/api/story?limit=1&q=two?', { token: ada.token });
    expect(headers['link']).toMatch(/[?&]q=two%3F&/);
  });

  test('a story is deleted once', async () => {
    const { body } = await create();
    const path = `/api/story/${body.id}`;
    expect((await it.send('DELETE', path, { token: ada.token })).status).toBe(204);
    expect((await it.send('DELETE', path, { token: ada.token })).status).toBe(404);
  });

  test("another person's story and product are not there for anybody else", async () => {
    const { body: story } = await create();
    const path = `/api/story/${story.id}`;
    for (const [method, body] of [['GET'], ['PUT', story], ['DELETE']] as const) {
      const reply = await it.send(method, path, { token: bob.token, body });
      expect([method, reply.status, reply.body.code]).toEqual([method, 404, 'not_found']);
    }
    const onForeign = await it.send('POST', '/api/story', { token: bob.token, body: { ...sampleStory, productId } });
    expect(onForeign.status).toBe(404);
    expect((await it.send('GET', '/api/story', { token: bob.token })).body).toEqual([]);
    expect((await it.send('GET', `/api/story?productId=${productId}`, { token: bob.token })).body).toEqual([]);
    expect((await it.send('GET', path, { token: ada.token })).body).toEqual(story);
  });
});
