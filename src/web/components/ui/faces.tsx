import { messageOf } from '../../lib/problem-error.ts';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** What stands where something is still being fetched. */
export function Loading() {
  return <output className="block py-10 text-soft">Loading...</output>;
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
