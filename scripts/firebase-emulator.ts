/**
 * The hosted identity adapter beside Firebase's own Auth emulator: its client in vitest, its screens in the browser.
 * firebase-tools is fetched by this job alone, once.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { playwrightCheck, runCheck, vitestCheck, type Outcome } from './checks.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { fetchTool, type Tool } from './fetch-tool.ts';

const FIREBASE_TOOLS: Tool = {
  name: 'firebase-tools',
  version: '15.34.2',
  program: 'lib/bin/firebase.js',
  size: 'some 300 MB',
};
const PROJECT = 'demo-storygenie';
const LIMIT_MS = 60_000;

/** Runs the tests that need the emulator. Where it cannot be had, that is said; it is a failure where CI asks for it. */
export async function runBesideEmulator(): Promise<Outcome[]> {
  const tools = fetchTool(FIREBASE_TOOLS);
  if (tools === undefined) {
    console.log(`\nfirebase-tools could not be installed: the hosted identity was NOT tested here.`);
    return [{ name: 'hosted identity', seconds: 0, passed: 0, failed: process.env['CI'] ? 1 : 0 }];
  }
  await ensureBrowser();
  const emulator = await startEmulator(tools);
  try {
    // A name of the tests' own: somebody who works with an emulator has Firebase's variable set.
    const env = { TEST_AUTH_EMULATOR: emulator.host };
    const client = vitestCheck(['emulator']);
    const screens = playwrightCheck();
    return [
      await runCheck({ ...client, name: 'hosted identity, client', env }),
      await runCheck({ ...screens, name: 'hosted identity, browser', env: { ...screens.env, ...env } }),
    ];
  } finally {
    await emulator.stop();
  }
}

interface Emulator {
  /** Host and port. */
  readonly host: string;
  readonly stop: () => Promise<void>;
}

async function startEmulator(program: string): Promise<Emulator> {
  const home = mkdtempSync(join(tmpdir(), 'storygenie-emulator-'));
  const [auth = 0, hub = 0, logging = 0] = await freePorts(3);
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  writeFileSync(join(home, 'firebase.json'), JSON.stringify({ emulators }));
  const logs: string[] = [];
  // A project that begins with "demo-" is never looked for at Google.
  const emulator = spawn(process.execPath, [program, 'emulators:start', '--only', 'auth', '--project', PROJECT], {
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: home, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [emulator.stdout, emulator.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => void logs.push(text));
  }
  const endWithUs = (): void => void emulator.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async (): Promise<void> => {
    process.off('exit', endWithUs);
    await ended(emulator);
    rmSync(home, { recursive: true, force: true });
  };
  const host = `127.0.0.1:${auth}`;
  if (await answers(host, emulator)) return { host, stop };
  await stop();
  throw new Error(`The Auth emulator did not start.\n${logs.join('')}`);
}

/** Ports that are free, each another one. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', resolve);
    await promise;
  }
  return servers.map((server) => {
    const { port } = server.address() as AddressInfo;
    server.close();
    return port;
  });
}

async function answers(host: string, emulator: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + LIMIT_MS;
  while (emulator.exitCode === null && emulator.signalCode === null && Date.now() < deadline) {
    const reply = await fetch(`http://${host}/`).catch(() => undefined);
    if (reply?.ok) return true;
    await after(250);
  }
  return false;
}

/** Asks the emulator to end, and makes it when it does not. */
async function ended(emulator: ChildProcess): Promise<void> {
  if (emulator.exitCode !== null || emulator.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  emulator.once('exit', () => resolve());
  emulator.kill('SIGINT');
  const impatience = setTimeout(() => void emulator.kill('SIGKILL'), 10_000);
  await promise;
  clearTimeout(impatience);
}
