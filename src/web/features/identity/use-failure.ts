import { useEffect, useState } from 'react';
import { UnreachableError, messageOf } from '../../lib/problem-error.ts';

/** What something failed of. That nobody could be reached is no longer said once the connection is back. */
export function useFailure(before?: unknown): [failure: string | undefined, set: (error: unknown) => void] {
  const [error, setError] = useState(before);
  useEffect(() => {
    if (!(error instanceof UnreachableError)) return undefined;
    const forget = (): void => setError(undefined);
    addEventListener('online', forget);
    return () => removeEventListener('online', forget);
  }, [error]);
  return [error === undefined ? undefined : messageOf(error), setError];
}
