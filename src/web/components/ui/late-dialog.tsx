import { type ReactNode, Suspense } from 'react';
import { Button } from './button.tsx';
import { ModalSurface } from './dialog.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PortalCrash } from './portal-crash.tsx';

interface LateDialogProps {
  readonly onClose: () => void;
  /** The dialog, while it is open. */
  readonly children: ReactNode;
}

/** Around a dialog whose code comes when it is first opened: where that does not come, a dialog says so, and the screen below it stays. */
export function LateDialog({ onClose, children }: LateDialogProps) {
  return (
    <Suspense fallback={null}>
      {children && (
        <ErrorBoundary
          renderCrash={(crashed) => (
            <ModalSurface
              label="Not loaded"
              onClose={onClose}
              className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg border border-line bg-sheet shadow-float"
            >
              <PortalCrash {...crashed} />
              <div className="flex justify-end p-4 pt-0">
                <Button kind="quiet" onClick={onClose}>
                  Close
                </Button>
              </div>
            </ModalSurface>
          )}
        >
          {children}
        </ErrorBoundary>
      )}
    </Suspense>
  );
}
