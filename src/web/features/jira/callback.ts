import type { PendingConnection } from './pending-connection.ts';
import type { TokenStore } from './token-store.ts';

/** What Atlassian sent back in the address. */
export interface CallbackParameters {
  readonly code: string | null;
  readonly state: string | null;
}

interface Circumstances {
  readonly parameters: CallbackParameters;
  /** Who is signed in here. */
  readonly uid: string;
  /** The connection that was begun in this tab. */
  readonly pending: PendingConnection | undefined;
  readonly store: TokenStore;
}

/** Why there is nothing to exchange. */
export type CallbackRefusal = 'begun by somebody else' | 'no code' | 'not begun here';

export type CallbackDecision =
  | { readonly go: 'exchange'; readonly code: string; readonly pending: PendingConnection }
  /** There is a connection already: this address was opened once more. */
  | { readonly go: 'settings' }
  | { readonly go: 'nowhere'; readonly because: CallbackRefusal };

/**
 * What to do with an answer of Atlassian. The code is exchanged only for the person who asked for it, in the tab in
 * which they did; anything else could connect somebody to an account that is not theirs.
 */
export function decideOnCallback({ parameters, uid, pending, store }: Circumstances): CallbackDecision {
  const { code, state } = parameters;
  if (state !== uid) return { go: 'nowhere', because: 'begun by somebody else' };
  if (store.accessToken && store.host) return { go: 'settings' };
  if (!code) return { go: 'nowhere', because: 'no code' };
  if (pending === undefined) return { go: 'nowhere', because: 'not begun here' };
  return { go: 'exchange', code, pending };
}
