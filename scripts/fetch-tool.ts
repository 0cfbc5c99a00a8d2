import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './checks.ts';

/** A program from npm that one job alone needs and that is too large to be installed for everybody. */
export interface Tool {
  readonly name: string;
  readonly version: string;
  /** The file to run, within the package. */
  readonly program: string;
  /** What is fetched, in words. */
  readonly size: string;
}

/** The tool's program, fetched into the cache the first time; undefined when it can neither be found nor fetched. */
export function fetchTool({ name, version, program, size }: Tool, cache = join(root, '.cache')): string | undefined {
  const folder = join(cache, `${name}-${version}`);
  const inside = join('node_modules', name, program);
  if (existsSync(join(folder, inside))) return join(folder, inside);
  console.log(`Fetching ${name} ${version} into .cache (once, ${size}) ...`);
  // Elsewhere first, so that an interrupted download is never taken for the tool.
  const fetched = `${folder}.${process.pid}`;
  mkdirSync(fetched, { recursive: true });
  writeFileSync(join(fetched, 'package.json'), '{"private":true}');
  const npm = process.env['npm_execpath'];
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const wanted = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`];
  try {
    execFileSync(command, [...before, ...wanted], { cwd: fetched, stdio: 'inherit', timeout: 20 * 60_000 });
    renameSync(fetched, folder);
    return join(folder, inside);
  } catch (error) {
    console.log(String(error));
    return undefined;
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}
