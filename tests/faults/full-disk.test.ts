import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { signUp } from '../support/client.ts';
import { openCrampedApp, type CrampedApp } from '../support/full-disk.ts';
import { readEvents } from '../support/read-events.ts';
import { sampleIdea } from '../support/samples.ts';
import { startServer } from '../support/server.ts';
import { openDesk, type Desk } from '../support/story-desk.ts';
import { DIALECTS, PASSWORD, type Person, type Reply, type TestApp } from '../support/test-app.ts';
import { faultsOf } from './faults-of-database.ts';

/** More than there is left on any page of the database. */
const LONG = 'The plot that a gardener offers is shown with its size, its light and its neighbours. '.repeat(5);
const LONG_STORY = { acceptanceCriteria: Array.from({ length: 10 }, (_, n) => `${n + 1}. ${LONG}`) };
const TRIES = 100;

test('a quota of its files is told as a full disk, and what is there can be read', async () => {
  const server = await startServer({ fileBlocksAtMost: 4_000 });
  const ada = await signUp(server.url, 'ada@example.com');
  const headers = { authorization: `Bearer ${await ada.token()}`, 'content-type': 'application/json' };
  const products = `${server.url}/api/product`;

  const body = JSON.stringify({ name: 'Allotment', description: LONG.repeat(20) });
  // The example product.
  let stored = 1;
  let reply: Response;
  do reply = await fetch(products, { method: 'POST', headers, body });
  while (reply.status === 201 && (stored += 1) < 2_000);
  expect([reply.status, (await reply.json()).code]).toEqual([507, 'storage_full']);
  const first = await fetch(`${products}?limit=1`, { headers });
  expect([first.status, ((await first.json()) as object[]).length]).toEqual([200, 1]);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  await server.kill();
  const whole = openDatabase({ databaseUrl: undefined, dataDir: server.data });
  expect(await faultsOf(whole)).toEqual([]);
  const rows = await whole.db.selectFrom('product').select('id').execute();
  expect(rows).toHaveLength(stored);
  await whole.close();
  await server.stop();
});

describe.each(DIALECTS)('with no room on the disk, on %s', (dialect) => {
  let disk: CrampedApp;
  let it: TestApp;
  let desk: Desk;
  beforeEach(async () => {
    disk = await openCrampedApp(dialect);
    ({ it } = disk);
    desk = await openDesk(it);
  });
  afterEach(() => it.close());

  const stories = async (): Promise<unknown> => (await desk.send('GET', '')).body;

  /** Small rows may find room on a page that is there: writes until there is none, and answers the refusal. */
  async function untilRefused(write: (n: number) => Promise<Reply>): Promise<{ reply: Reply; n: number }> {
    for (let n = 0; n < TRIES; n += 1) {
      const reply = await write(n);
      if (reply.status >= 400) return { reply, n };
    }
    throw new Error('There was always room.');
  }

  function expectRefusal({ status, headers, body, text }: Reply): void {
    expect([status, body.code, headers['content-type']]).toEqual([507, 'storage_full', 'application/problem+json']);
    expect(body.detail).toMatch(/no room left/);
    expect(text).not.toMatch(/sqlite|could not extend|base\/|53100/i);
  }

  const generate = (key: string, headers = {}): Promise<Reply> =>
    desk.send(
      'POST',
      '/generate',
      { description: sampleIdea, productId: desk.productId },
      { 'idempotency-key': key, ...headers },
    );

  test('a story is refused whole and in plain words, the log says why, and the same call works when there is room', async () => {
    await desk.generate();
    await disk.fill('storyVersion');
    let before = await stories();
    const { reply, n } = await untilRefused(async (n) => {
      before = await stories();
      return generate(`key-${n}`);
    });
    expectRefusal(reply);
    expect(await stories()).toEqual(before);
    expect(it.log.filter((line) => line.includes('"code":"storage_full"')).length).toBeGreaterThan(0);
    await disk.free();
    const { status, body } = await generate(`key-${n}`);
    expect(status).toBe(200);
    expect(await stories()).toEqual([body, ...(before as object[])]);
    expect((await generate(`key-${n}`)).body).toEqual(body);
  });

  test('a stream says so in its last event', async () => {
    await disk.fill('storyVersion');
    let last: ReturnType<typeof readEvents>[number] | undefined;
    for (let n = 0; n < TRIES && last?.event !== 'error'; n += 1) {
      last = readEvents((await generate(`key-${n}`, { accept: 'text/event-stream' })).text).at(-1);
    }
    expect(last).toMatchObject({ event: 'error', data: { status: 507, code: 'storage_full' } });
  });

  test('what is there can be read, and changes, opinions and drafts leave it as it was', async () => {
    const story = await desk.generate();
    await disk.fill('storyVersion');
    let before = await stories();
    let draft = '';
    const kept = await untilRefused(async () => {
      before = await stories();
      draft = (await desk.send('POST', '/draft', { description: sampleIdea, productId: desk.productId })).body.draft;
      return desk.send('POST', '/keep', { draft, liked: true });
    });
    expectRefusal(kept.reply);
    expect(await stories()).toEqual(before);
    expectRefusal(await desk.send('PUT', `/${story.id}`, { ...story, ...LONG_STORY }));
    expect(await desk.read(story)).toEqual(story);
    expect((await desk.history(story)).map(({ version }) => version)).toEqual([1]);
    expect((await it.send('GET', '/api/ready')).status).toBe(200);
    await disk.free();
    expect((await desk.edit(story, LONG_STORY)).version).toBe(2);
    expect((await desk.send('POST', '/keep', { draft, liked: true })).status).toBe(201);
  });

  test('nobody is signed out, and whoever signs in is told why they cannot', async () => {
    const bob: Person = await it.signUp();
    // Their session is due to be prolonged.
    const longAgo = new Date(Date.now() - 3 * 60 * 60 * 1_000);
    await it.sql(`update session set "updatedAt" = '${longAgo.toISOString()}'`);
    await it.sql(`update session set "expiresAt" = '${new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString()}'`);
    await disk.fill('session');
    const { reply } = await untilRefused(() => {
      // Not so often that it is refused for that.
      it.clock.advance(10 * 60 * 1_000);
      const body = { email: bob.email, password: PASSWORD };
      return it.send('POST', '/api/auth/sign-in/email', { body, headers: { origin: 'http://localhost' } });
    });
    expectRefusal(reply);
    const token = await it.send('GET', '/api/auth/token', { headers: { cookie: bob.cookie } });
    expect(token.status).toBe(200);
    const session = await it.send('GET', '/api/auth/get-session', { headers: { cookie: bob.cookie } });
    expect([session.status, session.body.user.email]).toEqual([200, bob.email]);
    await disk.free();
  });
});
