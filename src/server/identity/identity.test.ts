import { request } from 'node:http';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookiesOf, DIALECTS, openTestApp, PASSWORD, tokenFor, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('identity on %s', (dialect) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(dialect);
  });
  afterAll(() => it.close());

  const signIn = (email: string, password: string, extra: object = {}) =>
    it.send('POST', '/api/auth/sign-in/email', { body: { email, password, ...extra } });
  const products = (token: string) => it.send('GET', '/api/product', { token });

  test('a person signs up, signs out and in again', async () => {
    const person = await it.signUp('ada@example.com');
    expect((await products(person.token)).status).toBe(200);
    const out = await it.send('POST', '/api/auth/sign-out', {
      headers: { cookie: person.cookie, origin: 'http://localhost:80' },
      body: {},
    });
    expect(out.status).toBe(200);
    const after = await it.send('GET', '/api/auth/token', { headers: { cookie: person.cookie } });
    expect(after.status).toBe(401);
    const back = await signIn('ada@example.com', PASSWORD);
    expect(back.status).toBe(200);
    expect((await products(await tokenFor(it.send, cookiesOf(back)))).status).toBe(200);
  });

  test('an unknown address and a wrong password are told apart', async () => {
    await it.signUp('known@example.com');
    const unknown = await signIn('nobody@example.com', PASSWORD);
    expect([unknown.status, unknown.body.code]).toEqual([401, 'USER_NOT_FOUND']);
    expect(unknown.body.message).toBe('No user found with this email address.');
    const wrong = await signIn('known@example.com', 'Wrong4Horse');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_PASSWORD']);
    expect(wrong.body.message).toBe('Incorrect password.');
  });

  test.each([
    ['short1A', 'Password must be at least 8 characters'],
    ['alllowercase1', 'Password must contain at least one uppercase letter, one lowercase letter, and one number'],
    ['', 'Password is required'],
  ])('the password %j is refused for every caller', async (password, message) => {
    const body = { email: 'new@example.com', password, name: '' };
    const reply = await it.send('POST', '/api/auth/sign-up/email', { body });
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([400, 'INVALID_SIGN_UP', message]);
    expect((await signIn('new@example.com', password || 'x')).status).not.toBe(200);
  });

  test('an address has one account', async () => {
    await it.signUp('twice@example.com');
    const body = { email: 'Twice@Example.com', password: PASSWORD, name: '' };
    const reply = await it.send('POST', '/api/auth/sign-up/email', { body });
    expect(reply.status).toBe(422);
    expect(reply.body.code).toMatch(/^USER_ALREADY_EXISTS/);
  });

  test('remember me makes the session outlive the browser, and only then', async () => {
    await it.signUp('remember@example.com');
    const cookie = (reply: { headers: Record<string, unknown> }) =>
      [reply.headers['set-cookie']].flat().find((value) => String(value).includes('session_token')) as string;
    const kept = cookie(await signIn('remember@example.com', PASSWORD, { rememberMe: true }));
    expect(kept).toMatch(/Max-Age=2592000/);
    expect(kept).toMatch(/HttpOnly/);
    expect(kept).toMatch(/SameSite=Lax/i);
    const passing = cookie(await signIn('remember@example.com', PASSWORD, { rememberMe: false }));
    expect(passing).not.toMatch(/Max-Age|Expires/i);
  });

  test('a token ends after five minutes', async () => {
    const { token } = await it.signUp();
    expect((await products(token)).status).toBe(200);
    it.clock.advance(5 * 60_000 + 1_000);
    const late = await products(token);
    it.clock.advance(-(5 * 60_000 + 1_000));
    expect([late.status, late.body.code, late.body.detail]).toEqual([401, 'not_signed_in', 'No user logged in']);
  });

  test('forged, unsigned and foreign tokens open nothing', async () => {
    const { token } = await it.signUp();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { privateKey } = await generateKeyPair('EdDSA');
    const kid = JSON.parse(Buffer.from(header, 'base64url').toString()).kid;
    const sign = (change: object) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey);
    const elsewhere = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
    const tokens = {
      'signed by another key': await sign({}),
      'another person in it': `${header}.${elsewhere}.${signature}`,
      unsigned: new UnsecuredJWT(claims).encode(),
      'signature cut': `${header}.${payload}.`,
      'not a token': 'abc',
    };
    for (const [what, forged] of Object.entries(tokens)) {
      const reply = await products(forged);
      expect([what, reply.status, reply.body.detail]).toEqual([what, 401, 'No user logged in']);
    }
    expect((await products(token)).status).toBe(200);
  });

  test('there is one signing key, however many ask at once', async () => {
    const { cookie } = await it.signUp();
    await Promise.all(Array.from({ length: 12 }, () => tokenFor(it.send, cookie)));
    const { body } = await it.send('GET', '/api/auth/jwks');
    expect(body.keys).toHaveLength(1);
    expect(body.keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519' });
    expect(body.keys[0]).not.toHaveProperty('d');
  });

  test('a page elsewhere cannot sign somebody in or out', async () => {
    const { cookie } = await it.signUp();
    const headers = { cookie, origin: 'https://evil.example' };
    const reply = await it.send('POST', '/api/auth/sign-out', { headers, body: {} });
    expect(reply.status).toBe(403);
    expect(await tokenFor(it.send, cookie)).toBeTruthy();
  });

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

describe('identity kept in a data folder', () => {
  test('sessions and tokens outlive a restart of the server', async () => {
    const first = await openTestApp('sqlite');
    const person = await first.signUp('ada@example.com');
    const second = await first.reopen();
    expect((await second.send('GET', '/api/product', { token: person.token })).status).toBe(200);
    expect(await tokenFor(second.send, person.cookie)).toBeTruthy();
    await second.close();
  });
});
