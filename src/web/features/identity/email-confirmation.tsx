import { CircleCheck, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { MailNote } from '../../components/ui/mail-note.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { loginPath } from '../../lib/own-path.ts';
import { Announcement } from './announcement.tsx';
import { IdentityError } from './identity-client.ts';
import { useIdentity, useUser } from './identity-context.tsx';
import { useAction } from './use-action.ts';

/**
 * Confirms an address with the code of a mailed link. The person presses a button for it: programs that look through
 * mails open their links, and must not confirm an address that somebody else has signed up with.
 */
export function EmailConfirmation({ code }: { readonly code: string }) {
  const identity = useIdentity();
  const user = useUser();
  const { busy, failure, run } = useAction();
  const [outcome, setOutcome] = useState<'confirmed' | 'link-expired' | undefined>(
    code === '' ? 'link-expired' : undefined,
  );

  const confirm = async (): Promise<void> => {
    try {
      await identity.confirmEmail(code);
      setOutcome('confirmed');
    } catch (error) {
      if (!(error instanceof IdentityError && error.failure === 'link-expired')) throw error;
      setOutcome('link-expired');
    }
  };

  if (outcome === 'link-expired') return <AnotherLink />;
  if (outcome === 'confirmed') {
    return (
      <>
        <Announcement icon={CircleCheck} title="Your email address is confirmed." />
        <ButtonLink kind="main" href={user ? browserRoutes.dashboard : browserRoutes.login}>
          {user ? 'Go to the dashboard' : 'Log in'}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className="text-soft">Did you create an account with this address? Then confirm that it is yours.</p>
      <FormFailure>{failure}</FormFailure>
      <Button kind="main" busy={busy} onClick={() => run(confirm)}>
        {busy ? 'Confirming…' : 'Confirm my email'}
      </Button>
    </>
  );
}

/** What to do about a link that confirms nothing any more. */
function AnotherLink() {
  const identity = useIdentity();
  const user = useUser();
  const { busy, failure, run } = useAction();
  const [sent, setSent] = useState(false);
  const { mail } = useConfig();
  const email = user?.email ?? null;

  if (sent) {
    return (
      <>
        <Announcement icon={MailCheck} title="We've sent you an email with another link.">
          {mail ? 'It went' : 'It is addressed'} to{' '}
          <strong className="font-medium text-ink wrap-anywhere">{email}</strong>.
        </Announcement>
        <MailNote />
      </>
    );
  }
  return (
    <>
      <FormFailure>{failure ?? 'This link is too old, or a part of it is missing.'}</FormFailure>
      {email === null ? (
        <>
          <p className="text-soft">Log in to get another one.</p>
          <ButtonLink kind="main" href={loginPath(browserRoutes.confirmEmail)}>
            Log in
          </ButtonLink>
        </>
      ) : (
        <Button
          kind="main"
          busy={busy}
          onClick={() => run(() => identity.sendEmailConfirmation().then(() => setSent(true)))}
        >
          {busy ? 'Sending…' : 'Send another link'}
        </Button>
      )}
    </>
  );
}
