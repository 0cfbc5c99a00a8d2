import { sql, type Kysely, type Transaction } from 'kysely';
import type { Draft, Locks, Tokens } from '#contract/story.ts';
import type { Made, StoryVersion, Wish } from '#contract/story-versions.ts';
import type { Database, StoryTable, StoryVersionTable } from '../db/tables.ts';

export type VersionsRepository = ReturnType<typeof createVersionsRepository>;

export type Notes = Omit<Draft, 'headline' | 'userStory' | 'acceptanceCriteria'>;

/** How a version came about. */
export interface Origin {
  readonly made: Made;
  readonly wish?: Wish | undefined;
  readonly restoredFrom?: number | undefined;
  /** The opinion that goes with the version; the story's of now when left out. */
  readonly liked?: boolean | null;
  readonly tokens?: Tokens | undefined;
}

export type OwnedVersion = StoryVersion & { readonly storyId: string };

/** Reads what stories were. Versions are written with their story, see `keepVersion`. */
export function createVersionsRepository(db: Kysely<Database>) {
  return {
    /** Up to `limit` versions of a story before the one with the number `cursor`, newest first. */
    async list(ownerId: string, storyId: string, { limit, cursor }: { limit: number; cursor: number | undefined }) {
      let query = ofOwner(db, ownerId).where('storyId', '=', storyId).orderBy('number', 'desc').limit(limit);
      if (cursor !== undefined) query = query.where('number', '<', cursor);
      return (await query.execute()).map(toVersion);
    },

    async find(ownerId: string, storyId: string, number: number): Promise<StoryVersion | undefined> {
      const query = ofOwner(db, ownerId).where('storyId', '=', storyId).where('number', '=', number);
      const row = await query.executeTakeFirst();
      return row && toVersion(row);
    },

    /** Up to `limit` versions of all stories behind `after`: newest story first, and of each its newest first. */
    async listAll(ownerId: string, { limit, after }: { limit: number; after: OwnedVersion | undefined }) {
      let query = ofOwner(db, ownerId).orderBy('storyId', 'desc').orderBy('number', 'desc').limit(limit);
      if (after) {
        const { storyId, version } = after;
        query = query.where((where) =>
          where.or([
            where('storyId', '<', storyId),
            where.and([where('storyId', '=', storyId), where('number', '<', version)]),
          ]),
        );
      }
      const rows = await query.execute();
      return rows.map((row): OwnedVersion => Object.assign(toVersion(row), { storyId: row.storyId }));
    },
  };
}

function ofOwner(db: Kysely<Database>, ownerId: string) {
  return db.selectFrom('storyVersion').selectAll().where('ownerId', '=', ownerId);
}

/** Keeps what a story has just become, in the transaction that makes it so, and the opinion that goes with it. */
export async function keepVersion(
  transaction: Transaction<Database>,
  story: StoryTable,
  { made, wish, restoredFrom, liked, tokens }: Origin,
): Promise<void> {
  const opinion = liked === undefined ? await opinionOf(transaction, story) : asFlag(liked);
  if (liked !== undefined) await setOpinion(transaction, story, opinion);
  const row: StoryVersionTable = {
    storyId: story.id,
    ownerId: story.ownerId,
    number: story.version,
    headline: story.headline,
    userStory: story.userStory,
    acceptanceCriteria: story.acceptanceCriteria,
    notes: story.notes,
    locks: story.locks,
    writer: story.writer,
    made,
    wish: wish ? JSON.stringify(wish) : null,
    restoredFrom: restoredFrom ?? null,
    liked: opinion,
    inputTokens: tokens?.input ?? null,
    outputTokens: tokens?.output ?? null,
    createdAt: story.updatedAt,
  };
  await transaction.insertInto('storyVersion').values(row).execute();
}

/** Changes what is said of a story's newest version. */
export async function amendNewest(
  transaction: Transaction<Database>,
  storyId: string,
  change: { readonly liked?: number | null; readonly locks?: string },
): Promise<void> {
  await transaction
    .updateTable('storyVersion')
    .set(change)
    .where('storyId', '=', storyId)
    .where('number', '=', (from) =>
      from
        .selectFrom('storyVersion as newest')
        .select(sql<number>`max(${sql.ref('newest.number')})`.as('number'))
        .where('newest.storyId', '=', storyId),
    )
    .execute();
}

function asFlag(value: boolean | null): number | null {
  return value === null ? null : Number(value);
}

async function opinionOf(transaction: Transaction<Database>, { id }: StoryTable): Promise<number | null> {
  const query = transaction.selectFrom('feedback').select('liked').where('storyId', '=', id);
  return (await query.executeTakeFirst())?.liked ?? null;
}

async function setOpinion(
  transaction: Transaction<Database>,
  { id: storyId, ownerId, updatedAt }: StoryTable,
  liked: number | null,
): Promise<void> {
  const values = { ownerId, liked, updatedAt };
  await transaction
    .insertInto('feedback')
    .values({ storyId, ...values })
    .onConflict((conflict) => conflict.column('storyId').doUpdateSet(values))
    .execute();
}

export function tokensOf({
  inputTokens,
  outputTokens,
}: Pick<StoryTable, 'inputTokens' | 'outputTokens'>): { tokens: Tokens } | undefined {
  if (inputTokens === null && outputTokens === null) return undefined;
  return { tokens: { input: inputTokens ?? 0, output: outputTokens ?? 0 } };
}

function toVersion(row: StoryVersionTable): StoryVersion {
  return {
    version: row.number,
    headline: row.headline,
    userStory: row.userStory,
    acceptanceCriteria: JSON.parse(row.acceptanceCriteria) as string[],
    ...(JSON.parse(row.notes) as Notes),
    locks: JSON.parse(row.locks) as Locks,
    writer: row.writer,
    made: row.made,
    ...(row.wish !== null && { wish: JSON.parse(row.wish) as Wish }),
    ...(row.restoredFrom !== null && { restoredFrom: row.restoredFrom }),
    ...(row.liked !== null && { liked: row.liked === 1 }),
    ...tokensOf(row),
    createdAt: row.createdAt,
  };
}
