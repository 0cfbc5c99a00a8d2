import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPostHog, type PostHogServer } from '../../../tests/fakes/posthog.ts';
import { createPostHogAnalytics } from './posthog.ts';

const EVENT = {
  id: '0195f3c2-7a4e-7cc1-8f00-3d2f6b1a9e55',
  uid: 'ada',
  name: 'generate_story',
  at: '2026-01-01T10:00:00.000Z',
  receivedAt: '2026-01-01T10:00:05.000Z',
} as const;
const NEVER_MS = 3_600_000;

describe('usage events for PostHog', () => {
  let posthog: PostHogServer;
  let failures: unknown[];
  beforeEach(async () => {
    posthog = await startPostHog();
    failures = [];
  });
  afterEach(() => posthog.close());

  const open = (everyMs: number, host = posthog.url) =>
    createPostHogAnalytics({ key: 'phc_test', host, everyMs, onFailure: (error) => void failures.push(error) });

  test('carry who, what and when, and nothing else about the person', async () => {
    const analytics = open(NEVER_MS);
    await analytics.record([EVENT]);
    await analytics.close();
    expect([...posthog.keys]).toEqual(['phc_test']);
    expect(posthog.events).toHaveLength(1);
    const [event] = posthog.events;
    expect(event).toMatchObject({ event: 'generate_story', distinct_id: 'ada', uuid: EVENT.id });
    expect(Date.parse(event?.timestamp ?? '')).toBe(Date.parse(EVENT.at));
    expect(event?.properties).toMatchObject({ $process_person_profile: false, $geoip_disable: true });
    const own = Object.keys(event?.properties ?? {}).filter((name) => !name.startsWith('$'));
    expect(own).toEqual([]);
    expect(posthog.paths).toEqual(['/batch/']);
  });

  test('go out by themselves after a while', async () => {
    const analytics = open(10);
    await analytics.record([EVENT]);
    await expect.poll(() => posthog.events.length, { timeout: 5_000 }).toBe(1);
    await analytics.close();
  });

  test('wait when PostHog cannot be reached, and go with the next; the console stays quiet', async () => {
    const spoken = vi.spyOn(console, 'error');
    const { url } = posthog;
    await posthog.close();
    const analytics = open(NEVER_MS, url);
    await analytics.record([EVENT]);
    await analytics.close();
    expect(failures).toHaveLength(1);
    expect(spoken).not.toHaveBeenCalled();
    spoken.mockRestore();
    posthog = await startPostHog();
  });

  test('that PostHog refuses are told to the log, and hold nobody up', async () => {
    posthog.answer(401);
    const analytics = open(NEVER_MS);
    await expect(analytics.record([EVENT])).resolves.toBeUndefined();
    await analytics.close();
    expect(failures).toHaveLength(1);
    expect(posthog.events).toEqual([]);
  });
});
