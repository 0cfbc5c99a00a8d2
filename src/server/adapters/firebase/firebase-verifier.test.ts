import { UnsecuredJWT, type JWTPayload } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { startGoogleKeys, type GoogleKeys } from '../../../../tests/fakes/google-keys.ts';
import { firebaseClaims } from '../../../../tests/support/firebase-claims.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createTokenMint } from '../../../../tests/support/token-mint.ts';
import { describeIdentityVerifier } from '../../identity/identity-verifier.contract.ts';
import { createFirebaseVerifier } from './firebase-verifier.ts';

const PROJECT = 'demo-storygenie';
const HOUR_MS = 60 * 60 * 1_000;
const running: GoogleKeys[] = [];
afterEach(async () => {
  for (const keys of running.splice(0)) await keys.close();
});

async function open({ cacheControl, emulated = false }: { cacheControl?: string; emulated?: boolean } = {}) {
  const clock = createTestClock();
  const mint = await createTokenMint('RS256');
  const keys = await startGoogleKeys(() => mint.publicKeys(), cacheControl);
  running.push(keys);
  const verifier = createFirebaseVerifier({ projectId: PROJECT, keysUrl: keys.url, emulated, clock: clock.now });
  const claims = (change: JWTPayload = {}): JWTPayload => ({
    ...firebaseClaims(PROJECT, { uid: 'ada', email: 'ada@example.com' }, clock.now()),
    ...change,
  });
  const codeOf = (token: string): Promise<string> =>
    verifier.verify(token).then(
      () => 'accepted',
      ({ code = 'no code' }: { code?: string }) => code,
    );
  return { clock, mint, keys, verifier, claims, codeOf };
}

describe("Firebase's ID tokens", () => {
  describeIdentityVerifier(async () => {
    const { clock, mint, keys, verifier } = await open();
    return {
      verifier,
      clock,
      mint,
      claims: ({ uid, email, name, isAnonymous }) =>
        firebaseClaims(
          PROJECT,
          { uid, ...(isAnonymous ? { provider: 'anonymous' } : { email }), ...(name && { name }) },
          clock.now(),
        ),
      fetched: keys.asked,
      goDown: () => keys.answer((response) => void response.destroy()),
      comeBack: () => keys.answer(undefined),
    };
  });

  test('tell of a person all that this server knows of them', async () => {
    const { mint, claims, verifier } = await open();
    const picture = 'https://lh3.googleusercontent.com/a/ada';
    const token = await mint.sign(claims({ name: 'Ada', picture, email_verified: true }));
    expect(await verifier.verify(token)).toEqual({
      uid: 'ada',
      email: 'ada@example.com',
      displayName: 'Ada',
      isAnonymous: false,
      emailVerified: true,
      photoURL: picture,
      hasPassword: true,
      issuedAt: expect.any(Number),
    });
  });

  test('of another project are refused, though Google signed them', async () => {
    const { mint, clock, codeOf } = await open();
    const other = firebaseClaims('another-project', { uid: 'ada', email: 'ada@example.com' }, clock.now());
    expect(await codeOf(await mint.sign(other))).toBe('not_signed_in');
    expect(await codeOf(await mint.sign({ ...other, aud: PROJECT }))).toBe('not_signed_in');
  });

  test.each([
    ['no sign-in time', { auth_time: undefined }],
    ['a sign-in still to come', { auth_time: Math.floor(Date.now() / 1_000) + 600 }],
    ['a sign-in time that is no number', { auth_time: 'now' }],
    ['an issue still to come', { iat: Math.floor(Date.now() / 1_000) + 600 }],
    ['an issue longer ago than a token lives', { iat: Math.floor(Date.now() / 1_000) - 3_700 }],
    ['an empty uid', { sub: '' }],
    ['a uid longer than Firebase makes them', { sub: 'u'.repeat(129) }],
    ['no word on how they signed in', { firebase: {} }],
    ['nothing of Firebase in it', { firebase: undefined }],
  ])('with %s are refused', async (_, change) => {
    const { mint, claims, codeOf } = await open();
    expect(await codeOf(await mint.sign(claims()))).toBe('accepted');
    expect(await codeOf(await mint.sign(claims(change)))).toBe('not_signed_in');
  });

  test('keep their keys for as long as the address says, and fetch them once for all who wait', async () => {
    const { mint, claims, clock, keys, verifier } = await open({ cacheControl: 'public, max-age=600' });
    const token = (uid: string) => mint.sign(claims({ sub: uid, exp: claims().iat! + 3_000 }));
    await Promise.all((await Promise.all(['a', 'b', 'c'].map(token))).map((one) => verifier.verify(one)));
    expect(keys.asked()).toBe(1);
    clock.advance(599_000);
    await verifier.verify(await token('d'));
    expect(keys.asked()).toBe(1);
    clock.advance(2_000);
    await verifier.verify(await token('e'));
    expect(keys.asked()).toBe(2);
  });

  test('of a key that Google has withdrawn are refused once the keys are fetched anew', async () => {
    const { mint, claims, clock, codeOf } = await open({ cacheControl: 'max-age=600' });
    const withdrawn = await mint.sign(claims());
    const unseen = await mint.sign(claims({ sub: 'bob' }));
    expect(await codeOf(withdrawn)).toBe('accepted');
    await mint.rotate();
    clock.advance(601_000);
    expect(await codeOf(unseen)).toBe('not_signed_in');
  });

  test('are still told apart with the last keys for an hour while Google cannot be reached', async () => {
    const { mint, claims, clock, keys, codeOf } = await open({ cacheControl: 'max-age=60' });
    expect(await codeOf(await mint.sign(claims()))).toBe('accepted');
    keys.answer((response) => void response.destroy());
    clock.advance(HOUR_MS / 2);
    expect(await codeOf(await mint.sign(claims({ sub: 'bob' })))).toBe('accepted');
    expect(await codeOf(await mint.sign(claims(), { kid: 'unknown' }))).toBe('identity_unavailable');
    clock.advance(HOUR_MS);
    expect(await codeOf(await mint.sign(claims({ sub: 'eve' })))).toBe('identity_unavailable');
  });

  test.each([
    ['an error', 503, '{}'],
    ['something that is no JSON', 200, '<html>'],
    ['no keys', 200, '{"keys":[]}'],
    ['something else', 200, 'null'],
  ])('cannot be judged when the address answers with %s, and nobody is called signed out', async (_, status, body) => {
    const { mint, claims, keys, verifier } = await open();
    keys.answer((response) => void response.writeHead(status).end(body));
    await expect(verifier.verify(await mint.sign(claims()))).rejects.toMatchObject({
      code: 'identity_unavailable',
      retryAfter: 5,
    });
  });
});

test('keys are taken from their own address only, wherever it leads', async () => {
  const { mint, claims, keys, verifier } = await open();
  const other = await startGoogleKeys(() => mint.publicKeys());
  running.push(other);
  keys.answer((response) => void response.writeHead(302, { location: other.url }).end());
  await expect(verifier.verify(await mint.sign(claims()))).rejects.toMatchObject({ code: 'identity_unavailable' });
  expect(other.asked()).toBe(0);
});

describe("the Auth emulator's tokens", () => {
  test('are taken when the emulator is in use, and held to the same claims', async () => {
    const { claims, codeOf } = await open({ emulated: true });
    const encode = (change: JWTPayload = {}): string => new UnsecuredJWT(claims(change)).encode();
    expect(await codeOf(encode())).toBe('accepted');
    expect(await codeOf(encode({ aud: 'another' }))).toBe('not_signed_in');
    expect(await codeOf(encode({ exp: 1 }))).toBe('not_signed_in');
    expect(await codeOf(encode({ sub: '' }))).toBe('not_signed_in');
  });

  test('are refused otherwise, and real ones are refused beside the emulator', async () => {
    const real = await open();
    expect(await real.codeOf(new UnsecuredJWT(real.claims()).encode())).toBe('not_signed_in');
    const emulated = await open({ emulated: true });
    expect(await emulated.codeOf(await emulated.mint.sign(emulated.claims()))).toBe('not_signed_in');
    expect(emulated.keys.asked()).toBe(0);
  });
});
