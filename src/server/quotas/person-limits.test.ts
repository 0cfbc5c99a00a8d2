import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleProduct, sampleStory } from '../../../tests/support/samples.ts';
import { openDesk, type Desk } from '../../../tests/support/story-desk.ts';
import { DIALECTS, openTestApp, type Reply, type TestApp } from '../../../tests/support/test-app.ts';
import { createVisitor } from '../../../tests/support/visitor.ts';
import { PRODUCTS_CHANGED, SEARCHES, STORIES_STORED, STORIES_STORED_BY_GUEST } from './person-limits.ts';
import type { Quota } from './quotas.repository.ts';

describe.each(DIALECTS)('what one person stores and searches, on %s', (dialect) => {
  let it: TestApp;
  let desk: Desk;
  beforeEach(async () => {
    // A whole hour, so that no window ends while a test runs.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00Z') });
    it = await openTestApp(dialect, { DEMO_ENABLED: 'true', TRUST_PROXY: '127.0.0.1' });
    desk = await openDesk(it);
  });
  afterEach(async () => {
    await it.close();
    vi.useRealTimers();
  });

  const create = () => desk.send('POST', '', { ...sampleStory, productId: desk.productId });
  const rename = (name: string) =>
    it.send('PUT', `/api/product/${desk.productId}`, { token: desk.token, body: { ...sampleProduct, name } });

  /** As if the counted call had been made so often before that it may be made once more. */
  async function leaveOne(what: string, { limit }: Quota): Promise<void> {
    await it.sql(`update quota set count = ${limit - 1} where key like '${what}:%'`);
  }

  function expectRefusal(reply: Reply, { seconds }: Quota): void {
    const { status, body, headers } = reply;
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'too_many_requests', String(seconds)]);
    expect(body.detail).toMatch(/^That is a lot of .* Try again in \d+ (minutes|seconds)\.$/);
  }

  test('stories that are stored, changed and restored are counted together; what is refused changes nothing', async () => {
    const { body: story } = await create();
    const change = (before: object, headline: string) => desk.send('PUT', `/${story.id}`, { ...before, headline });
    const { body: edited } = await change(story, 'Swap plots');
    expect(await it.sql<{ count: number }>(`select count from quota where key like 'story:%'`)).toEqual([{ count: 2 }]);
    await leaveOne('story', STORIES_STORED);
    const { status, body: last } = await change(edited, 'Swap two plots');
    expect(status).toBe(200);
    expectRefusal(await create(), STORIES_STORED);
    expectRefusal(await change(last, 'Swap three plots'), STORIES_STORED);
    expectRefusal(await desk.send('POST', `/${story.id}/versions/1/restore`), STORIES_STORED);
    expect((await desk.send('GET', '')).body).toEqual([last]);
    expect(await desk.history(story)).toHaveLength(3);
    // Others are not held up, and the hour ends.
    const { send, productId } = await openDesk(it);
    expect((await send('POST', '', { ...sampleStory, productId })).status).toBe(201);
  });

  test('the next hour begins anew', async () => {
    const { body: story } = await create();
    await it.sql(`update quota set "windowStart" = '2026-03-01T09:00:00.000Z', count = 99999 where key like 'story:%'`);
    expect((await desk.send('PUT', `/${story.id}`, { ...story, headline: 'Swap plots' })).status).toBe(200);
  });

  test('a guest has fewer', async () => {
    const guest = createVisitor(it);
    await guest.post('sign-in/anonymous');
    const token = await guest.token();
    const [product] = (await it.send('GET', '/api/product', { token })).body;
    const body = { ...sampleStory, productId: product.id };
    const store = () => it.send('POST', '/api/story', { token, body });
    await store();
    await leaveOne('story', STORIES_STORED_BY_GUEST);
    expect((await store()).status).toBe(201);
    expectRefusal(await store(), STORIES_STORED_BY_GUEST);
  });

  test('changes of products are counted', async () => {
    await rename('Plots');
    await leaveOne('product', PRODUCTS_CHANGED);
    expect((await rename('Plots and paths')).status).toBe(200);
    expectRefusal(await rename('Paths'), PRODUCTS_CHANGED);
    const product = await it.send('GET', `/api/product/${desk.productId}`, { token: desk.token });
    expect(product.body.name).toBe('Plots and paths');
  });

  test('searches are counted, and lists are not', async () => {
    await desk.send('GET', '?q=plot');
    await leaveOne('search', SEARCHES);
    expect((await desk.send('GET', '?q=plot')).status).toBe(200);
    expectRefusal(await desk.send('GET', '?q=plot'), SEARCHES);
    expect((await desk.send('GET', '')).status).toBe(200);
  });
});
