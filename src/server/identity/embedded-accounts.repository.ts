import type { Kysely } from 'kysely';
import type { IdentityAccounts } from '../account/identity-accounts.ts';
import type { Database } from '../db/tables.ts';

/** An instant as the two databases give it back. */
type Instant = string | Date;

/** What we read of the embedded identity service's own tables. */
type IdentityTables = {
  user: {
    id: string;
    email: string;
    name: string;
    image: string | null;
    emailVerified: boolean | number;
    isAnonymous?: boolean | number | null;
    createdAt: Instant;
    updatedAt: Instant;
  };
  session: {
    id: string;
    userId: string;
    createdAt: Instant;
    updatedAt: Instant;
    expiresAt: Instant;
    ipAddress: string | null;
    userAgent: string | null;
  };
  account: { userId: string; providerId: string; accountId: string; password: string | null; createdAt: Instant };
  verification: { value: string };
};

/**
 * People as the embedded identity service keeps them. Its own interface cannot take part in a transaction of
 * ours, and a person goes as a whole or not at all: so its tables are read and emptied here.
 */
export function createEmbeddedAccounts(database: Kysely<Database>): Required<IdentityAccounts> {
  const db = database.withTables<IdentityTables>();
  return {
    async find({ uid }) {
      const user = await db.selectFrom('user').selectAll().where('id', '=', uid).executeTakeFirst();
      if (!user) return undefined;
      const isAnonymous = Boolean(user.isAnonymous);
      const credential = db.selectFrom('account').select('userId').where('userId', '=', uid);
      const hasPassword = credential.where('providerId', '=', 'credential').where('password', 'is not', null);
      return {
        uid,
        // The service makes up an address for those who have none.
        email: isAnonymous ? null : user.email,
        displayName: isAnonymous ? null : user.name || null,
        photoURL: user.image,
        isAnonymous,
        emailVerified: Boolean(user.emailVerified),
        hasPassword: (await hasPassword.executeTakeFirst()) !== undefined,
        createdAt: iso(user.createdAt),
      };
    },

    async isSignedIn({ uid, sessionId = '' }, now) {
      const query = db.selectFrom('session').select('id').where('id', '=', sessionId).where('userId', '=', uid);
      return (await query.where('expiresAt', '>', now).executeTakeFirst()) !== undefined;
    },

    async traces(uid) {
      const [ways, sessions] = await Promise.all([
        db.selectFrom('account').selectAll().where('userId', '=', uid).orderBy('createdAt', 'desc').execute(),
        db.selectFrom('session').selectAll().where('userId', '=', uid).orderBy('createdAt', 'desc').execute(),
      ]);
      return {
        waysIn: ways.map(({ providerId, accountId, createdAt }) => ({
          provider: providerId,
          accountId,
          createdAt: iso(createdAt),
        })),
        signIns: sessions.map(({ createdAt, updatedAt, ipAddress, userAgent }) => ({
          createdAt: iso(createdAt),
          lastUsedAt: iso(updatedAt),
          ipAddress,
          userAgent,
        })),
      };
    },

    async rename(uid, name, now) {
      await db.updateTable('user').set({ name, updatedAt: now }).where('id', '=', uid).execute();
    },

    async remove(ours, uid) {
      const transaction = ours.withTables<IdentityTables>();
      await transaction.deleteFrom('session').where('userId', '=', uid).execute();
      await transaction.deleteFrom('account').where('userId', '=', uid).execute();
      // Links that were mailed and not used yet.
      await transaction.deleteFrom('verification').where('value', '=', uid).execute();
      await transaction.deleteFrom('user').where('id', '=', uid).execute();
    },
  };
}

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}
