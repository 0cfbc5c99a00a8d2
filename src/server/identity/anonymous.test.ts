import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startGoogleIdentity } from '../../../tests/fakes/google-identity.ts';
import { type CookieJar, createCookieJar } from '../../../tests/support/cookie-jar.ts';
import { createVisitor } from '../../../tests/support/visitor.ts';
import { sampleIdea, sampleProduct } from '../../../tests/support/samples.ts';
import { DIALECTS, openTestApp, PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

afterEach(() => void vi.useRealTimers());

/** Somebody at a browser of their own. */
function visitor(it: TestApp, origin?: string, jar?: CookieJar) {
  const browser = createVisitor(it, { ...(origin && { origin }), ...(jar && { jar }) });
  const { post } = browser;
  return {
    ...browser,
    comeIn: () => post('sign-in/anonymous'),
    signUp: (email: string) => post('sign-up/email', { email, password: PASSWORD, name: '' }),
    signIn: (email: unknown) => post('sign-in/email', { email, password: PASSWORD }),
  };
}

describe.each(DIALECTS)('coming in without an account on %s', (dialect) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(dialect, { DEMO_ENABLED: 'true', TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => it.close());

  const list = async (path: string, token: string): Promise<{ id: string; isExample?: boolean }[]> =>
    (await it.send('GET', path, { token })).body;

  /** A story and an opinion on it, made with the example product. */
  async function work(token: string): Promise<{ storyId: string; productId: string }> {
    const [example] = await list('/api/product', token);
    const productId = example?.id ?? '';
    const story = await it.send('POST', '/api/story/generate', {
      token,
      body: { description: sampleIdea, productId },
      headers: { 'idempotency-key': 'first-try' },
    });
    expect(story.status).toBe(200);
    const storyId = story.body.id as string;
    const body = { storyId, data: { storyId, liked: true } };
    expect((await it.send('POST', `/api/story/${storyId}/feedback`, { token, body })).status).toBe(200);
    const events = [{ name: 'generate_story', at: new Date().toISOString() }];
    expect((await it.send('POST', '/api/event', { token, body: { events } })).status).toBe(204);
    return { storyId, productId };
  }

  test('is offered, and shows the example product', async () => {
    const { demo, identityCan } = (await it.send('GET', '/api/config')).body;
    expect([demo, identityCan.anonymous]).toEqual([true, true]);
    const guest = visitor(it);
    expect((await guest.comeIn()).status).toBe(200);
    const { user, session } = await guest.session();
    expect(user['isAnonymous']).toBe(true);
    expect(session['createdAt']).toBe(user['createdAt']);
    expect(await list('/api/product', await guest.token())).toMatchObject([{ isExample: true }]);
  });

  test('lets stories be written, but no product be made', async () => {
    const guest = visitor(it);
    await guest.comeIn();
    const token = await guest.token();
    await work(token);
    const product = await it.send('POST', '/api/product', { token, body: sampleProduct });
    expect([product.status, product.body.code]).toEqual([403, 'account_needed']);
  });

  test('is kept when they sign up: everything that they made is theirs', async () => {
    const guest = visitor(it);
    await guest.comeIn();
    const before = (await guest.session()).user.id;
    const oldToken = await guest.token();
    const { storyId, productId } = await work(oldToken);

    expect((await guest.signUp(`kept-${dialect}@example.com`)).status).toBe(200);
    const { user, session } = await guest.session();
    expect(user.id).not.toBe(before);
    expect(user['isAnonymous']).toBe(false);
    expect(session['createdAt']).toBe(user['createdAt']);
    const token = await guest.token();
    expect(await list('/api/story', token)).toMatchObject([{ id: storyId, product: { id: productId } }]);
    expect(await list('/api/product', token)).toMatchObject([{ id: productId, isExample: true }]);
    expect((await it.send('GET', `/api/story/${storyId}/feedback`, { token })).body.liked).toBe(true);
    const everything = (await it.send('GET', '/api/account/export', { token })).body;
    expect(everything.events).toHaveLength(1);
    // The key of a generation still answers with the story that it made.
    const again = await it.send('POST', '/api/story/generate', {
      token,
      body: { description: sampleIdea, productId },
      headers: { 'idempotency-key': 'first-try' },
    });
    expect(again.body.id).toBe(storyId);
    expect((await it.send('POST', '/api/product', { token, body: sampleProduct })).status).toBe(201);

    // What they were before is nobody, also for a token that is good for minutes yet.
    it.clock.advance(10_000);
    const ghost = await it.send('GET', '/api/story', { token: oldToken });
    it.clock.advance(-10_000);
    expect(ghost.status).toBe(401);
  });

  test('is added to an account that they had already, with one example product', async () => {
    const email = `had-${dialect}@example.com`;
    const person = visitor(it);
    await person.signUp(email);
    const own = await work(await person.token());

    const guest = visitor(it);
    await guest.comeIn();
    const made = await work(await guest.token());
    expect((await guest.signIn(email)).status).toBe(200);
    const token = await guest.token();
    const stories = await list('/api/story', token);
    expect(stories.map(({ id }) => id).toSorted()).toEqual([own.storyId, made.storyId].toSorted());
    expect(stories).toMatchObject([{ product: { id: own.productId } }, { product: { id: own.productId } }]);
    expect((await list('/api/product', token)).filter(({ isExample }) => isExample)).toHaveLength(1);
  });

  test('moves nothing to an account whose password was guessed wrong', async () => {
    const email = `wrong-${dialect}@example.com`;
    await visitor(it).signUp(email);
    const guest = visitor(it);
    await guest.comeIn();
    const { storyId } = await work(await guest.token());
    expect((await guest.post('sign-in/email', { email, password: 'Wrong4Horse' })).status).toBe(401);
    expect((await guest.session()).user['isAnonymous']).toBe(true);
    expect(await list('/api/story', await guest.token())).toMatchObject([{ id: storyId }]);
  });

  test('and having done nothing, signing up gives a new account like any other', async () => {
    const guest = visitor(it);
    await guest.comeIn();
    await guest.signUp(`nothing-${dialect}@example.com`);
    expect(await list('/api/product', await guest.token())).toMatchObject([{ isExample: true }]);
  });

  test('twice in one browser is refused, and the first time stays', async () => {
    const guest = visitor(it);
    await guest.comeIn();
    const { user } = await guest.session();
    expect((await guest.comeIn()).status).toBe(400);
    expect((await guest.session()).user.id).toBe(user.id);
  });

  test('no mail goes to them, whoever asks', async () => {
    const guest = visitor(it);
    await guest.comeIn();
    const { email } = (await guest.session()).user as { email?: unknown };
    const reply = await visitor(it).post('request-password-reset', { email });
    expect([reply.status, reply.body.code]).toEqual([400, 'USER_NOT_FOUND']);
    expect((await visitor(it).signIn(email)).body.code).toBe('USER_NOT_FOUND');
  });

  test('is limited for each network, with the time to wait', async () => {
    const HOUR_MS = 60 * 60 * 1_000;
    const crowded = await openTestApp(dialect, { DEMO_ENABLED: 'true' });
    crowded.clock.advance(HOUR_MS - (crowded.clock.now().getTime() % HOUR_MS));
    const comeIn = () => crowded.send('POST', '/api/auth/sign-in/anonymous', { body: {} });
    const statuses: number[] = [];
    for (let minute = 0; minute < 5; minute += 1) {
      for (let n = 0; n < 25; n += 1) statuses.push((await comeIn()).status);
      crowded.clock.advance(60_000);
    }
    expect(statuses.indexOf(429)).toBe(100);
    expect(Number((await comeIn()).headers['retry-after'])).toBeGreaterThan(3_000);
    await crowded.close();
  });

  test('is forgotten, with all that was made, when nobody can be them any more', async () => {
    const short = await openTestApp(dialect, { DEMO_ENABLED: 'true' });
    const gone = visitor(short);
    await gone.comeIn();
    const token = await gone.token();
    await short.send('GET', '/api/product', { token });
    const stays = visitor(short);
    await stays.signUp('stays@example.com');
    await short.send('GET', '/api/product', { token: await stays.token() });
    const count = async (): Promise<number> =>
      Number((await short.sql<{ n: number }>('select count(*) as n from owner'))[0]?.n);
    expect(await count()).toBe(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * DAY_MS });
    const later = await short.reopen();
    await later.send('GET', '/api/health');
    vi.useRealTimers();
    expect(await count()).toBe(1);
    expect((await later.sql<{ n: number }>('select count(*) as n from "user"'))[0]).toMatchObject({
      n: dialect === 'postgres' ? '1' : 1,
    });
    await later.close();
  });
});

describe('without a demo', () => {
  test('nobody comes in without an account', async () => {
    const it = await openTestApp('sqlite');
    const { demo, identityCan } = (await it.send('GET', '/api/config')).body;
    expect([demo, identityCan.anonymous]).toEqual([false, false]);
    const guest = visitor(it);
    const reply = await guest.comeIn();
    expect([reply.status, reply.body.code]).toEqual([403, 'ANONYMOUS_NOT_OFFERED']);
    expect(await guest.session()).toBeNull();
    await it.close();
  });

  test('who came in while there was one keeps their work when they sign up', async () => {
    const before = await openTestApp('sqlite', { DEMO_ENABLED: 'true' });
    const jar = createCookieJar();
    const guest = visitor(before, undefined, jar);
    await guest.comeIn();
    const [example] = (await before.send('GET', '/api/product', { token: await guest.token() })).body;
    const it = await before.reopen({ DEMO_ENABLED: 'false' });
    const later = visitor(it, undefined, jar);
    expect((await later.signUp('later@example.com')).status).toBe(200);
    expect((await it.send('GET', '/api/product', { token: await later.token() })).body).toMatchObject([
      { id: example.id },
    ]);
    await it.close();
  });
});

test('signing in with Google keeps what was made without an account', async () => {
  const google = await startGoogleIdentity();
  const origin = 'https://stories.example.com';
  const it = await openTestApp('sqlite', { ...google.env, PUBLIC_URL: origin, DEMO_ENABLED: 'true' });
  const guest = visitor(it, origin);
  await guest.comeIn();
  const [example] = (await it.send('GET', '/api/product', { token: await guest.token() })).body;
  google.be({ sub: 'g', email: 'guest@example.com', email_verified: true, name: 'Guest' });
  const { url } = (await guest.post('sign-in/social', { provider: 'google', callbackURL: '/', disableRedirect: true }))
    .body as { url: string };
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
  await guest.get(back.pathname + back.search);
  expect((await guest.session()).user).toMatchObject({ email: 'guest@example.com', isAnonymous: false });
  expect((await it.send('GET', '/api/product', { token: await guest.token() })).body).toMatchObject([
    { id: example.id },
  ]);
  await it.close();
  await google.close();
});
