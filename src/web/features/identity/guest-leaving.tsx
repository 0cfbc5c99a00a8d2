import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';

interface GuestLeavingProps {
  readonly createAccountHref: string;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** Asks somebody without an account, who could never come back to what they made, before they log out. */
export function GuestLeaving({ createAccountHref, onClose, onLeave }: GuestLeavingProps) {
  return (
    <Dialog title="Log out without an account" onClose={onClose}>
      <p>Without an account nobody can open your stories again. Create one to keep them.</p>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" onClick={onLeave}>
          Log out
        </Button>
        <ButtonLink kind="main" href={createAccountHref}>
          Create an account
        </ButtonLink>
      </div>
    </Dialog>
  );
}
