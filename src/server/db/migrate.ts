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

/** The database has been used by a newer version of the product, whose migrations this one does not know. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/**
 * Brings the product's own tables up to date. The caller holds the start lock. Throws `NewerDatabase`, and what a migration throws.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  // Kysely has no code for it: "corrupted migrations: previously executed migration 006-x is missing".
  if (error instanceof Error && /previously executed migration \S+ is missing/.test(error.message))
    throw new NewerDatabase('The database is of a newer version.', { cause: error });
  if (error) throw error;
}
