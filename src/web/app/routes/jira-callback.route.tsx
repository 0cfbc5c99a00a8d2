import { useSearch, useSearchParams } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { useUser } from '../../features/identity/identity-context.tsx';
import { CallbackScreen } from '../../features/jira/callback-screen.tsx';
import { loginPath } from '../../lib/own-path.ts';

export function JiraCallbackRoute() {
  const user = useUser();
  const search = useSearch();
  const [parameters] = useSearchParams();
  return (
    <CallbackScreen
      uid={user?.uid}
      parameters={{ code: parameters.get('code'), state: parameters.get('state') }}
      loginHref={loginPath(`${browserRoutes.jiraCallback}?${search}`)}
    />
  );
}
