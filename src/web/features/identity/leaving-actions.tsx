import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { useAction } from './use-action.ts';

interface LeavingActionsProps {
  readonly onClose: () => void;
  /** Rejects when the person could not be logged out. */
  readonly onLeave: () => Promise<void>;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** The end of a question that is asked before somebody logs out; it says why that failed. */
export function LeavingActions({ onClose, onLeave, children }: LeavingActionsProps) {
  const { busy, failure, run } = useAction();
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      <div className={`flex justify-end gap-2 ${children ? 'max-sm:flex-col-reverse' : ''}`}>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" busy={busy} onClick={() => run(onLeave)}>
          {busy ? 'Logging out…' : 'Log out'}
        </Button>
        {children}
      </div>
    </>
  );
}
