import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountExport } from '#contract/account.ts';
import { startPostHog } from '../../../tests/fakes/posthog.ts';
import { DIALECTS, openTestApp, type Person, type TestApp } from '../../../tests/support/test-app.ts';

const AT = '2026-01-01T10:00:00.000Z';

describe.each(DIALECTS)('usage events on %s', (dialect) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(dialect);
  });
  afterAll(() => it.close());

  const tell = ({ token }: Person, events: unknown, app = it) =>
    app.send('POST', '/api/event', { token, body: { events } });
  const kept = async ({ token }: Person, app = it) =>
    accountExport.parse((await app.send('GET', '/api/account/export', { token })).body).events;

  test('are kept with the time at which they happened and the time at which they came', async () => {
    const ada = await it.signUp();
    const names = ['sign_up', 'generate_story', 'logout', 'login'];
    const reply = await tell(
      ada,
      names.map((name) => ({ name, at: AT })),
    );
    expect([reply.status, reply.text]).toEqual([204, '']);
    const events = await kept(ada);
    expect(events.map(({ name }) => name).toReversed()).toEqual(names);
    for (const { at, receivedAt } of events) {
      expect(at).toBe(AT);
      expect(Math.abs(Date.now() - Date.parse(receivedAt))).toBeLessThan(60_000);
    }
    expect(await kept(await it.signUp())).toEqual([]);
  });

  test('of a clock that is ahead are taken to have happened now', async () => {
    const ada = await it.signUp();
    await tell(ada, [{ name: 'login', at: '2999-01-01T00:00:00Z' }]);
    const [event] = await kept(ada);
    expect(event?.at).toBe(event?.receivedAt);
  });

  test.each([
    ['another name', [{ name: 'page_view', at: AT }]],
    ['no time', [{ name: 'login', at: 'yesterday' }]],
    ['more than a name and a time', [{ name: 'login', at: AT, idea: 'secret' }]],
    ['no event', []],
    ['too many at once', Array.from({ length: 21 }, () => ({ name: 'login', at: AT }))],
  ])('with %s are refused, all of them', async (_what, events) => {
    const ada = await it.signUp();
    const reply = await tell(ada, [...events]);
    expect([reply.status, reply.body.code]).toEqual([422, 'invalid_input']);
    expect(await kept(ada)).toEqual([]);
  });

  test('are taken so often and no more, and the reply says when again', async () => {
    const ada = await it.signUp();
    // At the beginning of a window, so that none ends in between.
    it.clock.advance(60_000 - (it.clock.now().getTime() % 60_000));
    const statuses: number[] = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await tell(ada, [{ name: 'login', at: AT }])).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    const reply = await tell(ada, [{ name: 'login', at: AT }]);
    expect([reply.status, reply.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('go to PostHog too when there is one, the last of them when the server ends', async () => {
    const posthog = await startPostHog();
    const app = await openTestApp(dialect, { POSTHOG_KEY: 'phc_test', POSTHOG_HOST: posthog.url });
    const ada = await app.signUp();
    expect((await tell(ada, [{ name: 'generate_story', at: AT }], app)).status).toBe(204);
    const { uid } = (await app.send('GET', '/api/account', { token: ada.token })).body;
    expect(await kept(ada, app)).toHaveLength(1);
    await app.close();
    expect(posthog.events.map(({ event, distinct_id }) => [event, distinct_id])).toEqual([['generate_story', uid]]);
    expect(JSON.stringify(posthog.events)).not.toContain(ada.email);
    await posthog.close();
  });

  test('are kept here when PostHog fails, which nobody but the log hears of', async () => {
    const posthog = await startPostHog();
    posthog.answer(500);
    const app = await openTestApp(dialect, { POSTHOG_KEY: 'phc_test', POSTHOG_HOST: posthog.url });
    const ada = await app.signUp();
    expect((await tell(ada, [{ name: 'generate_story', at: AT }], app)).status).toBe(204);
    expect(await kept(ada, app)).toHaveLength(1);
    await app.close();
    expect(app.log.filter((line) => line.includes('PostHog took no events'))).toHaveLength(1);
    await posthog.close();
  });
});
