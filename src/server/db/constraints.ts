import { NO_USER } from '#contract/endpoint.ts';
import { DomainError } from '../errors.ts';

const FOREIGN_KEY_VIOLATION = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);
/** A deadlock, and two of which each should have come first. */
const CONTESTED = new Set(['40P01', '40001']);

/** The result of a write, or undefined when what it belongs to was deleted while it ran. */
export async function unlessDeletedMeanwhile<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (belongsToNothing(error)) return undefined;
    throw error;
  }
}

/**
 * The result of a write whose row hangs on nothing but its owner. Throws `not_signed_in` when that person has
 * deleted their account, perhaps through another process and a moment ago.
 */
export async function unlessOwnerIsGone<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw belongsToNothing(error) ? new DomainError('not_signed_in', NO_USER, { cause: error }) : error;
  }
}

function belongsToNothing(error: unknown): boolean {
  return FOREIGN_KEY_VIOLATION.has((error as { code?: string }).code ?? '');
}

/** True when PostgreSQL took back a write for the sake of another one: the same write may succeed the next time. */
export function isContested(error: unknown): boolean {
  return CONTESTED.has((error as { code?: string }).code ?? '');
}
