import { useSearchParams } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { useUser } from '../../features/identity/identity-context.tsx';
import { cameFromOf, integrationsPath } from '../../features/jira/integrations-path.ts';
import { IntegrationsScreen } from '../../features/jira/integrations-screen.tsx';

export function SettingsIntegrationsRoute() {
  const user = useUser();
  const [search] = useSearchParams();
  const cameFrom = cameFromOf(search);
  const here = encodeURIComponent(integrationsPath(cameFrom));
  return (
    <IntegrationsScreen
      uid={user?.uid}
      createAccountHref={user?.isAnonymous ? `${browserRoutes.createAccount}?redirect=${here}` : undefined}
      cameFrom={cameFrom}
    />
  );
}
