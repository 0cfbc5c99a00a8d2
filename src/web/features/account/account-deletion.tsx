import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type Account, confirmsDeletion, deleteAccount } from '#contract/account.ts';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { forgetEverybodyBut } from '../../lib/kept-of-person.ts';
import { messageOf } from '../../lib/problem-error.ts';
import type { AccountIdentity } from './account-services.ts';

interface AccountDeletionProps {
  readonly account: Account;
  readonly identity: Pick<AccountIdentity, 'removeUser' | 'signOut'>;
  readonly onClose: () => void;
}

/** Asks for the account's exact address before everything is deleted; then says goodbye. */
export function AccountDeletion({ account, identity, onClose }: AccountDeletionProps) {
  const { email } = account;
  const api = useApi();
  const [typed, setTyped] = useState('');
  // A second try, after the identity service failed to let go, has nothing left to delete on our server.
  const goneHere = useRef(false);
  const deletion = useMutation({
    mutationFn: async () => {
      const forget = async (): Promise<void> => {
        if (!goneHere.current) await api.call(deleteAccount, { body: { email: typed } });
        goneHere.current = true;
      };
      await (identity.removeUser ? identity.removeUser(forget) : forget());
    },
    // At once: the tab may be closed on the goodbye.
    onSuccess: () => forgetEverybodyBut(undefined),
  });
  const confirmed = confirmsDeletion(typed, email);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (confirmed) deletion.mutate();
  };

  if (deletion.isSuccess) return <Goodbye identity={identity} />;
  return (
    <Dialog title="Delete account" onClose={onClose}>
      <form method="post" onSubmit={onSubmit} className="flex flex-col gap-5">
        <p>
          Your account, your products and all their stories will be deleted for good. If you want to keep something,
          download your data first.
        </p>
        {email !== null && (
          <TextField
            label={`Type “${email}” to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <FormFailure>{deletion.error && messageOf(deletion.error)}</FormFailure>
        <div className="flex justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="danger" disabled={!confirmed} busy={deletion.isPending}>
            Delete account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The session has ended on the server already; leaving the dialog ends it in this browser's tabs, too. */
function Goodbye({ identity }: Pick<AccountDeletionProps, 'identity'>) {
  const [, navigate] = useLocation();
  const leave = async (): Promise<void> => {
    await identity.signOut().catch(() => undefined);
    navigate(browserRoutes.login, { replace: true });
  };
  return (
    <Dialog title="Your account was deleted" onClose={() => void leave()}>
      <p>Everything that was kept of you is gone. Thank you for having been here.</p>
      <div className="flex justify-end">
        <Button kind="main" onClick={() => void leave()}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
