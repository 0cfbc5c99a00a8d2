import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { signUp } from '../../tests/support/client.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { startChild, type Child } from '../server/children.ts';
import { benchProduct, benchStory } from '../server/seed.ts';

const STORIES = 50;
const CONNECTIONS = 16;
const SECONDS = 1;
const ROUNDS = 7;
const PROGRAM = resolve(import.meta.dirname, '../../src/server/main.ts');

/**
 * What two processes on one PostgreSQL answer together, against one of them alone, in turns. The load, PostgreSQL and
 * the processes share this machine: with few cores the second process can only use what the others leave.
 */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'storygenie-bench-'));
  const env = {
    DATABASE_URL: await postgres.createDatabase(),
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    DATA_DIR: dataDir,
    PORT: '0',
    NODE_ENV: 'production',
  };
  const first = await startChild(PROGRAM, [], env);
  const second = await startChild(PROGRAM, [], env);
  try {
    const client = await signUp(first.url, 'bench@example.com');
    const { id: productId } = await client.send('POST', '/api/product', benchProduct);
    let id = '';
    for (let n = 0; n < STORIES; n += 1) ({ id } = await client.send('POST', '/api/story', benchStory(productId, n)));
    const works = [
      { what: 'GET /api/story/{id}', path: `/api/story/${id}` },
      { what: 'POST /api/product', path: '/api/product', body: JSON.stringify(benchProduct) },
    ];
    const rows: Row[] = [];
    for (const work of works) rows.push(await compare([first, second], work, client.token));
    return rows;
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Work {
  readonly what: string;
  readonly path: string;
  readonly body?: string;
}

async function compare(servers: readonly [Child, Child], work: Work, token: () => Promise<string>): Promise<Row> {
  const rounds: { one: number; two: number }[] = [];
  // The first round warms them up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const authorization = `Bearer ${await token()}`;
    const one = await together(servers.slice(0, 1), work, authorization);
    const two = await together(servers, work, authorization);
    if (round > 0) rounds.push({ one, two });
  }
  const [one, two] = [median(rounds.map((round) => round.one)), median(rounds.map((round) => round.two))];
  const ratio = median(rounds.map((round) => round.two / round.one));
  return {
    what: `${work.what}, PostgreSQL, 2 processes against 1`,
    value: `${ratio.toFixed(2)} (${Math.round(two)}/s against ${Math.round(one)}/s)`,
    bar: '-',
    ok: true,
  };
}

/** Requests a second of all servers together, by as many connections however many there are. */
async function together(servers: readonly Child[], { path, body }: Work, authorization: string): Promise<number> {
  const results = await Promise.all(
    servers.map(({ url }) =>
      autocannon({
        url: `${url}${path}`,
        method: body ? 'POST' : 'GET',
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body }),
        connections: CONNECTIONS / servers.length,
        duration: SECONDS,
      }),
    ),
  );
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failed > 0) throw new Error(`${path}: ${failed} requests were not answered`);
  return results.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0);
}
