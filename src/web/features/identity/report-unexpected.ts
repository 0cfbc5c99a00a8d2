import { UnreachableError } from '../../lib/problem-error.ts';
import { IdentityError } from './identity-client.ts';

/** Hands a failure that no screen foresees to whoever listens for errors on this page, as if nobody had caught it. */
export function reportUnexpected(error: unknown): void {
  const foreseen = error instanceof UnreachableError || (error instanceof IdentityError && error.failure !== 'unknown');
  if (!foreseen) globalThis.reportError(error);
}
