import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface TestServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Every line that it printed so far. */
  readonly logs: string[];
  readonly process: ChildProcess;
  /** Its data folder. */
  readonly data: string;
  /** Asks it to end, waits until it has, and removes its data unless the test has named the folder. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut would, and waits until it is gone. Its data stays. */
  readonly kill: () => Promise<void>;
}

interface Options {
  /** Settings beside the fresh data folder and the free port. */
  readonly env?: Readonly<Record<string, string>>;
  /** Tells it its own address beforehand, as PUBLIC_URL, as a server at a fixed address would have it. */
  readonly publicUrl?: boolean;
  /** No file of its may get larger; in blocks as the shell counts them, of 512 bytes or 1,024. */
  readonly fileBlocksAtMost?: number;
  /** A data folder of the test's own, which stays there. */
  readonly data?: string;
}

/** What Node is given besides the program, as by `npm start` and in the image (decision 22). */
export const NODE_FLAGS = ['--no-regexp-tier-up'];

/** Starts the real server as a process of its own, on a fresh data folder and a free port, and waits until it is ready. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const { env = {}, publicUrl = false, data: kept, fileBlocksAtMost } = options;
  const data = kept ?? mkdtempSync(join(tmpdir(), 'storygenie-server-'));
  const port = publicUrl ? await freePort() : 0;
  const address = { PORT: String(port), ...(publicUrl && { PUBLIC_URL: `http://127.0.0.1:${port}` }) };
  const limit = fileBlocksAtMost === undefined ? [] : ['sh', '-c', `ulimit -f ${fileBlocksAtMost} && exec "$@"`, 'sh'];
  const [program, ...args] = [...limit, process.execPath, ...NODE_FLAGS, join(root, 'src/server/main.ts')];
  const server = spawn(program, args, {
    cwd: data,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(root, '.cache/compile'),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      ...address,
      DATA_DIR: data,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = (): void => void server.kill('SIGKILL');
  process.once('exit', endWithUs);
  const logs: string[] = [];
  const stop = async (): Promise<void> => {
    process.off('exit', endWithUs);
    await ended(server, 'SIGTERM');
    if (!kept) rmSync(data, { recursive: true, force: true });
  };
  const kill = async (): Promise<void> => {
    process.off('exit', endWithUs);
    await ended(server, 'SIGKILL');
  };
  try {
    const url = await untilReady(server, logs);
    const reply = await fetch(`${url}/api/ready`);
    if (!reply.ok) throw new Error(`/api/ready answered ${reply.status}`);
    return { url, logs, process: server, data, stop, kill };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads the log until it tells the address. */
function untilReady(server: ChildProcess, logs: string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      logs.push(...text.split('\n').filter((line) => line !== ''));
      const found = /ready at (https?:\/\/[\w.:[\]]+)/.exec(text);
      if (found?.[1]) resolve(found[1]);
    });
  }
  server.once('error', reject);
  server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${logs.join('\n')}`)));
  return promise;
}

/** A port that nobody listens on, for the moment. */
/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  const { promise: closed, resolve: done } = Promise.withResolvers<void>();
  server.close(() => done());
  await closed;
  return port;
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.once('exit', () => resolve());
  server.kill(signal);
  return promise;
}
