import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { Database } from './tables.ts';

// SQLite lets one transaction write at a time: there is nothing to lock.
function isPostgres(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Keeps a person from being deleted, or becoming another, until the transaction ends. Whoever changes rows of theirs and
 * then adds some that hang on them holds them first: a deletion locks the person before their rows, and two that lock the
 * same in another order wait for each other for ever.
 */
export async function holdOwner(transaction: Transaction<Database>, id: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction.selectFrom('owner').select('id').where('id', '=', id).forKeyShare().execute();
}

/**
 * Has a person for itself until the transaction ends: what is being written for them meanwhile waits, and then finds
 * them gone, rather than going with them unseen. False when there is no such person.
 */
export async function lockOwner(transaction: Transaction<Database>, id: string): Promise<boolean> {
  const owner = transaction.selectFrom('owner').select('id').where('id', '=', id);
  return (await (isPostgres(transaction) ? owner.forUpdate() : owner).executeTakeFirst()) !== undefined;
}
