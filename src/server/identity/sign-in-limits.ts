import { createHash } from 'node:crypto';
import { networkOf } from '../quotas/network-of.ts';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import { DomainError } from '../errors.ts';
import { tooMany } from '../quotas/too-many.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Limit extends Quota {
  /** Names the counter. */
  readonly of: string;
  /** Whom the counter is for; nothing where a call names nobody, which is refused for that anyway. */
  readonly whose: (call: Call) => string;
}

const network: Limit = { of: 'sign-in:ip', limit: 30, seconds: MINUTE, whose: ({ ip }) => networkOf(ip) };
const guests: Limit = { of: 'guests:ip', limit: 100, seconds: HOUR, whose: ({ ip }) => networkOf(ip) };
const account: Limit = { of: 'sign-in:account', limit: 10, seconds: 5 * MINUTE, whose: ({ body }) => emailIn(body) };
/** Each sends a mail, and an account can be deleted and made again. */
const signUps: Limit = { of: 'sign-up:account', limit: 5, seconds: HOUR, whose: ({ body }) => emailIn(body) };
const mails: Limit = { of: 'mails:account', limit: 5, seconds: HOUR, whose: ({ body }) => emailIn(body) };
/** Whoever has got hold of somebody's session may guess at the password behind it. */
const ownPassword = { of: 'own-password', limit: 10, seconds: 5 * MINUTE };

/**
 * What of the library's calls is served, and what limits each: whatever can be guessed at, makes somebody known or
 * sends mail. Anything else that the library could do is nobody's.
 */
const SERVED: Readonly<Record<string, readonly Limit[]>> = {
  'GET /ok': [],
  'GET /jwks': [],
  'GET /token': [],
  'GET /get-session': [],
  'GET /list-sessions': [],
  'POST /revoke-session': [],
  'POST /revoke-sessions': [],
  'POST /revoke-other-sessions': [],
  'POST /sign-out': [],
  'POST /sign-up/email': [network, account, signUps],
  'POST /sign-in/email': [network, account],
  'POST /sign-in/anonymous': [network, guests],
  'POST /sign-in/social': [network],
  'GET /callback/google': [network],
  'POST /request-password-reset': [network, mails],
  'POST /check-password-reset': [network],
  'POST /reset-password': [network],
  'POST /send-verification-email': [network, mails],
  'GET /verify-email': [network],
  'POST /change-password': [network],
};

export interface Call {
  readonly method: string;
  /** As the library will see it. */
  readonly path: string;
  readonly ip: string;
  /** The JSON text of the request. */
  readonly body: unknown;
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;

/** Keeps guessing slow: so many tries from one network, and so many at one account from anywhere. */
export function createSignInLimits(quotas: QuotasRepository) {
  async function count(quota: Quota & Pick<Limit, 'of'>, whose: string): Promise<void> {
    const wait = await quotas.count(`${quota.of}:${whose}`, quota);
    if (wait !== undefined) throw tooMany('Too many tries.', wait);
  }

  return {
    /** Counts a call. Throws `not_found` for one that is not served, `too_many_requests` with the seconds to wait. */
    async check(call: Call): Promise<void> {
      const limits = SERVED[`${call.method} ${call.path}`];
      if (!limits) throw new DomainError('not_found', 'There is nothing at this address.');
      for (const limit of limits) {
        const whose = limit.whose(call);
        if (whose !== '') await count(limit, whose);
      }
    },

    /** Counts a try at the password of somebody who is signed in. Throws `too_many_requests`. */
    checkPasswordOf: (uid: string): Promise<void> => count(ownPassword, uid),
  };
}

/** Nobody's address is kept among the counters. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function emailIn(body: unknown): string {
  try {
    const { email } = JSON.parse(String(body)) as { email?: unknown };
    return typeof email === 'string' ? digest(email.trim().toLowerCase()) : '';
  } catch {
    return '';
  }
}
