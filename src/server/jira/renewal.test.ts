import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SITE, startAtlassian, type FakeAtlassian } from '../../../tests/fakes/atlassian/atlassian.ts';
import { connectJira } from '../../../tests/support/jira.ts';
import { DIALECTS, type Person, type TestApp } from '../../../tests/support/test-app.ts';
import { openTwoApps, type TwoApps } from '../../../tests/support/two-apps.ts';

const LEFT_MS = 10_000;

describe.each(DIALECTS)("keeping a connection's tokens good on %s", (dialect) => {
  let apps: TwoApps;
  let it: TestApp;
  let atlassian: FakeAtlassian;
  let ada: Person;
  let refreshToken: string;
  /** What the other process does when it has to wait. */
  let otherWaits: () => Promise<void>;
  beforeAll(async () => {
    atlassian = await startAtlassian();
    apps = await openTwoApps(dialect, { env: atlassian.env, otherWaits: () => otherWaits() });
    ({ it } = apps);
  });
  beforeEach(async () => {
    atlassian.setLifetime(3_600);
    otherWaits = async () => {};
    ada = await it.signUp();
    ({ refreshToken } = await connectJira(it, atlassian, ada.token));
  });
  afterAll(async () => {
    await apps.close();
    await atlassian.close();
  });

  const resources = (at = it) => at.send('GET', '/api/jira/resources', { token: ada.token });
  const save = (at = it) => at.send('PUT', '/api/jira/refresh', { token: ada.token, body: { refreshToken } });
  const renew = () =>
    it.send('POST', '/api/jira/token', {
      token: ada.token,
      body: { grant_type: 'refresh_token', refresh_token: refreshToken },
    });
  const connection = async () => (await it.send('GET', '/api/jira/refresh', { token: ada.token })).body;
  const renewals = async (work: () => Promise<unknown>): Promise<number> => {
    const before = atlassian.count('token');
    await work();
    return atlassian.count('token') - before;
  };
  /** Leaves so much of the access token's life. */
  const leave = (milliseconds: number) => {
    const expiresAt = new Date(it.clock.now().getTime() + milliseconds).toISOString();
    return it.sql(`update "jiraConnection" set "expiresAt" = '${expiresAt}' where "refreshName" = '${refreshToken}'`);
  };

  test('renews them when they have ten minutes left or less, and not before', async () => {
    const { body: before } = await save();
    await leave(600_000 + LEFT_MS);
    expect(await renewals(save)).toBe(0);
    await leave(600_000);
    const counted = await renewals(async () => {
      const { body: after } = await save();
      expect(after).toEqual({ ...before, accessToken: expect.any(String), tokenExpiry: expect.any(Number) });
      expect(after.accessToken).not.toBe(before.accessToken);
      expect(after.tokenExpiry).toBeGreaterThan(before.tokenExpiry);
    });
    expect(counted).toBe(1);
    expect((await resources()).body).toEqual([SITE]);
  });

  test('renews them when Atlassian does not take the access token, and the call goes through', async () => {
    atlassian.expire();
    expect(await renewals(async () => expect((await resources()).status).toBe(200))).toBe(1);
  });

  test('renews them on request, in names', async () => {
    const { status, body } = await renew();
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String),
      refresh_token: refreshToken,
      expires_in: expect.any(Number),
    });
    expect((await resources()).body).toEqual([SITE]);
  });

  test('renews them once when calls at two processes find them expired together', async () => {
    atlassian.expire();
    const held = atlassian.hold('token');
    const waiting = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    otherWaits = async () => {
      waiting.resolve();
      await goOn.promise;
    };
    const counted = await renewals(async () => {
      const one = resources();
      await held.arrived;
      const other = resources(apps.other);
      await waiting.promise;
      held.release();
      expect((await one).body).toEqual([SITE]);
      goOn.resolve();
      expect((await other).body).toEqual([SITE]);
    });
    expect(counted).toBe(1);
  });

  test('loses nothing when the answer to a renewal is lost', async () => {
    atlassian.expire();
    atlassian.break('token', 'lost');
    expect((await resources()).body).toEqual([SITE]);
    atlassian.expire();
    expect((await resources()).body).toEqual([SITE]);
  });

  test('loses nothing when no answer comes at all for a while: the next call renews with the token before', async () => {
    atlassian.expire();
    atlassian.break('token', 'lost', 2);
    const reply = await resources();
    expect([reply.status, reply.body.code]).toEqual([503, 'jira_unavailable']);
    expect((await connection()).revoked).toBe(false);
    expect((await resources()).body).toEqual([SITE]);
  });

  test('goes back to the token before when the newest is not taken, within ten minutes', async () => {
    await renew();
    atlassian.loseNewestTokens();
    expect((await renew()).status).toBe(200);
    expect((await resources()).body).toEqual([SITE]);
  });

  test('goes on with tokens that are still good while they cannot be renewed', async () => {
    await leave(LEFT_MS);
    // What may have been lost is asked for twice.
    atlassian.break('token', { status: 503 }, 2);
    atlassian.break('token', 'cut', 2);
    atlassian.break('token', { status: 429, retryAfter: 9 });
    const counted = await renewals(async () => {
      for (let n = 0; n < 3; n += 1) expect((await resources()).body).toEqual([SITE]);
    });
    expect(counted).toBe(5);
  });

  test('takes a revoked grant for no connection, and tells that there was one', async () => {
    atlassian.revoke();
    const reply = await resources();
    expect([reply.status, reply.body.code, reply.body.detail]).toEqual([
      409,
      'jira_not_connected',
      'Jira not connected',
    ]);
    const none = { refreshToken: null, cloudId: null, host: null, connectedAt: null };
    expect(await connection()).toEqual({ ...none, revoked: true });
    expect(await renewals(async () => expect((await save()).body.code).toBe('jira_not_connected'))).toBe(0);
    const again = await connectJira(it, atlassian, ada.token);
    expect(await connection()).toMatchObject({ refreshToken: again.refreshToken, revoked: false });
  });

  test('takes the other words in which Atlassian says so for the same', async () => {
    atlassian.expire();
    const body = { error: 'unauthorized_client', error_description: 'refresh_token is invalid' };
    atlassian.break('token', { status: 403, body });
    expect((await resources()).body.code).toBe('jira_not_connected');
    expect((await connection()).revoked).toBe(true);
  });

  test('does not ask for ever when Atlassian takes no token, however new', async () => {
    atlassian.break('resources', { status: 401 }, 2);
    expect(await renewals(async () => expect((await resources()).body.code).toBe('jira_not_connected'))).toBe(1);
    expect((await connection()).revoked).toBe(true);
  });

  test('takes over from a process that died while renewing, once its time is over', async () => {
    atlassian.expire();
    const until = new Date(it.clock.now().getTime() + 30_000).toISOString();
    await it.sql(`update "jiraConnection" set "leaseId" = 'dead', "leaseUntil" = '${until}'`);
    expect(await renewals(async () => expect((await resources()).body).toEqual([SITE]))).toBe(1);
    expect(it.clock.now().toISOString() >= until).toBe(true);
    it.clock.advance(Date.now() - it.clock.now().getTime());
  });

  test('takes over at once from a process whose clock was far ahead', async () => {
    atlassian.expire();
    const now = it.clock.now().getTime();
    const until = new Date(now + 24 * 3_600_000).toISOString();
    await it.sql(`update "jiraConnection" set "leaseId" = 'ahead', "leaseUntil" = '${until}'`);
    expect(await renewals(async () => expect((await resources()).body).toEqual([SITE]))).toBe(1);
    expect(it.clock.now().getTime() - now).toBeLessThan(30_000);
  });

  test('keeps the right to renew for as long as Atlassian takes', async () => {
    const own = `select "leaseUntil" from "jiraConnection" where "refreshName" = '${refreshToken}'`;
    const leaseUntil = async () => (await it.sql<{ leaseUntil: string | null }>(own))[0]?.leaseUntil;
    atlassian.expire();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const held = atlassian.hold('token');
      const reply = resources();
      await held.arrived;
      const before = await leaseUntil();
      it.clock.advance(25_000);
      vi.advanceTimersByTime(10_000);
      await expect.poll(leaseUntil, { timeout: 30_000 }).not.toBe(before);
      held.release();
      expect((await reply).body).toEqual([SITE]);
      expect([await leaseUntil(), vi.getTimerCount()]).toEqual([null, 0]);
    } finally {
      vi.useRealTimers();
      it.clock.advance(Date.now() - it.clock.now().getTime());
    }
  });

  test('says that the server is at fault when Atlassian does not know it', async () => {
    atlassian.expire();
    atlassian.break('token', { status: 401, body: { error: 'access_denied' } });
    const { body } = await resources();
    expect(body).toMatchObject({ code: 'jira_unavailable', detail: expect.stringContaining('client id or secret') });
    expect((await connection()).revoked).toBe(false);
  });
});
