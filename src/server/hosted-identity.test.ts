import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGoogleKeys } from '../../tests/fakes/google-keys.ts';
import { firebaseClaims } from '../../tests/support/firebase-claims.ts';
import { FIREBASE_PROJECT, FIREBASE_SETTINGS, type HostedApp, openHostedApp } from '../../tests/support/hosted-app.ts';
import { sampleProduct } from '../../tests/support/samples.ts';
import { DIALECTS, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { createTokenMint, type TokenMint } from '../../tests/support/token-mint.ts';

describe.each(DIALECTS)('a server whose people sign in at Firebase, on %s', (dialect) => {
  let it: TestApp;
  let mint: TokenMint;
  let tokenOf: HostedApp['tokenOf'];
  let close: HostedApp['close'];
  beforeAll(async () => {
    ({ app: it, mint, tokenOf, close } = await openHostedApp(dialect));
  });
  afterAll(() => close());

  test('welcomes a person at their first call, and keeps their products from everybody else', async () => {
    const token = await tokenOf('ada');
    const first = await it.send('GET', '/api/product', { token });
    expect(first.body).toMatchObject([{ isExample: true }]);
    const made = await it.send('POST', '/api/product', { token, body: sampleProduct });
    expect(made.status).toBe(201);
    const path = `/api/product/${made.body.id}`;
    expect((await it.send('GET', path, { token: await tokenOf('ada', { name: 'Ada' }) })).status).toBe(200);
    expect((await it.send('GET', path, { token: await tokenOf('bob') })).status).toBe(404);
  });

  test('refuses tokens that are forged, expired, unsigned or of another project', async () => {
    const stranger = await createTokenMint('RS256');
    const claims = firebaseClaims(FIREBASE_PROJECT, { uid: 'ada', email: 'ada@example.com' }, it.clock.now());
    const tokens = {
      forged: await stranger.sign(claims, { kid: mint.kid() }),
      expired: await tokenOf('ada', { exp: Math.floor(it.clock.now().getTime() / 1_000) - 60 }),
      unsigned: new UnsecuredJWT(claims).encode(),
      'of another project': await tokenOf('ada', { aud: 'other', iss: 'https://securetoken.google.com/other' }),
    };
    for (const [what, token] of Object.entries(tokens)) {
      const reply = await it.send('GET', '/api/product', { token });
      expect([what, reply.status, reply.body.detail]).toEqual([what, 401, 'No user logged in']);
    }
  });

  test('keeps somebody without an account from creating products', async () => {
    const claims = firebaseClaims(FIREBASE_PROJECT, { uid: 'guest', provider: 'anonymous' }, it.clock.now());
    const token = await mint.sign(claims);
    expect((await it.send('GET', '/api/product', { token })).status).toBe(200);
    const refused = await it.send('POST', '/api/product', { token, body: sampleProduct });
    expect([refused.status, refused.body.code]).toEqual([403, 'account_needed']);
    // The same person, once the account is linked: their uid stays, and so does what they made.
    const linked = await tokenOf('guest');
    expect((await it.send('POST', '/api/product', { token: linked, body: sampleProduct })).status).toBe(201);
  });

  test('has no paths for signing in of its own', async () => {
    for (const [method, path] of [
      ['POST', '/api/auth/sign-up/email'],
      ['POST', '/api/auth/sign-in/email'],
      ['GET', '/api/auth/token'],
      ['GET', '/api/auth/jwks'],
    ] as const) {
      expect([path, (await it.send(method, path, method === 'POST' ? { body: {} } : {})).status]).toEqual([path, 404]);
    }
  });

  test('tells the browser where to sign in', async () => {
    const { body } = await it.send('GET', '/api/config');
    expect(body).toMatchObject({
      identity: 'firebase',
      google: false,
      mail: true,
      identityCan: { sessions: false, changeName: false, changePassword: true, anonymous: false },
      firebase: { apiKey: 'public-key', projectId: FIREBASE_PROJECT, authDomain: 'demo-storygenie.firebaseapp.com' },
    });
    expect(body.firebase).not.toHaveProperty('emulatorUrl');
  });

  test('says that the sign-in service does not answer, and calls nobody signed out', async () => {
    const silent = await startGoogleKeys(mint.publicKeys);
    await silent.close();
    const alone = await openTestApp(dialect, { ...FIREBASE_SETTINGS, FIREBASE_KEYS_URL: silent.url });
    const reply = await alone.send('GET', '/api/product', { token: await tokenOf('ada') });
    expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([503, 'identity_unavailable', '5']);
    expect(reply.body.detail).toBe('The sign-in service does not answer. Try again in a moment.');
    await alone.close();
  });
});

describe('the content policy', () => {
  const policyOf = async (env: Record<string, string>): Promise<string[]> => {
    const it = await openTestApp('sqlite', env);
    const { headers } = await it.send('GET', '/login');
    await it.close();
    return String(headers['content-security-policy']).split('; ');
  };

  test('names nobody else where people sign in at this server', async () => {
    expect((await policyOf({})).join('; ')).not.toMatch(/https?:/);
  });

  test('lets the page reach Firebase, and run nothing of theirs while Google sign-in is off', async () => {
    const policy = await policyOf(FIREBASE_SETTINGS);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
    expect(policy.join('; ')).not.toContain('frame-src');
  });

  test('names what the popup of Google needs once it is switched on', async () => {
    const policy = await policyOf({ ...FIREBASE_SETTINGS, FIREBASE_GOOGLE: 'true' });
    expect(policy).toContain("script-src 'self' https://apis.google.com");
    expect(policy).toContain('frame-src https://demo-storygenie.firebaseapp.com');
    expect(policy).toContain("img-src 'self' data: https://lh3.googleusercontent.com");
  });

  test('names the emulator only, where there is one', async () => {
    const policy = await policyOf({ ...FIREBASE_SETTINGS, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099");
  });
});
