import { Router } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { LoginOffer } from '#contract/login-page.ts';
import type { AppConfig } from '#contract/system.ts';
import type { IdentityClient } from '../features/identity/identity-client.ts';
import { createApi } from '../lib/call.ts';
import { App } from './app.tsx';

/** The application as somebody finds it who comes to the sign-in and is nobody yet. It is rendered when the web is built. */
export function PrerenderedLogin({ offer }: { readonly offer: LoginOffer }) {
  const identity: Partial<IdentityClient> = {
    currentUser: null,
    returnFailure: undefined,
    onChange: () => () => undefined,
  };
  const parts = {
    // What the screen does not show is not there.
    config: offer as AppConfig,
    identity: identity as IdentityClient,
    api: createApi({ tokens: { getIdToken: nowhere } }),
    tracker: { track: () => undefined, forget: () => undefined, flush: () => Promise.resolve() },
  };
  return (
    <Router ssrPath={browserRoutes.login}>
      <App open={() => Promise.resolve(parts)} opened={parts} />
    </Router>
  );
}

const nowhere = (): Promise<never> => Promise.reject(new Error('There is no server while the web is built.'));
