import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchTool } from './fetch-tool.ts';

const TOOL = { name: 'wrench', version: '1.2.3', program: 'bin/wrench.js', size: 'some 2 MB' };

describe('a tool that one job needs', () => {
  let cache: string;
  let npm: string;

  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), 'storygenie-tools-'));
    npm = join(cache, 'npm-cli.cjs');
    vi.stubEnv('npm_execpath', npm);
    vi.spyOn(console, 'log').mockReturnValue(undefined);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(cache, { recursive: true, force: true });
  });

  /** Puts `node_modules/wrench/bin/wrench.js` where npm runs, with the arguments it was given; then `ending` happens. */
  function npmThat(ending: string): void {
    const install = `
      const fs = require('node:fs');
      fs.mkdirSync('node_modules/wrench/bin', { recursive: true });
      fs.writeFileSync('node_modules/wrench/bin/wrench.js', process.argv.slice(2).join(' '));
      ${ending}`;
    writeFileSync(npm, install);
  }

  it('is fetched in its version, without install scripts', () => {
    npmThat('');
    const program = fetchTool(TOOL, cache);
    expect(program).toBe(join(cache, 'wrench-1.2.3/node_modules/wrench/bin/wrench.js'));
    expect(readFileSync(program ?? '', 'utf8')).toMatch(/^install --ignore-scripts .*wrench@1\.2\.3$/);
  });

  it('is fetched once', () => {
    npmThat('');
    const program = fetchTool(TOOL, cache);
    npmThat('process.exit(1)');
    expect(fetchTool(TOOL, cache)).toBe(program);
  });

  it('is not there after a download that broke off, and leaves nothing behind', () => {
    npmThat('process.exit(1)');
    expect(fetchTool(TOOL, cache)).toBeUndefined();
    expect(readdirSync(cache)).toEqual(['npm-cli.cjs']);
    npmThat('');
    expect(existsSync(fetchTool(TOOL, cache) ?? '')).toBe(true);
  });
});
