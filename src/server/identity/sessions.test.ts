import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCookieJar } from '../../../tests/support/cookie-jar.ts';
import { cookiesOf, DIALECTS, openTestApp, PASSWORD, tokenFor, type TestApp } from '../../../tests/support/test-app.ts';

const ORIGIN = 'http://localhost';
const NEW_PASSWORD = 'Brand5Newer';

describe.each(DIALECTS)('sessions on %s', (dialect) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(dialect);
  });
  afterAll(() => it.close());

  const post = (path: string, body: object, cookie?: string) =>
    it.send('POST', `/api/auth/${path}`, { body, headers: { origin: ORIGIN, ...(cookie && { cookie }) } });
  const get = (path: string, cookie: string) => it.send('GET', `/api/auth/${path}`, { headers: { cookie } });
  const signIn = (email: string, password = PASSWORD) => post('sign-in/email', { email, password });
  const isOpen = async (cookie: string): Promise<boolean> => (await get('token', cookie)).status === 200;

  test('begin with the account, in the same instant; any later one begins later', async () => {
    const { cookie } = await it.signUp('instant@example.com');
    const first = (await get('get-session', cookie)).body;
    expect(first.session.createdAt).toBe(first.user.createdAt);
    const later = (await get('get-session', cookiesOf(await signIn('instant@example.com')))).body;
    expect(later.user.createdAt).toBe(first.user.createdAt);
    expect(Date.parse(later.session.createdAt)).toBeGreaterThan(Date.parse(first.session.createdAt));
  });

  test('end everywhere but here when the password is changed, whatever the caller asks for', async () => {
    const person = await it.signUp('change@example.com');
    const elsewhere = cookiesOf(await signIn('change@example.com'));
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, revokeOtherSessions: false };
    const jar = createCookieJar();
    const changed = jar.take(await post('change-password', change, person.cookie));
    expect(changed.status).toBe(200);
    expect(await isOpen(elsewhere)).toBe(false);
    expect(await isOpen(person.cookie)).toBe(false);
    expect(await isOpen(jar.header())).toBe(true);
    expect((await signIn('change@example.com')).body.code).toBe('INVALID_PASSWORD');
    expect((await signIn('change@example.com', NEW_PASSWORD)).status).toBe(200);
  });

  test('do not change the password to one that breaks the rules, nor without the old one', async () => {
    const { cookie } = await it.signUp('rules@example.com');
    const weak = await post('change-password', { currentPassword: PASSWORD, newPassword: 'alllowercase1' }, cookie);
    expect([weak.status, weak.body.code]).toEqual([400, 'INVALID_PASSWORD_RULES']);
    const wrong = await post('change-password', { currentPassword: 'Wrong4Horse', newPassword: NEW_PASSWORD }, cookie);
    expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_PASSWORD']);
    expect(await isOpen(cookie)).toBe(true);
    expect((await signIn('rules@example.com')).status).toBe(200);
  });

  test('are listed for their person, also when they are old, and ended one by one or all but this', async () => {
    const { cookie } = await it.signUp('list@example.com');
    const [second, third] = [cookiesOf(await signIn('list@example.com')), cookiesOf(await signIn('list@example.com'))];
    await it.sql(`update "session" set "createdAt" = '2026-01-01T00:00:00.000Z'`);
    const sessions = (await get('list-sessions', cookie)).body as { token: string }[];
    expect(sessions).toHaveLength(3);
    const token = decodeURIComponent(second.split('=')[1] ?? '').split('.')[0] ?? '';
    expect((await post('revoke-session', { token }, cookie)).status).toBe(200);
    expect([await isOpen(second), await isOpen(third)]).toEqual([false, true]);
    expect((await post('revoke-other-sessions', {}, cookie)).status).toBe(200);
    expect([await isOpen(third), await isOpen(cookie)]).toEqual([false, true]);
  });

  test('of others cannot be ended', async () => {
    const [ada, bob] = [await it.signUp(), await it.signUp()];
    const token = decodeURIComponent(bob.cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    await post('revoke-session', { token }, ada.cookie);
    expect(await isOpen(bob.cookie)).toBe(true);
  });

  test('cannot be given to somebody beforehand: signing in makes a new one', async () => {
    const attacker = await it.signUp('attacker@example.com');
    await it.signUp('victim@example.com');
    const reply = await it.send('POST', '/api/auth/sign-in/email', {
      body: { email: 'victim@example.com', password: PASSWORD },
      headers: { origin: ORIGIN, cookie: attacker.cookie },
    });
    expect(reply.status).toBe(200);
    const fresh = cookiesOf(reply);
    expect(fresh).not.toContain(attacker.cookie);
    expect((await get('get-session', fresh)).body.user.email).toBe('victim@example.com');
    expect((await get('get-session', attacker.cookie)).body.user.email).toBe('attacker@example.com');
  });

  test('are not opened by a cookie that was made up, changed or signed by somebody else', async () => {
    const { cookie } = await it.signUp();
    const [name, value = ''] = cookie.split('=');
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    for (const made of [
      token,
      `${token}.`,
      `${token}.${'A'.repeat(43)}=`,
      `${token.slice(1)}x.${signature}`,
      `x.${signature}`,
      encodeURIComponent(`${token}.${signature}`).slice(0, -6),
    ]) {
      expect([made, await isOpen(`${name}=${made}`)]).toEqual([made, false]);
    }
    expect(await isOpen(cookie)).toBe(true);
  });

  test('serve nothing of the library beyond what the product needs', async () => {
    const { cookie } = await it.signUp('needs@example.com');
    for (const [method, path] of [
      ['POST', 'update-user'],
      ['POST', 'delete-user'],
      ['POST', 'change-email'],
      ['POST', 'link-social'],
      ['POST', 'unlink-account'],
      ['POST', 'get-access-token'],
      ['POST', 'update-session'],
      ['POST', 'delete-anonymous-user'],
      ['GET', 'reset-password/x?callbackURL=/'],
      ['GET', 'error'],
      ['POST', 'callback/google'],
      ['POST', 'sign-in/email/'],
      ['GET', 'sign-in/email'],
    ] as const) {
      const reply = await it.send(method, `/api/auth/${path}`, {
        headers: { cookie, origin: ORIGIN },
        ...(method === 'POST' && { body: {} }),
      });
      expect([path, reply.status, reply.body?.code]).toEqual([path, 404, 'not_found']);
    }
  });

  test('are not begun with more than the form has', async () => {
    const body = { email: 'more@example.com', password: PASSWORD, name: '' };
    for (const extra of [{ image: 'https://evil.example/x.png' }, { isAnonymous: true }, { emailVerified: true }]) {
      const reply = await post('sign-up/email', { ...body, ...extra });
      expect([extra, reply.status, reply.body.code]).toEqual([extra, 400, 'UNKNOWN_FIELD']);
    }
    for (const bad of [{ name: 'x'.repeat(81) }, { name: 'a\u0007b' }, { email: `${'a'.repeat(250)}@example.com` }]) {
      const reply = await post('sign-up/email', { ...body, ...bad });
      expect([bad, reply.status, reply.body.code]).toEqual([bad, 400, 'INVALID_SIGN_UP']);
    }
  });
});

describe('the cookie of a session', () => {
  test.each([
    [{}, /^better-auth\.session_token=/, false],
    [{ PUBLIC_URL: 'http://stories.example.com' }, /^better-auth\.session_token=/, false],
    [{ PUBLIC_URL: 'https://stories.example.com' }, /^__Secure-better-auth\.session_token=/, true],
  ])('is out of reach for scripts and other sites, and with %j in the clear or not', async (settings, name, secure) => {
    const it = await openTestApp('sqlite', settings);
    const body = { email: 'cookie@example.com', password: PASSWORD, name: '' };
    const reply = await it.send('POST', '/api/auth/sign-up/email', { body });
    const cookies = [reply.headers['set-cookie'] ?? []].flat();
    const session = cookies.find((line) => line.includes('session_token=')) ?? '';
    expect(session).toMatch(name);
    expect(session).toMatch(/; HttpOnly/);
    expect(session).toMatch(/; SameSite=Lax/);
    expect(session).toMatch(/; Path=\//);
    expect(session).not.toMatch(/; Domain/i);
    expect(/; Secure/.test(session)).toBe(secure);
    expect(await tokenFor(it.send, cookiesOf(reply))).toBeTruthy();
    await it.close();
  });
});

describe('where a call leads afterwards', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    'https://stories.example.com@evil.example/',
    'https://stories.example.com.evil.example/',
  ])('is never %s', async (callbackURL) => {
    const it = await openTestApp('sqlite', { PUBLIC_URL: 'https://stories.example.com' });
    await it.signUp('open@example.com');
    const query = `callbackURL=${encodeURIComponent(callbackURL)}`;
    const verify = await it.send('GET', `/api/auth/verify-email?token=x&${query}`);
    expect([verify.status, verify.headers['location']]).toEqual([403, undefined]);
    const headers = { origin: 'https://stories.example.com' };
    const body = { email: 'open@example.com', password: PASSWORD, callbackURL };
    const signIn = await it.send('POST', '/api/auth/sign-in/email', { body, headers });
    expect([signIn.status, signIn.headers['location']]).toEqual([403, undefined]);
    const reset = { email: 'open@example.com', redirectTo: callbackURL };
    expect((await it.send('POST', '/api/auth/request-password-reset', { body: reset, headers })).status).toBe(403);
    await it.close();
  });
});
