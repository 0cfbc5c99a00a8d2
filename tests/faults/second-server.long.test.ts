import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { startServer } from '../support/server.ts';
import { startWritingLoad } from '../support/writing-load.ts';
import { faultsOf } from './faults-of-database.ts';

test(
  'two servers that were started on one data folder serve everybody, lose nothing and damage nothing',
  { timeout: 600_000 },
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'storygenie-second-'));
    // At the same moment, on nothing: both would make the secret, the tables and the signing key.
    const servers = await Promise.all([startServer({ data }), startServer({ data })]);
    let calls = 0;
    // Each call goes to the other one: what one has acknowledged the next call needs there.
    const load = await startWritingLoad({ people: 12, url: async () => servers[(calls += 1) % 2]?.url ?? '' });
    await load.untilWritten(400);
    await load.finish();
    const { acknowledged, stored } = await load.compare();
    expect(stored).toEqual(acknowledged);
    expect([load.tally.lost, load.tally.refusals.map(({ body }) => body)]).toEqual([0, []]);
    await Promise.all(servers.map((server) => server.stop()));
    const database = openDatabase({ databaseUrl: undefined, dataDir: data });
    expect(await faultsOf(database)).toEqual([]);
    await database.close();
    await rm(data, { recursive: true, force: true });
  },
);
