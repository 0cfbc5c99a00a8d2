import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DIALECTS } from '../../../tests/support/test-app.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describe.each(DIALECTS)('bringing the database up to date on %s', (dialect) => {
  test('leaves nothing by halves when it breaks off, and is made again', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'storygenie-migrate-'));
    const databaseUrl = dialect === 'postgres' ? await createTestDatabase() : undefined;
    const database = openDatabase({ dataDir, databaseUrl });
    const { db } = database;
    // What a later one of them wants to make is in its way.
    await sql`create table "storyVersion" (id text)`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow(/already exists/);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables.toSorted()).toEqual(['storyVersion']);
    await sql`drop table "storyVersion"`.execute(db);
    await migrateToLatest(db);
    expect(await db.selectFrom('story').selectAll().execute()).toEqual([]);
    await database.close();
    await rm(dataDir, { recursive: true });
  });
});
