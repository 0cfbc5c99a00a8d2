import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { startServer } from '../../tests/support/server.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { memoryAfterWork, REQUESTS, STORIES } from './memory.ts';

const root = dirname(dirname(import.meta.dirname));
const RUNS = 5;
/** As `npm start` runs it. */
const SERVING = { NODE_OPTIONS: '--max-semi-space-size=8', NODE_COMPILE_CACHE: join(root, '.cache/compile') };

/** How soon the product answers, as a whole and the server alone, and what memory it holds after some work. */
export async function run(): Promise<Row[]> {
  const whole: number[] = [];
  const alone: number[] = [];
  await wholeProduct(); // Once for nothing: builds the web if it must, and fills the compile cache.
  for (let round = 0; round < RUNS; round += 1) {
    whole.push(await wholeProduct());
    alone.push(await serverAlone());
  }
  // Once for nothing here as well: what is loaded later is compiled anew the first time, and that takes memory.
  await memoryAfterWork(SERVING);
  const memory = await memoryAfterWork(SERVING);
  return [
    row('npm start, built, to ready', median(whole), 's', 2.5),
    row('server alone, to ready', median(alone), 's', 1),
    row(`memory after ${REQUESTS.toLocaleString('en')} requests`, memory.requests, 'MB', 200),
    { what: `memory after ${STORIES} stories more`, value: `${memory.stories.toFixed(0)} MB`, bar: '-', ok: true },
  ];
}

function row(what: string, value: number, unit: string, bar: number): Row {
  const text = unit === 's' ? value.toFixed(2) : value.toFixed(0);
  return { what, value: `${text} ${unit}`, bar: `<= ${bar} ${unit}`, ok: value <= bar };
}

async function wholeProduct(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'storygenie-bench-'));
  const port = await freePort();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data };
  const started = performance.now();
  const product = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  try {
    await untilReady(`http://127.0.0.1:${port}/api/ready`, product);
    return (performance.now() - started) / 1000;
  } finally {
    await end(product);
    rmSync(data, { recursive: true, force: true });
  }
}

async function serverAlone(): Promise<number> {
  const started = performance.now();
  const server = await startServer({ env: SERVING });
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  return seconds;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilReady(url: string, product: ChildProcess): Promise<void> {
  while (product.exitCode === null) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await after(10);
  }
  throw new Error(`npm start ended with ${product.exitCode}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGTERM');
  await promise;
}
