import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyDatabase } from '../src/server/db/copy-database.ts';
import { type Env, parseEnv } from '../src/server/env.ts';
import { keptSecret, openUpToDate, printHoldings } from './upkeep/databases.ts';
import { runCommand, Stop } from './upkeep/stop.ts';

const USAGE = `Use: npm run copy-database -- --from sqlite --to postgres [--replace]
SQLite is the one in DATA_DIR, PostgreSQL the one at DATABASE_URL. Stop the product first.`;

function directionOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, to: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const { from, to, replace } = values;
    if (from === 'sqlite' && to === 'postgres') return { isToPostgres: true, replace };
    if (from === 'postgres' && to === 'sqlite') return { isToPostgres: false, replace };
  } catch {
    // An option that there is not: told how to use it, as for anything else.
  }
  throw new Stop(USAGE);
}

/** The secret that made what is kept must be the one that will read it: sessions, signing keys, Jira's tokens. */
function demandSameSecret({ DATA_DIR, AUTH_SECRET, AUTH_SECRET_PREVIOUS }: Env): void {
  const kept = keptSecret(DATA_DIR);
  if (kept === undefined || kept === AUTH_SECRET || kept === AUTH_SECRET_PREVIOUS) return;
  throw new Stop(
    `AUTH_SECRET must be what ${join(DATA_DIR, 'auth-secret')} holds (or AUTH_SECRET_PREVIOUS must): nothing that is kept could be read with another.`,
  );
}

await runCommand(async (args) => {
  const { isToPostgres, replace } = directionOf(args);
  const env = parseEnv(process.env);
  if (!env.DATABASE_URL) throw new Stop('DATABASE_URL is needed: it names the PostgreSQL database.');
  demandSameSecret(env);
  const sqlite = await openUpToDate({ ...process.env, DATABASE_URL: '' });
  const postgres = await openUpToDate(process.env);
  try {
    const [from, to] = isToPostgres ? [sqlite, postgres] : [postgres, sqlite];
    const { changed, holdings } = await copyDatabase(from, to, { replace });
    printHoldings(holdings);
    console.log(changed ? 'Copied; counts and checksums are the same in both.' : 'Both hold the same already.');
  } finally {
    await Promise.all([sqlite.close(), postgres.close()]);
  }
});
