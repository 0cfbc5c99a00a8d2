import {
  NO_RESOURCES,
  type JiraStore,
  getJiraSecret,
  getJiraTokens,
  listJiraResources,
  saveJiraConnection,
} from '#contract/jira.ts';
import type { Api } from '../../lib/call.ts';
import { PlainError } from '../../lib/problem-error.ts';
import { authorizationUrl, redirectUri } from './authorization-url.ts';
import { type PendingConnection, clearPending, keepPending } from './pending-connection.ts';
import { clearTokenStore, writeTokenStore } from './token-store.ts';

interface Beginning {
  readonly uid: string;
  /** The address of this application. */
  readonly origin: string;
  /** The screen from which the person came to connect. */
  readonly cameFrom?: string | undefined;
}

/** Begins a connection, and answers the address at which Atlassian asks the person. */
export async function beginConnection(api: Api, { uid, origin, cameFrom }: Beginning): Promise<string> {
  const { clientId, clientSecret, authorizeUrl } = await api.call(getJiraSecret, {});
  if (!keepPending(uid, { clientId, clientSecret, cameFrom })) {
    throw new PlainError('Connecting needs to keep something in this browser. Allow this site to, then try again.');
  }
  // What is left of an earlier connection would keep the new code from being exchanged.
  clearTokenStore(uid);
  return authorizationUrl({ authorizeUrl, clientId, uid, origin });
}

export interface Ending {
  readonly uid: string;
  readonly origin: string;
  readonly code: string;
  readonly pending: PendingConnection;
}

/**
 * Ends a connection that came back with a code: exchanges it, saves it, fetches the sites that it reaches, of which the
 * first is the one until the person chooses another, and keeps what the server tells of it.
 */
export async function endConnection(api: Api, { uid, origin, code, pending }: Ending): Promise<JiraStore> {
  const { clientId: client_id, clientSecret: client_secret } = pending;
  const tokens = await api.call(getJiraTokens, {
    body: { grant_type: 'authorization_code', client_id, client_secret, code, redirect_uri: redirectUri(origin) },
  });
  const store = await api.call(saveJiraConnection, { body: { refreshToken: tokens.refresh_token } });
  const sites = await api.call(listJiraResources, {});
  if (!sites.some(({ id }) => id === store.cloudId)) throw new PlainError(NO_RESOURCES);
  writeTokenStore(uid, store);
  clearPending(uid);
  return store;
}
