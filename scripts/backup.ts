import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import { copyDatabase } from '../src/server/db/copy-database.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { atOneMoment, holdingsOf } from '../src/server/db/whole-tables.ts';
import { parseEnv } from '../src/server/env.ts';
import { fingerprintOf, keptSecret, openUpToDate, printHoldings, type Variables } from './upkeep/databases.ts';
import { hashOf, type Manifest } from './upkeep/manifest.ts';
import { runCommand, Stop } from './upkeep/stop.ts';

const DATABASE = 'storygenie.db';
const SECRET = 'auth-secret';
const ALL_PAGES = 2 ** 31 - 1;
const USAGE = `Use: npm run backup [-- --to FOLDER]
The product may go on running. Without --to the backup is put below ./backups.`;

function placeOf(args: readonly string[], now: Date): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
    return resolve(values.to ?? join('backups', now.toISOString().replaceAll(':', '-')));
  } catch {
    throw new Stop(USAGE);
  }
}

/** Copies the database as it is at one moment into a file of SQLite, whichever it is kept in. */
async function copyInto(folder: string, variables: Variables): Promise<void> {
  const env = parseEnv(variables);
  if (env.DATABASE_URL === undefined) {
    const path = join(env.DATA_DIR, DATABASE);
    if (!existsSync(path)) throw new Stop(`There is nothing to back up: ${resolve(path)} does not exist.`);
    const file = new SqliteFile(path, { readonly: true });
    // In one go: a copy in small steps begins anew each time that somebody writes meanwhile.
    await file.backup(join(folder, DATABASE), { progress: () => ALL_PAGES });
    file.close();
    return;
  }
  const from = await openUpToDate(variables);
  const to = await openUpToDate({ ...variables, DATABASE_URL: '', DATA_DIR: folder });
  try {
    await copyDatabase(from, to, { replace: true });
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}

async function describe(folder: string, secret: string | undefined, now: Date): Promise<Manifest> {
  const database = openDatabase({ dataDir: folder });
  const holdings = await atOneMoment(database, (db) => holdingsOf(db, 'sqlite'));
  const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
  await database.close();
  rmSync(join(folder, 'start.lock'), { force: true });
  const files: Record<string, string> = {};
  for (const name of [DATABASE, SECRET]) {
    if (existsSync(join(folder, name))) files[name] = await hashOf(join(folder, name));
  }
  return {
    format: 1,
    createdAt: now.toISOString(),
    migrations: ran.rows.map(({ name }) => name),
    holdings,
    files,
    secret: fingerprintOf(secret),
  };
}

await runCommand(async (args) => {
  const now = new Date();
  const place = placeOf(args, now);
  if (existsSync(place)) throw new Stop(`${place} is there already. Name a folder that is not.`);
  const env = parseEnv(process.env);
  const staged = `${place}.unfinished`;
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true, mode: 0o700 });
  await copyInto(staged, process.env);
  const kept = env.AUTH_SECRET === undefined ? keptSecret(env.DATA_DIR) : undefined;
  if (kept !== undefined) copyFileSync(join(env.DATA_DIR, SECRET), join(staged, SECRET));
  const manifest = await describe(staged, env.AUTH_SECRET ?? kept, now);
  writeFileSync(join(staged, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  // Complete, or not there.
  renameSync(staged, place);
  printHoldings(manifest.holdings);
  console.log(`Backed up to ${place}`);
  if (kept === undefined) console.log('AUTH_SECRET is not part of it: keep it where you keep your secrets.');
});
