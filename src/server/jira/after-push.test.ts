import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueDocument, textDocument } from '#contract/jira-document.ts';
import { SITE, startAtlassian, type FakeAtlassian } from '../../../tests/fakes/atlassian/atlassian.ts';
import { connectJira, TARGET, writeStory } from '../../../tests/support/jira.ts';
import { sampleStory } from '../../../tests/support/samples.ts';
import { DIALECTS, openTestApp, type Person, type Reply, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('a story that is in Jira on %s', (dialect) => {
  let it: TestApp;
  let atlassian: FakeAtlassian;
  let ada: Person;
  let id: string;
  let key: string;
  beforeAll(async () => {
    atlassian = await startAtlassian();
    it = await openTestApp(dialect, atlassian.env);
  });
  beforeEach(async () => {
    ada = await it.signUp();
    await connectJira(it, atlassian, ada.token);
    ({ id } = await writeStory(it, ada.token));
    key = (await send('POST', 'jira', TARGET)).body.jiraIssueId;
  });
  afterEach(() => atlassian.setSites([SITE]));
  afterAll(async () => {
    await it.close();
    await atlassian.close();
  });

  const send = (method: string, path = '', body?: object): Promise<Reply> =>
    it.send(method, `/api/story/${id}${path && `/${path}`}`, { token: ada.token, ...(body && { body }) });
  const state = async () => (await send('GET', 'jira')).body;
  const edit = async (change: object) => send('PUT', '', { ...(await send('GET')).body, ...change });
  const issue = (wanted = key) => atlassian.issues.find((one) => one.key === wanted);
  const answerOf = ({ status, body }: Reply) => [status, body.code];

  test('tells what differs once it was changed, and is updated there', async () => {
    await edit({ headline: 'Swap two plots', acceptanceCriteria: ['A swap is shown to both.'] });
    expect(await state()).toMatchObject({
      state: 'linked',
      key,
      pushed: sampleStory,
      changed: true,
      changedInJira: false,
    });
    const { status, body } = await send('PUT', 'jira', {});
    const now = { ...sampleStory, headline: 'Swap two plots', acceptanceCriteria: ['A swap is shown to both.'] };
    expect([status, body]).toMatchObject([200, { state: 'linked', pushed: now, changed: false, changedInJira: false }]);
    expect(issue()?.fields).toMatchObject({ summary: 'Swap two plots', description: issueDocument(now) });
    expect(issue()?.fields['labels']).toEqual([`storygenie-${id}`]);
  });

  test('overwrites what somebody changed in Jira only when the person knows', async () => {
    atlassian.edit(key, { description: textDocument('Rewritten by the team.') });
    expect(await state()).toMatchObject({ changed: false, changedInJira: true });
    const refused = await send('PUT', 'jira', {});
    expect(answerOf(refused)).toEqual([409, 'jira_issue_changed']);
    expect(issue()?.fields['description']).toEqual(textDocument('Rewritten by the team.'));
    expect((await send('PUT', 'jira', { overwrite: true })).body).toMatchObject({ changedInJira: false });
    expect(issue()?.fields['description']).toEqual(issueDocument(sampleStory));
  });

  test('does not take another form of the same words for a change', async () => {
    const { content, ...rest } = issueDocument(sampleStory);
    const marked = content.map((block, n) => Object.assign({}, block, n === 0 ? { attrs: { level: 1 } } : {}));
    atlassian.edit(key, { description: { ...rest, content: marked } });
    expect(await state()).toMatchObject({ changedInJira: false });
  });

  test('says so when its issue is no longer there, and can be added anew', async () => {
    atlassian.remove(key);
    expect(await state()).toMatchObject({ state: 'deleted', key });
    expect(answerOf(await send('PUT', 'jira', {}))).toEqual([409, 'jira_issue_gone']);
    const { status, body } = await send('POST', 'jira', TARGET);
    expect([status, body.jiraIssueId === key]).toEqual([200, false]);
    expect(issue(body.jiraIssueId)?.fields['summary']).toBe(sampleStory.headline);
    expect(await state()).toMatchObject({ state: 'linked', key: body.jiraIssueId });
  });

  test('is without an issue when it could not be added anew', async () => {
    atlassian.remove(key);
    atlassian.break('create', 'cut');
    expect(answerOf(await send('POST', 'jira', TARGET))).toEqual([504, 'jira_unanswered']);
    expect(await state()).toMatchObject({ state: 'unanswered' });
    expect((await send('GET')).body).not.toHaveProperty('jiraIssueId');
  });

  test('does not get an old key back from a form that was opened before', async () => {
    const { body: opened } = await send('GET');
    atlassian.remove(key);
    const { body: anew } = await send('POST', 'jira', TARGET);
    const saved = await send('PUT', '', { ...opened, headline: 'Swap two plots' });
    expect(answerOf(saved)).toEqual([409, 'stale_version']);
    expect((await send('GET')).body.jiraIssueId).toBe(anew.jiraIssueId);
  });

  test('is told as far as it is known here while Jira cannot be asked', async () => {
    const known = { state: 'linked', key, url: `${SITE.url}/browse/${key}`, pushed: sampleStory, changed: false };
    for (const fault of [{ status: 503 }, { status: 429 }, { status: 404 }, { status: 403 }, 'cut'] as const) {
      atlassian.break('read', fault);
      expect(await state()).toEqual({ ...known, suggested: TARGET });
    }
    atlassian.setSites([]);
    await it.send('GET', '/api/jira/resources', { token: ada.token });
    expect(await state()).toEqual({ ...known, suggested: TARGET });
    await it.send('DELETE', '/api/jira/refresh', { token: ada.token });
    expect(await state()).toEqual(known);
    expect(answerOf(await send('PUT', 'jira', {}))).toEqual([409, 'jira_not_connected']);
  });

  test('says what Jira minds in an update, and that it does not answer', async () => {
    await edit({ headline: 'Swap two plots' });
    atlassian.break('update', { status: 400, body: { errors: { summary: 'Closed.' }, errorMessages: [] } });
    expect((await send('PUT', 'jira', {})).body.errors).toEqual([{ path: 'fields.summary', message: 'Closed.' }]);
    atlassian.break('update', 'lost');
    expect(answerOf(await send('PUT', 'jira', {}))).toEqual([503, 'jira_unavailable']);
    expect((await send('PUT', 'jira', { overwrite: true })).status).toBe(200);
  });

  test('is not called changed by somebody else after an update whose answer was lost', async () => {
    await edit({ headline: 'Swap two plots' });
    atlassian.break('update', 'lost');
    expect(answerOf(await send('PUT', 'jira', {}))).toEqual([503, 'jira_unavailable']);
    expect(issue()?.fields['summary']).toBe('Swap two plots');
    expect(await state()).toMatchObject({ changed: true, changedInJira: false });
    const { status, body } = await send('PUT', 'jira', {});
    expect([status, body]).toMatchObject([200, { changed: false, changedInJira: false }]);
    expect(body.pushed.headline).toBe('Swap two plots');
    atlassian.edit(key, { summary: 'Rewritten by the team.' });
    expect(answerOf(await send('PUT', 'jira', {}))).toEqual([409, 'jira_issue_changed']);
  });

  test('is still asked for when its site has got another address', async () => {
    atlassian.setSites([{ ...SITE, url: 'https://gardens.atlassian.net' }]);
    await it.send('GET', '/api/jira/resources', { token: ada.token });
    await edit({ headline: 'Swap two plots' });
    expect(await state()).toMatchObject({ changed: true, changedInJira: false });
    expect((await send('PUT', 'jira', {})).status).toBe(200);
    atlassian.remove(key);
    expect(await state()).toMatchObject({ state: 'deleted' });
    expect((await send('POST', 'jira', TARGET)).body.jiraHost).toBe('https://gardens.atlassian.net');
  });

  test('that is on a site which the person cannot reach is not looked for on another', async () => {
    const other = { id: '33333333-aaaa-4bbb-8ccc-444444444444', url: 'https://beds.atlassian.net', name: 'beds' };
    atlassian.setSites([other]);
    const { token } = ada;
    await it.send('DELETE', '/api/jira/refresh', { token });
    await connectJira(it, atlassian, token);
    expect(await state()).not.toHaveProperty('changedInJira');
    const reply = await send('POST', 'jira', { ...TARGET, cloudId: other.id });
    expect(answerOf(reply)).toEqual([409, 'jira_already_added']);
  });
});

describe.each(DIALECTS)('a story whose issue a person names on %s', (dialect) => {
  let it: TestApp;
  let atlassian: FakeAtlassian;
  let ada: Person;
  let id: string;
  let made: string;
  beforeAll(async () => {
    atlassian = await startAtlassian();
    it = await openTestApp(dialect, atlassian.env);
  });
  beforeEach(async () => {
    ada = await it.signUp();
    await connectJira(it, atlassian, ada.token);
    const { id: first } = await writeStory(it, ada.token);
    const added = await it.send('POST', `/api/story/${first}/jira`, { token: ada.token, body: TARGET });
    made = added.body.jiraIssueId;
    ({ id } = await writeStory(it, ada.token));
  });
  afterAll(async () => {
    await it.close();
    await atlassian.close();
  });

  const send = (method: string, path: string, body?: object): Promise<Reply> =>
    it.send(method, `/api/story/${id}${path}`, { token: ada.token, ...(body && { body }) });

  test('is that issue, also after an answer that was lost', async () => {
    atlassian.break('create', 'cut');
    expect((await send('POST', '/jira', TARGET)).body.code).toBe('jira_unanswered');
    const { status, body } = await send('PUT', '/jira/key', { key: made });
    expect([status, body]).toMatchObject([200, { jiraIssueId: made, jiraHost: SITE.url }]);
    const { body: state } = await send('GET', '/jira');
    expect(state).toEqual({
      state: 'linked',
      key: made,
      url: `${SITE.url}/browse/${made}`,
      changed: true,
      changedInJira: false,
    });
  });

  test('is updated there only when the person knows that it overwrites other words', async () => {
    atlassian.edit(made, { summary: 'Something else' });
    await send('PUT', '/jira/key', { key: made });
    expect((await send('GET', '/jira')).body).toMatchObject({ changed: true, changedInJira: true });
    expect((await send('PUT', '/jira', {})).body.code).toBe('jira_issue_changed');
    expect((await send('PUT', '/jira', { overwrite: true })).body).toMatchObject({
      pushed: sampleStory,
      changed: false,
      changedInJira: false,
    });
  });

  test.each([
    ['PLOT-999', 'There is no issue PLOT-999 at https://plots.atlassian.net, or you may not see it.'],
    ['plot 1', 'Enter an issue key such as KEY-123.'],
    [undefined, 'This field is required.'],
  ])('is not %s', async (key, message) => {
    const { status, body } = await send('PUT', '/jira/key', { key });
    expect([status, body.errors]).toEqual([422, [{ path: 'key', message }]]);
    expect((await send('GET', '')).body).not.toHaveProperty('jiraIssueId');
  });

  test('may also be said with the story itself', async () => {
    const { body: story } = await send('GET', '');
    const saved = await send('PUT', '', { ...story, jiraIssueId: made });
    expect(saved.body).toMatchObject({ jiraIssueId: made });
    expect((await send('GET', '/jira')).body).toMatchObject({ state: 'linked', key: made, changed: true });
  });
});
