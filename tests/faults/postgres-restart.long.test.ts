import { expect, test } from 'vitest';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { startWritingLoad } from '../support/writing-load.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { faultsOf } from './faults-of-database.ts';

const ENDS = ['orderly', 'crash', 'crash', 'orderly'] as const;
const PEOPLE = 8;
const REFUSED_BEFORE_IT_IS_BACK = 200;

test(
  'PostgreSQL ends and comes back again and again while people write: what fails says so, nothing is lost, and the server needs no help',
  { timeout: 600_000 },
  async () => {
    const postgres = await startPostgres({ durable: true });
    const databaseUrl = await postgres.createDatabase();
    const server = await startServer({ env: { DATABASE_URL: databaseUrl, AUTH_SECRET: 's'.repeat(40) } });
    const died = new AbortController();
    server.process.once('exit', () =>
      died.abort(new Error(`The server has ended:\n${server.logs.slice(-20).join('\n')}`)),
    );
    const url = async (): Promise<string> => {
      died.signal.throwIfAborted();
      return server.url;
    };
    const load = await startWritingLoad({ people: PEOPLE, url });
    for (const how of ENDS) {
      await load.untilWritten(PEOPLE * 2);
      await postgres.down(how);
      await load.untilRefused(REFUSED_BEFORE_IT_IS_BACK);
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
      expect((await fetch(`${server.url}/api/ready`)).status).toBe(503);
      await postgres.up();
    }
    await load.untilWritten(PEOPLE * 2);
    await load.finish();
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    expect(load.tally.lost).toBe(0);
    const replies = load.tally.refusals.map(({ headers, body }) => ({
      type: headers.get('content-type'),
      retryAfter: headers.get('retry-after'),
      code: body.code,
      detail: body.detail,
    }));
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([
        JSON.stringify({
          type: 'application/problem+json',
          retryAfter: '2',
          code: 'database_unavailable',
          detail: 'The database does not answer right now. Try again in a moment.',
        }),
      ]),
    );
    const told = server.logs.filter((line) => line.includes('"code":"database_unavailable"'));
    expect(told.length).toBeGreaterThanOrEqual(replies.length);
    const { acknowledged, stored } = await load.compare();
    expect(stored).toEqual(acknowledged);
    await server.stop();
    const database = openDatabase({ databaseUrl, dataDir: server.data });
    expect(await faultsOf(database)).toEqual([]);
    await database.close();
    await postgres.stop();
  },
);
