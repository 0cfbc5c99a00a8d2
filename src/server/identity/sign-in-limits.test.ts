import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIALECTS, openTestApp, PASSWORD, tokenFor, type TestApp } from '../../../tests/support/test-app.ts';

const MINUTE_MS = 60_000;

describe.each(DIALECTS)('limits on %s', (dialect) => {
  test('guessing at one account is slowed down, and says for how long', async () => {
    const slow = await openTestApp(dialect);
    // At the beginning of a window, so that none ends between two guesses.
    slow.clock.advance(300_000 - (slow.clock.now().getTime() % 300_000));
    await slow.signUp('target@example.com');
    const guess = (n: number) =>
      slow.send('POST', '/api/auth/sign-in/email', { body: { email: 'target@example.com', password: `Guess${n}xyz` } });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await guess(n)).status);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(9);
    const refused = await guess(12);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    slow.clock.advance(wait * 1_000 + 1_000);
    expect((await guess(13)).status).toBe(401);
    await slow.close();
  });

  test('guessing the password of whoever is signed in is slowed down, whatever other cookies are sent', async () => {
    const it = await openTestApp(dialect);
    it.clock.advance(5 * MINUTE_MS - (it.clock.now().getTime() % (5 * MINUTE_MS)));
    const person = await it.signUp('session@example.com');
    const guess = (n: number, currentPassword = `Guess${n}xyz`) =>
      it.send('POST', '/api/auth/change-password', {
        body: { currentPassword, newPassword: 'Brand5Newer' },
        headers: { cookie: `other_session_token=${n}; ${person.cookie}`, origin: 'http://localhost' },
      });
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await guess(n)).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    const refused = await guess(10, PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await it.close();
  });
});

test('an account that is made and deleted again and again mails its address five times an hour', async () => {
  const it = await openTestApp('sqlite');
  it.clock.advance(60 * MINUTE_MS - (it.clock.now().getTime() % (60 * MINUTE_MS)));
  const email = 'mailed@example.com';
  const signUp = () => it.send('POST', '/api/auth/sign-up/email', { body: { email, password: PASSWORD, name: '' } });
  for (let n = 0; n < 5; n += 1) {
    expect((await signUp()).status).toBe(200);
    await it.sql('delete from user');
  }
  const sixth = await signUp();
  expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_000);
  await it.close();
});

test('an address is mailed five times an hour to prove itself, from wherever it is asked for', async () => {
  const it = await openTestApp('sqlite', { TRUST_PROXY: '127.0.0.1' });
  it.clock.advance(60 * MINUTE_MS - (it.clock.now().getTime() % (60 * MINUTE_MS)));
  const ask = (n: number, email = 'proven@example.com') =>
    it.send('POST', '/api/auth/send-verification-email', {
      headers: { 'x-forwarded-for': `192.0.2.${n}` },
      body: { email },
    });
  for (let n = 1; n <= 5; n += 1) expect((await ask(n)).status).not.toBe(429);
  const sixth = await ask(6);
  expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_000);
  expect((await ask(7, 'other@example.com')).status).not.toBe(429);
  await it.close();
});

describe('the limits of guessing', () => {
  let it: TestApp;
  let port: number;
  beforeAll(async () => {
    it = await openTestApp('sqlite');
    await it.signUp('target@example.com');
    port = Number(new URL(await it.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => it.close());

  /** Sends the address and the Host as they are: `fetch` would tidy both up. */
  function guess(path: string, host: string): Promise<number | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const headers = { host, 'content-type': 'application/json' };
    request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent: false }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode));
    })
      .once('error', reject)
      .end(JSON.stringify({ email: 'target@example.com', password: 'Wrong4Horse' }));
    return promise;
  }

  test.each([
    ['/api/auth/./sign-in/email', 'localhost'],
    ['/api/auth/x/../sign-in/email', 'localhost'],
    ['/api/auth/%2e/sign-in/email', 'localhost'],
    ['/api/auth/ok', 'localhost/api/auth/sign-in/email?'],
  ])('cannot be passed by through %s at %s', async (path, host) => {
    // At the beginning of a window, so that none ends while it is used up.
    it.clock.advance(300_000 - (it.clock.now().getTime() % 300_000));
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await guess(path, host));
    expect(statuses.slice(10).filter((status) => status !== 429 && status !== 404)).toEqual([]);
  });

  test.each(['a b', '[', 'localhost:99999'])(
    'a Host that is none, %j, is refused as a fault of the caller',
    async (host) => {
      expect(await guess('/api/auth/sign-in/email', host)).toBe(400);
    },
  );

  test('a HEAD request does not do what a POST would', async () => {
    const { cookie } = await it.signUp();
    const headers = { cookie, 'content-type': 'application/json' };
    expect((await it.send('HEAD', '/api/auth/sign-out', { headers })).status).toBe(404);
    expect(await tokenFor(it.send, cookie)).toBeTruthy();
  });
});

describe('the limit of one network address', () => {
  test.each([
    ['of one IPv6 network', (n: number) => `2001:db8:0:7::${n.toString(16)}`, '2001:db8:0:8::1'],
    ['of one IPv4 caller', () => '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ])('counts the tries %s together, and no others', async (_what, from, other) => {
    const it = await openTestApp('sqlite', { TRUST_PROXY: '127.0.0.1' });
    it.clock.advance(60_000 - (it.clock.now().getTime() % 60_000));
    const ask = async (ip: string): Promise<number> => {
      const headers = { 'x-forwarded-for': ip };
      return (await it.send('POST', '/api/auth/request-password-reset', { headers, body: {} })).status;
    };
    const statuses: number[] = [];
    for (let n = 1; n <= 31; n += 1) statuses.push(await ask(from(n)));
    expect(statuses.indexOf(429)).toBe(30);
    expect(await ask(other)).not.toBe(429);
    await it.close();
  });

  test('cannot be passed by with a forwarded address when no proxy is named', async () => {
    const it = await openTestApp('sqlite');
    it.clock.advance(60_000 - (it.clock.now().getTime() % 60_000));
    const statuses: number[] = [];
    for (let n = 1; n <= 31; n += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${n}` };
      statuses.push((await it.send('POST', '/api/auth/request-password-reset', { headers, body: {} })).status);
    }
    expect(statuses.indexOf(429)).toBe(30);
    await it.close();
  });
});

describe('what can be guessed at, makes somebody known or sends mail', () => {
  test.each([
    ['POST', 'sign-up/email'],
    ['POST', 'sign-in/email'],
    ['POST', 'sign-in/anonymous'],
    ['POST', 'sign-in/social'],
    ['GET', 'callback/google?code=x&state=y'],
    ['POST', 'request-password-reset'],
    ['POST', 'reset-password'],
    ['POST', 'send-verification-email'],
    ['GET', 'verify-email?token=x'],
    ['POST', 'change-password'],
  ])('%s %s is refused with the time to wait after 30 tries a minute from one network', async (method, path) => {
    const it = await openTestApp('sqlite', { DEMO_ENABLED: 'true' });
    it.clock.advance(MINUTE_MS - (it.clock.now().getTime() % MINUTE_MS));
    const call = () => it.send(method, `/api/auth/${path}`, method === 'POST' ? { body: {} } : {});
    for (let n = 0; n < 30; n += 1) expect((await call()).status).not.toBe(429);
    const refused = await call();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    await it.close();
  });
});
