import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/tables.ts';

/** So many in a window of so many seconds. */
export interface Quota {
  readonly limit: number;
  readonly seconds: number;
}

export type QuotasRepository = ReturnType<typeof createQuotasRepository>;

/** Counters over fixed windows of time, shared by all processes on one database. */
export function createQuotasRepository(db: Kysely<Database>, clock: Clock) {
  return {
    /** Counts so many uses of `key`. Answers undefined while the quota holds, else the seconds until its window ends. */
    async count(key: string, { limit, seconds }: Quota, uses = 1): Promise<number | undefined> {
      const now = clock().getTime();
      const windowStart = new Date(now - (now % (seconds * 1_000))).toISOString();
      const { count } = await db
        .insertInto('quota')
        .values({ key, windowStart, count: uses })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            windowStart,
            count: sql<number>`case when ${sql.ref('quota.windowStart')} = ${windowStart} then ${sql.ref('quota.count')} + ${uses} else ${uses} end`,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      return count > limit ? Math.ceil((seconds * 1_000 - (now % (seconds * 1_000))) / 1_000) : undefined;
    },

    /** Forgets the windows that began before `instant`. */
    async forgetBefore(instant: string): Promise<void> {
      await db.deleteFrom('quota').where('windowStart', '<', instant).execute();
    },
  };
}
