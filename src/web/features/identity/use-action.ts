import { useState } from 'react';
import { messageOf } from '../../lib/problem-error.ts';
import { reportUnexpected } from './report-unexpected.ts';

interface Action {
  readonly busy: boolean;
  /** Why it failed. */
  readonly failure: string | undefined;
  /** Begins it, at once: what only a click may do is done in the click. */
  readonly run: (action: () => Promise<unknown>) => void;
}

/** A button's doing: that it is under way, and what it failed of. `before` is a failure that is known already. */
export function useAction(before?: Error): Action {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(before && messageOf(before));
  return {
    busy,
    failure,
    run(action) {
      setBusy(true);
      setFailure(undefined);
      action()
        .catch((error: unknown) => {
          setFailure(messageOf(error));
          reportUnexpected(error);
        })
        .finally(() => setBusy(false));
    },
  };
}
