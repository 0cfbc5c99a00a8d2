import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE_FLAGS } from '../../tests/support/server.ts';

export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a Node program and waits until it prints `ready at <address>`. Throws with its output when it ends before.
 * What it prints goes to a file: reading a busy server's log would slow down the process that puts load on it.
 */
export async function startChild(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Child> {
  const folder = mkdtempSync(join(tmpdir(), 'storygenie-bench-log-'));
  const path = join(folder, 'log');
  const log = openSync(path, 'a');
  const child = spawn(process.execPath, [...NODE_FLAGS, program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: await readyAddress(path, exited), process: child, stop };
}

function readyAddress(path: string, exited: Promise<void>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const watcher = watch(path, () => {
    const address = /ready at (http:\/\/[\w.:]+)/.exec(readFileSync(path, 'utf8'))?.[1];
    if (address) resolve(address);
  });
  void exited.then(() => reject(new Error(`a server ended: ${readFileSync(path, 'utf8').slice(-2_000)}`)));
  return promise.finally(() => watcher.close());
}
