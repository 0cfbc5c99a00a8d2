/** `npm run dev`: the server, restarted when its files change, and the web with hot reload. Both end together. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './checks.ts';

const port = process.env['PORT'] ?? '3000';
const env = { ...process.env, PORT: port, API_URL: process.env['API_URL'] ?? `http://127.0.0.1:${port}` };
const programs = [
  ['--watch', '--watch-preserve-output', join(root, 'src/server/main.ts')],
  [join(root, 'node_modules/vite/bin/vite.js')],
].map((args) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }));

function endAll(signal: NodeJS.Signals): void {
  for (const program of programs) program.kill(signal);
}

for (const program of programs) {
  program.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    endAll('SIGTERM');
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll);
