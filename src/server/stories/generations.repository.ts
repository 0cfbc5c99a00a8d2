import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { unlessOwnerIsGone } from '../db/constraints.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, GenerationTable } from '../db/tables.ts';

export type GenerationsRepository = ReturnType<typeof createGenerationsRepository>;

export type Generation = Pick<GenerationTable, 'runId' | 'bodyHash' | 'storyId' | 'leaseUntil'>;

interface Moment {
  readonly now: string;
  /** No lease that is alive ends later. */
  readonly latest: string;
}

export function createGenerationsRepository(db: Kysely<Database>) {
  return {
    /**
     * Takes the key for a run: when it is free, expired, or held by a run whose lease has ended, or ends later than
     * any can. Answers undefined when taken, else what holds the key.
     */
    async take(run: Omit<GenerationTable, 'storyId'>, moment: Moment): Promise<Generation | undefined> {
      const { ownerId, key, ...values } = run;
      const work = inTransaction(db, async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('generation')
          .values({ ownerId, key, ...values, storyId: null })
          .onConflict((conflict) =>
            conflict
              .columns(['ownerId', 'key'])
              .doUpdateSet({ ...values, storyId: null })
              .where((where) => isFree(where, moment)),
          )
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows) return undefined;
        return transaction
          .selectFrom('generation')
          .select(['runId', 'bodyHash', 'storyId', 'leaseUntil'])
          .where('ownerId', '=', ownerId)
          .where('key', '=', key)
          .executeTakeFirstOrThrow();
      });
      return unlessOwnerIsGone(work);
    },

    /** Gives a run that is still at work more time; none that has lost its key meanwhile. */
    async prolong({ ownerId, key, runId }: RunKey, leaseUntil: string): Promise<void> {
      await db
        .updateTable('generation')
        .set({ leaseUntil })
        .where('ownerId', '=', ownerId)
        .where('key', '=', key)
        .where('runId', '=', runId)
        .where('storyId', 'is', null)
        .execute();
    },

    /** Notes the story of a run, in the transaction that stores it. False when the run has lost its key meanwhile. */
    async finish(transaction: Transaction<Database>, run: RunKey, storyId: string): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('generation')
        .set({ storyId })
        .where('ownerId', '=', run.ownerId)
        .where('key', '=', run.key)
        .where('runId', '=', run.runId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Frees the key of a run that ended without a story. */
    async free({ ownerId, key, runId }: RunKey): Promise<void> {
      await db
        .deleteFrom('generation')
        .where('ownerId', '=', ownerId)
        .where('key', '=', key)
        .where('runId', '=', runId)
        .where('storyId', 'is', null)
        .execute();
    },

    /** Forgets the keys whose time is over. */
    async forgetExpired(now: string): Promise<void> {
      await db.deleteFrom('generation').where('expiresAt', '<=', now).execute();
    },
  };
}

function isFree(where: ExpressionBuilder<Database, 'generation'>, { now, latest }: Moment) {
  const leaseIsOver = where.or([
    where('generation.leaseUntil', '<=', now),
    where('generation.leaseUntil', '>', latest),
  ]);
  return where.or([
    where('generation.expiresAt', '<=', now),
    where.and([where('generation.storyId', 'is', null), leaseIsOver]),
  ]);
}

export type RunKey = Pick<GenerationTable, 'ownerId' | 'key' | 'runId'>;
