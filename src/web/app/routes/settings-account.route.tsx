import { AccountScreen } from '../../features/account/account-screen.tsx';
import { createEmbeddedSecurity } from '../../features/identity/embedded-security.ts';
import { useIdentity } from '../../features/identity/identity-context.tsx';
import { useConfig } from '../../lib/config-context.tsx';

const embeddedSecurity = createEmbeddedSecurity();

export function SettingsAccountRoute() {
  const identity = useIdentity();
  const config = useConfig();
  const { changePassword } = identity;
  if (config.identity === 'embedded') {
    return <AccountScreen identity={identity} passwords={embeddedSecurity} sessions={embeddedSecurity} />;
  }
  return <AccountScreen identity={identity} passwords={changePassword && { changePassword }} sessions={undefined} />;
}
