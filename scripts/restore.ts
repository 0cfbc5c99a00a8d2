import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import SqliteFile from 'better-sqlite3';
import { copyDatabase } from '../src/server/db/copy-database.ts';
import { migrationNames } from '../src/server/db/migrate.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { atOneMoment, differences, holdingsOf } from '../src/server/db/whole-tables.ts';
import { type Env, parseEnv } from '../src/server/env.ts';
import { fingerprintOf, keptSecret, openUpToDate, printHoldings } from './upkeep/databases.ts';
import { type Manifest, readManifest } from './upkeep/manifest.ts';
import { runCommand, Stop } from './upkeep/stop.ts';

const FILES = ['storygenie.db', 'storygenie.db-wal', 'storygenie.db-shm', 'auth-secret'] as const;
const USAGE = `Use: npm run restore -- FOLDER [--replace]
Stop the product first. With --replace what is there now is put aside (SQLite) or thrown away (PostgreSQL).`;

function wishOf(args: readonly string[]): { folder: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [folder, ...rest] = positionals;
    if (folder !== undefined && rest.length === 0) return { folder: resolve(folder), replace: values.replace };
  } catch {
    // An option that there is not: told how to use it, as for anything else.
  }
  throw new Stop(USAGE);
}

function demandKnown({ migrations }: Manifest): void {
  const unknown = migrations.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) {
    throw new Stop(
      `The backup was made by a newer version of the product (${unknown.join(', ')}). Restore it with that.`,
    );
  }
}

function demandSecret(folder: string, { secret }: Manifest, env: Env): void {
  const used = [env.AUTH_SECRET ?? keptSecret(folder), env.AUTH_SECRET_PREVIOUS];
  if (secret === undefined || used.some((one) => fingerprintOf(one) === secret)) return;
  throw new Stop(
    env.AUTH_SECRET === undefined
      ? 'Set AUTH_SECRET to the secret that the backup was made with: it is not part of the backup.'
      : 'AUTH_SECRET is not the secret that the backup was made with. Set AUTH_SECRET_PREVIOUS to that one.',
  );
}

/** Puts the files in the place of those that are there, which are kept in a folder beside. */
async function restoreFiles(folder: string, manifest: Manifest, dataDir: string, replace: boolean): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const present = FILES.filter((name) => existsSync(join(dataDir, name)));
  if (present.length > 0 && !replace) {
    throw new Stop(`${resolve(dataDir)} holds data already. Add --replace to put it aside.`);
  }
  demandNobodyThere(join(dataDir, FILES[0]));
  const staged = mkdtempSync(join(dataDir, 'restored-'));
  try {
    for (const name of Object.keys(manifest.files)) copyFileSync(join(folder, name), join(staged, name));
    await compare(staged, manifest);
    if (present.length > 0) {
      const aside = mkdtempSync(join(dataDir, 'replaced-'));
      for (const name of FILES) if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(aside, name));
      console.log(`What was there is kept in ${aside}`);
    }
    for (const name of Object.keys(manifest.files)) renameSync(join(staged, name), join(dataDir, name));
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** Only who is alone with a database may take it out of its mode. */
function demandNobodyThere(path: string): void {
  if (!existsSync(path)) return;
  const file = new SqliteFile(path, { timeout: 0 });
  try {
    file.pragma('journal_mode = delete');
  } catch {
    throw new Stop('The product is running on this data. Stop it first.');
  } finally {
    file.close();
  }
}

async function compare(folder: string, manifest: Manifest): Promise<void> {
  const database = openDatabase({ dataDir: folder });
  try {
    const differing = differences(manifest.holdings, await atOneMoment(database, (db) => holdingsOf(db, 'sqlite')));
    if (differing.length > 0) throw new Stop(`The backup is not what it says of itself in: ${differing.join(', ')}.`);
  } finally {
    await database.close();
  }
}

async function restoreToPostgres(folder: string, manifest: Manifest, replace: boolean): Promise<void> {
  const staged = mkdtempSync(join(tmpdir(), 'storygenie-restore-'));
  try {
    copyFileSync(join(folder, FILES[0]), join(staged, FILES[0]));
    await compare(staged, manifest);
    const from = await openUpToDate({ ...process.env, DATABASE_URL: '', DATA_DIR: staged });
    const to = await openUpToDate(process.env);
    try {
      await copyDatabase(from, to, { replace });
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

await runCommand(async (args) => {
  const { folder, replace } = wishOf(args);
  const manifest = await readManifest(folder);
  demandKnown(manifest);
  const env = parseEnv(process.env);
  demandSecret(folder, manifest, env);
  if (env.DATABASE_URL === undefined) await restoreFiles(folder, manifest, env.DATA_DIR, replace);
  else await restoreToPostgres(folder, manifest, replace);
  printHoldings(manifest.holdings);
  console.log(`Restored what was there on ${manifest.createdAt}. Start the product.`);
});
