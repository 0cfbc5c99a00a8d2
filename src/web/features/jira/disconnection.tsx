import { JIRA_REVOKE_URL } from '#contract/jira.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { ExternalLink } from './external-link.tsx';
import { useDisconnection } from './use-connection.ts';

/** Asks once before the connection is forgotten, and says what that does not do. */
export function Disconnection({ uid, onClose }: { readonly uid: string; readonly onClose: () => void }) {
  const toast = useToast();
  const disconnection = useDisconnection(uid, () => toast('Jira disconnected.'));
  return (
    <Dialog title="Disconnect Jira" onClose={onClose}>
      <p>
        Storygenie forgets the connection, in all your browsers. Your stories and the issues in Jira stay as they are.
      </p>
      <p className="text-soft">
        What you allowed at Atlassian only you can take back, on{' '}
        <ExternalLink href={JIRA_REVOKE_URL}>Atlassian’s page of connected apps</ExternalLink>
      </p>
      <FormFailure>{disconnection.error && messageOf(disconnection.error)}</FormFailure>
      <div className="flex justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="danger" busy={disconnection.isPending} onClick={() => disconnection.mutate()}>
          Disconnect
        </Button>
      </div>
    </Dialog>
  );
}
