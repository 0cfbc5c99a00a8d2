import { useState } from 'react';
import type { Account } from '#contract/account.ts';
import { Button } from '../../components/ui/button.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import type { AccountIdentity } from './account-services.ts';
import { Section } from '../../components/ui/section.tsx';

interface DeletionSectionProps {
  readonly account: Account;
  readonly identity: Pick<AccountIdentity, 'removeUser' | 'signOut'>;
}

/** The way out for good. */
export function DeletionSection({ account, identity }: DeletionSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title="Delete account"
      about="Everything of yours goes with it: products, stories, opinions. Nobody can bring it back."
    >
      <Button kind="danger" onClick={() => setOpen(true)}>
        Delete account…
      </Button>
      {open && <AccountDeletion account={account} identity={identity} onClose={() => setOpen(false)} />}
    </Section>
  );
}
