import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '../../src/server/create-app.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/db/open-database.ts';
import type { Holding } from '../../src/server/db/whole-tables.ts';
import { parseEnv } from '../../src/server/env.ts';
import { createSecrets } from '../../src/server/identity/secrets.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Opens the database that the settings name, after starting the product on it once, without listening, which brings its
 * tables up to date.
 */
export async function openUpToDate(variables: Variables): Promise<OpenDatabase> {
  const env = parseEnv({ ...variables, LOG_LEVEL: 'silent' });
  await (await createApp(env)).close();
  return openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
}

/** The secret that a folder of data keeps, if there is one. */
export function keptSecret(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'auth-secret'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A number that tells two secrets apart and nothing else about them. */
export function fingerprintOf(secret: string | undefined): number | undefined {
  return secret === undefined ? undefined : createSecrets(secret, undefined).versions[0]?.version;
}

export function printHoldings(holdings: Readonly<Record<string, Holding>>): void {
  for (const [name, { rows, checksum }] of Object.entries(holdings)) {
    console.log(`${name.padEnd(16)} ${String(rows).padStart(9)}  ${checksum.slice(0, 16)}`);
  }
}
