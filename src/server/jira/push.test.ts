import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueDocument } from '#contract/jira-document.ts';
import { SITE, startAtlassian, type FakeAtlassian } from '../../../tests/fakes/atlassian/atlassian.ts';
import { connectJira, TARGET, writeStory } from '../../../tests/support/jira.ts';
import { sampleStory } from '../../../tests/support/samples.ts';
import { DIALECTS, type Person, type TestApp } from '../../../tests/support/test-app.ts';
import { openTwoApps, type TwoApps } from '../../../tests/support/two-apps.ts';

const UNANSWERED = 'Jira did not answer; look there, then try again or enter the key';

describe.each(DIALECTS)('adding a story to Jira on %s', (dialect) => {
  let apps: TwoApps;
  let it: TestApp;
  let atlassian: FakeAtlassian;
  let ada: Person;
  let id: string;
  beforeAll(async () => {
    atlassian = await startAtlassian();
    apps = await openTwoApps(dialect, { env: atlassian.env });
    ({ it } = apps);
  });
  beforeEach(async () => {
    ada = await it.signUp();
    await connectJira(it, atlassian, ada.token);
    ({ id } = await writeStory(it, ada.token));
  });
  afterEach(() => {
    atlassian.lagSearch(0);
    // Looking for an issue takes its time.
    it.clock.advance(Date.now() - it.clock.now().getTime());
  });
  afterAll(async () => {
    await apps.close();
    await atlassian.close();
  });

  const push = (change: object = {}, at = it) =>
    at.send('POST', `/api/story/${id}/jira`, { token: ada.token, body: { ...TARGET, ...change } });
  const story = async () => (await it.send('GET', `/api/story/${id}`, { token: ada.token })).body;
  const state = async () => (await it.send('GET', `/api/story/${id}/jira`, { token: ada.token })).body;
  const issues = () =>
    atlassian.issues.filter(({ fields }) => (fields['labels'] as string[]).includes(`storygenie-${id}`));
  const answerOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

  test('makes one issue of it and stores its key, all in one', async () => {
    expect(await state()).toEqual({ state: 'none' });
    const { status, body } = await push();
    const [issue] = issues();
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...sampleStory, jiraIssueId: issue?.key, jiraHost: SITE.url, version: 2 });
    expect(await story()).toEqual(body);
    expect(issue?.fields).toEqual({
      project: { id: '10000' },
      issuetype: { id: '10001' },
      summary: sampleStory.headline,
      description: issueDocument(sampleStory),
      labels: [`storygenie-${id}`],
    });
    expect(await state()).toEqual({
      state: 'linked',
      key: issue?.key,
      url: `${SITE.url}/browse/${issue?.key}`,
      pushed: sampleStory,
      changed: false,
      changedInJira: false,
      suggested: TARGET,
    });
  });

  test('says which issue it is when it was added before', async () => {
    const { body: first } = await push();
    const second = await push();
    expect(answerOf(second)).toEqual([409, 'jira_already_added']);
    expect(second.body).toMatchObject({
      detail: `This story is in Jira already, as ${first.jiraIssueId}.`,
      current: first,
    });
    expect(issues()).toHaveLength(1);
  });

  test('makes one issue when two processes are asked together', async () => {
    const held = atlassian.hold('create');
    const one = push();
    await held.arrived;
    const other = await push({}, apps.other);
    expect(answerOf(other)).toEqual([409, 'jira_push_running']);
    expect(other.headers['retry-after']).toBe('2');
    expect(await state()).toEqual({ state: 'running' });
    held.release();
    expect((await one).status).toBe(200);
    const both = await Promise.all([push(), push({}, apps.other)]);
    expect(both.map(answerOf)).toEqual([
      [409, 'jira_already_added'],
      [409, 'jira_already_added'],
    ]);
    expect(issues()).toHaveLength(1);
  });

  test('makes one issue of each of many that are asked for in the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, (_, n) => push({}, n % 2 ? it : apps.other)));
    const codes = replies.map(({ status, body }) => (status === 200 ? 'added' : body.code));
    expect(codes.filter((code) => code === 'added')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['added', ...codes.filter((code) => /running|already/.test(code))]));
    expect(issues()).toHaveLength(1);
  });

  test('finds an issue whose answer was lost, though the search does not see it at first', async () => {
    atlassian.lagSearch(3);
    atlassian.break('create', 'lost');
    const { status, body } = await push();
    expect([status, body.jiraIssueId]).toEqual([200, issues()[0]?.key]);
    expect(issues()).toHaveLength(1);
    expect(await state()).toMatchObject({ state: 'linked', pushed: sampleStory, changed: false });
  });

  test('never makes an issue again by itself when nobody knows whether there is one', async () => {
    atlassian.lagSearch(100);
    atlassian.break('create', 'lost');
    const reply = await push();
    expect([...answerOf(reply), reply.body.detail]).toEqual([504, 'jira_unanswered', UNANSWERED]);
    expect(await state()).toEqual({ state: 'unanswered' });
    expect(answerOf(await push())).toEqual([504, 'jira_unanswered']);
    expect(answerOf(await push({}, apps.other))).toEqual([504, 'jira_unanswered']);
    expect(issues()).toHaveLength(1);
    atlassian.lagSearch(0);
    const { body, status } = await push();
    expect([status, body.jiraIssueId]).toEqual([200, issues()[0]?.key]);
    expect(issues()).toHaveLength(1);
  });

  test('finds a lost issue when somebody looks at the story later, with the texts that it was given', async () => {
    atlassian.lagSearch(100);
    atlassian.break('create', 'lost');
    await push();
    const changed = { ...(await story()), headline: 'Swap two plots' };
    await it.send('PUT', `/api/story/${id}`, { token: ada.token, body: changed });
    atlassian.lagSearch(0);
    expect(await state()).toMatchObject({
      state: 'linked',
      key: issues()[0]?.key,
      pushed: sampleStory,
      changed: true,
      changedInJira: false,
    });
    expect((await story()).jiraIssueId).toBe(issues()[0]?.key);
  });

  test('makes the issue once the person has looked, and said that there is none', async () => {
    atlassian.break('create', 'cut');
    expect(answerOf(await push())).toEqual([504, 'jira_unanswered']);
    expect(issues()).toHaveLength(0);
    const { status, body } = await push({ again: true });
    expect([status, body.jiraIssueId]).toEqual([200, issues()[0]?.key]);
  });

  test('makes one issue when the person says so in two tabs at once', async () => {
    atlassian.break('create', 'cut');
    await push();
    // Both have read how the story stands before either writes.
    await it.sql(`update "jiraConnection" set "sites" = '[]'`);
    const held = [atlassian.hold('resources'), atlassian.hold('resources')];
    const tabs = [push({ again: true }), push({ again: true }, apps.other)];
    await Promise.all(held.map(({ arrived }) => arrived));
    for (const { release } of held) release();
    expect(new Set((await Promise.all(tabs)).map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(issues()).toHaveLength(1);
  });

  test('finds the issue even when the person has overlooked it', async () => {
    atlassian.lagSearch(100);
    atlassian.break('create', 'lost');
    await push();
    atlassian.lagSearch(0);
    expect((await push({ again: true })).status).toBe(200);
    expect(issues()).toHaveLength(1);
  });

  test('stays in doubt when it cannot be looked for', async () => {
    atlassian.break('create', 'lost');
    atlassian.break('search', { status: 500 }, 5);
    expect(answerOf(await push())).toEqual([504, 'jira_unanswered']);
    expect(answerOf(await push())).toEqual([503, 'jira_unavailable']);
    expect(await state()).toMatchObject({ state: 'linked' });
    expect(issues()).toHaveLength(1);
  });

  test.each([
    [{ status: 500 }, 504, 'jira_unanswered', 'unanswered'],
    [{ status: 403 }, 403, 'jira_forbidden', 'none'],
    [{ status: 429, retryAfter: 17 }, 429, 'jira_busy', 'none'],
    [{ status: 400, body: { errors: { summary: 'No.' }, errorMessages: [] } }, 422, 'jira_refused', 'none'],
    [{ status: 404 }, 403, 'jira_forbidden', 'none'],
    [{ status: 404, body: { errorMessages: ['No project.'] } }, 422, 'jira_refused', 'none'],
  ])('says what it means when Jira answers %o', async (fault, status, code, after) => {
    atlassian.break('create', fault);
    const reply = await push();
    expect(answerOf(reply)).toEqual([status, code]);
    expect(await state()).toEqual({ state: after });
    expect((await push({ again: true })).status).toBe(200);
    expect(issues()).toHaveLength(1);
  });

  test.each([
    [17, 17, '17 seconds'],
    [1, 1, '1 second'],
    [600, 600, '10 minutes'],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 3_600, '60 minutes'],
    ['soon', 30, '30 seconds'],
  ])('says how long to wait when Jira asks for a pause of %s', async (asked, retryAfter, words) => {
    atlassian.break('create', { status: 429, retryAfter: asked });
    const { body, headers } = await push();
    expect(body).toMatchObject({ retryAfter, detail: `Jira asks us to wait. Try again in ${words}.` });
    expect(headers['retry-after']).toBe(String(retryAfter));
  });

  test('shows what Jira minds at each field, and what it says of the whole', async () => {
    const errors = { summary: 'Too dull.', customfield_7: 'Missing.', project: 'Closed.' };
    atlassian.break('create', { status: 400, body: { errors, errorMessages: [] } });
    expect((await push()).body.errors).toEqual([
      { path: 'fields.summary', message: 'Too dull.' },
      { path: 'fields.customfield_7', message: 'Missing.' },
      { path: 'projectId', message: 'Closed.' },
    ]);
    atlassian.break('create', { status: 400, body: { errors: {}, errorMessages: ['The workflow forbids it.'] } });
    expect((await push()).body.detail).toBe('Jira does not take this. It says: The workflow forbids it.');
  });

  test('goes on with a renewed token when the one it had is not taken', async () => {
    atlassian.break('create', { status: 401 });
    expect((await push()).status).toBe(200);
    expect(issues()).toHaveLength(1);
  });

  test("needs a site and a token: 'Jira not connected', 'Jira not authorized'", async () => {
    expect((await push({ cloudId: undefined })).body).toMatchObject({
      code: 'jira_not_connected',
      detail: 'Jira not connected',
    });
    atlassian.expire();
    atlassian.break('token', { status: 403, body: { error: 'invalid_grant' } });
    for (let n = 0; n < 2; n += 1) {
      expect((await push()).body).toMatchObject({ code: 'jira_not_authorized', detail: 'Jira not authorized' });
    }
    expect(await state()).toEqual({ state: 'none' });
    expect(issues()).toHaveLength(0);
  });

  test('takes the issue along without a label where labels are not on the screen', async () => {
    const labels = { fieldId: 'labels', name: 'Labels', required: false, schema: { type: 'array' }, hidden: true };
    atlassian.setFields([labels]);
    const { status, body } = await push();
    atlassian.setFields([]);
    expect(status).toBe(200);
    expect(atlassian.issues.find(({ key }) => key === body.jiraIssueId)?.fields).not.toHaveProperty('labels');
  });

  test('leaves nothing of a story that is deleted meanwhile', async () => {
    const held = atlassian.hold('create');
    const reply = push();
    await held.arrived;
    await it.send('DELETE', `/api/story/${id}`, { token: ada.token });
    held.release();
    expect(answerOf(await reply)).toEqual([404, 'not_found']);
    expect(await it.sql(`select * from "jiraPush" where "storyId" = '${id}'`)).toEqual([]);
  });
});
