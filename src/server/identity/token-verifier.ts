import type { JSONWebKeySet, JWTPayload } from 'jose';
import type { Clock } from '../clock.ts';
import type { Actor, IdentityVerifier } from './identity-verifier.ts';
import { rememberVerified } from './remember-verified.ts';
import { createSigningKeys } from './signing-keys.ts';

export const TOKEN_ISSUER = 'storygenie';
export const TOKEN_AUDIENCE = 'storygenie-api';

interface Dependencies {
  /** Fetches the public signing keys. */
  readonly fetchKeys: () => Promise<JSONWebKeySet>;
  readonly clock: Clock;
}

/** Verifies the embedded identity service's EdDSA tokens. */
export function createTokenVerifier({ fetchKeys, clock }: Dependencies): IdentityVerifier {
  const keys = createSigningKeys({
    fetchKeys: async () => ({ keys: await fetchKeys(), freshForMs: Infinity }),
    clock,
  });
  return rememberVerified(async (token) => {
    const payload = await keys.verify(token, {
      algorithms: ['EdDSA'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      requiredClaims: ['sub', 'exp', 'email'],
      currentDate: clock(),
    });
    return { actor: toActor(payload), expiresAt: (payload.exp ?? 0) * 1_000 };
  }, clock);
}

function toActor({ sub = '', ...claims }: JWTPayload): Actor {
  const { email, name, isAnonymous, sid } = claims as {
    email?: string;
    name?: string;
    isAnonymous?: boolean;
    sid?: string;
  };
  return {
    uid: sub,
    email: email ?? '',
    displayName: name || undefined,
    isAnonymous: isAnonymous === true,
    sessionId: sid,
  };
}
