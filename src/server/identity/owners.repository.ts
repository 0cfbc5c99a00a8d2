import type { Kysely } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, ProductTable } from '../db/tables.ts';
import { prepareQuery } from '../db/prepared-query.ts';

export type OwnersRepository = ReturnType<typeof createOwnersRepository>;

/** Ends the transaction of a welcome that must leave nothing. */
class Unwelcome extends Error {}

export function createOwnersRepository(db: Kysely<Database>) {
  return {
    /**
     * Notes a person the first time they are seen and gives them their example product; afterwards does nothing.
     * False when they have deleted their account.
     */
    async welcome(ownerId: string, createdAt: string, example: Omit<ProductTable, 'ownerId'>): Promise<boolean> {
      const work = inTransaction(db, async (transaction) => {
        const inserted = await transaction
          .insertInto('owner')
          .values({ id: ownerId, createdAt })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (!inserted.numInsertedOrUpdatedRows) return;
        // After the insert, which waits for a deletion under way: only then is its tombstone to be seen.
        const tombstone = transaction.selectFrom('tombstone').select('uid').where('uid', '=', ownerId);
        if (await tombstone.executeTakeFirst()) throw new Unwelcome();
        await transaction
          .insertInto('product')
          .values({ ...example, ownerId })
          .execute();
      });
      return work.then(
        () => true,
        (error: unknown) => {
          if (error instanceof Unwelcome) return false;
          throw error;
        },
      );
    },

    async exists(ownerId: string): Promise<boolean> {
      return (await findOwner(db, { ownerId })).length > 0;
    },
  };
}

const findOwner = prepareQuery((db, values: { ownerId: string }) =>
  db.selectFrom('owner').select('id').where('id', '=', values.ownerId),
);
