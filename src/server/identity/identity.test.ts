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

  test('an address has one account, also when several ask for it at once', async () => {
    const body = { email: 'race@example.com', password: PASSWORD, name: '' };
    const ask = () => it.send('POST', '/api/auth/sign-up/email', { body });
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status === 422).map(({ body: { code } }) => code);
    expect(refused).toEqual([
      expect.stringMatching(/^USER_ALREADY_EXISTS/),
      expect.stringMatching(/^USER_ALREADY_EXISTS/),
    ]);
    expect((await signIn('race@example.com', PASSWORD)).status).toBe(200);
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
    for (const origin of ['https://evil.example', 'null', 'http://localhost', 'http://127.0.0.1:3000.evil.example']) {
      const headers = { cookie, origin, host: '127.0.0.1:3000' };
      const reply = await it.send('POST', '/api/auth/sign-out', { headers, body: {} });
      expect([origin, reply.status]).toEqual([origin, 403]);
    }
    expect(await tokenFor(it.send, cookie)).toBeTruthy();
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
