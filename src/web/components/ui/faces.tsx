import { messageOf } from '../../lib/problem-error.ts';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** What stands where something is still being fetched. */
export function Loading() {
  return <output className="block py-10 text-soft">Loading...</output>;
}

/** What stands where there is nothing yet: one sentence and the one action. */
export function Empty({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-5 rounded-lg border border-dashed border-edge px-6 py-16 text-center">
      <p className="max-w-[44ch] text-soft text-balance">{children}</p>
      {action}
    </div>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** What stands where something could not be fetched: what happened, and another try. */
export function Failure({ error, onRetry }: FailureProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-4 rounded-lg border border-line bg-sheet p-6">
      <p>{messageOf(error)}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}

/** A line above a form's buttons that says why it could not be sent. */
export function FormFailure({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && <div className="rounded-md bg-bad-wash px-4 py-3">{children}</div>}
    </div>
  );
}
