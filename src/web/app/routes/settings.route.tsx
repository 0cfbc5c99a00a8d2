import { Link, Redirect, Route, Switch, useLocation, useSearchParams } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { PageHeader } from '../../components/ui/page.tsx';
import { AccountScreen } from '../../features/account/account-screen.tsx';
import { createEmbeddedSecurity } from '../../features/identity/embedded-security.ts';
import { useIdentity, useUser } from '../../features/identity/identity-context.tsx';
import { cameFromOf, integrationsPath } from '../../features/jira/integrations-path.ts';
import { IntegrationsScreen } from '../../features/jira/integrations-screen.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { NotFound } from '../not-found.tsx';

const TABS = [
  { name: 'My Account', href: browserRoutes.settingsAccount },
  { name: 'Billing', href: browserRoutes.settingsBilling },
  { name: 'Integrations', href: browserRoutes.settingsIntegrations },
] as const;

const embeddedSecurity = createEmbeddedSecurity();

export function SettingsRoutes() {
  const [path] = useLocation();
  const tabs = (
    <nav aria-label="Settings" className="mb-6 flex gap-5 overflow-x-auto border-b border-line">
      {TABS.map(({ name, href }) => (
        <Link
          key={name}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-soft -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent-ink aria-[current=page]:font-medium aria-[current=page]:text-ink sm:min-h-10"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
  return (
    <Switch>
      <Route path={browserRoutes.settings}>
        <Redirect to={browserRoutes.settingsAccount} replace />
      </Route>
      <Route path={browserRoutes.settingsAccount}>
        <PageHeader title="Settings" />
        {tabs}
        <AccountTab />
      </Route>
      <Route path={browserRoutes.settingsBilling}>
        <PageHeader title="Settings" />
        {tabs}
        <p>Billing data will be displayed at a later stage.</p>
      </Route>
      <Route path={browserRoutes.settingsIntegrations}>
        <PageHeader title="Settings" />
        {tabs}
        <IntegrationsTab />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function IntegrationsTab() {
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

function AccountTab() {
  const identity = useIdentity();
  const config = useConfig();
  const { changePassword } = identity;
  if (config.identity === 'embedded') {
    return <AccountScreen identity={identity} passwords={embeddedSecurity} sessions={embeddedSecurity} />;
  }
  return <AccountScreen identity={identity} passwords={changePassword && { changePassword }} sessions={undefined} />;
}
