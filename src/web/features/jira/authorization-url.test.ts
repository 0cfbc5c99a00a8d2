import { expect, test } from 'vitest';
import { authorizationUrl } from './authorization-url.ts';

test('Atlassian is asked for this person, with every parameter that it demands, and told where to send them back', () => {
  const url = new URL(
    authorizationUrl({
      authorizeUrl: 'https://auth.atlassian.com/authorize',
      clientId: 'app & co',
      uid: 'ada',
      origin: 'https://stories.example',
    }),
  );
  expect(url.origin + url.pathname).toBe('https://auth.atlassian.com/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    audience: 'api.atlassian.com',
    client_id: 'app & co',
    scope: 'read:jira-work write:jira-work offline_access',
    redirect_uri: 'https://stories.example/jira/callback',
    state: 'ada',
    response_type: 'code',
    prompt: 'consent',
  });
});
