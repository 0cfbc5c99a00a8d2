import { errors, UnsecuredJWT, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { Clock } from '../../clock.ts';
import type { Actor, IdentityVerifier } from '../../identity/identity-verifier.ts';
import { rememberVerified } from '../../identity/remember-verified.ts';
import { createSigningKeys } from '../../identity/signing-keys.ts';
import { createKeysFetcher } from './google-keys.ts';

/** Google's clocks and ours may differ by so much. */
const CLOCK_TOLERANCE_SECONDS = 5;
const TOKEN_LIFE_SECONDS = 60 * 60;
const UID_MAX = 128;

interface Settings {
  readonly projectId: string;
  /** Where the public keys are. */
  readonly keysUrl: string;
  /** Takes the Auth emulator's tokens, which nobody signs, and no others. Never where people work. */
  readonly emulated: boolean;
  readonly clock: Clock;
  readonly fetch?: typeof globalThis.fetch;
}

/** Verifies Firebase Auth's ID tokens of one project, by the rules of its documentation for third-party libraries. */
export function createFirebaseVerifier(settings: Settings): IdentityVerifier {
  const { projectId, keysUrl, emulated, clock, fetch = globalThis.fetch } = settings;
  const keys = createSigningKeys({ fetchKeys: createKeysFetcher({ url: keysUrl, fetch }), clock });
  const options = (): JWTVerifyOptions => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    maxTokenAge: TOKEN_LIFE_SECONDS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'firebase'],
    currentDate: clock(),
  });
  const claimsOf = async (token: string): Promise<JWTPayload> =>
    emulated
      ? UnsecuredJWT.decode(token, options()).payload
      : keys.verify(token, { ...options(), algorithms: ['RS256'] });

  return rememberVerified(async (token) => {
    const claims = await claimsOf(token);
    const now = clock().getTime() / 1_000;
    return { actor: toActor(claims, now), expiresAt: (claims.exp ?? 0) * 1_000 };
  }, clock);
}

interface FirebaseClaims extends JWTPayload {
  readonly auth_time?: unknown;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
  readonly firebase?: { readonly sign_in_provider?: unknown };
}

function toActor(claims: FirebaseClaims, now: number): Actor {
  const { sub = '', auth_time: signedInAt, firebase } = claims;
  const provider = firebase?.sign_in_provider;
  if (typeof sub !== 'string' || sub === '' || sub.length > UID_MAX) refuse('sub', claims);
  if (typeof signedInAt !== 'number' || signedInAt > now + CLOCK_TOLERANCE_SECONDS) refuse('auth_time', claims);
  if (typeof provider !== 'string') refuse('firebase', claims);
  return {
    uid: sub,
    email: claims.email ?? '',
    displayName: claims.name || undefined,
    isAnonymous: provider === 'anonymous',
    emailVerified: claims.email_verified === true,
    photoURL: claims.picture || undefined,
    // Of somebody who came in another way it is not known; Firebase mails them a link to set one.
    hasPassword: provider === 'password',
    issuedAt: (claims.iat ?? 0) * 1_000,
  };
}

function refuse(claim: string, claims: JWTPayload): never {
  throw new errors.JWTClaimValidationFailed(`the "${claim}" claim is not as Firebase makes it`, claims, claim);
}
