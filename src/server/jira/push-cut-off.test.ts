import { describe, expect, test, vi } from 'vitest';
import { startAtlassian } from '../../../tests/fakes/atlassian/atlassian.ts';
import { connectJira, TARGET, writeStory } from '../../../tests/support/jira.ts';
import { DIALECTS, openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

async function leaseOf(it: TestApp): Promise<string | undefined> {
  return (await it.sql<{ leaseUntil: string }>('select "leaseUntil" from "jiraPush"'))[0]?.leaseUntil;
}

describe.each(DIALECTS)('a server that adds stories to Jira on %s', (dialect) => {
  test.each([
    ['half a minute later', 31_000],
    ['though the clock was set back meanwhile', -60 * 60 * 1_000],
  ])('that ends between making an issue and storing it finds the issue %s', async (_when, milliseconds) => {
    const atlassian = await startAtlassian();
    let it = await openTestApp(dialect, { ...atlassian.env, AUTH_SECRET: 's'.repeat(40) });
    try {
      const { token } = await it.signUp();
      await connectJira(it, atlassian, token);
      const { id } = await writeStory(it, token);
      const push = () => it.send('POST', `/api/story/${id}/jira`, { token, body: TARGET });
      const held = atlassian.hold('create');
      const cutOff = push().catch(() => undefined);
      await held.arrived;
      it = await it.reopen();
      held.release();
      // Whatever becomes of the call, its process can store nothing any more.
      expect((await cutOff)?.status ?? 500).toBe(500);
      expect(atlassian.issues).toHaveLength(1);

      expect((await push()).body.code).toBe('jira_push_running');
      it.clock.advance(milliseconds);
      expect((await it.send('GET', `/api/story/${id}`, { token })).body.jiraIssueId).toBeUndefined();
      const { status, body } = await push();
      expect([status, body.jiraIssueId]).toEqual([200, 'PLOT-1']);
      expect(atlassian.issues).toHaveLength(1);
    } finally {
      await it.close();
      await atlassian.close();
    }
  });

  test('that takes long over an issue gives signs of life, so that nobody else begins', async () => {
    const atlassian = await startAtlassian();
    const it = await openTestApp(dialect, atlassian.env);
    try {
      const { token } = await it.signUp();
      await connectJira(it, atlassian, token);
      const { id } = await writeStory(it, token);
      const push = () => it.send('POST', `/api/story/${id}/jira`, { token, body: TARGET });
      const state = async () => (await it.send('GET', `/api/story/${id}/jira`, { token })).body.state;
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const held = atlassian.hold('create');
      const first = push();
      await held.arrived;
      for (let beats = 0; beats < 3; beats += 1) {
        const before = await leaseOf(it);
        it.clock.advance(25_000);
        vi.advanceTimersByTime(10_000);
        await expect.poll(() => leaseOf(it), { timeout: 30_000 }).not.toBe(before);
        expect(await state()).toBe('running');
      }
      expect((await push()).body.code).toBe('jira_push_running');
      held.release();
      expect((await first).status).toBe(200);
      expect(atlassian.issues).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
      await it.close();
      await atlassian.close();
    }
  });

  test('that does not get an answer in time does not wait for ever', async () => {
    const atlassian = await startAtlassian();
    const it = await openTestApp(dialect, { ...atlassian.env, JIRA_TIMEOUT_SECONDS: '3' });
    try {
      const { token } = await it.signUp();
      await connectJira(it, atlassian, token);
      const { id } = await writeStory(it, token);
      const held = atlassian.hold('create');
      const reply = await it.send('POST', `/api/story/${id}/jira`, { token, body: TARGET });
      expect([reply.status, reply.body.code]).toEqual([504, 'jira_unanswered']);
      held.release();
    } finally {
      await it.close();
      await atlassian.close();
    }
  });

  test('that cannot reach Atlassian at all keeps no doubt about it', async () => {
    const atlassian = await startAtlassian();
    const it = await openTestApp(dialect, atlassian.env);
    try {
      const { token } = await it.signUp();
      await connectJira(it, atlassian, token);
      const { id } = await writeStory(it, token);
      await atlassian.close();
      const reply = await it.send('POST', `/api/story/${id}/jira`, { token, body: TARGET });
      expect([reply.status, reply.body.code]).toEqual([503, 'jira_unavailable']);
      expect((await it.send('GET', `/api/story/${id}/jira`, { token })).body).toEqual({ state: 'none' });
    } finally {
      await it.close();
    }
  });
});
