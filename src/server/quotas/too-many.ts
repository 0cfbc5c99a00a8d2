import { DomainError } from '../errors.ts';

/** How long somebody has to wait. */
export function waitInWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/** That something was asked too often: `what` is a sentence that says so. */
export function tooMany(what: string, wait: number): DomainError {
  return new DomainError('too_many_requests', `${what} Try again in ${waitInWords(wait)}.`, { retryAfter: wait });
}
