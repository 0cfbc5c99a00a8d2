import { type Kysely, PostgresAdapter } from 'kysely';
import type { Database } from '../db/tables.ts';

type OwnedTable = { [T in keyof Database]: Database[T] extends { ownerId: string } ? T : never }[keyof Database];

// A record, so that a table that is added and belongs to people cannot be forgotten here.
const OWNED = Object.keys({
  product: true,
  story: true,
  feedback: true,
  generation: true,
  event: true,
} satisfies Record<OwnedTable, true>) as OwnedTable[];

/**
 * Makes `takeOver`, which gives everything of `from`, who came in without an account, to `to`, who is the same person
 * with one. An example product that they have already wins; what was made with the other moves to it.
 */
export function createTakeOver(db: Kysely<Database>) {
  return (from: string, to: string, now: string): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const guest = await lockOwner(transaction, from);
      if (guest) {
        await transaction
          .insertInto('owner')
          .values({ id: to, createdAt: now })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        await mergeExamples(transaction, from, to);
        await forgetSharedKeys(transaction, from, to);
        for (const table of OWNED) {
          await transaction.updateTable(table).set({ ownerId: to }).where('ownerId', '=', from).execute();
        }
        await transaction.deleteFrom('owner').where('id', '=', from).execute();
      }
      // A token of theirs is good for minutes yet: it must not make them somebody again.
      await transaction
        .insertInto('tombstone')
        .values({ uid: from, deletedAt: now })
        .onConflict((conflict) => conflict.column('uid').doNothing())
        .execute();
    });
}

// What is being written for them meanwhile waits, and then finds its owner gone, rather than going with them unseen.
async function lockOwner(db: Kysely<Database>, id: string): Promise<boolean> {
  const owner = db.selectFrom('owner').select('id').where('id', '=', id);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return (await (isPostgres ? owner.forUpdate() : owner).executeTakeFirst()) !== undefined;
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
