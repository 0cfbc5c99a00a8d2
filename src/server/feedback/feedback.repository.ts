import type { Kysely } from 'kysely';
import type { Feedback } from '#contract/feedback.ts';
import { unlessDeletedMeanwhile } from '../db/constraints.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { holdOwner } from '../db/lock-owner.ts';
import type { Database } from '../db/tables.ts';
import { amendNewest } from '../stories/versions.repository.ts';

export type FeedbackRepository = ReturnType<typeof createFeedbackRepository>;

export function createFeedbackRepository(db: Kysely<Database>) {
  return {
    /** What the owner said of their story; undefined when there is no such story. */
    async find(ownerId: string, storyId: string): Promise<Feedback | undefined> {
      const row = await db
        .selectFrom('story')
        .leftJoin('feedback', 'feedback.storyId', 'story.id')
        .select('feedback.liked')
        .where('story.ownerId', '=', ownerId)
        .where('story.id', '=', storyId)
        .executeTakeFirst();
      return row && { storyId, ...(row.liked !== null && { liked: row.liked === 1 }) };
    },

    /** `liked: null` forgets what was said; nothing is kept for a story that is gone. */
    async save(ownerId: string, storyId: string, liked: boolean | null, now: string): Promise<void> {
      const values = { ownerId, liked: liked === null ? null : Number(liked), updatedAt: now };
      const write = inTransaction(db, async (transaction) => {
        await holdOwner(transaction, ownerId);
        await transaction
          .insertInto('feedback')
          .values({ storyId, ...values })
          .onConflict((conflict) => conflict.column('storyId').doUpdateSet(values))
          .execute();
        await amendNewest(transaction, storyId, { liked: values.liked });
      });
      await unlessDeletedMeanwhile(write);
    },
  };
}
