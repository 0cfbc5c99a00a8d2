import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAtlassian, type FakeAtlassian } from '../../../tests/fakes/atlassian/atlassian.ts';
import { connectJira, TARGET, writeStory, type JiraStore } from '../../../tests/support/jira.ts';
import { DIALECTS, openTestApp, type Person, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('a person who asks Jira more than anybody could read on %s', (dialect) => {
  let it: TestApp;
  let atlassian: FakeAtlassian;
  let ada: Person;
  let store: JiraStore;
  let id: string;
  beforeAll(async () => {
    atlassian = await startAtlassian();
    it = await openTestApp(dialect, atlassian.env);
  });
  beforeEach(async () => {
    ada = await it.signUp();
    store = await connectJira(it, atlassian, ada.token);
    ({ id } = await writeStory(it, ada.token));
    // As if they had asked 240 times in this minute, which does not end meanwhile.
    it.clock.advance(60_000 - (it.clock.now().getTime() % 60_000));
    await get('jira/resources');
    await it.sql(`update "quota" set "count" = 240 where "key" like 'jira-asking:%'`);
  });
  afterEach(() => it.clock.advance(Date.now() - it.clock.now().getTime()));
  afterAll(async () => {
    await it.close();
    await atlassian.close();
  });

  const get = (path: string, { token } = ada) => it.send('GET', `/api/${path}`, { token });
  const post = (path: string, body: object) => it.send('POST', `/api/${path}`, { token: ada.token, body });

  test.each(['jira/resources', 'jira/projects', 'jira/projects/10000/issue-types'])(
    'is told to wait, and Atlassian is not asked: %s',
    async (path) => {
      const asked = atlassian.requests.length;
      const { status, body, headers } = await get(path);
      expect([status, body.code]).toEqual([429, 'jira_busy']);
      expect(body.detail).toMatch(/^You are asking Jira very often\. Try again in \d+ seconds?\.$/);
      expect(headers['retry-after']).toBe(String(body.retryAfter));
      expect(atlassian.requests).toHaveLength(asked);
      it.clock.advance(60_000);
      expect((await get(path)).status).toBe(200);
    },
  );

  test('adds nothing, is in no doubt about it, and adds it a minute later', async () => {
    expect((await post(`story/${id}/jira`, TARGET)).status).toBe(429);
    expect((await get(`story/${id}/jira`)).body).toEqual({ state: 'none' });
    it.clock.advance(60_000);
    expect((await post(`story/${id}/jira`, TARGET)).status).toBe(200);
  });

  test('still sees what is known here, and cannot have tokens renewed again and again', async () => {
    const asked = atlassian.requests.length;
    expect((await get('jira/refresh')).body.refreshToken).toBe(store.refreshToken);
    const grant = { grant_type: 'refresh_token', refresh_token: store.refreshToken };
    expect((await post('jira/token', grant)).status).toBe(429);
    expect(atlassian.requests).toHaveLength(asked);
  });

  test('takes nothing away from others', async () => {
    const bob = await it.signUp();
    await connectJira(it, atlassian, bob.token);
    expect((await get('jira/projects', bob)).status).toBe(200);
  });
});
