import type { ReactNode } from 'react';

/** What stands where there is nothing yet: one sentence and the one action. */
export function Empty({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-5 rounded-lg border border-dashed border-edge px-6 py-16 text-center">
      <p className="max-w-[44ch] text-soft text-balance">{children}</p>
      {action}
    </div>
  );
}
