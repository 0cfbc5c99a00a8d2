import { PROBLEM_STATUS, type FieldError, type Problem, type ProblemCode } from '#contract/problem.ts';
import { isContested } from '../db/constraints.ts';
import { DomainError } from '../errors.ts';

const TITLES: Partial<Record<ProblemCode, string>> = {
  invalid_input: 'Some fields need another look',
  not_signed_in: 'Not signed in',
  not_found: 'Not found',
  too_many_requests: 'Too many requests',
  internal: 'Something went wrong',
};

/** Turns whatever was thrown into the reply that the caller gets; what is not meant for them stays out of it. */
export function toProblem(error: unknown, requestId: string): Problem {
  const known = toDomainError(error);
  const { code, errors, retryAfter, current, sent } = known;
  return {
    type: `urn:storygenie:problem:${code}`,
    title: TITLES[code] ?? sentence(code),
    status: PROBLEM_STATUS[code],
    code,
    detail: known.message,
    requestId,
    ...(errors && { errors: [...errors] }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(current !== undefined && { current }),
    ...(sent !== undefined && { sent }),
  };
}

function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { code, statusCode = 500, validation, validationContext } = error as FrameworkError;
  if (validation) return validationContext === 'params' ? noSuchThing() : invalidInput(validation);
  if (code === 'FST_ERR_BAD_URL') return noSuchThing();
  if (STORAGE_FULL.test(String(code))) {
    return new DomainError(
      'storage_full',
      'There is no room left on the server, so nothing was stored. Try again later, or tell whoever runs it.',
      { retryAfter: 60 },
    );
  }
  if (isContested(error)) {
    return new DomainError(
      'database_unavailable',
      'Something else was changed at the same moment, so nothing was stored. Try again.',
      { retryAfter: 1 },
    );
  }
  if (isDatabaseDown(error)) {
    return new DomainError('database_unavailable', 'The database does not answer right now. Try again in a moment.', {
      retryAfter: 2,
    });
  }
  if (statusCode === 413) return new DomainError('too_large', 'That is too much at once. Send at most 256 kB.');
  if (statusCode === 415) return new DomainError('unsupported_media_type', 'Send JSON (application/json).');
  if (statusCode === 503) return new DomainError('shutting_down', 'The server is restarting. Try again in a moment.');
  if (statusCode >= 400 && statusCode < 500) {
    return new DomainError('malformed_request', 'The request could not be read. Send valid JSON.');
  }
  return new DomainError('internal', 'Something went wrong on our side. Nothing was lost; try again.');
}

interface FrameworkError {
  code?: string;
  statusCode?: number;
  validation?: readonly { instancePath: string; message: string }[];
  validationContext?: string;
}

function noSuchThing(): DomainError {
  return new DomainError('not_found', 'There is nothing at this address.');
}

function invalidInput(validation: readonly { instancePath: string; message: string }[]): DomainError {
  const errors: FieldError[] = validation.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message,
  }));
  return new DomainError('invalid_input', errors[0]?.message ?? 'Some fields need another look.', { errors });
}

const CONNECTION_FAULT = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|57P0|53300|SQLITE_BUSY)/;
// What the PostgreSQL client, and who asks it, say without a code.
const CONNECTION_LOST =
  /^Connection terminated|timeout exceeded when trying to connect|has encountered a connection error|connection has been discarded/;
// SQLite calls a quota, or a limit to the size of files, a fault of writing.
const STORAGE_FULL = /^(SQLITE_FULL|SQLITE_IOERR_WRITE|53100|ENOSPC|EDQUOT)$/;

function isDatabaseDown(error: unknown): boolean {
  const { code, syscall, message } = error as { code?: unknown; syscall?: unknown; message?: unknown };
  return syscall === 'connect' || CONNECTION_FAULT.test(String(code)) || CONNECTION_LOST.test(String(message));
}

function sentence(code: ProblemCode): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
