import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleIdea } from '../../tests/support/samples.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { DIALECTS, openTestApp } from '../../tests/support/test-app.ts';
import { openDatabase } from './db/open-database.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

describe.each(DIALECTS)('housekeeping on %s', (dialect) => {
  test('a starting server forgets keys and counters whose time is over, and no others', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'storygenie-house-'));
    const databaseUrl = dialect === 'postgres' ? await createTestDatabase() : undefined;
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const first = await openTestApp(dialect, env);
    const { token } = await first.signUp();
    const [product] = (await first.send('GET', '/api/product', { token })).body;
    for (const key of ['old', 'new']) {
      const sent = { token, body: { description: sampleIdea, productId: product.id } };
      await first.send('POST', '/api/story/generate', { ...sent, headers: { 'idempotency-key': key } });
    }
    const database = openDatabase({ databaseUrl, dataDir });
    const { db } = database;
    await db.updateTable('generation').set({ expiresAt: LONG_AGO }).where('key', '=', 'old').execute();
    await db.insertInto('quota').values({ key: 'old', windowStart: LONG_AGO, count: 9 }).execute();

    const second = await openTestApp(dialect, env);
    await second.app.ready();
    const keys = await db.selectFrom('generation').select('key').execute();
    const counters = await db.selectFrom('quota').select('key').execute();
    await Promise.all([first.app.close(), second.app.close(), database.close()]);
    await rm(dataDir, { recursive: true });
    expect(keys).toEqual([{ key: 'new' }]);
    expect(counters.length).toBeGreaterThan(0);
    expect(counters).not.toContainEqual({ key: 'old' });
  });
});
