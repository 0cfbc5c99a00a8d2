import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Draft, Story, StoryUpdate } from '#contract/story.ts';
import { unlessDeletedMeanwhile } from '../db/constraints.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { Database, StoryTable } from '../db/tables.ts';

export type StoriesRepository = ReturnType<typeof createStoriesRepository>;

type Notes = Omit<Draft, 'headline' | 'userStory' | 'acceptanceCriteria'>;

/** What is stored of a new story beside its draft. */
export interface NewStory {
  readonly id: string;
  readonly productId: string;
  readonly idea: string;
  readonly writer: string;
  /** The version of the product that the story was written for; any when left out. */
  readonly productUpdatedAt?: string;
  readonly now: string;
}

/** Changed texts with their notes, made on a version. */
export type StoryChange = Pick<
  StoryUpdate,
  'headline' | 'userStory' | 'acceptanceCriteria' | 'version' | 'jiraIssueId'
> & { readonly notes: Notes };

type Finish = (transaction: Transaction<Database>) => Promise<void>;

export interface StoryFilter {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly productId: string | undefined;
  /** Text to find in headline and story, whatever its case. */
  readonly q: string | undefined;
}

export function createStoriesRepository(db: Kysely<Database>) {
  return {
    async find(ownerId: string, id: string): Promise<Story | undefined> {
      const [row] = await findStory(db, { ownerId, id });
      return row && toStory(row);
    },

    /** Up to `limit` stories behind `cursor` (an id), newest first. */
    async list(ownerId: string, { limit, cursor, productId, q }: StoryFilter): Promise<Story[]> {
      if (!cursor && !productId && !q) return (await listNewest(db, { ownerId, limit })).map(toStory);
      let query = ofOwner(db, ownerId).orderBy('story.id', 'desc').limit(limit);
      if (cursor) query = query.where('story.id', '<', cursor);
      if (productId) query = query.where('story.productId', '=', productId);
      if (q) query = query.where(contains('story.searchText', q));
      return (await query.execute()).map(toStory);
    },

    /**
     * Stores a whole story, and with it what `finish` writes, or nothing; undefined when the product is
     * gone, or was changed since `productUpdatedAt`.
     */
    insert(ownerId: string, draft: Draft, story: NewStory, finish?: Finish): Promise<Story | undefined> {
      const work = db.transaction().execute((transaction) => insert(transaction, ownerId, draft, story, finish));
      return unlessDeletedMeanwhile(work);
    },

    /** Changes a story made on `change.version`; undefined when there is no such story, or another version by now. */
    update: (ownerId: string, id: string, change: StoryChange, now: string): Promise<Story | undefined> =>
      db.transaction().execute((transaction) => update(transaction, ownerId, id, change, now)),

    /** False when there was no such story. */
    async delete(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('story')
        .where('ownerId', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function ofOwner(db: Kysely<Database>, ownerId: string) {
  return db
    .selectFrom('story')
    .innerJoin('product', 'product.id', 'story.productId')
    .selectAll('story')
    .select('product.name as productName')
    .where('story.ownerId', '=', ownerId);
}

const findStory = prepareQuery((db, values: { ownerId: string; id: string }) =>
  ofOwner(db, values.ownerId).where('story.id', '=', values.id),
);

const listNewest = prepareQuery((db, values: { ownerId: string; limit: number }) =>
  ofOwner(db, values.ownerId).orderBy('story.id', 'desc').limit(values.limit),
);

async function insert(
  transaction: Transaction<Database>,
  ownerId: string,
  draft: Draft,
  story: NewStory,
  finish?: Finish,
): Promise<Story | undefined> {
  const product = await transaction
    .selectFrom('product')
    .select(['name', 'updatedAt'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', story.productId)
    .executeTakeFirst();
  if (!product || (story.productUpdatedAt ?? product.updatedAt) !== product.updatedAt) return undefined;
  const row = newRow(ownerId, draft, story);
  await transaction.insertInto('story').values(row).execute();
  await finish?.(transaction);
  return toStory({ ...row, productName: product.name });
}

async function update(
  transaction: Transaction<Database>,
  ownerId: string,
  id: string,
  { headline, userStory, acceptanceCriteria, version, jiraIssueId, notes }: StoryChange,
  now: string,
): Promise<Story | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('story')
    .set({
      headline,
      userStory,
      acceptanceCriteria: JSON.stringify(acceptanceCriteria),
      notes: JSON.stringify(notes),
      searchText: searchTextOf({ headline, userStory }),
      // Which site another key belongs to is not known.
      ...(jiraIssueId !== undefined && { jiraIssueId, jiraHost: hostOfSameIssue(jiraIssueId) }),
      version: version + 1,
      updatedAt: now,
    })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return undefined;
  return toStory(await ofOwner(transaction, ownerId).where('story.id', '=', id).executeTakeFirstOrThrow());
}

function hostOfSameIssue(jiraIssueId: string): RawBuilder<string | null> {
  return sql`case when ${sql.ref('jiraIssueId')} = ${jiraIssueId} then ${sql.ref('jiraHost')} end`;
}

function newRow(ownerId: string, draft: Draft, { id, productId, idea, writer, now }: NewStory): StoryTable {
  const { headline, userStory, acceptanceCriteria, ...notes } = draft;
  return {
    id,
    ownerId,
    productId,
    headline,
    userStory,
    acceptanceCriteria: JSON.stringify(acceptanceCriteria),
    notes: JSON.stringify(notes),
    searchText: searchTextOf(draft),
    idea,
    writer,
    version: 1,
    jiraIssueId: null,
    jiraHost: null,
    createdAt: now,
    updatedAt: now,
  };
}

function toStory(row: StoryTable & { productName: string }): Story {
  return {
    id: row.id,
    headline: row.headline,
    userStory: row.userStory,
    acceptanceCriteria: JSON.parse(row.acceptanceCriteria) as string[],
    ...(JSON.parse(row.notes) as Notes),
    idea: row.idea,
    writer: row.writer,
    version: row.version,
    ...(row.jiraIssueId !== null && { jiraIssueId: row.jiraIssueId }),
    ...(row.jiraHost !== null && { jiraHost: row.jiraHost }),
    product: { id: row.productId, name: row.productName },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function searchTextOf({ headline, userStory }: Pick<Draft, 'headline' | 'userStory'>): string {
  return `${headline}\n${userStory}`.toLowerCase();
}

// `%`, `_` and `\\` in a search stand for themselves; SQLite has no escape character unless one is named.
function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
