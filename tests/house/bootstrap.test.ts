import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NODE_FLAGS } from '../support/server.ts';

const root = dirname(dirname(import.meta.dirname));
let folder = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const lockfile = (version: string): string => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });

/** Stands for npm: notes that it was called, and installs what the lockfile lists. */
const npm = `
  import { appendFileSync, cpSync } from 'node:fs';
  appendFileSync('calls.txt', 'npm ' + process.argv[2] + '\\n');
  if (process.env.NPM_FAILS) { console.error(process.env.NPM_FAILS); process.exit(1); }
  cpSync('package-lock.json', 'node_modules/.package-lock.json');
`;

/** Stands for Vite: notes that it was called, and writes a page where it was told to. */
const vite = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
  appendFileSync('calls.txt', 'vite\\n');
  const folder = process.argv.at(-1);
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '/index.html', 'built');
`;

/** Runs a task of the bootstrap in the folder; answers what it printed and which programs it had to call. */
function bootstrap(task: string, env: Record<string, string> = {}) {
  write('calls.txt', '');
  const command = [join(folder, 'scripts/bootstrap.mjs'), ...task.split(' ')];
  const result = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js'), ...env },
  });
  const calls = readFileSync(join(folder, 'calls.txt'), 'utf8').split('\n');
  return { ...result, calls: calls.filter((call) => call !== '') };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storygenie-bootstrap-'));
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(root, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', lockfile('1.0.0'));
  write('node_modules/.package-lock.json', lockfile('1.0.0'));
  write('node_modules/vite/package.json', '{ "type": "module" }');
  write('node_modules/vite/bin/vite.js', vite);
  write('npm-cli.js', npm);
  write('src/web/main.tsx', 'one');
  write(
    'src/server/main.ts',
    `console.log('served', process.env.NODE_ENV, process.execArgv.join(), process.argv.slice(2).join());`,
  );
  write('scripts/check-stories.ts', `console.log('{}'); process.exitCode = Number(process.argv[2] ?? 0);`);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the bootstrap', () => {
  it('calls nothing but the task when all is there', () => {
    expect(bootstrap('start').calls).toEqual(['vite']);
    const again = bootstrap('start');
    expect(again.calls).toEqual([]);
    expect(again.stdout).toBe(`served production ${NODE_FLAGS.join()} \n`);
    expect(again.status).toBe(0);
  });

  it('installs when the lockfile asks for another version, and after an installation that was cut off', () => {
    write('package-lock.json', lockfile('1.0.1'));
    expect(bootstrap('check-stories').calls).toEqual(['npm ci']);
    expect(bootstrap('check-stories').calls).toEqual([]);
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    expect(bootstrap('check-stories').calls).toEqual(['npm ci']);
  });

  it('builds the web again when a source changed, but not for a test or a mere touch', () => {
    bootstrap('start');
    write('src/web/main.test.tsx', 'a test');
    utimesSync(join(folder, 'src/web/main.tsx'), 0, 0);
    expect(bootstrap('start').calls).toEqual([]);
    write('src/web/main.tsx', 'two');
    expect(bootstrap('start').calls).toEqual(['vite']);
  });

  it('builds the web again after a build that was cut off', () => {
    bootstrap('start');
    rmSync(join(folder, 'dist/web.built-from'));
    expect(bootstrap('start').calls).toEqual(['vite']);
  });

  it("prints nothing of its own among a task's data, and passes its arguments and exit code on", () => {
    write('package-lock.json', lockfile('1.0.1'));
    const { stdout, stderr, status } = bootstrap('check-stories 3');
    expect(stdout).toBe('{}\n');
    expect(stderr).toContain('Installing packages');
    expect(status).toBe(3);
  });

  it.each([
    ['getaddrinfo ENOTFOUND registry.example', 'npm cannot reach its registry'],
    ['ENOSPC: no space left on device', 'The disk is full'],
    ['`npm ci` can only install packages when they are in sync', 'package-lock.json disagree'],
  ])('says in one line what to do when npm says "%s"', (said, told) => {
    write('package-lock.json', lockfile('1.0.1'));
    const { stderr, status } = bootstrap('start', { NPM_FAILS: said });
    expect(stderr.trim().split('\n').at(-1)).toContain(told);
    expect(status).toBe(1);
  });

  it('takes over the lock of a process that died, and leaves none behind', () => {
    write('package-lock.json', lockfile('1.0.1'));
    write('.cache/bootstrap.lock/dead', '');
    utimesSync(join(folder, '.cache/bootstrap.lock/dead'), 0, 0);
    expect(bootstrap('check-stories').calls).toEqual(['npm ci']);
    expect(existsSync(join(folder, '.cache/bootstrap.lock'))).toBe(false);
  });

  it('names its tasks when asked for one that it does not know', () => {
    const { stderr, status } = bootstrap('tset');
    expect(stderr).toMatch(/Tasks: backup, .*, start, test, test-long, validate\./);
    expect(status).toBe(1);
  });
});
