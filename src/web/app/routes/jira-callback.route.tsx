import { browserRoutes } from '#contract/browser-routes.ts';
import { ButtonLink } from '../../components/ui/button.tsx';

export function JiraCallbackRoute() {
  return (
    <>
      <p>Integrations are not available yet.</p>
      <ButtonLink href={browserRoutes.settingsIntegrations}>Go to the integrations</ButtonLink>
    </>
  );
}
