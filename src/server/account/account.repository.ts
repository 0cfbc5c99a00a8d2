import { sql, type Kysely, type RawBuilder } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/tables.ts';
import type { IdentityAccounts } from './identity-accounts.ts';

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository(db: Kysely<Database>, identities: Pick<IdentityAccounts, 'remove'>) {
  return {
    /** Which of these stories the owner likes or dislikes. */
    async opinions(ownerId: string, storyIds: readonly string[]): Promise<Map<string, boolean>> {
      if (storyIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('feedback')
        .select(['storyId', 'liked'])
        .where('ownerId', '=', ownerId)
        .where('storyId', 'in', storyIds)
        .where('liked', 'is not', null)
        .execute();
      return new Map(rows.map(({ storyId, liked }) => [storyId, liked === 1]));
    },

    /** Removes the person with everything of theirs, or nothing; what stays is a tombstone on their uid. */
    delete: (uid: string, deletedAt: string): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction
          .insertInto('tombstone')
          .values({ uid, deletedAt })
          .onConflict((conflict) => conflict.column('uid').doNothing())
          .execute();
        // Products, stories, feedback, events and everything of Jira hang on it.
        await transaction.deleteFrom('owner').where('id', '=', uid).execute();
        await transaction
          .deleteFrom('quota')
          .where(endsWith('key', `:${uid}`))
          .execute();
        await identities.remove(transaction, uid);
      }),

    /** Forgets the tombstones from before `instant`. */
    async forgetBefore(instant: string): Promise<void> {
      await db.deleteFrom('tombstone').where('deletedAt', '<', instant).execute();
    },
  };
}

// A hosted service's uid may hold what `like` takes for a wildcard.
function endsWith(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[%_\\]/g, '\\$&')}`} escape '\\'`;
}
