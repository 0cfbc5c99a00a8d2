import { randomInt } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { DIALECTS } from '../support/test-app.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { startWritingLoad } from '../support/writing-load.ts';
import { faultsOf } from './faults-of-database.ts';

const KILLS = 50;
const PEOPLE = 8;
const WRITES_AT_MOST = 16;

test.concurrent.each(DIALECTS)(
  'killed 50 times while people write, the server on %s loses nothing that it acknowledged and stores nothing twice',
  { timeout: 1_200_000 },
  async (dialect) => {
    const data = await mkdtemp(join(tmpdir(), 'storygenie-killed-'));
    const env = {
      AUTH_SECRET: 's'.repeat(40),
      ...(dialect === 'postgres' && { DATABASE_URL: await createTestDatabase() }),
    };
    let server: TestServer = await startServer({ data, env });
    let up = Promise.resolve(server);
    let isDue = false;
    const due = new EventEmitter();
    // The worst moment of all: it is stored, and nobody has been told.
    const loses = (): boolean => isDue && due.emit('loss');
    const load = await startWritingLoad({ people: PEOPLE, loses, url: async () => (await up).url });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await load.untilWritten(randomInt(1, WRITES_AT_MOST));
      if (kill % 2 === 0) {
        isDue = true;
        await Promise.race([once(due, 'loss'), load.untilWritten(Infinity)]);
        isDue = false;
      }
      const back = Promise.withResolvers<TestServer>();
      up = back.promise;
      await server.kill();
      server = await startServer({ data, env });
      back.resolve(server);
    }
    await load.finish();
    const { acknowledged, stored } = await load.compare();
    expect(stored).toEqual(acknowledged);
    expect(load.tally.lost).toBeGreaterThan(KILLS);
    expect(load.tally.storedThough).toBeGreaterThanOrEqual(KILLS / 4);
    await server.kill();
    const database = openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: data });
    expect(await faultsOf(database)).toEqual([]);
    await database.close();
    await rm(data, { recursive: true, force: true });
  },
);
