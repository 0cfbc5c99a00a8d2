import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = dirname(dirname(import.meta.dirname));
const sources = globSync('{src,scripts,bench,tests}/**/*.{ts,tsx,mjs}', { cwd: root });

describe('the house', () => {
  it('keeps routes, services and repositories in a slice of the server', () => {
    const roles = sources.filter((path) => /\.(routes|service|repository)\.ts$/.test(path));
    expect(roles.length).toBeGreaterThan(0);
    expect(roles.filter((path) => !/^src\/server\/[a-z-]+\/[a-z-]+\.[a-z]+\.ts$/.test(path))).toEqual([]);
  });

  it('gives every slice with a service a test beside it', () => {
    const slices = new Set(sources.filter((path) => path.endsWith('.service.ts')).map((path) => dirname(path)));
    const untested = [...slices].filter(
      (slice) => !sources.some((p) => dirname(p) === slice && p.endsWith('.test.ts')),
    );
    expect(untested).toEqual([]);
  });

  it('names no file after what could be anything, and has one untyped file', () => {
    const vague = /^(utils?|helpers?|misc|manager|base|index)\./;
    expect(sources.filter((path) => vague.test(basename(path)))).toEqual([]);
    expect(sources.filter((path) => path.endsWith('.mjs'))).toEqual(['scripts/bootstrap.mjs']);
  });
});

interface Lockfile {
  readonly packages: Record<
    string,
    { resolved?: string; version?: string; optionalDependencies?: Record<string, string> }
  >;
}

describe('the lockfile', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;

  it('names no host, so that it installs from whichever registry the machine uses', () => {
    const addresses = Object.values(packages).flatMap(({ resolved }) => (resolved ? [resolved] : []));
    expect(addresses).toEqual([]);
  });

  it('lists every package that another one may install, so that npm ci finds none missing', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isListed(name, path)),
    );
    expect(missing).toEqual([]);
  });

  function isListed(name: string, from: string): boolean {
    const above = from
      .split('node_modules/')
      .map((_part, index, parts) => parts.slice(0, index + 1).join('node_modules/'));
    const folders = ['', from === '' ? '' : `${from}/`, ...above];
    return folders.some((folder) => packages[`${folder}node_modules/${name}`] !== undefined);
  }
});
