import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIALECTS } from '../../../tests/support/test-app.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { prepareQuery } from './prepared-query.ts';

const findOwner = prepareQuery((db, values: { id: string }) =>
  db.selectFrom('owner').select('createdAt').where('id', '=', values.id),
);
const insertOwner = prepareQuery((db, values: { id: string; createdAt: string }) =>
  db.insertInto('owner').values({ id: values.id, createdAt: values.createdAt }),
);

describe.each(DIALECTS)('prepared queries on %s', (dialect) => {
  test('read what was committed, and inside a transaction its own writes too', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'storygenie-prepared-'));
    const databaseUrl = dialect === 'postgres' ? await createTestDatabase() : undefined;
    const database = openDatabase({ databaseUrl, dataDir });
    const { db } = database;
    await migrateToLatest(db);

    await db.transaction().execute(async (transaction) => {
      await insertOwner(transaction, { id: 'ada', createdAt: 'now' });
      expect(await findOwner(transaction, { id: 'ada' })).toEqual([{ createdAt: 'now' }]);
      expect(await findOwner(db, { id: 'ada' })).toEqual([]);
    });
    expect(await findOwner(db, { id: 'ada' })).toEqual([{ createdAt: 'now' }]);
    expect(await findOwner(db, { id: 'bob' })).toEqual([]);

    await expect(insertOwner(db, { id: 'ada', createdAt: 'later' })).rejects.toThrow(/unique/i);
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
});
