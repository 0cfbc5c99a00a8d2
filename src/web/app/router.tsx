import { type ReactNode, Suspense, lazy } from 'react';
import { Redirect, Route, Switch, useSearchParams } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { ArrivalProvider } from '../components/ui/arrival.tsx';
import { Loading } from '../components/ui/faces.tsx';
import type { User } from '../features/identity/identity-client.ts';
import { ownPath } from '../lib/own-path.ts';
import { AuthLayout } from './auth-layout.tsx';
import { LoginRoute } from './routes/login.route.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

const CreateAccountRoute = lazy(async () => ({
  default: (await import('./routes/create-account.route.tsx')).CreateAccountRoute,
}));
const ResetRoute = lazy(async () => ({ default: (await import('./routes/reset.route.tsx')).ResetRoute }));
const NewPasswordRoute = lazy(async () => ({
  default: (await import('./routes/new-password.route.tsx')).NewPasswordRoute,
}));
const ConfirmEmailRoute = lazy(async () => ({
  default: (await import('./routes/confirm-email.route.tsx')).ConfirmEmailRoute,
}));
const DemoRoute = lazy(async () => ({ default: (await import('./routes/demo.route.tsx')).DemoRoute }));
const JiraCallbackRoute = lazy(async () => ({
  default: (await import('./routes/jira-callback.route.tsx')).JiraCallbackRoute,
}));
const GetStartedRoute = lazy(async () => ({
  default: (await import('./routes/get-started.route.tsx')).GetStartedRoute,
}));
const PortalRoutes = lazy(async () => ({ default: (await import('./portal-routes.tsx')).PortalRoutes }));

interface Entrance {
  readonly path: string;
  readonly title: string;
  readonly screen: ReactNode;
  /** Who has no business here and is led on. Somebody anonymous may still get an account. */
  readonly closedTo: 'accounts' | 'everybody signed in' | 'nobody';
}

const ENTRANCES: readonly Entrance[] = [
  { path: browserRoutes.login, title: 'Log in to Storygenie', screen: <LoginRoute />, closedTo: 'accounts' },
  {
    path: browserRoutes.createAccount,
    title: 'Create an account',
    screen: <CreateAccountRoute />,
    closedTo: 'accounts',
  },
  { path: browserRoutes.reset, title: 'Forgot password', screen: <ResetRoute />, closedTo: 'accounts' },
  { path: browserRoutes.demo, title: 'Demo', screen: <DemoRoute />, closedTo: 'everybody signed in' },
  // Mailed links work for whoever opens them.
  { path: browserRoutes.newPassword, title: 'New password', screen: <NewPasswordRoute />, closedTo: 'nobody' },
  { path: browserRoutes.confirmEmail, title: 'Confirm your email', screen: <ConfirmEmailRoute />, closedTo: 'nobody' },
];

function isClosed({ closedTo }: Entrance, user: User | null): boolean {
  if (user === null || closedTo === 'nobody') return false;
  return closedTo === 'everybody signed in' || !user.isAnonymous;
}

/** Chooses the screen. */
export function AppRoutes({ user }: { readonly user: User | null }) {
  useScrollToTop();
  return (
    <ArrivalProvider>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path={`${browserRoutes.portal}*?`}>
            <PortalRoutes user={user} />
          </Route>
          {ENTRANCES.map((entrance) => (
            <Route key={entrance.path} path={entrance.path}>
              {isClosed(entrance, user) ? (
                <ToWhereTheyWanted />
              ) : (
                <AuthLayout title={entrance.title} screen={entrance.screen} />
              )}
            </Route>
          ))}
          <Route path={browserRoutes.getStarted}>
            <GetStartedRoute key={user?.uid} user={user} />
          </Route>
          <Route path={browserRoutes.jiraCallback}>
            <JiraCallback />
          </Route>
          <Route>
            <Redirect to={browserRoutes.login} replace />
          </Route>
        </Switch>
      </Suspense>
    </ArrivalProvider>
  );
}

function ToWhereTheyWanted() {
  const [search] = useSearchParams();
  return <Redirect to={ownPath(search.get('redirect')) ?? browserRoutes.dashboard} replace />;
}

/**
 * The one address that leads nobody on, signed in or not, as long as it carries what Jira sent along: a code, or why
 * there is none.
 */
function JiraCallback() {
  const [search] = useSearchParams();
  if (!(search.has('code') || search.has('error')) || !search.has('state'))
    return <Redirect to={browserRoutes.login} replace />;
  return <AuthLayout title="Connect Jira" screen={<JiraCallbackRoute />} />;
}
