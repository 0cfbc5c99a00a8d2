import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getJiraSecret, getJiraTokens, listJiraResources, saveJiraConnection } from '#contract/jira.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Api } from '../../lib/call.ts';
import { StorageStandIn } from '../../lib/storage-stand-in.ts';
import { beginConnection, endConnection } from './connect.ts';
import { readPending } from './pending-connection.ts';
import { readTokenStore, writeTokenStore } from './token-store.ts';

const origin = 'https://stories.example';
const pending = { clientId: 'app', clientSecret: 'once', cameFrom: '/portal/stories' };
const store = { accessToken: 'a', refreshToken: 'r', tokenExpiry: 5, cloudId: 'one', host: 'https://one.example' };
const sites = [
  { id: 'one', url: 'https://one.example', name: 'One' },
  { id: 'two', url: 'https://two.example', name: 'Two' },
];
const ANSWERS = new Map<Endpoint, unknown>([
  [getJiraSecret, { ...pending, authorizeUrl: 'https://auth.example/authorize', expiresAt: '' }],
  [getJiraTokens, { access_token: 'a', refresh_token: 'r', expires_in: 3_600 }],
  [saveJiraConnection, store],
  [listJiraResources, sites],
]);

/** Notes what is asked of it, and answers it; in the place of some answers it has others, or fails. */
function server(others = new Map<Endpoint, unknown>()) {
  const asked: unknown[] = [];
  const call = async (endpoint: Endpoint, input: { body?: unknown }): Promise<unknown> => {
    asked.push([endpoint.method, endpoint.path, input.body]);
    const answer = others.get(endpoint) ?? ANSWERS.get(endpoint);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { api: { call } as unknown as Api, asked };
}

describe('a connection with Jira', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new StorageStandIn());
    vi.stubGlobal('sessionStorage', new StorageStandIn());
    return () => vi.unstubAllGlobals();
  });

  test('begins with a secret that is kept for the way back, and without what is left of another', async () => {
    writeTokenStore('ada', store);
    const { api } = server();
    const address = new URL(await beginConnection(api, { uid: 'ada', origin, cameFrom: pending.cameFrom }));
    expect(address.searchParams.get('state')).toBe('ada');
    expect(readPending('ada')).toEqual(pending);
    expect(readTokenStore('ada')).toEqual({});
  });

  test('is not begun where the browser cannot keep the secret', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await expect(beginConnection(server().api, { uid: 'ada', origin })).rejects.toThrow('Allow this site to');
  });

  test('ends with an exchange, is saved, and is kept once its sites are fetched', async () => {
    const { api, asked } = server();
    await beginConnection(api, { uid: 'ada', origin });
    asked.length = 0;
    expect(await endConnection(api, { uid: 'ada', origin, code: 'c', pending })).toEqual(store);
    const grant = { grant_type: 'authorization_code', client_id: 'app', client_secret: 'once', code: 'c' };
    expect(asked).toEqual([
      ['POST', '/jira/token', { ...grant, redirect_uri: 'https://stories.example/jira/callback' }],
      ['PUT', '/jira/refresh', { refreshToken: 'r' }],
      ['GET', '/jira/resources', undefined],
    ]);
    expect(readTokenStore('ada')).toEqual(store);
    expect(readPending('ada')).toBeUndefined();
  });

  test.each([
    [getJiraTokens, new Error('The code is old.'), 'The code is old.'],
    [saveJiraConnection, new Error('No accessible resources found'), 'No accessible resources found'],
    [listJiraResources, new Error('Nobody answers.'), 'Nobody answers.'],
    [listJiraResources, [], 'No accessible resources found'],
  ])('is not kept when $path ends with %o', async (endpoint, answer, words) => {
    await beginConnection(server().api, { uid: 'ada', origin });
    const { api } = server(new Map([[endpoint, answer]]));
    await expect(endConnection(api, { uid: 'ada', origin, code: 'c', pending })).rejects.toThrow(words);
    expect(readTokenStore('ada')).toEqual({});
    expect(readPending('ada')).toMatchObject({ clientSecret: 'once' });
  });
});
