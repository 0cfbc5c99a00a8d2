import type { Report } from './strip-report.ts';

/** Where reports go of what went wrong in a browser, and of how long its screens took. */
export interface ErrorReports {
  /** Resolves when they are taken. One that only passes them on never rejects. */
  readonly take: (reports: readonly Report[]) => Promise<void>;
}
