import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile, { type Statement } from 'better-sqlite3';
import { Kysely, PostgresDialect, sql, SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';
import { Pool } from 'pg';
import { readAside } from './prepared-query.ts';
import type { Database } from './tables.ts';

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly dialect: 'sqlite' | 'postgres';
  /** Runs `work` while no other process that opened this database runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** How its connections are doing; PostgreSQL only. */
  readonly connections?: () => { idle: number; busy: number; waiting: number };
  /** Throws when the database does not answer. */
  readonly ping: () => Promise<void>;
  close(): Promise<void>;
}

const BUSY_TIMEOUT_MS = 5_000;
const REMEMBERED_STATEMENTS = 500;
const START_LOCK_TIMEOUT_MS = 60_000;
const START_LOCK_KEY = 7_316_501;

/** Opens PostgreSQL at `databaseUrl`, or else SQLite in `dataDir`, which is made where missing. */
export function openDatabase(settings: { databaseUrl?: string | undefined; dataDir: string }): OpenDatabase {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataDir);
}

/** Kysely takes no migration back on SQLite, although SQLite can: a process that dies in one would leave half of it. */
class WholeMigrationsDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

function openSqlite(dataDir: string): OpenDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'storygenie.db');
  const file = new SqliteFile(path, { timeout: BUSY_TIMEOUT_MS });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  const db = new Kysely<Database>({ dialect: new WholeMigrationsDialect({ database: rememberingStatements(file) }) });
  const reader = new SqliteFile(path, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  const reads = rememberingStatements(reader);
  readAside(db, (text, parameters) => reads.prepare(text).all(parameters));
  return {
    db,
    dialect: 'sqlite',
    exclusively: (work) => holdingFileLock(join(dataDir, 'start.lock'), work),
    ping: async () => void file.prepare('select 1').get(),
    close: async () => {
      reader.close();
      await db.destroy();
    },
  };
}

function inOurWords(text: string, file: SqliteFile.Database): string {
  // One that reads first and writes then would fail when another process writes in between, and not wait for its turn.
  if (text === 'begin') return 'begin immediate';
  // SQLite may have ended a transaction by itself, as when it found no room: to end it again would hide why.
  return text === 'rollback' && !file.inTransaction ? 'select null where false' : text;
}

/** Parsing a statement costs more than running it: those seen before are kept. */
function rememberingStatements(file: SqliteFile.Database): SqliteDatabase {
  const statements = new Map<string, Statement>();
  return {
    close: () => void file.close(),
    prepare: (asked) => {
      const text = inOurWords(asked, file);
      let statement = statements.get(text);
      if (!statement) {
        statement = file.prepare(text);
        if (statements.size >= REMEMBERED_STATEMENTS) statements.delete(statements.keys().next().value ?? '');
        statements.set(text, statement);
      }
      return statement;
    },
  };
}

// A transaction on a file of its own is a lock that ends with its process, however that ends.
async function holdingFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = new SqliteFile(path, { timeout: START_LOCK_TIMEOUT_MS });
  try {
    lock.exec('begin exclusive');
    return await work();
  } finally {
    lock.close();
  }
}

function openPostgres(connectionString: string): OpenDatabase {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000 });
  // A connection that breaks is replaced by the pool; without a listener it would end the process: while it is idle
  // that of the pool, and its own while somebody has it, between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    dialect: 'postgres',
    exclusively: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK_KEY]);
        return await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [START_LOCK_KEY]).catch(() => {});
        client.release();
      }
    },
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}
