import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SITE, startAtlassian, type FakeAtlassian } from '../../../tests/fakes/atlassian/atlassian.ts';
import { connectJira, exchangeCode, JIRA_CALLBACK, TARGET, writeStory } from '../../../tests/support/jira.ts';
import { DIALECTS, openTestApp, type Person, type TestApp } from '../../../tests/support/test-app.ts';
import { createVisitor } from '../../../tests/support/visitor.ts';

const OTHER_SITE = { id: '33333333-aaaa-4bbb-8ccc-444444444444', url: 'https://beds.atlassian.net', name: 'beds' };
const NONE = { refreshToken: null, cloudId: null, host: null, connectedAt: null, revoked: false };

describe.each(DIALECTS)('connecting Jira on %s', (dialect) => {
  let it: TestApp;
  let atlassian: FakeAtlassian;
  let ada: Person;
  beforeAll(async () => {
    atlassian = await startAtlassian();
    it = await openTestApp(dialect, { DEMO_ENABLED: 'true', ...atlassian.env });
  });
  beforeEach(async () => {
    ada = await it.signUp();
  });
  afterEach(() => atlassian.setSites([SITE]));
  afterAll(async () => {
    await it.close();
    await atlassian.close();
  });

  const get = (path: string, { token } = ada) => it.send('GET', `/api/jira/${path}`, { token });
  const save = (body: object, { token } = ada) => it.send('PUT', '/api/jira/refresh', { token, body });
  const begin = async (change: object, by = ada) => {
    const { body: secret } = await get('secret');
    const grant = {
      grant_type: 'authorization_code',
      client_id: secret.clientId,
      client_secret: secret.clientSecret,
      code: atlassian.consent(JIRA_CALLBACK),
      redirect_uri: JIRA_CALLBACK,
    };
    const body = { ...grant, ...change };
    return { body, reply: await it.send('POST', '/api/jira/token', { token: by.token, body }) };
  };
  const faultOf = ({ status, body }: { status: number; body: { errors: { path: string; message: string }[] } }) => [
    status,
    body.errors[0]?.path,
    body.errors[0]?.message,
  ];

  test('goes from a one-time secret to the five things that the browser keeps, and a second browser finds them', async () => {
    expect((await get('secret')).body).toMatchObject({
      clientId: atlassian.env.JIRA_CLIENT_ID,
      authorizeUrl: `${atlassian.url}/authorize`,
    });
    const { status, body: tokens } = await exchangeCode(it, atlassian, ada.token);
    expect([status, Object.keys(tokens)]).toEqual([200, ['access_token', 'refresh_token', 'expires_in']]);
    expect(tokens.expires_in).toBeGreaterThan(3_500);
    expect((await get('refresh')).body).toEqual(NONE);

    const { body: store } = await save({ refreshToken: tokens.refresh_token });
    const { access_token: accessToken, refresh_token: refreshToken } = tokens;
    const kept = { accessToken, refreshToken, cloudId: SITE.id, host: SITE.url };
    expect(store).toEqual({ ...kept, tokenExpiry: expect.any(Number) });
    expect(store.tokenExpiry - Date.now()).toBeGreaterThan(3_000_000);
    const { body: elsewhere } = await get('refresh');
    expect(elsewhere).toEqual({
      refreshToken,
      cloudId: SITE.id,
      host: SITE.url,
      connectedAt: expect.any(String),
      revoked: false,
    });
    expect((await get('resources')).body).toEqual([SITE]);
  });

  test.each([
    [{ code: undefined }, 'code', 'No code provided'],
    [{ code: '' }, 'code', 'No code provided'],
    [{ code: 'made up' }, 'code', 'Atlassian does not take this code any more. Connect again.'],
    [{ client_id: 'another' }, 'client_id', 'This is not the client id of this server.'],
    [{ redirect_uri: 'http://localhost:3000/elsewhere' }, 'redirect_uri', 'This is not an address of this server.'],
    [
      { client_secret: 'made up' },
      'client_secret',
      'This connection was begun too long ago, or elsewhere. Connect again.',
    ],
  ])('does not go on with %o', async (change, path, message) => {
    expect(faultOf((await begin(change)).reply)).toEqual([422, path, message]);
  });

  test('takes its secret once, from the same person, and within ten minutes', async () => {
    const { body, reply } = await begin({});
    expect(reply.status).toBe(200);
    const again = { ...body, code: atlassian.consent(JIRA_CALLBACK) };
    const repeated = await it.send('POST', '/api/jira/token', { token: ada.token, body: again });
    expect(faultOf(repeated).slice(0, 2)).toEqual([422, 'client_secret']);
    const byAnother = await begin({}, await it.signUp());
    expect(faultOf(byAnother.reply).slice(0, 2)).toEqual([422, 'client_secret']);

    const { body: old } = await get('secret');
    const late = new Date(Date.now() - 1).toISOString();
    await it.sql(`update "jiraSecret" set "expiresAt" = '${late}'`);
    expect(Date.parse(old.expiresAt) - Date.now()).toBeLessThanOrEqual(600_000);
    const tooLate = await it.send('POST', '/api/jira/token', {
      token: ada.token,
      body: { ...body, client_secret: old.clientSecret, code: atlassian.consent(JIRA_CALLBACK) },
    });
    expect(faultOf(tooLate).slice(0, 2)).toEqual([422, 'client_secret']);
  });

  test('says so when the person let us reach no site, and keeps nothing', async () => {
    atlassian.setSites([]);
    const { body: tokens } = await exchangeCode(it, atlassian, ada.token);
    const reply = await save({ refreshToken: tokens.refresh_token });
    expect([reply.status, reply.body.code, reply.body.detail]).toEqual([
      409,
      'jira_no_resources',
      'No accessible resources found',
    ]);
    expect((await get('refresh')).body).toEqual(NONE);
  });

  test('takes the first of several sites, and the one that the person chooses', async () => {
    atlassian.setSites([OTHER_SITE, SITE]);
    const store = await connectJira(it, atlassian, ada.token);
    expect(store).toMatchObject({ cloudId: OTHER_SITE.id, host: OTHER_SITE.url });
    const { refreshToken } = store;
    const chosen = await save({ refreshToken, cloudId: SITE.id });
    expect(chosen.body).toMatchObject({ refreshToken, cloudId: SITE.id, host: SITE.url });
    expect((await save({ refreshToken })).body).toMatchObject({ cloudId: SITE.id, host: SITE.url });
    const unknown = await save({ refreshToken, cloudId: 'elsewhere' });
    expect(faultOf(unknown).slice(0, 2)).toEqual([422, 'cloudId']);
    expect((await get('projects?cloudId=elsewhere')).body.code).toBe('jira_not_connected');
  });

  test('that is made anew goes on at the site that was chosen before, as long as it can be reached', async () => {
    atlassian.setSites([OTHER_SITE, SITE]);
    const { refreshToken } = await connectJira(it, atlassian, ada.token);
    await save({ refreshToken, cloudId: SITE.id });
    expect(await connectJira(it, atlassian, ada.token)).toMatchObject({ cloudId: SITE.id, host: SITE.url });
    atlassian.setSites([OTHER_SITE]);
    expect(await connectJira(it, atlassian, ada.token)).toMatchObject({ cloudId: OTHER_SITE.id });
  });

  test("is nobody else's, and a new one takes the place of the one before", async () => {
    const { refreshToken } = await connectJira(it, atlassian, ada.token);
    const bob = await it.signUp();
    expect((await save({ refreshToken }, bob)).body).toMatchObject({ status: 409, detail: 'Jira not connected' });
    const next = await connectJira(it, atlassian, ada.token);
    expect((await save({ refreshToken })).body.code).toBe('jira_not_connected');
    expect((await get('refresh')).body.refreshToken).toBe(next.refreshToken);
  });

  test('ends when the person disconnects: everything of it is forgotten', async () => {
    await connectJira(it, atlassian, ada.token);
    const { id } = await writeStory(it, ada.token);
    await it.send('POST', `/api/story/${id}/jira`, { token: ada.token, body: TARGET });
    expect((await it.send('DELETE', '/api/jira/refresh', { token: ada.token })).status).toBe(204);
    expect((await get('refresh')).body).toEqual(NONE);
    for (const path of ['resources', 'projects', 'projects/10000/issue-types']) {
      expect((await get(path)).body).toMatchObject({ code: 'jira_not_connected', detail: 'Jira not connected' });
    }
    const { body: state } = await it.send('GET', `/api/story/${id}/jira`, { token: ada.token });
    expect(state).toMatchObject({ state: 'linked', url: expect.stringContaining(`${SITE.url}/browse/PLOT-`) });
    expect(state.suggested).toBeUndefined();
  });

  test('is in what a person takes away, but for its tokens, and goes with their account', async () => {
    const store = await connectJira(it, atlassian, ada.token);
    const { id, product } = await writeStory(it, ada.token);
    const { body: story } = await it.send('POST', `/api/story/${id}/jira`, { token: ada.token, body: TARGET });
    const { body: all } = await it.send('GET', '/api/account/export', { token: ada.token });
    expect(all.jira).toEqual({
      connection: { host: SITE.url, cloudId: SITE.id, connectedAt: expect.any(String) },
      choices: [{ productId: product.id, ...TARGET }],
    });
    const addition = { storyId: id, state: 'done', host: SITE.url, issueKey: story.jiraIssueId };
    expect(all.jiraAdditions).toMatchObject([{ ...addition, sent: { headline: story.headline } }]);
    expect(JSON.stringify(all)).not.toContain(store.refreshToken);

    await get('secret');
    await it.send('DELETE', '/api/account', { token: ada.token, body: { email: ada.email } });
    const { uid } = all.account;
    for (const table of ['jiraConnection', 'jiraSecret', 'jiraChoice', 'jiraPush']) {
      expect(await it.sql(`select * from "${table}" where "ownerId" = '${uid}'`)).toEqual([]);
    }
  });

  test('comes along when a guest makes an account', async () => {
    const guest = createVisitor(it);
    await guest.post('sign-in/anonymous');
    const store = await connectJira(it, atlassian, await guest.token());
    await guest.post('sign-up/email', { email: `guest-${dialect}@example.com`, password: 'Correct4Horse', name: '' });
    const token = await guest.token();
    expect((await it.send('GET', '/api/jira/refresh', { token })).body).toMatchObject({
      refreshToken: store.refreshToken,
    });
    expect((await it.send('GET', '/api/jira/resources', { token })).body).toEqual([SITE]);
  });
});

describe.each(DIALECTS)('a server on %s', (dialect) => {
  test('that is not set up for Jira says so, and still forgets a connection', async () => {
    const it = await openTestApp(dialect);
    try {
      const { token } = await it.signUp();
      const { id } = await writeStory(it, token);
      expect((await it.send('GET', '/api/config')).body.jira).toBe(false);
      for (const [method, path, body] of [
        ['GET', 'jira/secret', undefined],
        ['GET', 'jira/resources', undefined],
        ['POST', `story/${id}/jira`, TARGET],
      ] as const) {
        const reply = await it.send(method, `/api/${path}`, { token, ...(body && { body }) });
        expect([reply.status, reply.body.code]).toEqual([403, 'jira_not_configured']);
      }
      expect((await it.send('GET', '/api/jira/refresh', { token })).body).toEqual(NONE);
      expect((await it.send('DELETE', '/api/jira/refresh', { token })).status).toBe(204);
      expect((await it.send('GET', `/api/story/${id}/jira`, { token })).body).toEqual({ state: 'none' });
    } finally {
      await it.close();
    }
  });

  test('that has its own address sends people back to no other', async () => {
    const atlassian = await startAtlassian();
    const it = await openTestApp(dialect, { ...atlassian.env, PUBLIC_URL: 'https://stories.example.com' });
    try {
      const visitor = createVisitor(it, { origin: 'https://stories.example.com' });
      await visitor.post('sign-up/email', { email: 'ada@example.com', password: 'Correct4Horse', name: '' });
      const reply = await exchangeCode(it, atlassian, await visitor.token());
      expect(reply.body.errors[0].path).toBe('redirect_uri');
    } finally {
      await it.close();
      await atlassian.close();
    }
  });

  test('forgets secrets and connections that led to nothing', async () => {
    const atlassian = await startAtlassian();
    let it = await openTestApp(dialect, atlassian.env);
    try {
      const { token } = await it.signUp();
      await exchangeCode(it, atlassian, token);
      await connectJira(it, atlassian, token);
      await exchangeCode(it, atlassian, token);
      await it.send('GET', '/api/jira/secret', { token });
      const long = new Date(Date.now() - 2 * 60 * 60_000).toISOString();
      await it.sql(`update "jiraSecret" set "expiresAt" = '${long}'`);
      await it.sql(`update "jiraConnection" set "createdAt" = '${long}'`);
      it = await it.reopen();
      await it.app.ready();
      expect(await it.sql('select "hash" from "jiraSecret"')).toEqual([]);
      const left = await it.sql<{ savedAt: string | null }>('select "savedAt" from "jiraConnection"');
      expect(left).toEqual([{ savedAt: expect.any(String) }]);
    } finally {
      await it.close();
      await atlassian.close();
    }
  });
});
