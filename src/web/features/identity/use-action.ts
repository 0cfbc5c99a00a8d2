import { useState } from 'react';
import { reportUnexpected } from './report-unexpected.ts';
import { useFailure } from './use-failure.ts';

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
  const [failure, setFailure] = useFailure(before);
  return {
    busy,
    failure,
    run(action) {
      setBusy(true);
      setFailure(undefined);
      action()
        .catch((error: unknown) => {
          setFailure(error);
          reportUnexpected(error);
        })
        .finally(() => setBusy(false));
    },
  };
}
