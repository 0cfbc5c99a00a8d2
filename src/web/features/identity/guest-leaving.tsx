import { ButtonLink } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { LeavingActions } from './leaving-actions.tsx';

interface GuestLeavingProps {
  readonly createAccountHref: string;
  readonly onClose: () => void;
  readonly onLeave: () => Promise<void>;
}

/** Asks somebody without an account, who could never come back to what they made, before they log out. */
export function GuestLeaving({ createAccountHref, onClose, onLeave }: GuestLeavingProps) {
  return (
    <Dialog title="Log out without an account" onClose={onClose}>
      <p>Without an account nobody can open your stories again. Create one to keep them.</p>
      <LeavingActions onClose={onClose} onLeave={onLeave}>
        <ButtonLink kind="main" href={createAccountHref}>
          Create an account
        </ButtonLink>
      </LeavingActions>
    </Dialog>
  );
}
