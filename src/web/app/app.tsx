import { useEffect, useState } from 'react';
import { Failure, Loading } from '../components/ui/faces.tsx';
import type { IdentityClient } from '../features/identity/identity-client.ts';
import { IdentityProvider, useUser } from '../features/identity/identity-context.tsx';
import { ApiProvider } from '../lib/api-context.tsx';
import type { Api } from '../lib/call.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './router.tsx';

interface AppProps {
  readonly identity: IdentityClient;
  readonly api: Api;
}

export function App({ identity, api }: AppProps) {
  return (
    <ErrorBoundary>
      <IdentityProvider value={identity}>
        <ApiProvider value={api}>
          <SessionStart identity={identity} />
        </ApiProvider>
      </IdentityProvider>
    </ErrorBoundary>
  );
}

/** Asks once who is signed in; until that is known no screen can be chosen. */
function SessionStart({ identity }: { readonly identity: IdentityClient }) {
  const user = useUser();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    identity.restore().catch(setFailure);
  }, [identity]);

  const retry = (): void => {
    setFailure(undefined);
    identity.restore().catch(setFailure);
  };

  if (user !== undefined) return <AppRoutes user={user} />;
  return (
    <main className="mx-auto max-w-md p-6">
      {failure === undefined ? <Loading /> : <Failure error={failure} onRetry={retry} />}
    </main>
  );
}
