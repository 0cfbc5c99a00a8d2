import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { newId } from '../ids.ts';
import { createGuestsRepository } from './guests.repository.ts';

const PATIENCE = { timeout: 10_000 };
const NOW = '2026-01-01T00:00:00.000Z';

test('what is being written for a guest while they get an account is theirs afterwards', async () => {
  const database = openDatabase({ databaseUrl: await createTestDatabase(), dataDir: '' });
  const { db } = database;
  await migrateToLatest(db);
  const guests = createGuestsRepository(db);
  await db.insertInto('owner').values({ id: 'guest', createdAt: NOW }).execute();

  const [written, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const write = db.transaction().execute(async (transaction) => {
    const product = { name: 'Plots', description: 'x', isExample: 0, createdAt: NOW, updatedAt: NOW };
    await transaction
      .insertInto('product')
      .values({ ...product, id: newId(), ownerId: 'guest' })
      .execute();
    written.resolve();
    await finish.promise;
  });
  await written.promise;
  const takeOver = guests.takeOver('guest', 'person', NOW);
  // It waits for the writing: only then may the writing end.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_locks
        where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(db);
      return rows[0]?.waiting;
    }, PATIENCE)
    .toBe(1);
  finish.resolve();
  await Promise.all([write, takeOver]);

  expect(await db.selectFrom('product').select(['name', 'ownerId']).execute()).toEqual([
    { name: 'Plots', ownerId: 'person' },
  ]);
  expect(await db.selectFrom('owner').select('id').execute()).toEqual([{ id: 'person' }]);
  // A second try, as when a reply was lost, finds it done.
  await guests.takeOver('guest', 'person', NOW);
  expect(await db.selectFrom('tombstone').selectAll().execute()).toEqual([{ uid: 'guest', deletedAt: NOW }]);
  await database.close();
});

test('a guest keeps everything when the account that they log in to is deleted in the same moment', async () => {
  const database = openDatabase({ databaseUrl: await createTestDatabase(), dataDir: '' });
  const { db } = database;
  await migrateToLatest(db);
  const guests = createGuestsRepository(db);
  const product = { name: 'Plots', description: 'x', isExample: 0, createdAt: NOW, updatedAt: NOW };
  await db.insertInto('owner').values({ id: 'guest', createdAt: NOW }).execute();
  await db
    .insertInto('product')
    .values({ ...product, id: newId(), ownerId: 'guest' })
    .execute();
  await db.insertInto('tombstone').values({ uid: 'person', deletedAt: NOW }).execute();

  await expect(guests.takeOver('guest', 'person', NOW)).rejects.toMatchObject({ code: 'not_signed_in' });
  expect(await db.selectFrom('product').select('ownerId').execute()).toEqual([{ ownerId: 'guest' }]);
  expect(await db.selectFrom('owner').select('id').execute()).toEqual([{ id: 'guest' }]);
  expect(await db.selectFrom('tombstone').select('uid').execute()).toEqual([{ uid: 'person' }]);
  await database.close();
});
