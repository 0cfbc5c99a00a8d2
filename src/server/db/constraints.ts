import { NO_USER } from '#contract/endpoint.ts';
import { DomainError } from '../errors.ts';

const FOREIGN_KEY_VIOLATION = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

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
