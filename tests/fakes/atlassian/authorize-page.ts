import { CLIENT } from './oauth.ts';
import { Refusal } from './refusal.ts';

const SCOPES = ['read:jira-work', 'write:jira-work', 'offline_access'];

/** Throws for an authorisation redirect that Atlassian would not take. */
export function checkRedirect(query: URLSearchParams): void {
  const demanded: Record<string, string> = {
    audience: 'api.atlassian.com',
    client_id: CLIENT.id,
    response_type: 'code',
    prompt: 'consent',
  };
  const missing = Object.entries(demanded).find(([name, value]) => query.get(name) !== value)?.[0];
  const scopes = (query.get('scope') ?? '').split(' ');
  const fault =
    missing ??
    (SCOPES.every((scope) => scopes.includes(scope)) ? undefined : 'scope') ??
    (URL.canParse(query.get('redirect_uri') ?? '') ? undefined : 'redirect_uri') ??
    (query.get('state') ? undefined : 'state');
  if (fault)
    throw new Refusal(400, { error: 'invalid_request', error_description: `Something is wrong with ${fault}` });
}

/** Where the browser goes once the person has chosen. */
export function wayBack(query: URLSearchParams, answer: Record<string, string>): string {
  const url = new URL(query.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries({ ...answer, state: query.get('state') ?? '' })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/** Asks the person, as Atlassian does. */
export function authorizePage(query: URLSearchParams): string {
  const link = (choice: string) => `/authorize/${choice}?${query.toString().replaceAll('&', '&amp;')}`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Authorize app</title><link rel="icon" href="data:,"></head>
<body>
<main>
<h1>Storygenie is requesting access to your Atlassian account.</h1>
<p><a href="${link('accept')}">Accept</a> <a href="${link('cancel')}">Cancel</a></p>
</main>
</body>
</html>`;
}
