import { type ReactNode, Suspense, lazy } from 'react';
import { Link, Redirect, Route, Switch } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Loading } from '../../components/ui/faces.tsx';
import { PageHeader } from '../../components/ui/page.tsx';
import { NotFound } from '../not-found.tsx';

const SettingsAccountRoute = lazy(async () => ({
  default: (await import('./settings-account.route.tsx')).SettingsAccountRoute,
}));
const SettingsIntegrationsRoute = lazy(async () => ({
  default: (await import('./settings-integrations.route.tsx')).SettingsIntegrationsRoute,
}));

const TABS = [
  { name: 'My Account', href: browserRoutes.settingsAccount },
  { name: 'Billing', href: browserRoutes.settingsBilling },
  { name: 'Integrations', href: browserRoutes.settingsIntegrations },
] as const;

export function SettingsRoutes() {
  return (
    <Switch>
      <Route path={browserRoutes.settings}>
        <Redirect to={browserRoutes.settingsAccount} replace />
      </Route>
      <Route path={browserRoutes.settingsAccount}>
        <Tab name="My Account">
          <SettingsAccountRoute />
        </Tab>
      </Route>
      <Route path={browserRoutes.settingsBilling}>
        <Tab name="Billing">
          <p>Billing data will be displayed at a later stage.</p>
        </Tab>
      </Route>
      <Route path={browserRoutes.settingsIntegrations}>
        <Tab name="Integrations">
          <SettingsIntegrationsRoute />
        </Tab>
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

interface TabProps {
  readonly name: (typeof TABS)[number]['name'];
  readonly children: ReactNode;
}

function Tab({ name: shown, children }: TabProps) {
  return (
    <>
      <PageHeader title="Settings" part={shown} />
      <nav aria-label="Settings" className="-mx-1.5 mb-6 flex gap-2 overflow-x-auto border-b border-line">
        {TABS.map(({ name, href }) => (
          <Link
            key={name}
            href={href}
            aria-current={name === shown ? 'page' : undefined}
            className="-mb-px flex min-h-11 items-center border-b-2 px-1.5 border-transparent whitespace-nowrap text-soft -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent-ink aria-[current=page]:font-medium aria-[current=page]:text-ink sm:min-h-10"
          >
            {name}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </>
  );
}
