import { type ReactNode, useState } from 'react';
import type { Account } from '#contract/account.ts';
import { Button } from '../../components/ui/button.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import type { AccountIdentity } from './account-services.ts';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
import { NameForm } from './name-form.tsx';
import { Section } from '../../components/ui/section.tsx';

interface ProfileSectionProps {
  readonly account: Account;
  readonly identity: AccountIdentity;
  readonly canChangeName: boolean;
}

/** Who the person is here. */
export function ProfileSection({ account, identity, canChangeName }: ProfileSectionProps) {
  // Undefined until the form was open once: its button takes the focus back when it closes.
  const [renaming, setRenaming] = useState<boolean>();
  const { email, displayName, emailVerified, createdAt } = account;
  return (
    <Section title="Profile">
      <dl className="w-full divide-y divide-line rounded-md border border-line bg-sheet">
        <Row term="Email">
          {email ?? 'None'}
          {email !== null && !emailVerified && <UnconfirmedEmail send={() => identity.sendEmailConfirmation()} />}
        </Row>
        <Row
          term="Username"
          action={
            canChangeName &&
            !renaming && (
              <Button
                kind="quiet"
                className="-my-2.5 -mr-3 sm:-my-1.5"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that closed here had the focus
                autoFocus={renaming === false}
                onClick={() => setRenaming(true)}
              >
                Change<span className="sr-only"> username</span>
              </Button>
            )
          }
        >
          {renaming ? (
            <NameForm displayName={displayName} identity={identity} onClose={() => setRenaming(false)} />
          ) : (
            (displayName ?? 'User')
          )}
        </Row>
        <Row term="Account created">
          <LocalDate instant={createdAt} />
        </Row>
      </dl>
    </Section>
  );
}

interface RowProps {
  readonly term: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Row({ term, action, children }: RowProps) {
  return (
    <div className="grid gap-x-6 px-5 py-3 sm:grid-cols-[8.5rem_1fr]">
      <dt className="text-soft">{term}</dt>
      <dd className="flex min-w-0 items-start justify-between gap-4">
        <div className="min-w-0 grow wrap-anywhere">{children}</div>
        {action}
      </dd>
    </div>
  );
}
