import type { Kysely } from 'kysely';
import type { IdentityAccounts } from '../account/identity-accounts.ts';
import type { Database } from '../db/tables.ts';

/** As long as the embedded service's tokens are good for. */
const FRESH_MS = 5 * 60 * 1_000;

/** People whom a hosted identity service keeps: all that is known of them here is what their token says. */
export function createHostedAccounts(db: Kysely<Database>): IdentityAccounts {
  return {
    async find({ uid, email, displayName = null, photoURL = null, isAnonymous, ...actor }) {
      const owner = await db.selectFrom('owner').select('createdAt').where('id', '=', uid).executeTakeFirst();
      const { createdAt } = owner ?? {};
      return createdAt === undefined
        ? undefined
        : {
            uid,
            email: email || null,
            displayName,
            photoURL,
            isAnonymous,
            emailVerified: actor.emailVerified === true,
            hasPassword: actor.hasPassword === true,
            createdAt,
          };
    },

    // The service renews no token of an ended session. A browser whose token is older is refused, renews it and asks again.
    isSignedIn: async ({ issuedAt = 0 }, now) => Date.parse(now) - issuedAt < FRESH_MS,

    traces: async () => ({ waysIn: [], signIns: [] }),

    // The browser asks the service itself to remove the person.
    remove: async () => {},
  };
}
