import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const UNLOCKED = '{"headline":false,"userStory":false,"acceptanceCriteria":[]}';

/** The columns that this migration reads, as they are at its time. */
interface Then {
  story: {
    id: string;
    ownerId: string;
    headline: string;
    userStory: string;
    acceptanceCriteria: string;
    notes: string;
    writer: string;
    version: number;
    updatedAt: string;
    locks: string;
    contentVersion: number;
  };
  feedback: { storyId: string; liked: number | null };
  storyVersion: {
    storyId: string;
    ownerId: string;
    number: number;
    headline: string;
    userStory: string;
    acceptanceCriteria: string;
    notes: string;
    locks: string;
    writer: string;
    made: string;
    liked: number | null;
    createdAt: string;
  };
}

async function up(db: Kysely<unknown>): Promise<void> {
  await extendStory(db);
  await createVersion(db);
  const then = db as Kysely<Then>;
  await then
    .updateTable('story')
    .set({ contentVersion: sql<number>`${sql.ref('version')}` })
    .execute();
  await lockWhatPeopleWrote(then);
  await keepWhatIsThere(then);
}

async function extendStory(db: Kysely<unknown>): Promise<void> {
  const story = db.schema.alterTable('story');
  await story.addColumn('locks', 'text', (column) => column.notNull().defaultTo(UNLOCKED)).execute();
  await story.addColumn('contentVersion', 'integer', (column) => column.notNull().defaultTo(1)).execute();
  await story.addColumn('parentId', 'text', (column) => column.references('story.id').onDelete('set null')).execute();
  await story.addColumn('parentIdea', 'text').execute();
  await story.addColumn('inputTokens', 'integer').execute();
  await story.addColumn('outputTokens', 'integer').execute();
  await db.schema.createIndex('storyOfParent').on('story').column('parentId').execute();
}

async function createVersion(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('storyVersion')
    .addColumn('storyId', 'text', (column) => column.notNull().references('story.id').onDelete('cascade'))
    .addColumn('ownerId', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('headline', 'text', (column) => column.notNull())
    .addColumn('userStory', 'text', (column) => column.notNull())
    .addColumn('acceptanceCriteria', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('locks', 'text', (column) => column.notNull())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('made', 'text', (column) => column.notNull())
    .addColumn('wish', 'text')
    .addColumn('restoredFrom', 'integer')
    .addColumn('liked', 'integer')
    .addColumn('inputTokens', 'integer')
    .addColumn('outputTokens', 'integer')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('storyVersionNumber', ['storyId', 'number'])
    .execute();
  await db.schema
    .createIndex('storyVersionOfOwner')
    .on('storyVersion')
    .columns(['ownerId', 'storyId', 'number'])
    .execute();
}

/** What a person had changed before there were locks is theirs all the same. */
async function lockWhatPeopleWrote(db: Kysely<Then>): Promise<void> {
  const rows = await db
    .selectFrom('story')
    .select(['id', 'writer', 'acceptanceCriteria', 'notes'])
    .where('notes', 'like', '%"source":"person"%')
    .execute();
  for (const { id, writer, acceptanceCriteria, notes } of rows) {
    const criteria = JSON.parse(acceptanceCriteria) as string[];
    const { grounding, actorGrounding } = JSON.parse(notes) as Record<string, { source?: string }> & {
      grounding: { source?: string }[];
    };
    const locks = JSON.stringify({
      headline: writer === 'person',
      userStory: actorGrounding?.source === 'person',
      acceptanceCriteria: criteria.filter((_, index) => grounding[index]?.source === 'person'),
    });
    await db.updateTable('story').set({ locks }).where('id', '=', id).execute();
  }
}

/** Every story begins its history with what it is now. */
async function keepWhatIsThere(db: Kysely<Then>): Promise<void> {
  const made = sql<string>`case when ${sql.ref('story.writer')} = 'person' then 'written'
    when ${sql.ref('story.notes')} like '%"source":"person"%' then 'edited' else 'generated' end`;
  await db
    .insertInto('storyVersion')
    .columns([
      'storyId',
      'ownerId',
      'number',
      'headline',
      'userStory',
      'acceptanceCriteria',
      'notes',
      'locks',
      'writer',
      'made',
      'liked',
      'createdAt',
    ])
    .expression((from) =>
      from
        .selectFrom('story')
        .leftJoin('feedback', 'feedback.storyId', 'story.id')
        .select([
          'story.id',
          'story.ownerId',
          'story.version',
          'story.headline',
          'story.userStory',
          'story.acceptanceCriteria',
          'story.notes',
          'story.locks',
          'story.writer',
          made.as('made'),
          'feedback.liked',
          'story.updatedAt',
        ]),
    )
    .execute();
}

export const versions: Migration = { up };
