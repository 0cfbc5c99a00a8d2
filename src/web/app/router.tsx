import { Suspense, lazy } from 'react';
import { Redirect, Route, Switch, useSearchParams } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Loading } from '../components/ui/faces.tsx';
import type { User } from '../features/identity/identity-client.ts';
import { ownPath } from '../lib/own-path.ts';
import { AuthLayout } from './auth-layout.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

const LoginRoute = lazy(async () => ({ default: (await import('./routes/login.route.tsx')).LoginRoute }));
const CreateAccountRoute = lazy(async () => ({
  default: (await import('./routes/create-account.route.tsx')).CreateAccountRoute,
}));
const PortalRoutes = lazy(async () => ({ default: (await import('./portal-routes.tsx')).PortalRoutes }));

/** Chooses the screen. Whoever is signed in has no business on the screens for signing in. */
export function AppRoutes({ user }: { readonly user: User | null }) {
  useScrollToTop();
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path={`${browserRoutes.portal}*?`}>
          <PortalRoutes user={user} />
        </Route>
        <Route path={browserRoutes.createAccount}>
          {user ? <ToWhereTheyWanted /> : <AuthLayout title="Create an account" screen={<CreateAccountRoute />} />}
        </Route>
        <Route path={browserRoutes.login}>
          {user ? <ToWhereTheyWanted /> : <AuthLayout title="Log in to Storygenie" screen={<LoginRoute />} />}
        </Route>
        <Route>
          <Redirect to={browserRoutes.login} replace />
        </Route>
      </Switch>
    </Suspense>
  );
}

function ToWhereTheyWanted() {
  const [search] = useSearchParams();
  return <Redirect to={ownPath(search.get('redirect')) ?? browserRoutes.dashboard} replace />;
}
