import { type Kysely, sql, type Transaction } from 'kysely';
import { NO_USER } from '#contract/endpoint.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { lockOwner } from '../db/lock-owner.ts';
import type { Database } from '../db/tables.ts';
import { DomainError } from '../errors.ts';

const ABANDONED_AT_ONCE = 500;

type OwnedTable = { [T in keyof Database]: Database[T] extends { ownerId: string } ? T : never }[keyof Database];

// A record, so that a table that is added and belongs to people cannot be forgotten here.
const OWNED = Object.keys({
  product: true,
  story: true,
  storyVersion: true,
  feedback: true,
  generation: true,
  event: true,
  jiraConnection: true,
  jiraSecret: true,
  jiraChoice: true,
  jiraPush: true,
} satisfies Record<OwnedTable, true>) as OwnedTable[];

/** What we read of the embedded identity service's own tables. */
type IdentityTables = {
  user: { id: string; createdAt: string; isAnonymous: unknown };
  session: { userId: string };
};

export type GuestsRepository = ReturnType<typeof createGuestsRepository>;

/** The people who came in without an account. */
export function createGuestsRepository(db: Kysely<Database>) {
  return {
    /**
     * Gives everything of the guest `from` to `to`, who is the same person with an account. An example product that
     * they have already wins; what was made with the other moves to it. Throws `not_signed_in` when that account has been
     * deleted meanwhile: the guest then keeps everything.
     */
    async takeOver(from: string, to: string, now: string): Promise<void> {
      await inTransaction(db, async (transaction) => {
        if (await lockOwner(transaction, from)) {
          await transaction
            .insertInto('owner')
            .values({ id: to, createdAt: now })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .execute();
          // After the insert, which waits for a deletion under way.
          if (await isBuried(transaction, to)) throw new DomainError('not_signed_in', NO_USER);
          await mergeExamples(transaction, from, to);
          await forgetSharedKeys(transaction, from, to);
          for (const table of OWNED) {
            await transaction.updateTable(table).set({ ownerId: to }).where('ownerId', '=', from).execute();
          }
          await transaction.deleteFrom('owner').where('id', '=', from).execute();
        }
        await bury(transaction, [from], now);
      });
    },

    /** True when somebody has anything here. */
    async owns(uid: string): Promise<boolean> {
      return (await db.selectFrom('owner').select('id').where('id', '=', uid).executeTakeFirst()) !== undefined;
    },

    /** Forgets those who came before `instant` and have no session left: nobody can ever be them again. */
    async forgetAbandoned(instant: string, now: string): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const tables = transaction.withTables<IdentityTables>();
        const abandoned = await tables
          .selectFrom('user')
          .select('id')
          .where(sql<boolean>`${sql.ref('isAnonymous')}`)
          .where('createdAt', '<', instant)
          .where('id', 'not in', (signedIn) => signedIn.selectFrom('session').select('userId'))
          .limit(ABANDONED_AT_ONCE)
          .execute();
        const ids = abandoned.map(({ id }) => id);
        if (ids.length === 0) return;
        await bury(transaction, ids, now);
        await tables.deleteFrom('owner').where('id', 'in', ids).execute();
        await tables.deleteFrom('user').where('id', 'in', ids).execute();
      });
    },
  };
}

/** A token of theirs is good for minutes yet: it must not make them somebody again. */
async function bury(transaction: Transaction<Database>, uids: readonly string[], deletedAt: string): Promise<void> {
  await transaction
    .insertInto('tombstone')
    .values(uids.map((uid) => ({ uid, deletedAt })))
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
}

async function isBuried(transaction: Transaction<Database>, uid: string): Promise<boolean> {
  const tombstone = transaction.selectFrom('tombstone').select('uid').where('uid', '=', uid);
  return (await tombstone.executeTakeFirst()) !== undefined;
}

async function mergeExamples(db: Kysely<Database>, from: string, to: string): Promise<void> {
  const exampleOf = (ownerId: string) =>
    db.selectFrom('product').select('id').where('ownerId', '=', ownerId).where('isExample', '=', 1).executeTakeFirst();
  const [theirs, own] = [await exampleOf(from), await exampleOf(to)];
  if (!theirs || !own) return;
  await db.updateTable('story').set({ productId: own.id }).where('productId', '=', theirs.id).execute();
  await db.deleteFrom('product').where('id', '=', theirs.id).execute();
}

async function forgetSharedKeys(db: Kysely<Database>, from: string, to: string): Promise<void> {
  await db
    .deleteFrom('generation')
    .where('ownerId', '=', from)
    .where('key', 'in', (taken) => taken.selectFrom('generation').select('key').where('ownerId', '=', to))
    .execute();
}
