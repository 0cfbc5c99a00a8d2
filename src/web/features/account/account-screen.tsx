import { useQuery } from '@tanstack/react-query';
import { getAccount } from '#contract/account.ts';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { keyOf } from '../../lib/query-client.ts';
import type { AccountIdentity, AccountSecurity } from './account-services.ts';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

interface AccountScreenProps {
  readonly identity: AccountIdentity;
  /** Each is absent where the identity service keeps it to itself. */
  readonly passwords: Pick<AccountSecurity, 'changePassword'> | undefined;
  readonly sessions: AccountSecurity | undefined;
}

/** Everything that people can see and do about their own account; somebody without one has data, too, and may delete it. */
export function AccountScreen({ identity, passwords, sessions }: AccountScreenProps) {
  const api = useApi();
  const { identityCan } = useConfig();
  const account = useQuery({
    queryKey: keyOf(getAccount, {}),
    queryFn: ({ signal }) => api.call(getAccount, {}, { signal }),
  });

  const { data } = account;
  if (data === undefined) {
    return account.error ? <Failure error={account.error} onRetry={() => void account.refetch()} /> : <Loading />;
  }
  const hasAccount = !data.isAnonymous;
  return (
    <div>
      <ProfileSection account={data} identity={identity} canChangeName={identityCan.changeName && hasAccount} />
      {passwords && identityCan.changePassword && hasAccount && (
        <PasswordSection account={data} identity={identity} security={passwords} />
      )}
      {sessions && identityCan.sessions && hasAccount && <SessionsSection security={sessions} />}
      <DataSection />
      <DeletionSection account={data} identity={identity} />
    </div>
  );
}
