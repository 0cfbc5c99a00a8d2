import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts a Node program and waits until it prints `ready at <address>`. Throws with its output when it ends before. */
export async function startChild(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Child> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const address = /ready at (http:\/\/[\w.:]+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    void exited.then(() => reject(new Error(`${program} ended: ${output.join('\n').slice(-2_000)}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url, process: child, stop };
}
