import type { FastifyRequest } from 'fastify';
import { NO_USER } from '#contract/endpoint.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';

export type Authenticate = (request: FastifyRequest) => Promise<Actor>;

// The signature may be empty: that nobody signed is for the verifier to judge.
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * Makes the function that tells who calls. `verify` checks the token; `welcome` is told of every
 * caller, so that a new person's data can be prepared.
 */
export function createAuthenticate(
  verify: (token: string) => Promise<Actor>,
  welcome: (actor: Actor) => Promise<void>,
): Authenticate {
  return async (request) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new DomainError('not_signed_in', NO_USER);
    const actor = await verify(token);
    await welcome(actor);
    return actor;
  };
}
