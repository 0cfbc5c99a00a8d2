import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Loading } from '../components/ui/faces.tsx';
import { fetchedAhead } from '../components/ui/fetched-ahead.tsx';
import { PageHeader } from '../components/ui/page.tsx';
import { ToastProvider } from '../components/ui/toast.tsx';
import type { BroughtBack } from '../components/ui/use-put-away.ts';
import type { User } from '../features/identity/identity-client.ts';
import type { SessionEnd } from '../features/identity/session-end.tsx';
import { loginPath } from '../lib/own-path.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ErrorBoundary } from '../components/ui/error-boundary.tsx';
import { NotFound } from './not-found.tsx';
import { PortalCrash } from '../components/ui/portal-crash.tsx';
import { PortalLayout } from './portal-layout.tsx';

const DashboardRoute = lazy(async () => ({ default: (await import('./routes/dashboard.route.tsx')).DashboardRoute }));
const ProductList = lazy(async () => ({
  default: (await import('../features/products/product-list.tsx')).ProductList,
}));
const ProductCreation = lazy(async () => ({
  default: (await import('../features/products/product-creation.tsx')).ProductCreation,
}));
const ProductDetails = lazy(async () => ({
  default: (await import('../features/products/product-details.tsx')).ProductDetails,
}));
const StoryListRoute = lazy(async () => ({ default: (await import('./routes/story-list.route.tsx')).StoryListRoute }));
const StoryCreationRoute = lazy(async () => ({
  default: (await import('./routes/story-creation.route.tsx')).StoryCreationRoute,
}));
const SeveralStoriesRoute = lazy(async () => ({
  default: (await import('./routes/several-stories.route.tsx')).SeveralStoriesRoute,
}));
const { Component: StoryRoute, ...storyScreen } = fetchedAhead(
  async () => (await import('./routes/story.route.tsx')).StoryRoute,
);
const SettingsRoutes = lazy(async () => ({ default: (await import('./routes/settings.route.tsx')).SettingsRoutes }));

/** Everything behind the sign-in. Without a user it leads to the sign-in and, from there, back again. */
export function PortalRoutes({ user }: { readonly user: User | null }) {
  const [path] = useLocation();
  const search = useSearch();
  const [first] = useState(user);
  if (user === null) {
    // Whoever came in signed in hears why they stand before the sign-in now; who logs out here goes on without a word.
    const state = first && ({ ended: first.isAnonymous ? 'visit' : 'session' } satisfies SessionEnd);
    return <Redirect to={loginPath(search ? `${path}?${search}` : path)} replace state={state} />;
  }
  // Another person begins with nothing of the last one's: neither on the screen nor in the cache.
  return <Portal key={user.uid} user={user} path={path} />;
}

function Portal({ user, path }: { readonly user: User; readonly path: string }) {
  const [queries] = useState(createQueryClient);
  const { broughtBack = 0 } = useHistoryState<Partial<BroughtBack> | null>() ?? {};
  return (
    <QueryClientProvider client={queries}>
      <ErrorBoundary renderCrash={(crashed) => <PortalCrash {...crashed} />}>
        <ToastProvider>
          <PortalLayout user={user}>
            {/* When one screen has crashed, another still works; to which words were brought back, it begins anew. */}
            <ErrorBoundary key={`${path} ${broughtBack}`} renderCrash={(crashed) => <PortalCrash {...crashed} />}>
              <Suspense fallback={<Loading />}>
                <PortalScreens user={user} />
              </Suspense>
            </ErrorBoundary>
          </PortalLayout>
        </ToastProvider>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

/** Each screen is a file of its own, fetched when it is opened. */
function PortalScreens({ user }: { readonly user: User }) {
  return (
    <Switch>
      <Route path={browserRoutes.portal}>
        <Redirect to={browserRoutes.dashboard} replace />
      </Route>
      <Route path={browserRoutes.dashboard}>
        <DashboardRoute />
      </Route>
      <Route path={browserRoutes.products}>
        <ProductList isAnonymous={user.isAnonymous} />
      </Route>
      <Route path={browserRoutes.productCreate}>
        {user.isAnonymous ? (
          <Redirect to={loginPath(browserRoutes.productCreate)} replace />
        ) : (
          <ProductCreation uid={user.uid} />
        )}
      </Route>
      <Route path={browserRoutes.product}>
        {({ productId }) => <ProductDetails key={productId} uid={user.uid} productId={productId} />}
      </Route>
      <Route path={browserRoutes.stories}>
        <StoryListRoute user={user} />
      </Route>
      <Route path={browserRoutes.storyCreate}>
        <StoryCreationRoute user={user} storyScreen={storyScreen} />
      </Route>
      <Route path={browserRoutes.storiesCreate}>
        <SeveralStoriesRoute user={user} />
      </Route>
      <Route path={browserRoutes.story}>
        {({ storyId }) => <StoryRoute key={storyId} user={user} storyId={storyId} />}
      </Route>
      <Route path={`${browserRoutes.settings}/*?`}>
        <SettingsRoutes />
      </Route>
      <Route path={browserRoutes.templates}>
        <PageHeader title="Templates" />
      </Route>
      <Route path={browserRoutes.analytics}>
        <PageHeader title="Analytics" />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
