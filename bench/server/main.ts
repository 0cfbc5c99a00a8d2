import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import type { Row } from '../row.ts';
import { startChild, type Child } from './children.ts';
import { signUp } from '../../tests/support/client.ts';
import { benchProduct, benchStory } from './seed.ts';

const STORIES = 200;
const CONNECTIONS = 16;
const SECONDS = 1;
const ROUNDS = 9;
const BAR = 0.6;
const PROGRAM = resolve(import.meta.dirname, '../../src/server/main.ts');
const RAW_PROGRAM = resolve(import.meta.dirname, 'raw-server.ts');

interface Work {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** Throughput of the product against the same work in raw `node:http`, round by round in turns, on one data folder. */
export async function run(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storygenie-bench-'));
  const product = await startChild(PROGRAM, [], { DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production' });
  try {
    const client = await signUp(product.url, 'bench@example.com');
    const { id: productId } = await client.send('POST', '/api/product', benchProduct);
    let storyId = '';
    for (let n = 0; n < STORIES; n += 1)
      storyId = (await client.send('POST', '/api/story', benchStory(productId, n))).id;
    const raw = await startChild(RAW_PROGRAM, [dataDir], {});
    try {
      return await compare(product, raw, client.token, [
        { what: 'GET /api/story/{id}', method: 'GET', path: `/api/story/${storyId}` },
        { what: 'GET /api/story', method: 'GET', path: '/api/story' },
        { what: 'POST /api/product', method: 'POST', path: '/api/product', body: JSON.stringify(benchProduct) },
      ]);
    } finally {
      await raw.stop();
    }
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function compare(product: Child, raw: Child, token: () => Promise<string>, works: Work[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const work of works) {
    const rounds: { ours: number; bare: number; ratio: number }[] = [];
    // The first round warms both up and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bearer = await token();
      const ours = await load(product.url, work, bearer);
      const bare = await load(raw.url, work, bearer);
      if (round > 0) rounds.push({ ours, bare, ratio: ours / bare });
    }
    const { ours, bare, ratio } = median(rounds);
    rows.push({
      what: `${work.what} against raw node:http`,
      value: `${ratio.toFixed(2)} (${Math.round(ours)}/s against ${Math.round(bare)}/s)`,
      bar: `>= ${BAR}`,
      ok: ratio >= BAR,
    });
  }
  return rows;
}

async function load(url: string, { method, path, body }: Work, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const options = { url: `${url}${path}`, method, headers, connections: CONNECTIONS, ...(body && { body }) };
  const result = await autocannon({ ...options, duration: SECONDS });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${method} ${path}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result.requests.total / result.duration;
}

/** The round whose ratio lies in the middle: what disturbs the machine disturbs both sides of one round alike. */
function median<Round extends { ratio: number }>(rounds: readonly Round[]): Round {
  const middle = rounds.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}
