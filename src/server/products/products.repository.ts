import type { Kysely } from 'kysely';
import type { Product, ProductInput, ProductUpdate } from '#contract/product.ts';
import { unlessOwnerIsGone } from '../db/constraints.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { Database, ProductTable } from '../db/tables.ts';

export type ProductsRepository = ReturnType<typeof createProductsRepository>;

/** Stories of a product are counted up to here: to say "they go with it" a larger number tells no more. */
const COUNTED_STORIES = 1_000;

export function createProductsRepository(db: Kysely<Database>) {
  async function withCount(row: ProductTable): Promise<Product> {
    const [counted] = await countStories(db, { productId: row.id });
    return toProduct(row, Number(counted?.count ?? 0));
  }

  return {
    /** Up to `limit` products behind `cursor` (an id), newest first. */
    async list(ownerId: string, { limit, cursor }: { limit: number; cursor: string | undefined }): Promise<Product[]> {
      const query = ofOwner(db, ownerId).orderBy('id', 'desc').limit(limit);
      const rows = await (cursor ? query.where('id', '<', cursor) : query).execute();
      return Promise.all(rows.map(withCount));
    },

    async find(ownerId: string, id: string): Promise<Product | undefined> {
      const [row] = await findProduct(db, { ownerId, id });
      return row && withCount(row);
    },

    async insert(ownerId: string, id: string, input: ProductInput, now: string): Promise<Product> {
      const row = { id, ownerId, ...input, isExample: 0, createdAt: now, updatedAt: now };
      await unlessOwnerIsGone(insertProduct(db, row));
      return toProduct(row, 0);
    },

    /** Undefined when there is none that may be changed, or none that was last changed when `updatedAt` says. */
    async update(ownerId: string, id: string, update: ProductUpdate, now: string): Promise<Product | undefined> {
      const { updatedAt, ...input } = update;
      const query = db
        .updateTable('product')
        .set({ ...input, updatedAt: now })
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .where('isExample', '=', 0)
        .returningAll();
      const row = await (updatedAt === undefined ? query : query.where('updatedAt', '=', updatedAt)).executeTakeFirst();
      return row && withCount(row);
    },

    /** Deletes the product with its stories; false when there was none that may be deleted. */
    async delete(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('product')
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .where('isExample', '=', 0)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function ofOwner(db: Kysely<Database>, ownerId: string) {
  return db.selectFrom('product').selectAll().where('ownerId', '=', ownerId);
}

const findProduct = prepareQuery((db, values: { ownerId: string; id: string }) =>
  ofOwner(db, values.ownerId).where('id', '=', values.id),
);

const countStories = prepareQuery((db, values: { productId: string }) =>
  db
    .selectFrom(
      db.selectFrom('story').select('id').where('productId', '=', values.productId).limit(COUNTED_STORIES).as('some'),
    )
    .select((builder) => builder.fn.countAll<number | string>().as('count')),
);

const insertProduct = prepareQuery(
  (db, { id, ownerId, name, description, isExample, createdAt, updatedAt }: ProductTable) =>
    db.insertInto('product').values({ id, ownerId, name, description, isExample, createdAt, updatedAt }),
);

function toProduct(row: ProductTable, storyCount: number): Product {
  const { id, name, description, isExample, createdAt, updatedAt } = row;
  return { id, name, description, isExample: isExample === 1, createdAt, updatedAt, storyCount };
}
