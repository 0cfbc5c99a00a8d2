import type { FieldError, ProblemCode } from '#contract/problem.ts';

interface DomainErrorOptions extends ErrorOptions {
  /** Which fields of the body are at fault. */
  errors?: readonly FieldError[];
  /** Seconds to wait before another try. */
  retryAfter?: number;
  /** With `stale_version` and `jira_already_added`: what is stored now. */
  current?: unknown;
  /** With `stale_version`: what was therefore not stored. */
  sent?: unknown;
}

/** A failure that a caller is told about: a stable code and a sentence that says what to do. */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly current: unknown;
  readonly sent: unknown;

  constructor(code: ProblemCode, message: string, options: DomainErrorOptions = {}) {
    super(message, options);
    this.name = 'DomainError';
    this.code = code;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
    this.current = options.current;
    this.sent = options.sent;
  }
}
