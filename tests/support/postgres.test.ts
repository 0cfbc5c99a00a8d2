import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { findSystemBinaries, unprivilegedUser } from './postgres-binaries.ts';
import { startPostgres, type BinarySource } from './postgres.ts';
import { createTestDatabase } from './test-database.ts';

async function ask(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const installed = findSystemBinaries(unprivilegedUser()) !== undefined;
// Without an installed PostgreSQL the package's is the only way, and the one that every other test then uses.
const sources: BinarySource[] = installed ? ['system', 'package'] : ['package'];

describe.each(sources)('PostgreSQL for tests, from the %s', (source) => {
  it('starts, keeps databases apart, and leaves nothing behind', async () => {
    const server = await startPostgres({ source });
    const folder = new URL(server.url('postgres')).searchParams.get('host') ?? '';
    try {
      const [first, second] = await Promise.all([server.createDatabase(), server.createDatabase()]);
      await ask(first, 'create table only_here (id text)');
      expect(await ask(first, `select to_regclass('only_here')::text as found`)).toEqual([{ found: 'only_here' }]);
      expect(await ask(second, `select to_regclass('only_here')::text as found`)).toEqual([{ found: null }]);
      expect(await ask(second, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
      expect(existsSync(folder)).toBe(true);
    } finally {
      await server.stop();
    }
    expect(existsSync(folder)).toBe(false);
    await expect(ask(server.url('postgres'), 'select 1')).rejects.toThrow(/ENOENT/);
  });
});

describe('the PostgreSQL of a test run', () => {
  it('hands every caller an empty database of its own', async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    expect(first).not.toBe(second);
    expect(await ask(first, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  });
});
