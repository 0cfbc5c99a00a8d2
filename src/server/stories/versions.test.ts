import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Story } from '#contract/story.ts';
import type { StoryVersion } from '#contract/story-versions.ts';
import { NO_ID, sampleIdea, sampleProduct, sampleStory } from '../../../tests/support/samples.ts';
import { DIALECTS, openTestApp, type Person, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('what a story was, on %s', (dialect) => {
  let it: TestApp;
  let ada: Person;
  let productId: string;
  beforeAll(async () => {
    it = await openTestApp(dialect);
    ada = await it.signUp();
    productId = (await it.send('POST', '/api/product', { token: ada.token, body: sampleProduct })).body.id;
  });
  afterAll(() => it.close());

  const send = (method: string, path: string, body?: unknown, token = ada.token) =>
    it.send(method, `/api/story${path}`, { token, ...(body !== undefined && { body }) });
  const write = async (): Promise<Story> => (await send('POST', '', { ...sampleStory, productId })).body;
  const generate = async (): Promise<Story> =>
    (await send('POST', '/generate', { description: sampleIdea, productId })).body;
  const change = async (story: Story, parts: object): Promise<Story> => {
    const { status, body } = await send('PUT', `/${story.id}`, { ...story, ...parts });
    expect(status).toBe(200);
    return body;
  };
  const history = async ({ id }: Pick<Story, 'id'>): Promise<StoryVersion[]> =>
    (await send('GET', `/${id}/versions`)).body;
  const opine = (id: string, liked: boolean | null) =>
    send('POST', `/${id}/feedback`, { storyId: id, data: { storyId: id, liked } });

  test('a generated story begins its history with what the writer wrote', async () => {
    const story = await generate();
    const { headline, userStory, acceptanceCriteria, grounding, createdAt } = story;
    expect(await history(story)).toEqual([
      expect.objectContaining({
        version: 1,
        made: 'generated',
        writer: 'drafter',
        createdAt,
        headline,
        userStory,
        acceptanceCriteria,
        grounding,
        locks: { headline: false, userStory: false, acceptanceCriteria: [] },
      }),
    ]);
  });

  test('each change of the texts is kept with what made it, and nothing else is', async () => {
    let story = await write();
    story = await change(story, { headline: 'Swap two plots' });
    story = await change(story, { made: 'fixed', userStory: sampleStory.userStory.replace('a neighbour', 'Bob') });
    story = await change(story, { jiraIssueId: 'PLOT-1' });
    story = await change(story, { acceptanceCriteria: story.acceptanceCriteria.toReversed() });
    expect(story.version).toBe(5);
    const kept = await history(story);
    expect(kept.map(({ version, made }) => [version, made])).toEqual([
      [5, 'edited'],
      [3, 'fixed'],
      [2, 'edited'],
      [1, 'written'],
    ]);
    expect(kept.map(({ headline }) => headline)).toEqual([...Array(3).fill('Swap two plots'), 'Swap a plot']);
    expect(kept[0]?.acceptanceCriteria).toEqual(sampleStory.acceptanceCriteria.toReversed());
  });

  test('what a person changes is locked and theirs; what stays keeps its origin and lock wherever it is moved', async () => {
    const story = await generate();
    const [first = '', second = '', ...rest] = story.acceptanceCriteria;
    const own = 'The keeper sees both names.';
    const edited = await change(story, {
      acceptanceCriteria: [own, ...rest, first],
      locks: { headline: false, userStory: true, acceptanceCriteria: [first, second] },
    });
    expect(edited.locks).toEqual({ headline: false, userStory: true, acceptanceCriteria: [own, first] });
    expect(edited.grounding[0]).toEqual({ source: 'person' });
    expect(edited.grounding.at(-1)).toEqual(story.grounding[0]);
    expect(edited.grounding.slice(1, -1)).toEqual(story.grounding.slice(2));
    const retold = await change(edited, { headline: 'Plots change hands', userStory: sampleStory.userStory });
    expect(retold.locks).toEqual({ headline: true, userStory: true, acceptanceCriteria: [own, first] });
    const free = { headline: false, userStory: false, acceptanceCriteria: [] };
    expect((await change(retold, { locks: free })).locks).toEqual(free);
    const { locks: _, ...withoutLocks } = retold;
    const { body } = await send('GET', `/${story.id}`);
    expect((await send('PUT', `/${story.id}`, { ...withoutLocks, version: body.version })).body.locks).toEqual(free);
  });

  test('locks alone make no version, and a restored version has those it had last', async () => {
    let story = await generate();
    const locks = { headline: true, userStory: false, acceptanceCriteria: story.acceptanceCriteria.slice(1, 2) };
    story = await change(story, { locks });
    expect(await history(story)).toHaveLength(1);
    story = await change(story, { userStory: sampleStory.userStory });
    const { body } = await send('POST', `/${story.id}/versions/1/restore`);
    expect(body.locks).toEqual(locks);
  });

  test.each([
    ['of nothing', {}, 'locks.headline'],
    ['with a field that nobody knows', { headline: true, userStory: true, acceptanceCriteria: [], more: 1 }, 'locks'],
    [
      'of a text that is too long',
      { headline: true, userStory: true, acceptanceCriteria: ['x'.repeat(1_001)] },
      'locks.acceptanceCriteria.0',
    ],
  ])('locks %s are refused at their field', async (_what, locks, path) => {
    const story = await write();
    const { status, body } = await send('PUT', `/${story.id}`, { ...story, locks });
    expect([status, body.errors[0].path]).toEqual([422, path]);
  });

  test('a change made on an old version answers both texts, and nothing is lost', async () => {
    const story = await write();
    const there = await change(story, { headline: 'From the first tab' });
    const { status, body } = await send('PUT', `/${story.id}`, { ...story, headline: 'From the second tab' });
    expect([status, body.code]).toEqual([409, 'stale_version']);
    expect(body.current).toEqual(there);
    expect(body.sent).toEqual({
      headline: 'From the second tab',
      userStory: story.userStory,
      acceptanceCriteria: story.acceptanceCriteria,
      locks: story.locks,
    });
    expect((await history(story)).map(({ headline }) => headline)).toEqual(['From the first tab', 'Swap a plot']);
  });

  test('an earlier version is restored as a new one, with its origins', async () => {
    const story = await generate();
    const later = await change(story, { headline: 'Another', acceptanceCriteria: ['Something else is shown.'] });
    const { status, body } = await send('POST', `/${story.id}/versions/1/restore`);
    expect(status).toBe(200);
    const { version, updatedAt: _, ...texts } = story;
    expect(body).toMatchObject(texts);
    expect([version, body.version]).toEqual([1, 3]);
    const kept = await history(story);
    expect(kept.map(({ made, restoredFrom }) => [made, restoredFrom])).toEqual([
      ['restored', 1],
      ['edited', undefined],
      ['generated', undefined],
    ]);
    expect(kept[1]).toMatchObject({ headline: later.headline });
    const again = await send('POST', `/${story.id}/versions/1/restore`);
    expect(again.body).toEqual(body);
    expect(await history(story)).toHaveLength(3);
  });

  test('a version that never was is not restored', async () => {
    const { id } = await write();
    for (const version of ['2', '0', '-1', '1.5', 'x', '99999999999']) {
      const { status, body } = await send('POST', `/${id}/versions/${version}/restore`);
      expect([version, status, body.code]).toEqual([version, 404, 'not_found']);
    }
  });

  test('an opinion belongs to the version that it was given on, and comes back with it', async () => {
    let story = await write();
    await opine(story.id, true);
    story = await change(story, { headline: 'Swap two plots' });
    expect((await history(story)).map(({ liked }) => liked)).toEqual([true, true]);
    await opine(story.id, false);
    expect((await history(story)).map(({ liked }) => liked)).toEqual([false, true]);
    await send('POST', `/${story.id}/versions/1/restore`);
    expect((await send('GET', `/${story.id}/feedback`)).body.liked).toBe(true);
    await opine(story.id, null);
    expect((await history(story)).map(({ liked }) => liked)).toEqual([undefined, false, true]);
  });

  test('the history comes in pages that the Link header joins', async () => {
    let story = await write();
    for (const headline of ['Two', 'Three', 'Four', 'Five']) story = await change(story, { headline });
    const pages: number[][] = [];
    let next: string | undefined = `/${story.id}/versions?limit=2`;
    while (next) {
      const { body, headers } = await send('GET', next);
      pages.push(body.map(({ version }: StoryVersion) => version));
      next = /^<\/api\/story(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(pages).toEqual([[5, 4], [3, 2], [1]]);
  });

  test('the history goes with its story and with its person, and is told in their data', async () => {
    const eve = await it.signUp();
    const { body: product } = await it.send('POST', '/api/product', { token: eve.token, body: sampleProduct });
    const make = async () => (await send('POST', '', { ...sampleStory, productId: product.id }, eve.token)).body;
    const [kept, gone] = [await make(), await make()];
    await send('PUT', `/${kept.id}`, { ...kept, headline: 'Swap two plots' }, eve.token);
    const count = async () => {
      const ids = `'${kept.id}', '${gone.id}'`;
      const [row] = await it.sql<{ n: number }>(`select count(*) as n from "storyVersion" where "storyId" in (${ids})`);
      return Number(row?.n);
    };
    expect(await count()).toBe(3);
    await send('DELETE', `/${gone.id}`, undefined, eve.token);
    expect(await count()).toBe(2);
    const { text } = await it.send('GET', '/api/account/export', { token: eve.token });
    const { storyVersions } = JSON.parse(text);
    expect(
      storyVersions.map((one: { storyId: string; version: number; headline: string }) => [
        one.storyId,
        one.version,
        one.headline,
      ]),
    ).toEqual([
      [kept.id, 2, 'Swap two plots'],
      [kept.id, 1, 'Swap a plot'],
    ]);
    await it.send('DELETE', '/api/account', { token: eve.token, body: { email: eve.email } });
    expect(await count()).toBe(0);
  });

  test('the history and its restoring are the own person’s only', async () => {
    const story = await write();
    await change(story, { headline: 'Swap two plots' });
    const bob = await it.signUp();
    for (const [method, path] of [
      ['GET', `/${story.id}/versions`],
      ['POST', `/${story.id}/versions/1/restore`],
      ['GET', `/${story.id}/further`],
      ['GET', `/${NO_ID}/versions`],
    ] as const) {
      const { status } = await send(method, path, undefined, bob.token);
      expect([path, status]).toEqual([path, 404]);
    }
    expect((await send('GET', `/${story.id}`)).body.headline).toBe('Swap two plots');
  });
});
