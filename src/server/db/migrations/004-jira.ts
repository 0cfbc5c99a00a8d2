import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('story').addColumn('jiraHost', 'text').execute();
  await createConnection(db);
  await db.schema
    .createTable('jiraSecret')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('jiraSecretOfOwner').on('jiraSecret').column('ownerId').execute();
  await db.schema
    .createTable('jiraChoice')
    .addColumn('productId', 'text', (column) => column.primaryKey().references('product.id').onDelete('cascade'))
    .addColumn('ownerId', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('cloudId', 'text', (column) => column.notNull())
    .addColumn('projectId', 'text', (column) => column.notNull())
    .addColumn('issueTypeId', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('jiraChoiceOfOwner').on('jiraChoice').column('ownerId').execute();
  await createPush(db);
}

async function createConnection(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jiraConnection')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('refreshName', 'text', (column) => column.notNull())
    .addColumn('accessName', 'text', (column) => column.notNull())
    .addColumn('sealedTokens', 'text')
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('sites', 'text', (column) => column.notNull())
    .addColumn('cloudId', 'text')
    .addColumn('leaseId', 'text')
    .addColumn('leaseUntil', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'text')
    .execute();
  await db.schema.createIndex('jiraConnectionOfOwner').on('jiraConnection').column('ownerId').execute();
}

async function createPush(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jiraPush')
    .addColumn('storyId', 'text', (column) => column.primaryKey().references('story.id').onDelete('cascade'))
    .addColumn('ownerId', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('runId', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('leaseUntil', 'text', (column) => column.notNull())
    .addColumn('cloudId', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('issueKey', 'text')
    .addColumn('sent', 'text')
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('jiraPushOfOwner').on('jiraPush').columns(['ownerId', 'storyId']).execute();
}

export const jira: Migration = { up };
