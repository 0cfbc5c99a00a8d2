import { SITE, type FakeAtlassian } from '../fakes/atlassian/atlassian.ts';
import { sampleProduct, sampleStory } from './samples.ts';
import type { Reply, TestApp } from './test-app.ts';

export const JIRA_CALLBACK = 'http://localhost:3000/jira/callback';

/** What the browser keeps of a connection. */
export interface JiraStore {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly tokenExpiry: number;
  readonly cloudId: string;
  readonly host: string;
}

/** Begins a connection, has the person say yes, and exchanges the code; answers the token endpoint's reply. */
export async function exchangeCode(it: TestApp, atlassian: FakeAtlassian, token: string): Promise<Reply> {
  const { body } = await it.send('GET', '/api/jira/secret', { token });
  return it.send('POST', '/api/jira/token', {
    token,
    body: {
      grant_type: 'authorization_code',
      client_id: body.clientId,
      client_secret: body.clientSecret,
      code: atlassian.consent(JIRA_CALLBACK),
      redirect_uri: JIRA_CALLBACK,
    },
  });
}

/** Connects the person as their browser would. */
export async function connectJira(it: TestApp, atlassian: FakeAtlassian, token: string): Promise<JiraStore> {
  const { refresh_token: refreshToken } = (await exchangeCode(it, atlassian, token)).body;
  const reply = await it.send('PUT', '/api/jira/refresh', { token, body: { refreshToken } });
  if (reply.status !== 200) throw new Error(`connecting answered ${reply.status}: ${reply.text}`);
  return reply.body;
}

/** Where stories go in tests. */
export const TARGET = { cloudId: SITE.id, projectId: '10000', issueTypeId: '10001' };

/** Writes a story of a product of the person's own. */
export async function writeStory(it: TestApp, token: string): Promise<Reply['body']> {
  const { body: product } = await it.send('POST', '/api/product', { token, body: sampleProduct });
  return (await it.send('POST', '/api/story', { token, body: { ...sampleStory, productId: product.id } })).body;
}
