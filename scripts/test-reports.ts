import { stripVTControlCharacters } from 'node:util';

/** What the test runners' JSON reports say: how many tests passed, and which failed and why. */

/** A test that failed: its file and full name, and the first lines of what went wrong. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly Failure[];
  /** Those that failed first and passed at a second try. */
  readonly unsteady?: readonly Failure[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Reads the report of vitest's `json` reporter. A file that broke before its tests ran is a failure by itself. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') {
      return [{ name: file.name, reason: firstLines(file.message ?? '') }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file.name} › ${fullName}`,
      reason: firstLines(failureMessages?.[0] ?? ''),
    }));
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures };
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Reads the report of Playwright's `json` reporter. */
export function countPlaywright(report: unknown): Count {
  const { stats, ...suite } = report as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: thoseThatAre('unexpected', suite),
    unsteady: thoseThatAre('flaky', suite),
  };
}

function thoseThatAre(wanted: 'unexpected' | 'flaky', { specs = [], suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        reason: firstLines(results.find(({ error }) => error)?.error?.message ?? ''),
      })),
  );
  return [...own, ...suites.flatMap((inner) => thoseThatAre(wanted, inner))];
}

const LINES = 12;

/** The beginning of a message, without the colours of a terminal. */
function firstLines(message: string): string {
  return stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n').trim();
}
