import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('owner')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await createProduct(db);
  await createStory(db);
  await createFeedback(db);
  await createGeneration(db);
  await db.schema
    .createTable('quota')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('windowStart', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
}

async function createProduct(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('isExample', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('productOfOwner').on('product').columns(['ownerId', 'id']).execute();
}

async function createStory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('story')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('productId', 'text', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('headline', 'text', (column) => column.notNull())
    .addColumn('userStory', 'text', (column) => column.notNull())
    .addColumn('acceptanceCriteria', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('idea', 'text', (column) => column.notNull())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('jiraIssueId', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('storyOfOwner').on('story').columns(['ownerId', 'id']).execute();
  await db.schema.createIndex('storyOfProduct').on('story').columns(['productId', 'id']).execute();
}

async function createFeedback(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('storyId', 'text', (column) => column.primaryKey().references('story.id').onDelete('cascade'))
    .addColumn('ownerId', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('liked', 'integer')
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('feedbackOfOwner').on('feedback').column('ownerId').execute();
}

async function createGeneration(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('generation')
    .addColumn('ownerId', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('runId', 'text', (column) => column.notNull())
    .addColumn('bodyHash', 'text', (column) => column.notNull())
    .addColumn('storyId', 'text', (column) => column.references('story.id').onDelete('cascade'))
    .addColumn('leaseUntil', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('generationKey', ['ownerId', 'key'])
    .execute();
  await db.schema.createIndex('generationOfStory').on('generation').column('storyId').execute();
  await db.schema.createIndex('generationExpiry').on('generation').column('expiresAt').execute();
}

export const firstTables: Migration = { up };
