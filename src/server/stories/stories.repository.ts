import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Draft, Locks, Story, StoryUpdate } from '#contract/story.ts';
import { unlessDeletedMeanwhile } from '../db/constraints.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { holdOwner } from '../db/lock-owner.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { Database, StoryTable } from '../db/tables.ts';
import { foundBy } from './story-search.ts';
import { amendNewest, keepVersion, type Notes, type Origin, tokensOf } from './versions.repository.ts';

export type StoriesRepository = ReturnType<typeof createStoriesRepository>;

/** What is stored of a new story beside its draft. */
export interface NewStory {
  readonly id: string;
  readonly productId: string;
  readonly idea: string;
  readonly writer: string;
  /** The version of the product that the story was written for; any when left out. */
  readonly productUpdatedAt?: string;
  readonly locks: Locks;
  readonly origin: Origin;
  readonly parent?: { readonly id: string | undefined; readonly idea: string } | undefined;
  readonly now: string;
}

/** What a story becomes. */
export interface StoryChange {
  /** What it must not have become meanwhile: another version, or other texts or locks. */
  readonly madeOn: { readonly version: number } | { readonly contentVersion: number };
  readonly draft: Draft;
  readonly locks: Locks;
  readonly writer: string;
  readonly jiraIssueId?: StoryUpdate['jiraIssueId'];
  /** How it came about; left out when the texts stay as they are. */
  readonly origin?: Origin | undefined;
  /** The version of the product that the change was written for; any when left out. */
  readonly productUpdatedAt?: string;
  readonly now: string;
}

/** A story with what only the server knows of it. */
export interface KeptStory {
  readonly story: Story;
  readonly contentVersion: number;
}

export type Finish = (transaction: Transaction<Database>) => Promise<void>;

export interface StoryFilter {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly productId: string | undefined;
  /** Words to find in headline, story and the product's name, whatever their case; a phrase in quotation marks. */
  readonly q: string | undefined;
}

export function createStoriesRepository(db: Kysely<Database>) {
  return {
    async find(ownerId: string, id: string): Promise<Story | undefined> {
      const [row] = await findStory(db, { ownerId, id });
      return row && toStory(row);
    },

    async findKept(ownerId: string, id: string): Promise<KeptStory | undefined> {
      const [row] = await findStory(db, { ownerId, id });
      return row && { story: toStory(row), contentVersion: row.contentVersion };
    },

    /** The stories that were made of a story's further ideas, newest first. */
    listFurther: (ownerId: string, parentId: string): Promise<Pick<StoryTable, 'id' | 'idea'>[]> =>
      db
        .selectFrom('story')
        .select(['id', 'idea'])
        .where('ownerId', '=', ownerId)
        .where('parentId', '=', parentId)
        .orderBy('id', 'desc')
        .execute(),

    /** What the newest stories of a product say, newest first. */
    listTexts: (ownerId: string, productId: string, limit: number) =>
      db
        .selectFrom('story')
        .select(['id', 'headline', 'userStory'])
        .where('ownerId', '=', ownerId)
        .where('productId', '=', productId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** Up to `limit` stories behind `cursor` (an id), newest first. */
    async list(ownerId: string, { limit, cursor, productId, q }: StoryFilter): Promise<Story[]> {
      if (!cursor && !productId && !q) return (await listNewest(db, { ownerId, limit })).map(toStory);
      let query = ofOwner(db, ownerId).orderBy('story.id', 'desc').limit(limit);
      if (cursor) query = query.where('story.id', '<', cursor);
      if (productId) query = query.where('story.productId', '=', productId);
      if (q) query = query.where(await foundBy(db, ownerId, q));
      return (await query.execute()).map(toStory);
    },

    /**
     * Stores a whole story, and with it what `finish` writes, or nothing; undefined when the product is
     * gone, or was changed since `productUpdatedAt`.
     */
    insert(ownerId: string, draft: Draft, story: NewStory, finish?: Finish): Promise<Story | undefined> {
      const work = inTransaction(db, (transaction) => insert(transaction, ownerId, draft, story, finish));
      return unlessDeletedMeanwhile(work);
    },

    /**
     * Changes a story, and with it what `finish` writes, or nothing; undefined when there is no such story, or not the
     * one that the change was made on.
     */
    update: (ownerId: string, id: string, change: StoryChange, finish?: Finish): Promise<Story | undefined> =>
      inTransaction(db, async (transaction) => {
        await holdOwner(transaction, ownerId);
        const after = await update(transaction, ownerId, id, change);
        if (after) await finish?.(transaction);
        return after;
      }),

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
  const parentId = await ownId(transaction, ownerId, story.parent?.id);
  const row = newRow(ownerId, draft, story, parentId);
  await transaction.insertInto('story').values(row).execute();
  await keepVersion(transaction, row, story.origin);
  await finish?.(transaction);
  return toStory({ ...row, productName: product.name });
}

async function update(
  transaction: Transaction<Database>,
  ownerId: string,
  id: string,
  { madeOn, draft, locks, writer, jiraIssueId, origin, productUpdatedAt, now }: StoryChange,
): Promise<Story | undefined> {
  const { headline, userStory, acceptanceCriteria, ...notes } = draft;
  const next = sql<number>`${sql.ref('version')} + 1`;
  const lockText = JSON.stringify(locks);
  const [column, value] =
    'version' in madeOn ? (['version', madeOn.version] as const) : (['contentVersion', madeOn.contentVersion] as const);
  const { numUpdatedRows } = await transaction
    .updateTable('story')
    .set({
      headline,
      userStory,
      acceptanceCriteria: JSON.stringify(acceptanceCriteria),
      notes: JSON.stringify(notes),
      searchText: searchTextOf(draft),
      writer,
      locks: lockText,
      ...spent(origin),
      // Which site another key belongs to is not known.
      ...(jiraIssueId !== undefined && { jiraIssueId, jiraHost: hostOfSameIssue(jiraIssueId) }),
      version: next,
      contentVersion: origin
        ? next
        : sql<number>`case when ${sql.ref('locks')} = ${lockText} then ${sql.ref('contentVersion')} else ${next} end`,
      updatedAt: now,
    })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where(column, '=', value)
    .$if(productUpdatedAt !== undefined, (query) =>
      query.where('productId', 'in', (from) =>
        from
          .selectFrom('product')
          .select('id')
          .where('updatedAt', '=', productUpdatedAt ?? ''),
      ),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return undefined;
  const row = await ofOwner(transaction, ownerId).where('story.id', '=', id).executeTakeFirstOrThrow();
  if (origin) await keepVersion(transaction, row, origin);
  else await amendNewest(transaction, id, { locks: lockText });
  return toStory(row);
}

/** The id, if it is still that of a story of the owner. */
async function ownId(transaction: Transaction<Database>, ownerId: string, id: string | undefined) {
  if (id === undefined) return null;
  const query = transaction.selectFrom('story').select('id').where('ownerId', '=', ownerId).where('id', '=', id);
  return (await query.executeTakeFirst())?.id ?? null;
}

/** What a story has cost, with what this version did. */
function spent(origin: Origin | undefined) {
  if (!origin?.tokens) return {};
  const { input, output } = origin.tokens;
  return {
    inputTokens: sql<number>`coalesce(${sql.ref('inputTokens')}, 0) + ${input}`,
    outputTokens: sql<number>`coalesce(${sql.ref('outputTokens')}, 0) + ${output}`,
  };
}

function hostOfSameIssue(jiraIssueId: string): RawBuilder<string | null> {
  return sql`case when ${sql.ref('jiraIssueId')} = ${jiraIssueId} then ${sql.ref('jiraHost')} end`;
}

function newRow(ownerId: string, draft: Draft, story: NewStory, parentId: string | null): StoryTable {
  const { id, productId, idea, writer, locks, origin, parent, now } = story;
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
    locks: JSON.stringify(locks),
    contentVersion: 1,
    parentId,
    parentIdea: parent?.idea ?? null,
    inputTokens: origin.tokens?.input ?? null,
    outputTokens: origin.tokens?.output ?? null,
    createdAt: now,
    updatedAt: now,
  };
}

function toStory(row: StoryTable & { productName: string }): Story {
  const { parentId, parentIdea } = row;
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
    locks: JSON.parse(row.locks) as Locks,
    ...tokensOf(row),
    ...(parentIdea !== null && { parent: { ...(parentId !== null && { id: parentId }), idea: parentIdea } }),
    product: { id: row.productId, name: row.productName },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function searchTextOf({ headline, userStory }: Pick<Draft, 'headline' | 'userStory'>): string {
  return `${headline}\n${userStory}`.toLowerCase();
}
