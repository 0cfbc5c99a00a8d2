import type { Kysely } from 'kysely';
import { unlessOwnerIsGone } from '../db/constraints.ts';
import type { Database, EventTable } from '../db/tables.ts';
import type { Analytics } from './analytics.ts';

export interface EventsRepository extends Analytics {
  /** Up to `limit` events of the owner behind `cursor` (an id), newest first. */
  readonly list: (
    ownerId: string,
    page: { limit: number; cursor: string | undefined },
  ) => Promise<Omit<EventTable, 'ownerId'>[]>;
}

/** Keeps usage events in a table of our own. */
export function createEventsRepository(db: Kysely<Database>): EventsRepository {
  return {
    async record(events) {
      const rows = events.map(({ uid, ...event }) => ({ ...event, ownerId: uid }));
      await unlessOwnerIsGone(db.insertInto('event').values(rows).execute());
    },

    async list(ownerId, { limit, cursor }) {
      const query = db
        .selectFrom('event')
        .select(['id', 'name', 'at', 'receivedAt'])
        .where('ownerId', '=', ownerId)
        .orderBy('id', 'desc')
        .limit(limit);
      return (cursor ? query.where('id', '<', cursor) : query).execute();
    },
  };
}
