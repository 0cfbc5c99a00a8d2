import { StrictMode, useCallback, useEffect, useState } from 'react';
import { Failure, Loading } from '../components/ui/faces.tsx';
import { IdentityProvider, useUser } from '../features/identity/identity-context.tsx';
import { ApiProvider } from '../lib/api-context.tsx';
import { ConfigProvider } from '../lib/config-context.tsx';
import { TrackProvider } from '../lib/track-context.tsx';
import { ErrorBoundary } from '../components/ui/error-boundary.tsx';
import type { AppParts } from './open-app.ts';
import { AppRoutes } from './router.tsx';

interface AppProps {
  readonly open: () => Promise<AppParts>;
  /** What `open` has answered already, where the first screen is there before the application. */
  readonly opened?: AppParts | undefined;
}

/** Until `open` has told what the server offers and who is signed in, no screen can be chosen. */
export function App({ open, opened }: AppProps) {
  const [parts, setParts] = useState(opened);
  const [failure, setFailure] = useState<unknown>();
  const start = useCallback(() => void open().then(setParts, setFailure), [open]);
  useEffect(() => {
    if (opened === undefined) start();
  }, [opened, start]);

  const retry = (): void => {
    setFailure(undefined);
    start();
  };

  return (
    <StrictMode>
      <ErrorBoundary>
        {parts ? (
          <IdentityProvider value={parts.identity}>
            <ApiProvider value={parts.api}>
              <ConfigProvider value={parts.config}>
                <TrackProvider value={parts.tracker}>
                  <Screens />
                </TrackProvider>
              </ConfigProvider>
            </ApiProvider>
          </IdentityProvider>
        ) : (
          <main className="mx-auto max-w-md p-6">
            {failure === undefined ? <Loading /> : <Failure error={failure} onRetry={retry} />}
          </main>
        )}
      </ErrorBoundary>
    </StrictMode>
  );
}

function Screens() {
  const user = useUser();
  return <AppRoutes user={user ?? null} />;
}
