import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { hasUnsavedWords } from '../../lib/unsaved-text.ts';
import { anyTabHasWords } from '../../lib/words-in-tabs.ts';
import { GuestLeaving } from './guest-leaving.tsx';
import type { User } from './identity-client.ts';
import { useUser } from './identity-context.tsx';
import { LeavingActions } from './leaving-actions.tsx';
import { useSignOut } from './use-sign-out.ts';

interface Leaving {
  /** Logs out; where something would be lost by it, it asks first. */
  readonly begin: () => void;
  /** What is asked, to be shown by who calls this. */
  readonly question: ReactNode;
}

/** What would be lost: all that somebody without an account made, or words that are not saved, here or in another tab. */
type Loss = 'account' | 'words here' | 'words elsewhere';

/** The way out of the portal. */
export function useLeaving(): Leaving {
  const signOut = useSignOut();
  const user = useUser();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [loss, setLoss] = useState<Loss>();
  const close = (): void => setLoss(undefined);

  const logOut = async (): Promise<void> => {
    await signOut();
    navigate(browserRoutes.login, { replace: true });
  };
  const begin = async (): Promise<void> => {
    const found = user ? await lossOf(user) : undefined;
    if (found) setLoss(found);
    else await logOut().catch((error: unknown) => toast(messageOf(error)));
  };

  return {
    begin: () => void begin(),
    question: (
      <>
        {loss === 'account' && (
          <GuestLeaving createAccountHref={browserRoutes.createAccount} onClose={close} onLeave={logOut} />
        )}
        {loss && loss !== 'account' && (
          <UnsavedWords isElsewhere={loss === 'words elsewhere'} onClose={close} onLeave={logOut} />
        )}
      </>
    ),
  };
}

async function lossOf({ uid, isAnonymous }: User): Promise<Loss | undefined> {
  if (isAnonymous) return 'account';
  if (hasUnsavedWords(uid)) return 'words here';
  return (await anyTabHasWords(uid)) ? 'words elsewhere' : undefined;
}

interface UnsavedWordsProps {
  readonly isElsewhere: boolean;
  readonly onClose: () => void;
  readonly onLeave: () => Promise<void>;
}

/** Asks somebody who typed what is stored nowhere, before they log out: with them it would go from this device. */
function UnsavedWords({ isElsewhere, onClose, onLeave }: UnsavedWordsProps) {
  return (
    <Dialog title="Log out with unsaved text" onClose={onClose}>
      <p>
        {isElsewhere ? 'In another tab you typed something' : 'You typed something here'} that is not saved. It will be
        gone when you log out.
      </p>
      <LeavingActions onClose={onClose} onLeave={onLeave} />
    </Dialog>
  );
}
