import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = dirname(dirname(import.meta.dirname));
const files = globSync(['*.ts', '{src,scripts,bench,tests,deploy}/**/*'], { cwd: root });
const rows = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:statement|---)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).slice(1, -1));

/** What a cell names: files and folders, from a shorter root, or by their last name alone. */
function named(cell: string): string[] {
  const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
  return names.filter((name) => /^[\w*.-]+(?:\/[\w*.-]+)*$/.test(name) && (name.includes('/') || /\.tsx?$/.test(name)));
}

function isThere(name: string): boolean {
  const pattern = new RegExp(`(?:^|/)${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?:$|/)`);
  return files.some((file) => pattern.test(file));
}

describe('docs/specification.md', () => {
  it('names files and tests that are there', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(
      rows.flatMap(([, where = '', test = '']) => named(`${where} ${test}`)).filter((name) => !isThere(name)),
    ).toEqual([]);
  });

  it('names a test for every statement that is built', () => {
    const unproven = rows.filter(
      ([, where = '', test = '']) => test.trim() === '' && !/not in yet|does not apply/.test(where),
    );
    expect(unproven.map(([statement]) => statement?.trim())).toEqual([]);
  });
});
