/**
 * What a newcomer does: clones into an empty folder and, as the first and only command, runs `npm start`; later a few
 * tests. Only what the machine itself has is on the PATH. The whole `npm test` is not repeated here: CI runs it as the
 * first command of its own fresh clone.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { root } from './checks.ts';

const LIMIT_MS = 10 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'storygenie-clone-'));
const clone = join(folder, 'storygenie');
try {
  execFileSync('git', ['clone', '--quiet', `file://${root}`, clone], { stdio: 'inherit' });
  const env = machineEnvironment();
  await startsAndEnds(env);
  // One folder of tests, to see that they run in a clone at all.
  execFileSync('npm', ['test', '--', 'tests/support'], { cwd: clone, env, stdio: 'inherit' });
  console.log('A fresh clone starts with one command, ends cleanly and runs its tests.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Our environment without what npm and this checkout added to it. */
function machineEnvironment(): NodeJS.ProcessEnv {
  const ours = (entry: string): boolean => entry.includes('node_modules') || entry.startsWith(root);
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((entry) => !ours(entry));
  const rest = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|INIT_CWD$)/i.test(name));
  return { ...Object.fromEntries(rest), PATH: path.join(delimiter) };
}

async function startsAndEnds(env: NodeJS.ProcessEnv): Promise<void> {
  const port = await freePort();
  const started = performance.now();
  const address = { HOST: '127.0.0.1', PORT: String(port) };
  // A process group of its own, so that everything it left running can be seen.
  const product = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, ...address },
    stdio: 'inherit',
    detached: true,
  });
  try {
    await untilReady(`http://127.0.0.1:${port}/api/ready`, product);
    console.log(`Clone to ready: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    const page = await fetch(`http://127.0.0.1:${port}/login`);
    const html = await page.text();
    if (!page.ok || !html.includes('Storygenie'))
      throw new Error(`/login answered ${page.status}: ${html.slice(0, 200)}`);
    await end(product);
    if (groupIsAlive(product)) throw new Error('SIGTERM to npm start left something running.');
  } finally {
    if (groupIsAlive(product)) process.kill(-(product.pid ?? 0), 'SIGKILL');
  }
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
  const deadline = Date.now() + LIMIT_MS;
  while (product.exitCode === null && Date.now() < deadline) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await after(250);
  }
  throw new Error(product.exitCode === null ? 'npm start took too long.' : `npm start ended with ${product.exitCode}.`);
}

async function end(product: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  product.once('exit', () => resolve());
  product.kill('SIGTERM');
  await promise;
}

function groupIsAlive(product: ChildProcess): boolean {
  if (product.pid === undefined) return false;
  try {
    return process.kill(-product.pid, 0);
  } catch {
    return false;
  }
}
