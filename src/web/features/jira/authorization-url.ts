import { browserRoutes } from '#contract/browser-routes.ts';
import { JIRA_AUDIENCE, JIRA_SCOPES } from '#contract/jira.ts';

interface Authorization {
  /** Where Atlassian asks the person. */
  readonly authorizeUrl: string;
  readonly clientId: string;
  /** Comes back with the answer: whoever began is whoever goes on. */
  readonly uid: string;
  /** The address of this application. */
  readonly origin: string;
}

/** Where Atlassian sends the person back to; it knows this address and takes no other. */
export function redirectUri(origin: string): string {
  return origin + browserRoutes.jiraCallback;
}

/** The address at which a person is asked whether they let Storygenie into their Jira. */
export function authorizationUrl({ authorizeUrl, clientId, uid, origin }: Authorization): string {
  const url = new URL(authorizeUrl);
  const parameters = {
    audience: JIRA_AUDIENCE,
    client_id: clientId,
    scope: JIRA_SCOPES.join(' '),
    redirect_uri: redirectUri(origin),
    state: uid,
    response_type: 'code',
    prompt: 'consent',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.toString();
}
