import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/server/db/open-database.ts';

/**
 * Everything that is wrong in a database: damaged pages and indexes, rows that belong to nothing (SQLite; PostgreSQL
 * itself lets none be), and on both stories of which a half was stored.
 */
export async function faultsOf({ db, dialect }: OpenDatabase): Promise<unknown[]> {
  const half = await db
    .selectFrom('story')
    .leftJoin('storyVersion as newest', (join) =>
      join.onRef('newest.storyId', '=', 'story.id').onRef('newest.number', '=', 'story.contentVersion'),
    )
    .select(['story.id', 'story.headline', 'newest.headline as keptHeadline'])
    .where((where) =>
      where.or([where('newest.number', 'is', null), where('newest.headline', '<>', where.ref('story.headline'))]),
    )
    .execute();
  if (dialect === 'postgres') return half;
  const { rows: pages } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: keys } = await sql`pragma foreign_key_check`.execute(db);
  return [...half, ...pages.filter(({ integrity_check }) => integrity_check !== 'ok'), ...keys];
}
