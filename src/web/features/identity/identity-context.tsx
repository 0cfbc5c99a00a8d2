import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { IdentityClient, User } from './identity-client.ts';

const IdentityContext = createContext<IdentityClient | null>(null);

export const IdentityProvider = IdentityContext.Provider;

/** The identity service, as the composition in main.tsx made it. */
export function useIdentity(): IdentityClient {
  const identity = use(IdentityContext);
  if (identity === null) throw new Error('useIdentity needs an IdentityProvider above it.');
  return identity;
}

/** Who is signed in: `undefined` while that is not known yet, `null` for nobody. */
export function useUser(): User | null | undefined {
  const identity = useIdentity();
  const subscribe = useCallback((listener: () => void) => identity.onChange(listener), [identity]);
  const current = (): User | null | undefined => identity.currentUser;
  return useSyncExternalStore(subscribe, current, current);
}
