import type { Kysely, Transaction } from 'kysely';
import { isContested } from './constraints.ts';
import type { Database } from './tables.ts';

/** Whoever is taken back so often meets more than chance. */
const TRIES = 4;

/**
 * Does all of `work` or nothing. PostgreSQL takes one of two back that wait for each other; what was taken back is done
 * once more, so `work` may change nothing but the database.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tried === TRIES || !isContested(error)) throw error;
    }
  }
}
