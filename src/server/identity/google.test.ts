import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeGoogle, startGoogleIdentity, type TokenFault } from '../../../tests/fakes/google-identity.ts';
import { type FakeSmtp, startSmtp } from '../../../tests/fakes/smtp.ts';
import { createCookieJar } from '../../../tests/support/cookie-jar.ts';
import { DONE, FAILED, googleVisitor, ORIGIN } from '../../../tests/support/google-visitor.ts';
import { tokenIn } from '../../../tests/support/mailed-link.ts';
import { DIALECTS, openTestApp, PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('signing in with Google on %s', (dialect) => {
  let google: FakeGoogle;
  let smtp: FakeSmtp;
  let it: TestApp;
  beforeAll(async () => {
    google = await startGoogleIdentity();
    smtp = await startSmtp();
    it = await openTestApp(dialect, {
      ...google.env,
      PUBLIC_URL: ORIGIN,
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'a@example.com',
    });
  });
  afterAll(async () => {
    await it.close();
    await google.close();
    await smtp.close();
  });

  test('is offered when it is set up', async () => {
    expect((await it.send('GET', '/api/config')).body.google).toBe(true);
    const policy = String((await it.send('GET', '/login')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https://lh3.googleusercontent.com;");
  });

  test('makes an account with name, photo and a proven address', async () => {
    const photo = 'https://lh3.googleusercontent.com/a/grace';
    google.be({ sub: 'g-1', email: 'Grace@example.com', email_verified: true, name: 'Grace Hopper', picture: photo });
    const grace = googleVisitor(it);
    expect(await grace.whole()).toBe(DONE);
    const { user, session } = await grace.session();
    expect(user).toMatchObject({
      email: 'grace@example.com',
      name: 'Grace Hopper',
      image: photo,
      emailVerified: true,
      isAnonymous: false,
    });
    expect(session['createdAt']).toBe(user['createdAt']);
    const { token } = (await grace.get('/api/auth/token')).body;
    expect((await it.send('GET', '/api/product', { token })).body).toHaveLength(1);
  });

  test('asks Google with a state, a challenge and a nonce, for no more than who the person is', async () => {
    const url = new URL((await googleVisitor(it).begin()).body.url as string);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'storygenie-client',
      redirect_uri: `${ORIGIN}/api/auth/callback/google`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      nonce: expect.stringMatching(/^[\w-]{32}$/) as unknown,
      state: expect.stringMatching(/^[\w-]{32}$/) as unknown,
    });
  });

  test('brings the person back to the same account, even when their address at Google changed', async () => {
    google.be({ sub: 'g-2', email: 'first@example.com', email_verified: true });
    const before = googleVisitor(it);
    await before.whole();
    google.be({ sub: 'g-2', email: 'second@example.com', email_verified: true });
    const after = googleVisitor(it);
    expect(await after.whole()).toBe(DONE);
    const [one, two] = [await before.session(), await after.session()];
    expect(two.user.id).toBe(one.user.id);
    expect(two.session['createdAt']).not.toBe(two.user['createdAt']);
  });

  test('without "remember me" ends with the browser, and with it lasts', async () => {
    google.be({ sub: 'g-3', email: 'persist@example.com', email_verified: true });
    const shared = googleVisitor(it);
    await shared.whole({ additionalData: { rememberMe: false } });
    expect(shared.jar.line('session_token')).not.toMatch(/Max-Age|Expires/i);
    const { session } = await shared.session();
    expect(Date.parse(session['expiresAt'] ?? '') - Date.parse(session['createdAt'] ?? '')).toBeLessThan(
      25 * 60 * 60 * 1_000,
    );
    const own = googleVisitor(it, shared.jar);
    await own.whole({ additionalData: { rememberMe: true } });
    expect(own.jar.line('session_token')).toMatch(/Max-Age=2592000/);
    expect(own.jar.line('dont_remember')).toBeUndefined();
  });

  test('is refused for an address that Google itself has not verified', async () => {
    for (const email_verified of [false, undefined]) {
      google.be({
        sub: 'g-4',
        email: 'unverified@example.com',
        ...(email_verified !== undefined && { email_verified }),
      });
      const stranger = googleVisitor(it);
      expect(await stranger.whole()).toContain(`${FAILED}&error=email_not_verified`);
      expect(await stranger.session()).toBeNull();
    }
    const later = await googleVisitor(it).post('sign-up/email', {
      email: 'unverified@example.com',
      password: PASSWORD,
      name: '',
    });
    expect(later.status).toBe(200);
  });

  test('is linked to an account with the same address only once that address was confirmed', async () => {
    const email = 'linked@example.com';
    const person = googleVisitor(it);
    await person.post('sign-up/email', { email, password: PASSWORD, name: '' });
    const { user } = await person.session();
    google.be({ sub: 'g-5', email, email_verified: true, name: 'Linked Person' });
    const before = googleVisitor(it);
    expect(await before.whole()).toBe(`${FAILED}&error=account_not_linked`);
    expect(await before.session()).toBeNull();

    await person.get(`/api/auth/verify-email?token=${tokenIn(await smtp.mailTo(email, 'confirm'))}`);
    const after = googleVisitor(it);
    expect(await after.whole()).toBe(DONE);
    expect((await after.session()).user).toMatchObject({ id: user.id, name: 'Linked Person' });
    // The password works as before.
    expect((await googleVisitor(it).post('sign-in/email', { email, password: PASSWORD })).status).toBe(200);
  });

  test('is refused to whom an address belongs at Google without being verified there', async () => {
    const email = 'victim@example.com';
    const victim = googleVisitor(it);
    await victim.post('sign-up/email', { email, password: PASSWORD, name: '' });
    await victim.get(`/api/auth/verify-email?token=${tokenIn(await smtp.mailTo(email, 'confirm'))}`);
    google.be({ sub: 'g-6', email, email_verified: false });
    const attacker = googleVisitor(it);
    expect(await attacker.whole()).toBe(`${FAILED}&error=account_not_linked`);
    expect(await attacker.session()).toBeNull();
  });

  test('works once for each way to Google: a callback that is replayed opens nothing', async () => {
    google.be({ sub: 'g-7', email: 'replay@example.com', email_verified: true });
    const person = googleVisitor(it);
    const callback = await person.consent(await person.begin());
    const before = createCookieJar();
    expect(String((await person.get(callback)).headers['location'])).toBe(DONE);
    const exchanges = google.exchanges();
    const replayed = await googleVisitor(it, before).get(callback);
    expect(String(replayed.headers['location'])).toMatch(/^\/login\?error=state_mismatch/);
    expect(await googleVisitor(it, before).session()).toBeNull();
    expect(String((await person.get(callback)).headers['location'])).toMatch(/error=state_mismatch/);
    expect(google.exchanges()).toBe(exchanges);
  });

  test("signs nobody in with the callback of another browser's way to Google", async () => {
    google.be({ sub: 'g-8', email: 'attacker@example.com', email_verified: true });
    const attacker = googleVisitor(it);
    const callback = await attacker.consent(await attacker.begin());
    const victim = googleVisitor(it);
    await victim.begin();
    expect(String((await victim.get(callback)).headers['location'])).toContain('error=state_mismatch');
    expect(await victim.session()).toBeNull();
  });

  test.each([
    '/api/auth/callback/google',
    '/api/auth/callback/google?code=x',
    '/api/auth/callback/google?code=x&state=y',
  ])('is not to be had by making up %s', async (path) => {
    const reply = await googleVisitor(it).get(path);
    expect(String(reply.headers['location'])).toMatch(/^\/login\?error=state_(mismatch|not_found)/);
  });

  test.each<TokenFault>([
    'forged',
    'for another client',
    'of another sign-in',
    'from another issuer',
    'expired',
    'left out',
  ])('is refused with an ID token that is %s', async (fault) => {
    google.be({ sub: 'g-9', email: 'fault@example.com', email_verified: true });
    google.break(fault);
    const person = googleVisitor(it);
    expect(await person.whole()).toBe(`${FAILED}&error=unable_to_get_user_info`);
    expect(await person.session()).toBeNull();
  });

  test('that the person turned down leads back to the form', async () => {
    google.deny();
    const person = googleVisitor(it);
    expect(await person.whole()).toContain(`${FAILED}&error=access_denied`);
    expect(await person.session()).toBeNull();
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    'javascript:alert(1)',
    `${ORIGIN}.evil.example/`,
    `https://user@evil.example/?${ORIGIN}`,
  ])('leads nowhere else afterwards: %s is refused', async (url) => {
    for (const name of ['callbackURL', 'errorCallbackURL']) {
      const reply = await googleVisitor(it).begin({ [name]: url });
      expect([name, reply.status]).toEqual([name, 403]);
      expect(reply.body).not.toHaveProperty('url');
    }
  });

  test.each([
    { idToken: { token: 'x' } },
    { scopes: ['https://www.googleapis.com/auth/drive'] },
    { additionalParams: { prompt: 'none' } },
    { additionalData: { rememberMe: true, serverContext: { anonymousUserId: 'x' } } },
  ])('takes nothing that its button does not send: %j', async (extra) => {
    expect((await googleVisitor(it).begin(extra)).body.code).toBe('UNKNOWN_FIELD');
  });

  test('keeps no more of where the person wants to go than a path can be', async () => {
    const reply = await googleVisitor(it).begin({ callbackURL: `/portal?${'x'.repeat(2_000)}` });
    expect([reply.status, reply.body.code]).toEqual([400, 'INVALID_PATH']);
  });

  test('keeps none of the tokens that Google gives', async () => {
    google.be({ sub: 'g-10', email: 'tokens@example.com', email_verified: true });
    const person = googleVisitor(it);
    await person.whole();
    await person.whole();
    const { token } = (await person.get('/api/auth/token')).body;
    const file = JSON.stringify((await it.send('GET', '/api/account/export', { token })).body);
    expect(file).not.toMatch(/accessToken|refreshToken|idToken/);
    expect(await storedTokens(it)).toEqual([null, null, null]);
  });
});

/** What the identity service's table has of anybody's tokens. */
async function storedTokens(it: TestApp): Promise<unknown[]> {
  const [row] = await it.sql<Record<string, unknown>>(
    'select max("accessToken") as a, max("refreshToken") as r, max("idToken") as i from account',
  );
  return [row?.['a'], row?.['r'], row?.['i']];
}
