import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type JiraConnection, saveJiraConnection } from '#contract/jira.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { Api } from '../../lib/call.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { StorageStandIn } from '../../lib/storage-stand-in.ts';
import { followConnection, keptConnection, siteOf } from './connection.ts';
import { readTokenStore, writeTokenStore } from './token-store.ts';

const HOST = 'https://team.example';
const NOW = 10_000_000;
const known: JiraConnection = {
  refreshToken: 'r',
  cloudId: 'c',
  host: HOST,
  connectedAt: '2026-03-01T10:00:00.000Z',
  revoked: false,
};
const none: JiraConnection = { refreshToken: null, cloudId: null, host: null, connectedAt: null, revoked: false };
const store = { accessToken: 'a', refreshToken: 'r', tokenExpiry: NOW + 3_600_000, cloudId: 'c', host: HOST };
const renewed = { ...store, accessToken: 'a2' };
const refusal = (code: ProblemCode) =>
  new ProblemError({ type: 'about:blank', title: code, status: 409, code, detail: code });

/** A server that knows this of the connection, and answers a renewal with `store` or a refusal. */
function serverThat(knows: JiraConnection, renewal: typeof store | Error = renewed) {
  const renewals: unknown[] = [];
  const call = async (endpoint: unknown, input: { body?: unknown }): Promise<unknown> => {
    if (endpoint !== saveJiraConnection) return knows;
    renewals.push(input.body);
    if (renewal instanceof Error) throw renewal;
    return renewal;
  };
  return { api: { call } as unknown as Api, renewals };
}

describe("the browser's store of the connection", () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new StorageStandIn());
    return () => vi.unstubAllGlobals();
  });

  test('comes from the server where this browser has none', async () => {
    const { api, renewals } = serverThat(known);
    const connection = await followConnection(api, 'ada', () => NOW);
    expect(connection).toEqual({ state: 'connected', store: renewed, connectedAt: known.connectedAt });
    expect(readTokenStore('ada')).toEqual(renewed);
    expect(renewals).toEqual([{ refreshToken: 'r' }]);
    expect(siteOf(connection)).toEqual({ cloudId: 'c', host: HOST });
  });

  test('stays as it is while its tokens last', async () => {
    writeTokenStore('ada', store);
    const { api, renewals } = serverThat(known);
    expect((await followConnection(api, 'ada', () => NOW)).store).toEqual(store);
    expect(renewals).toEqual([]);
  });

  test('is renewed within 600 seconds of their end', async () => {
    writeTokenStore('ada', store);
    const { api, renewals } = serverThat(known);
    await followConnection(api, 'ada', () => store.tokenExpiry - 600_000);
    expect(readTokenStore('ada')).toEqual(renewed);
    expect(renewals).toHaveLength(1);
  });

  test('follows another connection, or another site, of another browser', async () => {
    writeTokenStore('ada', { ...store, refreshToken: 'earlier' });
    const { api } = serverThat(known);
    expect((await followConnection(api, 'ada', () => NOW)).store).toEqual(renewed);
    writeTokenStore('ada', { ...store, cloudId: 'earlier' });
    expect((await followConnection(api, 'ada', () => NOW)).store).toEqual(renewed);
  });

  test('is not written any more when the person has signed out while tokens were renewed', async () => {
    const leaving = new AbortController();
    const call = async (endpoint: unknown): Promise<unknown> => {
      if (endpoint !== saveJiraConnection) return known;
      leaving.abort();
      return renewed;
    };
    const following = followConnection({ call } as unknown as Api, 'ada', () => NOW, leaving.signal);
    await expect(following).rejects.toThrow('aborted');
    expect(readTokenStore('ada')).toEqual({});
  });

  test.each([
    ['disconnected', none],
    ['revoked', { ...none, revoked: true }],
  ] as const)('is emptied when the server says %s', async (state, knows) => {
    writeTokenStore('ada', store);
    expect(keptConnection('ada').state).toBe('connected');
    const connection = await followConnection(serverThat(knows).api, 'ada', () => NOW);
    expect(connection).toEqual({ state, store: {} });
    expect(siteOf(connection)).toBeUndefined();
    expect(keptConnection('ada')).toEqual({ state: 'disconnected', store: {} });
  });

  test.each(['jira_not_authorized', 'jira_not_connected'] as const)(
    'is emptied when renewing ends with %s',
    async (code) => {
      const { api } = serverThat(known, refusal(code));
      expect(await followConnection(api, 'ada', () => NOW)).toEqual({ state: 'revoked', store: {} });
      expect(readTokenStore('ada')).toEqual({});
    },
  );

  test.each(['jira_unavailable', 'jira_busy'] as const)('outlives that Atlassian is out: %s', async (code) => {
    const { api } = serverThat(known, refusal(code));
    const { state, store: kept } = await followConnection(api, 'ada', () => NOW);
    expect([state, kept]).toEqual(['connected', { refreshToken: 'r', cloudId: 'c', host: HOST }]);
  });

  test('is kept when our own server fails', async () => {
    const due = { ...store, tokenExpiry: NOW };
    writeTokenStore('ada', due);
    const { api } = serverThat(known, refusal('internal'));
    await expect(followConnection(api, 'ada', () => NOW)).rejects.toThrow('internal');
    expect(readTokenStore('ada')).toEqual(due);
  });
});
