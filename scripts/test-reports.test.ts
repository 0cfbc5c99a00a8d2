import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.ts';

describe('the report of a test run', () => {
  it('of vitest names the tests that failed, and why', () => {
    const assertionResults = [
      { fullName: 'a list holds', status: 'passed', failureMessages: [] },
      { fullName: 'a list ends', status: 'failed', failureMessages: ['\u001B[31mexpected 2\u001B[39m to be 3\n at x'] },
    ];
    const testResults = [{ name: 'list.test.ts', status: 'failed', assertionResults }];
    expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ name: 'list.test.ts › a list ends', reason: 'expected 2 to be 3\n at x' }],
    });
  });

  it('of vitest counts a file that broke before its tests', () => {
    const testResults = [{ name: 'x.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }];
    expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults })).toEqual({
      passed: 0,
      failed: 1,
      failures: [{ name: 'x.test.ts', reason: 'no such module' }],
    });
  });

  it('of Playwright names the tests that failed, at once or only the first time, however deep they stand', () => {
    const passed = { projectName: 'phone', status: 'expected', results: [{}] };
    const unsteady = { projectName: 'tablet', status: 'flaky', results: [{ error: { message: 'too late' } }, {}] };
    const failed = { projectName: 'desktop', status: 'unexpected', results: [{ error: { message: 'not visible' } }] };
    const spec = { title: 'shows a list', file: 'list.spec.ts', line: 4, tests: [passed, failed, unsteady] };
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [{ suites: [{ specs: [spec] }] }],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 2,
      failed: 1,
      failures: [{ name: '[desktop] list.spec.ts:4 › shows a list', reason: 'not visible' }],
      unsteady: [{ name: '[tablet] list.spec.ts:4 › shows a list', reason: 'too late' }],
    });
  });
});
