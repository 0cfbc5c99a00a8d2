import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { IssueTexts } from '#contract/jira-document.ts';
import type { JiraTarget } from '#contract/jira.ts';
import { unlessDeletedMeanwhile } from '../db/constraints.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { holdOwner } from '../db/lock-owner.ts';
import type { Database, JiraChoiceTable, JiraPushTable } from '../db/tables.ts';

export type PushesRepository = ReturnType<typeof createPushesRepository>;

/** That a story was, is or may have been added. */
export interface Push {
  readonly runId: string;
  readonly state: JiraPushTable['state'];
  readonly leaseUntil: string;
  readonly cloudId: string;
  readonly host: string;
  readonly issueKey: string | null;
  readonly sent: IssueTexts | undefined;
}

/** One try to add a story, which has it for itself until `leaseUntil`. */
export interface Run {
  readonly storyId: string;
  readonly ownerId: string;
  readonly runId: string;
  readonly cloudId: string;
  readonly host: string;
}

/** The issue that a story is, and the texts that it was given; undefined when a person entered its key. */
export interface PushedIssue {
  readonly key: string;
  readonly sent: IssueTexts | undefined;
}

export function createPushesRepository(db: Kysely<Database>) {
  return { ...createReads(db), ...createRuns(db), ...createRunMarks(db) };
}

function createReads(db: Kysely<Database>) {
  async function find(ownerId: string, storyId: string): Promise<Push | undefined> {
    const row = await db
      .selectFrom('jiraPush')
      .selectAll()
      .where('ownerId', '=', ownerId)
      .where('storyId', '=', storyId)
      .executeTakeFirst();
    return row && toPush(row);
  }

  return {
    find,

    /** Where the last story of a product went. */
    choice: (ownerId: string, productId: string): Promise<JiraTarget | undefined> =>
      db
        .selectFrom('jiraChoice')
        .select(['cloudId', 'projectId', 'issueTypeId'])
        .where('ownerId', '=', ownerId)
        .where('productId', '=', productId)
        .executeTakeFirst(),

    /** Up to `limit` pushes of stories behind `cursor`, newest story first. */
    async list(ownerId: string, { limit, cursor }: { limit: number; cursor: string | undefined }) {
      let query = db.selectFrom('jiraPush').selectAll().where('ownerId', '=', ownerId);
      if (cursor) query = query.where('storyId', '<', cursor);
      const rows = await query.orderBy('storyId', 'desc').limit(limit).execute();
      return rows.map((row) => Object.assign(toPush(row), { id: row.storyId, updatedAt: row.updatedAt }));
    },
  };
}

function createRuns(db: Kysely<Database>) {
  return {
    /**
     * Notes that a story is about to be added, in the place of `before`, if that is still what is there. With
     * `without`, the key of an issue that is no longer there is taken off the story. False when somebody was quicker.
     */
    begin: (run: Run, before: Push | undefined, { sent, leaseUntil, now, without }: Begin): Promise<boolean> =>
      inPlace(async () =>
        inTransaction(db, async (transaction) => {
          await holdOwner(transaction, run.ownerId);
          const values = {
            ...run,
            state: 'running' as const,
            leaseUntil,
            issueKey: null,
            sent: toText(sent),
            updatedAt: now,
          };
          if (!(await put(transaction, values, before))) return false;
          const stories = transaction.updateTable('story').where('ownerId', '=', run.ownerId);
          const story = stories.where('id', '=', run.storyId);
          const { numUpdatedRows } = await (
            without === undefined
              ? story.set({ jiraIssueId: null }).where('jiraIssueId', 'is', null)
              : story
                  .set({ jiraIssueId: null, jiraHost: null, version: nextVersion, updatedAt: now })
                  .where('jiraIssueId', '=', without)
          ).executeTakeFirstOrThrow();
          if (numUpdatedRows === 0n) throw new Taken();
          return true;
        }),
      ),

    /** Stores the issue of a run with its story, in one piece. False when the run has lost its story to another. */
    finish: (run: Run, issue: PushedIssue, now: string, choice?: JiraTarget): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        await holdOwner(transaction, run.ownerId);
        const { numUpdatedRows } = await transaction
          .updateTable('jiraPush')
          .set({ state: 'done', issueKey: issue.key, sent: toText(issue.sent), updatedAt: now })
          .where('storyId', '=', run.storyId)
          .where('runId', '=', run.runId)
          .where('state', '<>', 'done')
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        const story = await setKey(transaction, run, issue.key, now);
        if (choice && story) await keepChoice(transaction, { ...choice, ...story });
        return true;
      }),

    /** Notes which issue a story is, in the place of `before`. False when somebody was quicker. */
    link: (run: Run, before: Push | undefined, issue: PushedIssue, now: string): Promise<boolean> =>
      inPlace(async () =>
        inTransaction(db, async (transaction) => {
          await holdOwner(transaction, run.ownerId);
          const done = { state: 'done' as const, leaseUntil: now, issueKey: issue.key, sent: toText(issue.sent) };
          if (!(await put(transaction, { ...run, ...done, updatedAt: now }, before))) return false;
          await setKey(transaction, run, issue.key, now);
          return true;
        }),
      ),
  };
}

function createRunMarks(db: Kysely<Database>) {
  return {
    /** Lets a run have its story for longer, unless somebody else has it by now. */
    async prolong({ storyId, runId }: Run, leaseUntil: string): Promise<void> {
      const push = db.updateTable('jiraPush').set({ leaseUntil });
      await push.where('storyId', '=', storyId).where('runId', '=', runId).where('state', '=', 'running').execute();
    },

    /** Says of a run that nobody knows what became of it. */
    async doubt({ storyId, runId }: Run): Promise<void> {
      const push = db.updateTable('jiraPush').set({ state: 'unanswered' });
      await push.where('storyId', '=', storyId).where('runId', '=', runId).where('state', '=', 'running').execute();
    },

    /** Forgets a run that made nothing. */
    async free({ storyId, runId }: Run): Promise<void> {
      const push = db.deleteFrom('jiraPush').where('storyId', '=', storyId);
      await push.where('runId', '=', runId).where('state', '=', 'running').execute();
    },
  };
}

export interface Begin {
  /** What the issue has been given, if there is one. */
  readonly sent: IssueTexts | undefined;
  readonly leaseUntil: string;
  readonly now: string;
  readonly without: string | undefined;
}

/** Ends a transaction that came too late. */
class Taken extends Error {}

const nextVersion = sql<number>`${sql.ref('version')} + 1`;

// A story that is deleted meanwhile is like one that somebody else has.
async function inPlace(work: () => Promise<boolean>): Promise<boolean> {
  const done = unlessDeletedMeanwhile(work()).catch((error: unknown) => {
    if (error instanceof Taken) return false;
    throw error;
  });
  return (await done) ?? false;
}

/** Writes a push where `before` is: nothing, or a certain run. */
async function put(
  transaction: Transaction<Database>,
  values: Selectable<JiraPushTable>,
  before: Push | undefined,
): Promise<boolean> {
  if (!before) {
    const insert = transaction.insertInto('jiraPush').values(values);
    const { numInsertedOrUpdatedRows } = await insert
      .onConflict((conflict) => conflict.column('storyId').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows !== 0n && numInsertedOrUpdatedRows !== undefined;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('jiraPush')
    .set(values)
    .where('storyId', '=', values.storyId)
    .where('runId', '=', before.runId)
    .where('state', '=', before.state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

// The run is the owner's; who that is may have changed meanwhile, when a guest became a person with an account.
async function setKey(transaction: Transaction<Database>, { storyId, host }: Run, key: string, now: string) {
  // A new version: a form that was opened before must not put an old key back.
  return transaction
    .updateTable('story')
    .set({ jiraIssueId: key, jiraHost: host, version: nextVersion, updatedAt: now })
    .where('id', '=', storyId)
    .returning(['ownerId', 'productId'])
    .executeTakeFirst();
}

async function keepChoice(transaction: Transaction<Database>, choice: JiraChoiceTable): Promise<void> {
  const { productId, ownerId, cloudId, projectId, issueTypeId } = choice;
  const target = { ownerId, cloudId, projectId, issueTypeId };
  await transaction
    .insertInto('jiraChoice')
    .values({ productId, ...target })
    .onConflict((conflict) => conflict.column('productId').doUpdateSet(target))
    .execute();
}

function toText(texts: IssueTexts | undefined): string | null {
  return texts ? JSON.stringify(texts) : null;
}

function toPush({ runId, state, leaseUntil, cloudId, host, issueKey, sent }: Selectable<JiraPushTable>): Push {
  const texts = sent === null ? undefined : (JSON.parse(sent) as IssueTexts);
  return { runId, state, leaseUntil, cloudId, host, issueKey, sent: texts };
}
