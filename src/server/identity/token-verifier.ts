import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { NO_USER } from '#contract/problem.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Actor, IdentityVerifier } from './identity-verifier.ts';

export const TOKEN_ISSUER = 'storygenie';
export const TOKEN_AUDIENCE = 'storygenie-api';

const CACHED_TOKENS = 10_000;
/** Keys are not fetched again for each token that names an unknown one, or a stranger could make us fetch all day. */
const KEYS_REFETCHED_AFTER_MS = 5_000;

interface Dependencies {
  /** Fetches the public signing keys. */
  readonly fetchKeys: () => Promise<JSONWebKeySet>;
  readonly clock: Clock;
}

/** Verifies the embedded identity service's EdDSA tokens; a verified one is remembered until it expires. */
export function createTokenVerifier({ fetchKeys, clock }: Dependencies): IdentityVerifier {
  const verified = new Map<string, { actor: Actor; expiresAt: number }>();
  let keys: { set: ReturnType<typeof createLocalJWKSet>; fetchedAt: number } | undefined;

  async function loadKeys(): Promise<ReturnType<typeof createLocalJWKSet>> {
    keys = { set: createLocalJWKSet(await fetchKeys()), fetchedAt: clock().getTime() };
    return keys.set;
  }

  async function check(token: string): Promise<JWTPayload> {
    const options = {
      algorithms: ['EdDSA'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      requiredClaims: ['sub', 'exp', 'email'],
      currentDate: clock(),
    };
    try {
      return (await jwtVerify(token, keys?.set ?? (await loadKeys()), options)).payload;
    } catch (error) {
      const unknownKey = error instanceof errors.JWKSNoMatchingKey;
      if (!unknownKey || !keys || clock().getTime() - keys.fetchedAt < KEYS_REFETCHED_AFTER_MS) throw error;
      return (await jwtVerify(token, await loadKeys(), options)).payload;
    }
  }

  return {
    async verify(token) {
      const known = verified.get(token);
      if (known && known.expiresAt > clock().getTime()) return known.actor;
      verified.delete(token);
      const payload = await check(token).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) throw new DomainError('not_signed_in', NO_USER, { cause: error });
        throw error;
      });
      const actor = toActor(payload);
      if (verified.size >= CACHED_TOKENS) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, { actor, expiresAt: (payload.exp ?? 0) * 1_000 });
      return actor;
    },
  };
}

function toActor({ sub = '', ...claims }: JWTPayload): Actor {
  const { email, name, isAnonymous } = claims as { email?: string; name?: string; isAnonymous?: boolean };
  return { uid: sub, email: email ?? '', displayName: name || undefined, isAnonymous: isAnonymous === true };
}
