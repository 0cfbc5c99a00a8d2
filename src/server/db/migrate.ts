import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { firstTables } from './migrations/001-first-tables.ts';
import { eventsAndTombstones } from './migrations/003-events-and-tombstones.ts';
import { jira } from './migrations/004-jira.ts';
import { versions } from './migrations/005-versions.ts';
import type { Database } from './tables.ts';

/** All migrations by name, in order; a migration that has run somewhere is never changed. */
const migrations: Record<string, Migration> = {
  '001-first-tables': firstTables,
  '003-events-and-tombstones': eventsAndTombstones,
  '004-jira': jira,
  '005-versions': versions,
};

/** All that this version of the product knows. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** Brings the product's own tables up to date. The caller holds the start lock. Throws what a migration throws. */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
