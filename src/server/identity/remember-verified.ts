import { errors } from 'jose';
import { NO_USER } from '#contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Actor, IdentityVerifier } from './identity-verifier.ts';

const REMEMBERED_TOKENS = 10_000;

export interface Verified {
  readonly actor: Actor;
  /** Milliseconds since the epoch; the token is worth nothing from then on. */
  readonly expiresAt: number;
}

/**
 * A verifier that checks each token once and remembers it until it expires: the check costs more than a request.
 * What `check` refuses with jose's errors is `not_signed_in`; anything else that it throws is thrown on.
 */
export function rememberVerified(check: (token: string) => Promise<Verified>, clock: Clock): IdentityVerifier {
  const remembered = new Map<string, Verified>();
  return {
    async verify(token) {
      const known = remembered.get(token);
      if (known && known.expiresAt > clock().getTime()) return known.actor;
      remembered.delete(token);
      const verified = await check(token).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) throw new DomainError('not_signed_in', NO_USER, { cause: error });
        throw error;
      });
      if (remembered.size >= REMEMBERED_TOKENS) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(token, verified);
      return verified.actor;
    },
  };
}
