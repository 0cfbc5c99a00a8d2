import { errors, UnsecuredJWT, SignJWT, type JWTPayload } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTokenMint, type TokenMint } from '../../../tests/support/token-mint.ts';
import type { TestClock } from '../../../tests/support/test-clock.ts';
import { DomainError } from '../errors.ts';
import type { IdentityVerifier } from './identity-verifier.ts';

export interface VerifierUnderTest {
  readonly verifier: IdentityVerifier;
  readonly clock: TestClock;
  /** What signs for the service. */
  readonly mint: TokenMint;
  /** The claims of a good token of this service, for this person. */
  readonly claims: (person: { uid: string; email: string; name?: string; isAnonymous?: boolean }) => JWTPayload;
  /** How often the keys were fetched. */
  readonly fetched: () => number;
  /** From now on keys cannot be fetched. */
  readonly goDown: () => void;
  readonly comeBack: () => void;
}

const ada = { uid: 'ada', email: 'ada@example.com' };

/** How a token is refused: the code of the domain error, or whatever else was thrown. */
async function refusalOf(verifier: IdentityVerifier, token: string): Promise<unknown> {
  const error = await verifier.verify(token).then(
    () => 'accepted',
    (thrown: unknown) => thrown,
  );
  return error instanceof DomainError ? `${error.code}: ${error.message}` : error;
}

const REFUSED = 'not_signed_in: No user logged in';

/** What every verifier must keep, whatever service is behind it. `open` is called before each test. */
export function describeIdentityVerifier(open: () => Promise<VerifierUnderTest>): void {
  let it: VerifierUnderTest;
  const current = (): VerifierUnderTest => it;
  beforeEach(async () => {
    it = await open();
  });
  describe('a verifier of identity tokens', () => {
    describeGoodTokens(current);
    describeForgeries(current);
    describeKeys(current);
  });
}

type Current = () => VerifierUnderTest;

const good = ({ mint, claims }: VerifierUnderTest): Promise<string> => mint.sign(claims(ada));

function describeGoodTokens(current: Current): void {
  test('tells who a good token is of', async () => {
    const it = current();
    const actor = await it.verifier.verify(await it.mint.sign(it.claims({ ...ada, name: 'Ada' })));
    expect(actor).toMatchObject({ ...ada, displayName: 'Ada', isAnonymous: false });
    expect((await it.verifier.verify(await good(it))).displayName).toBeUndefined();
  });

  test('tells somebody without an account from somebody with one', async () => {
    const it = current();
    const token = await it.mint.sign(it.claims({ uid: 'guest', email: '', isAnonymous: true }));
    expect(await it.verifier.verify(token)).toMatchObject({ uid: 'guest', isAnonymous: true });
  });

  test('takes a token until it expires, also one that it has seen before', async () => {
    const it = current();
    const claims = it.claims(ada);
    const token = await it.mint.sign(claims);
    const life = ((claims.exp ?? 0) - (claims.iat ?? 0)) * 1_000;
    it.clock.advance(life - 2_000);
    expect((await it.verifier.verify(token)).uid).toBe('ada');
    it.clock.advance(10_000);
    expect(await refusalOf(it.verifier, token)).toBe(REFUSED);
  });
}

function describeForgeries(current: Current): void {
  test('refuses what the service did not sign', async () => {
    const it = current();
    const token = await good(it);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = it.claims(ada);
    const stranger = await createTokenMint(it.mint.algorithm);
    const other = Buffer.from(JSON.stringify({ ...claims, sub: 'bob' })).toString('base64url');
    const publicKey = new TextEncoder().encode(JSON.stringify(it.mint.publicKeys().keys[0]));
    const forged = {
      'signed by another key': await stranger.sign(claims, { kid: it.mint.kid() }),
      'another person in it': `${header}.${other}.${signature}`,
      unsigned: new UnsecuredJWT(claims).encode(),
      'signature cut': `${header}.${payload}.`,
      'signed with the public key as a secret': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: it.mint.kid() })
        .sign(publicKey),
      'no token': 'a.b.c',
      nothing: '..',
    };
    for (const [what, forgery] of Object.entries(forged)) {
      expect([what, await refusalOf(it.verifier, forgery)]).toEqual([what, REFUSED]);
    }
    expect((await it.verifier.verify(token)).uid).toBe('ada');
  });

  test('refuses what the service signed for somebody else, or not whole', async () => {
    const it = current();
    const claims = it.claims(ada);
    const without = (name: string): JWTPayload =>
      Object.fromEntries(Object.entries(claims).filter(([k]) => k !== name));
    const strange = {
      'another audience': { ...claims, aud: 'somewhere-else' },
      'another issuer': { ...claims, iss: 'https://issuer.example' },
      'no subject': without('sub'),
      'no end': without('exp'),
    };
    for (const [what, changed] of Object.entries(strange)) {
      expect([what, await refusalOf(it.verifier, await it.mint.sign(changed))]).toEqual([what, REFUSED]);
    }
  });
}

function describeKeys(current: Current): void {
  test('takes the tokens of a new key as soon as there is one, and fetches keys no oftener than needed', async () => {
    const it = current();
    const old = await good(it);
    await Promise.all([
      it.verifier.verify(old),
      it.verifier.verify(await it.mint.sign(it.claims({ ...ada, uid: 'b' }))),
    ]);
    expect(it.fetched()).toBe(1);
    await it.mint.rotate();
    it.clock.advance(6_000);
    expect((await it.verifier.verify(await good(it))).uid).toBe('ada');
    expect(it.fetched()).toBe(2);
  });

  test('is not made to fetch by strangers who name keys that are not there', async () => {
    const it = current();
    await it.verifier.verify(await good(it));
    it.clock.advance(6_000);
    const stranger = await createTokenMint(it.mint.algorithm);
    for (let n = 0; n < 20; n += 1) {
      const token = await stranger.sign(it.claims(ada), { kid: `made-up-${n}` });
      expect(await refusalOf(it.verifier, token)).toBe(REFUSED);
    }
    expect(it.fetched()).toBe(2);
  });

  test('that cannot get keys calls nobody signed out, asks only now and then, and recovers', async () => {
    const it = current();
    it.goDown();
    const token = await good(it);
    for (let n = 0; n < 5; n += 1) {
      const error: unknown = await it.verifier.verify(token).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(errors.JOSEError);
      expect(error).not.toMatchObject({ code: 'not_signed_in' });
    }
    expect(it.fetched()).toBe(1);
    it.comeBack();
    it.clock.advance(6_000);
    expect((await it.verifier.verify(token)).uid).toBe('ada');
  });
}
