import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCookieJar } from '../../../tests/support/cookie-jar.ts';
import { cookiesOf, DIALECTS, openTestApp, PASSWORD, tokenFor, type TestApp } from '../../../tests/support/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const OLD = 'o'.repeat(40);
const NEW = 'n'.repeat(40);

afterEach(() => void vi.useRealTimers());

/** Makes it so many days later, for the library too, which has its own idea of time. */
function pass(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}

const kidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
const keys = async (it: TestApp): Promise<string[]> =>
  ((await it.send('GET', '/api/auth/jwks')).body.keys as { kid: string }[]).map(({ kid }) => kid);
const works = async (it: TestApp, token: string): Promise<boolean> =>
  (await it.send('GET', '/api/product', { token })).status === 200;
const signIn = (it: TestApp, email: string) =>
  it.send('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } });

describe.each(DIALECTS)('the signing key on %s', (dialect) => {
  test('is replaced after thirty days; tokens of the old one work until they end', async () => {
    const first = await openTestApp(dialect);
    const person = await first.signUp('rotate@example.com');
    pass(30 * DAY_MS - 60_000);
    const cookie = cookiesOf(await signIn(first, 'rotate@example.com'));
    const before = await tokenFor(first.send, cookie);
    pass(120_000);
    const it = await first.reopen();
    const after = await tokenFor(it.send, cookie);
    expect(kidOf(before)).toBe(kidOf(person.token));
    expect(kidOf(after)).not.toBe(kidOf(before));
    expect(await keys(it)).toHaveLength(2);
    expect([await works(it, before), await works(it, after)]).toEqual([true, true]);
    pass(301_000);
    expect(await works(it, before)).toBe(false);

    pass(2 * DAY_MS);
    const later = await it.reopen();
    await later.send('GET', '/api/health');
    expect(await keys(later)).toEqual([kidOf(after)]);
    await later.close();
  });

  test('is kept while it is young, however often the server starts', async () => {
    const first = await openTestApp(dialect);
    const person = await first.signUp();
    pass(29 * DAY_MS);
    const it = await (await first.reopen()).reopen();
    expect(await keys(it)).toEqual([kidOf(person.token)]);
    await it.close();
  });
});

test('a process that knows the old key only learns of the new one from the first token that names it', async () => {
  const one = await openTestApp('postgres');
  const person = await one.signUp();
  expect(await works(one, person.token)).toBe(true);
  pass(31 * DAY_MS);
  const two = await one.beside();
  const back = await two.signUp();
  expect(kidOf(back.token)).not.toBe(kidOf(person.token));
  expect(await works(one, back.token)).toBe(true);
  await two.close();
  await one.close();
});

describe.each(DIALECTS)('the secret on %s', (dialect) => {
  test('is replaced while people stay signed in', async () => {
    const before = await openTestApp(dialect, { AUTH_SECRET: OLD });
    const person = await before.signUp('stay@example.com');
    const passing = cookiesOf(
      await before.send('POST', '/api/auth/sign-in/email', {
        body: { email: 'stay@example.com', password: PASSWORD, rememberMe: false },
      }),
    );
    const it = await before.reopen({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD });
    expect(await works(it, person.token)).toBe(true);
    for (const cookie of [person.cookie, passing]) {
      const token = await tokenFor(it.send, cookie);
      expect(kidOf(token)).not.toBe(kidOf(person.token));
      expect(await works(it, token)).toBe(true);
    }
    const out = { headers: { cookie: passing, origin: 'http://localhost' }, body: {} };
    expect((await it.send('POST', '/api/auth/sign-out', out)).status).toBe(200);
    expect((await it.send('GET', '/api/auth/token', { headers: { cookie: passing } })).status).toBe(401);
    await it.close();
  });

  test('needs the old one no longer once people have come back', async () => {
    const before = await openTestApp(dialect, { AUTH_SECRET: OLD });
    const [active, away] = [await before.signUp(), await before.signUp()];
    const between = await before.reopen({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD });
    pass(2 * 60 * 60 * 1_000);
    const jar = createCookieJar();
    jar.take(await between.send('GET', '/api/auth/get-session', { headers: { cookie: active.cookie } }));
    const it = await between.reopen({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: '' });
    expect(await works(it, await tokenFor(it.send, jar.header()))).toBe(true);
    const gone = await it.send('GET', '/api/auth/get-session', { headers: { cookie: away.cookie } });
    expect([gone.status, gone.body]).toEqual([200, null]);
    expect((await it.send('GET', '/api/auth/token', { headers: { cookie: away.cookie } })).status).toBe(401);
    await it.close();
  });

  test('that was replaced outright ends the sessions, and people sign in again', async () => {
    const before = await openTestApp(dialect, { AUTH_SECRET: OLD });
    const person = await before.signUp('again@example.com');
    const it = await before.reopen({ AUTH_SECRET: NEW });
    expect((await it.send('GET', '/api/auth/token', { headers: { cookie: person.cookie } })).status).toBe(401);
    const back = await signIn(it, 'again@example.com');
    expect(await works(it, await tokenFor(it.send, cookiesOf(back)))).toBe(true);
    await it.close();
  });

  test('of somebody else opens nothing, also while an old one is accepted', async () => {
    const theirs = await openTestApp(dialect, { AUTH_SECRET: 'x'.repeat(40) });
    const stranger = await theirs.signUp();
    const it = await openTestApp(dialect, { AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD });
    const { cookie } = await it.signUp();
    const [name = ''] = cookie.split('=');
    const [, token = ''] = /=([^.]+)/.exec(cookie) ?? [];
    const [, signature = ''] = /\.([^.]+)$/.exec(stranger.cookie) ?? [];
    for (const made of [`${name}=${token}.${signature}`, `${name}=${token}`, stranger.cookie, `${name}=%zz.%zz`]) {
      expect((await it.send('GET', '/api/auth/token', { headers: { cookie: made } })).status).toBe(401);
    }
    expect((await it.send('GET', '/api/auth/token', { headers: { cookie } })).status).toBe(200);
    await it.close();
    await theirs.close();
  });
});

test('two processes pass the secret on to each other, one after the other, without a moment in which people are out', async () => {
  const one = await openTestApp('postgres', { AUTH_SECRET: OLD, AUTH_SECRET_PREVIOUS: NEW });
  const two = await one.beside({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD });
  const [ofOne, ofTwo] = [await one.signUp(), await two.signUp()];
  for (const app of [one, two]) {
    for (const { cookie } of [ofOne, ofTwo]) {
      const token = await tokenFor(app.send, cookie);
      expect([await works(one, token), await works(two, token)]).toEqual([true, true]);
    }
  }
  await two.close();
  await one.close();
});
