import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countPlaywright, countVitest, type Count } from './test-reports.ts';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** One thing that is run, and what is counted of it. */
export interface Check {
  readonly name: string;
  /** A JavaScript or TypeScript file of the project or of a package, and its arguments. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Quiet ones are shown when they end, in one piece, and only when they failed. */
  readonly quiet?: boolean;
  /** Reads how many tests passed and failed from the report that the run wrote; without it the run itself is counted. */
  readonly count?: () => Count;
}

export interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
}

/** Runs one check to its end. A run that ends badly counts at least one failure, whatever its report says. */
export async function runCheck(check: Check): Promise<Outcome> {
  const started = performance.now();
  const { code, output } = await runNode(check);
  const seconds = (performance.now() - started) / 1000;
  const ok = code === 0;
  if (check.quiet && !ok) process.stdout.write(`\n${check.name}\n${output}\n`);
  const count = countOf(check, ok);
  return { ...count, name: check.name, seconds, failed: ok ? count.failed : Math.max(1, count.failed) };
}

function countOf(check: Check, ok: boolean): Count {
  try {
    return check.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  } catch {
    // No report: the run ended before it could write one.
    return { passed: 0, failed: 1 };
  }
}

function runNode({ args, env, quiet }: Check): Promise<{ code: number | null; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number | null; output: string }>();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  child.once('error', reject);
  child.once('close', (code) => resolve({ code, output }));
  return promise;
}

/** Runs checks one after the other. */
export async function inTurn(checks: readonly Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await runCheck(check));
  return outcomes;
}

/** Prints what failed, what was run, how long it took, and as the last line the sum; the process then ends accordingly. */
export function report(outcomes: readonly Outcome[]): void {
  for (const { name, reason } of outcomes.flatMap(({ failures = [] }) => failures)) {
    console.log(`\nFailed: ${name}\n${reason}`);
  }
  for (const { name, reason } of outcomes.flatMap(({ unsteady = [] }) => unsteady)) {
    console.log(`\nPassed at the second try: ${name}\n${reason}`);
  }
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  console.log('');
  for (const { name, seconds, passed, failed } of outcomes) {
    const result = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`;
    console.log(`${name.padEnd(width)} ${result} ${seconds.toFixed(1).padStart(7)} s`);
  }
  const sum = (pick: (outcome: Outcome) => number): number => outcomes.reduce((total, one) => total + pick(one), 0);
  const failed = sum((outcome) => outcome.failed);
  console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const bin = (path: string): string => join(root, 'node_modules', path);

/** Compiler, lint, format and unused code: each reads the whole project. */
export const staticChecks: readonly Check[] = [
  { name: 'types', args: [bin('typescript/bin/tsc'), '-b'], quiet: true },
  {
    name: 'lint',
    args: [bin('oxlint/bin/oxlint'), '--type-aware', '--report-unused-disable-directives-severity=error'],
    quiet: true,
  },
  { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check', '.'], quiet: true },
  { name: 'unused code', args: [bin('knip/bin/knip.js')], quiet: true },
];

/** Unit and API tests; `filter` holds vitest's own arguments. */
export function vitestCheck(filter: readonly string[] = []): Check {
  const file = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name: 'unit and API tests',
    args: [bin('vitest/vitest.mjs'), 'run', ...reporters, ...filter],
    count: () => countVitest(readReport(file)),
  };
}

/** Tests of the whole product in a browser; `filter` holds Playwright's own arguments. */
export function playwrightCheck(filter: readonly string[] = []): Check {
  const file = freshReport('playwright.json');
  return {
    name: 'browser tests',
    args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...filter],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count: () => countPlaywright(readReport(file)),
  };
}

function freshReport(name: string): string {
  const folder = join(root, '.cache', 'reports');
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, name), { force: true });
  return join(folder, name);
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
