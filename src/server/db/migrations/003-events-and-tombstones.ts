import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('eventOfOwner').on('event').columns(['ownerId', 'id']).execute();
  await db.schema
    .createTable('tombstone')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('deletedAt', 'text', (column) => column.notNull())
    .execute();
}

export const eventsAndTombstones: Migration = { up };
