import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#contract/account.ts';
import { Button } from '../../components/ui/button.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import type { AccountIdentity, AccountSecurity } from './account-services.ts';
import { PasswordForm } from './password-form.tsx';
import { MailNote } from '../../components/ui/mail-note.tsx';
import { Section } from '../../components/ui/section.tsx';

interface PasswordSectionProps {
  readonly account: Account;
  readonly identity: Pick<AccountIdentity, 'sendPasswordReset'>;
  readonly security: Pick<AccountSecurity, 'changePassword'>;
}

/** The password, or the way to one for somebody who came with Google. */
export function PasswordSection({ account, identity, security }: PasswordSectionProps) {
  // Undefined until the form was open once: its button takes the focus back when it closes.
  const [changing, setChanging] = useState<boolean>();
  const email = account.email ?? '';
  if (!account.hasPassword) return <FirstPassword send={() => identity.sendPasswordReset(email)} />;
  return (
    <Section title="Password" about="A new one logs you out everywhere else.">
      {changing ? (
        <PasswordForm email={email} security={security} onClose={() => setChanging(false)} />
      ) : (
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that closed here had the focus
          autoFocus={changing === false}
          onClick={() => setChanging(true)}
        >
          Change password
        </Button>
      )}
    </Section>
  );
}

function FirstPassword({ send }: { readonly send: () => Promise<void> }) {
  const sending = useMutation({ mutationFn: send });
  return (
    <Section title="Password" about="You log in with Google. With a password you can log in without it, too.">
      {!sending.isSuccess && (
        <Button busy={sending.isPending} onClick={() => sending.mutate()}>
          Mail me a link to set one
        </Button>
      )}
      <div aria-live="polite">
        {sending.isSuccess && (
          <>
            <p>We've sent you an email with a link to set your password.</p>
            <MailNote className="mt-1" />
          </>
        )}
        {sending.isError && <p className="text-bad">{messageOf(sending.error)}</p>}
      </div>
    </Section>
  );
}
