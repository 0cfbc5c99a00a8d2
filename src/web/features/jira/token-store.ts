import * as z from 'zod/mini';
import { JIRA_RENEWAL_SECONDS, jiraStore } from '#contract/jira.ts';
import { keyOfKept, localStore } from '../../lib/kept-of-person.ts';

/**
 * What this browser keeps of the person's connection with Jira, or a part of it. The two tokens are names that the
 * server gave to those of Atlassian: they open nothing anywhere else, and nothing here without the person's own
 * identity token.
 */
const tokenStore = z.partial(jiraStore);
export type TokenStore = z.infer<typeof tokenStore>;

/** The key under which the store lies, for those who listen to other tabs. */
export function tokenStoreKey(uid: string): string {
  return keyOfKept('issue-tracker', uid);
}

/** What is kept of the person's connection; empty when nothing is, or nothing that makes sense. */
export function readTokenStore(uid: string): TokenStore {
  try {
    const kept: unknown = JSON.parse(localStore()?.getItem(tokenStoreKey(uid)) ?? '{}');
    return tokenStore.safeParse(kept).data ?? {};
  } catch {
    return {};
  }
}

export function writeTokenStore(uid: string, store: TokenStore): void {
  try {
    localStore()?.setItem(tokenStoreKey(uid), JSON.stringify(tokenStore.parse(store)));
  } catch {
    // Full or blocked storage: the next page asks the server again.
  }
}

export function clearTokenStore(uid: string): void {
  localStore()?.removeItem(tokenStoreKey(uid));
}

/** In the settings, connected means that both tokens are there. */
export function isConnected({ accessToken, refreshToken }: TokenStore): boolean {
  return Boolean(accessToken && refreshToken);
}

/** True when there is an access token to renew: it is missing, or about to end. `now` in milliseconds since 1970. */
export function needsRenewal(
  { accessToken, refreshToken, tokenExpiry, host, cloudId }: TokenStore,
  now: number,
): boolean {
  if (!refreshToken || !host || !cloudId) return false;
  return !accessToken || (tokenExpiry ?? 0) - now <= JIRA_RENEWAL_SECONDS * 1_000;
}

/** No store is renewed more often than this, however soon its tokens end. */
const RENEWAL_PAUSE_MS = 60_000;

/** In how many milliseconds the store has to be renewed; false when it has not, because there is none. */
export function renewalDueIn(store: TokenStore, now: number): number | false {
  if (!store.refreshToken || store.tokenExpiry === undefined) return false;
  return Math.max(store.tokenExpiry - JIRA_RENEWAL_SECONDS * 1_000 - now, RENEWAL_PAUSE_MS);
}
