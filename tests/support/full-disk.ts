import SqliteFile from 'better-sqlite3';
import { vi } from 'vitest';
import { openTestApp, type Dialect, type TestApp } from './test-app.ts';

/** An app whose database can be without room. */
export interface CrampedApp {
  readonly it: TestApp;
  /** From now on the database finds no room for what is written to `table`. */
  readonly fill: (table: string) => Promise<void>;
  /** There is room again. */
  readonly free: () => Promise<void>;
}

/**
 * Opens the app on a database that says itself that its disk is full. SQLite counts pages up to a limit of its own,
 * which is that of each connection: the app's are found as it opens them. PostgreSQL raises the error that it
 * raises when a file cannot be extended.
 */
export async function openCrampedApp(dialect: Dialect, env: Record<string, string> = {}): Promise<CrampedApp> {
  const pragma = vi.spyOn(SqliteFile.prototype, 'pragma');
  const it = await openTestApp(dialect, env);
  const connections = new Set(
    (pragma.mock.contexts as SqliteFile.Database[]).filter((file) => !file.readonly && file.open),
  );
  pragma.mockRestore();
  return dialect === 'sqlite' ? ofSqlite(it, connections) : ofPostgres(it);
}

const ROOMY_PAGES = 1_000_000;

function ofSqlite(it: TestApp, connections: ReadonlySet<SqliteFile.Database>): CrampedApp {
  const limit = (pages: number): void => connections.forEach((file) => void file.pragma(`max_page_count = ${pages}`));
  return {
    it,
    // SQLite takes no limit below the pages that there are.
    fill: async () => limit(1),
    free: async () => limit(ROOMY_PAGES),
  };
}

function ofPostgres(it: TestApp): CrampedApp {
  const tables = new Set<string>();
  return {
    it,
    fill: async (table) => {
      tables.add(table);
      await it.sql(`create or replace function no_room() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file "base/16384/16401": No space left on device'
          using errcode = '53100', hint = 'Check free disk space.';
      end $$`);
      await it.sql(`create trigger no_room before insert or update on "${table}" execute function no_room()`);
    },
    free: async () => {
      for (const table of tables) await it.sql(`drop trigger no_room on "${table}"`);
      tables.clear();
    },
  };
}
