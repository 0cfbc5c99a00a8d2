import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { PageHeader } from '../../components/ui/page.tsx';
import type { User } from '../../features/identity/identity-client.ts';
import { NotFound } from '../not-found.tsx';

const TABS = [
  { name: 'My Account', href: browserRoutes.settingsAccount },
  { name: 'Billing', href: browserRoutes.settingsBilling },
  { name: 'Integrations', href: browserRoutes.settingsIntegrations },
] as const;

export function SettingsRoutes({ user }: { readonly user: User }) {
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
        <Account user={user} />
      </Route>
      <Route path={browserRoutes.settingsBilling}>
        <PageHeader title="Settings" />
        {tabs}
        <p>Billing data will be displayed at a later stage.</p>
      </Route>
      <Route path={browserRoutes.settingsIntegrations}>
        <PageHeader title="Settings" />
        {tabs}
        <p>Integrations are not available yet.</p>
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function Account({ user }: { readonly user: User }) {
  const rows = [
    ['Email', user.email ?? 'None'],
    ['Username', user.displayName ?? 'User'],
    ['Account created', <LocalDate key="created" instant={user.metadata.creationTime} />],
  ] as const;
  return (
    <dl className="max-w-xl divide-y divide-line rounded-md border border-line bg-sheet">
      {rows.map(([term, description]) => (
        <div key={term} className="grid gap-x-6 px-5 py-3 sm:grid-cols-[10rem_1fr]">
          <dt className="text-soft">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
