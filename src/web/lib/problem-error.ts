import type { Problem, ProblemCode } from '#contract/problem.ts';

/** A failure whose message is a plain sentence for the person at the screen. */
export class PlainError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PlainError';
  }
}

/** The server answered, but not with what was asked for. */
export class ProblemError extends PlainError {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** No answer came: the network, the server or the connection failed. */
export class UnreachableError extends PlainError {
  constructor(cause: unknown) {
    super('Storygenie could not be reached. Check your connection, then try again.', { cause });
    this.name = 'UnreachableError';
  }
}

/** True when what was asked for is not there (or belongs to somebody else). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.status === 404;
}

/** True when the server refused, and named one of these codes. */
export function isRefusal(error: unknown, ...codes: readonly ProblemCode[]): error is ProblemError {
  return error instanceof ProblemError && codes.includes(error.problem.code);
}

/** For deletions: what is not there any more, as when another tab was faster, has been deleted. */
export function unlessGone(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/** True when the person, not a fault, ended the request. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** What to tell the person about any failure. */
export function messageOf(error: unknown): string {
  return error instanceof PlainError ? error.message : 'Something went wrong. Please try again.';
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
}

/**
 * Reads a failed reply. A proxy in between may answer in HTML or with nothing: that becomes a
 * problem with the reply's status too.
 */
export async function problemOf(response: Response): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return new ProblemError({ ...body, status: response.status });
  return new ProblemError({
    type: 'about:blank',
    title: response.statusText,
    status: response.status,
    code: response.status === 404 ? 'not_found' : 'internal',
    detail: `The server did not answer as expected (status ${response.status}). Please try again.`,
  });
}
