import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE, startAtlassian, type FakeAtlassian } from '../../../tests/fakes/atlassian/atlassian.ts';
import { connectJira, exchangeCode, TARGET, writeStory } from '../../../tests/support/jira.ts';
import { cookiesOf, DIALECTS, openTestApp, PASSWORD, tokenFor, type TestApp } from '../../../tests/support/test-app.ts';
import { openTwoApps, type TwoApps } from '../../../tests/support/two-apps.ts';

const [OLD, NEW, OTHER] = ['o', 'n', 'x'].map((letter) => letter.repeat(40)) as [string, string, string];

describe.each(DIALECTS)("Atlassian's secrets on %s", (dialect) => {
  let apps: TwoApps;
  let atlassian: FakeAtlassian;
  const replies: string[] = [];
  beforeAll(async () => {
    atlassian = await startAtlassian();
    apps = await openTwoApps(dialect, { env: { ...atlassian.env, LOG_LEVEL: 'trace' } });
  });
  afterAll(async () => {
    await apps.close();
    await atlassian.close();
  });

  test('are in no reply, no line of the log and no column of the database, whatever goes wrong', async () => {
    const { it } = apps;
    const { token } = await it.signUp();
    const send = async (method: string, path: string, body?: object) => {
      const reply = await it.send(method, `/api/${path}`, { token, ...(body && { body }) });
      replies.push(reply.text, JSON.stringify(reply.headers));
      return reply;
    };
    replies.push((await exchangeCode(it, atlassian, token)).text);
    const store = await connectJira(it, atlassian, token);
    const { refreshToken } = store;
    replies.push(JSON.stringify(store));
    const { id } = await writeStory(it, token);
    const faults = [{ status: 500 }, { status: 400, body: { error: 'unauthorized_client' } }, 'cut', 'lost'] as const;
    for (const call of ['token', 'resources', 'create'] as const) {
      for (const fault of faults) {
        atlassian.break(call, fault, 2);
        if (call === 'token') atlassian.expire();
        await send('GET', 'jira/resources');
        await send('POST', 'jira/token', { grant_type: 'refresh_token', refresh_token: refreshToken });
        await send('POST', `story/${id}/jira`, { ...TARGET, again: true });
      }
    }
    await send('GET', 'jira/refresh');
    await send('PUT', 'jira/refresh', { refreshToken });
    await send('GET', `story/${id}/jira`);
    await send('GET', 'account/export');
    atlassian.revoke();
    await send('GET', 'jira/resources');

    const secrets = atlassian.secrets();
    expect(secrets.length).toBeGreaterThan(10);
    for (const secret of secrets) {
      expect(replies.filter((text) => text.includes(secret))).toEqual([]);
      expect(it.log.filter((line) => line.includes(secret))).toEqual([]);
    }
    expect(await apps.tablesWith(...secrets)).toEqual([]);
    // The names do not open anything at Atlassian either.
    for (const name of [store.accessToken, refreshToken]) expect(secrets).not.toContain(name);
  });

  test('are kept in a form that the database alone does not open', async () => {
    const { it } = apps;
    const { token } = await it.signUp();
    await connectJira(it, atlassian, token);
    const rows = await it.sql<{ sealedTokens: string }>('select "sealedTokens" from "jiraConnection"');
    for (const { sealedTokens } of rows.filter((row) => row.sealedTokens !== null)) {
      expect(sealedTokens).toMatch(/^\d+\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/);
    }
  });
});

describe.each(DIALECTS)('a connection on %s', (dialect) => {
  let it: TestApp;
  let atlassian: FakeAtlassian;
  beforeAll(async () => {
    atlassian = await startAtlassian();
    it = await openTestApp(dialect, { ...atlassian.env, AUTH_SECRET: OLD });
  });
  afterAll(async () => {
    await it.close();
    await atlassian.close();
  });

  test('lasts while the secret of the server is replaced, and ends with a secret that nobody knows any more', async () => {
    const { token, email } = await it.signUp();
    await connectJira(it, atlassian, token);
    const kept = async () => (await it.sql<{ sealedTokens: string }>('select "sealedTokens" from "jiraConnection"'))[0];
    const before = await kept();
    const resources = () => it.send('GET', '/api/jira/resources', { token });

    it = await it.reopen({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD });
    await it.app.ready();
    expect((await kept())?.sealedTokens.split('.')[0]).not.toBe(before?.sealedTokens.split('.')[0]);
    expect((await resources()).body).toEqual([SITE]);

    it = await it.reopen({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: '' });
    const again = await it.send('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } });
    const fresh = await tokenFor(it.send, cookiesOf(again));
    expect((await it.send('GET', '/api/jira/resources', { token: fresh })).body).toEqual([SITE]);

    it = await it.reopen({ AUTH_SECRET: OTHER });
    const state = await it.send('GET', '/api/jira/refresh', { token: fresh });
    expect([state.status, state.body]).toEqual([200, expect.objectContaining({ refreshToken: null, revoked: true })]);
  });
});

test('A connection lasts while processes with the old and the new secret of a server stand side by side', async () => {
  const atlassian = await startAtlassian();
  let old = await openTestApp('postgres', { ...atlassian.env, AUTH_SECRET: OLD });
  try {
    const { token } = await old.signUp();
    await connectJira(old, atlassian, token);
    // First everybody learns the new secret, then it is used.
    old = await old.reopen({ AUTH_SECRET: OLD, AUTH_SECRET_PREVIOUS: NEW });
    const next = await old.beside({ AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD });
    await next.app.ready();
    for (const it of [old, next, old]) {
      atlassian.expire();
      expect((await it.send('GET', '/api/jira/resources', { token })).body).toEqual([SITE]);
    }
    await next.close();
  } finally {
    await old.close();
    await atlassian.close();
  }
});
