import type { Kysely } from 'kysely';
import type { Database, ProductTable } from '../db/tables.ts';

export type OwnersRepository = ReturnType<typeof createOwnersRepository>;

export function createOwnersRepository(db: Kysely<Database>) {
  return {
    /** Notes a person the first time they are seen and gives them their example product; afterwards does nothing. */
    async welcome(ownerId: string, createdAt: string, example: Omit<ProductTable, 'ownerId'>): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inserted = await transaction
          .insertInto('owner')
          .values({ id: ownerId, createdAt })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (!inserted.numInsertedOrUpdatedRows) return;
        await transaction
          .insertInto('product')
          .values({ ...example, ownerId })
          .execute();
      });
    },

    async exists(ownerId: string): Promise<boolean> {
      const row = await db.selectFrom('owner').select('id').where('id', '=', ownerId).executeTakeFirst();
      return row !== undefined;
    },
  };
}
