import { type JiraStore, getJiraConnection, saveJiraConnection } from '#contract/jira.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { Api } from '../../lib/call.ts';
import { isRefusal } from '../../lib/problem-error.ts';
import {
  type TokenStore,
  clearTokenStore,
  isConnected,
  needsRenewal,
  readTokenStore,
  writeTokenStore,
} from './token-store.ts';

export interface Connection {
  /** `revoked`: there was one, and Atlassian no longer takes it. */
  readonly state: 'connected' | 'disconnected' | 'revoked';
  readonly store: TokenStore;
  /** ISO instant. */
  readonly connectedAt?: string | undefined;
}

/** The site that a connected person's stories go to. */
export interface Site {
  readonly cloudId: string;
  /** Its address, without a slash at the end. */
  readonly host: string;
}

/** How the server says that Atlassian takes nothing more, or that there is nothing it could take. */
export const CONNECTION_ENDED = ['jira_not_connected', 'jira_not_authorized'] as const satisfies ProblemCode[];

/** What this browser's store alone tells of the connection. */
export function keptConnection(uid: string): Connection {
  const store = readTokenStore(uid);
  return { state: isConnected(store) ? 'connected' : 'disconnected', store };
}

/**
 * What the server knows of the connection. This browser's store follows it: a browser that has none gets it from
 * there, tokens that are about to end are renewed, and what was ended in another browser ends here.
 */
export async function followConnection(
  api: Api,
  uid: string,
  now: () => number = Date.now,
  signal?: AbortSignal,
): Promise<Connection> {
  const known = await api.call(getJiraConnection, {}, signal && { signal });
  const { refreshToken, cloudId, host } = known;
  if (known.revoked || refreshToken === null || cloudId === null || host === null) {
    return ended(uid, known.revoked ? 'revoked' : 'disconnected');
  }
  const kept = readTokenStore(uid);
  const isSame = kept.refreshToken === refreshToken && kept.cloudId === cloudId && kept.host === host;
  let store: TokenStore = isSame ? kept : { refreshToken, cloudId, host };
  if (needsRenewal(store, now())) {
    try {
      store = (await renew(api, refreshToken)) ?? store;
    } catch (error) {
      if (isRefusal(error, ...CONNECTION_ENDED)) return ended(uid, 'revoked');
      throw error;
    }
  }
  // The person may have signed out meanwhile.
  signal?.throwIfAborted();
  writeTokenStore(uid, store);
  return { state: 'connected', store, connectedAt: known.connectedAt ?? undefined };
}

/** The renewed store; nothing while Atlassian cannot be reached: the connection stands all the same. */
async function renew(api: Api, refreshToken: string): Promise<JiraStore | undefined> {
  try {
    return await api.call(saveJiraConnection, { body: { refreshToken } });
  } catch (error) {
    if (isRefusal(error, 'jira_unavailable', 'jira_busy')) return undefined;
    throw error;
  }
}

function ended(uid: string, state: 'disconnected' | 'revoked'): Connection {
  clearTokenStore(uid);
  return { state, store: {} };
}

export function siteOf({ state, store: { cloudId, host } }: Connection): Site | undefined {
  return state === 'connected' && cloudId && host ? { cloudId, host } : undefined;
}
