import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { hasUnsavedWords } from '../../lib/unsaved-text.ts';
import { GuestLeaving } from './guest-leaving.tsx';
import { useUser } from './identity-context.tsx';
import { useSignOut } from './use-sign-out.ts';

interface Leaving {
  /** Logs out; where something would be lost by it, it asks first. */
  readonly begin: () => void;
  /** What is asked, to be shown by who calls this. */
  readonly question: ReactNode;
}

/** The way out of the portal. */
export function useLeaving(): Leaving {
  const signOut = useSignOut();
  const user = useUser();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [asks, setAsks] = useState<'account' | 'words'>();
  const close = (): void => setAsks(undefined);

  const logOut = async (): Promise<void> => {
    try {
      await signOut();
      navigate(browserRoutes.login, { replace: true });
    } catch (error) {
      toast(messageOf(error));
    }
  };

  return {
    begin() {
      if (user?.isAnonymous) setAsks('account');
      else if (user && hasUnsavedWords(user.uid)) setAsks('words');
      else void logOut();
    },
    question: (
      <>
        {asks === 'account' && (
          <GuestLeaving createAccountHref={browserRoutes.createAccount} onClose={close} onLeave={() => void logOut()} />
        )}
        {asks === 'words' && <UnsavedWords onClose={close} onLeave={() => void logOut()} />}
      </>
    ),
  };
}

/** Asks somebody who typed what is stored nowhere, before they log out: with them it would go from this device. */
function UnsavedWords({ onClose, onLeave }: { readonly onClose: () => void; readonly onLeave: () => void }) {
  return (
    <Dialog title="Log out with unsaved text" onClose={onClose}>
      <p>You typed something here that is not saved. It will be gone when you log out.</p>
      <div className="flex justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" onClick={onLeave}>
          Log out
        </Button>
      </div>
    </Dialog>
  );
}
