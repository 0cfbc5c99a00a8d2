import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UsageEvent } from '#contract/event.ts';
import { createTracker, mayBeTracked, signInEvent } from './track.ts';

function setUp({ mayTrack = (): boolean => true, fails = false } = {}) {
  const batches: UsageEvent[][] = [];
  let hide = (): void => undefined;
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_type: string, listener: unknown) => void (hide = listener as () => void),
  };
  const send = async (events: UsageEvent[]): Promise<void> => {
    batches.push(events);
    if (fails) throw new Error('The network is gone.');
  };
  const tracker = createTracker({ send, mayTrack, page, now: () => Date.parse('2026-01-01T10:00:00Z') });
  const turn = (state: DocumentVisibilityState): void => {
    page.visibilityState = state;
    hide();
  };
  return { tracker, batches, turn, names: () => batches.map((batch) => batch.map(({ name }) => name)) };
}

describe('what people do', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is sent together after some seconds, with its time', () => {
    const { tracker, batches } = setUp();
    tracker.track('login');
    tracker.track('generate_story');
    vi.advanceTimersByTime(4_999);
    expect(batches).toEqual([]);
    vi.advanceTimersByTime(1);
    const at = '2026-01-01T10:00:00.000Z';
    expect(batches).toEqual([
      [
        { name: 'login', at },
        { name: 'generate_story', at },
      ],
    ]);
    vi.advanceTimersByTime(60_000);
    expect(batches).toHaveLength(1);
  });

  test('is sent when the page is hidden, once, and not when it is shown again', () => {
    const { tracker, names, turn } = setUp();
    tracker.track('generate_story');
    turn('hidden');
    turn('visible');
    turn('hidden');
    vi.advanceTimersByTime(60_000);
    expect(names()).toEqual([['generate_story']]);
  });

  test('is sent in batches that the server takes', () => {
    const { tracker, names } = setUp();
    for (let times = 0; times < 25; times += 1) tracker.track('generate_story');
    vi.advanceTimersByTime(5_000);
    expect(names().map(({ length }) => length)).toEqual([20, 5]);
  });

  test('is sent at once where somebody waits for it, as before the token goes', async () => {
    const { tracker, names } = setUp();
    tracker.track('logout');
    await tracker.flush();
    expect(names()).toEqual([['logout']]);
    await tracker.flush();
    expect(names()).toHaveLength(1);
  });

  test('is waited for, too, when it is on its way already', async () => {
    let arrive = (): void => undefined;
    const send = (): Promise<void> => new Promise((resolve) => (arrive = resolve));
    const tracker = createTracker({
      send,
      mayTrack: () => true,
      page: { visibilityState: 'visible', addEventListener() {} },
    });
    tracker.track('login');
    vi.advanceTimersByTime(5_000);
    let isDone = false;
    const flushed = tracker.flush().then(() => (isDone = true));
    await Promise.resolve();
    expect(isDone).toBe(false);
    arrive();
    await flushed;
  });

  test('keeps nobody from anything when it cannot be sent', async () => {
    const { tracker, names } = setUp({ fails: true });
    tracker.track('logout');
    await expect(tracker.flush()).resolves.toBeUndefined();
    tracker.track('login');
    await tracker.flush();
    expect(names()).toEqual([['logout'], ['login']]);
  });

  test('is dropped when somebody else comes before it was sent', () => {
    const { tracker, batches } = setUp();
    tracker.track('generate_story');
    tracker.forget();
    vi.advanceTimersByTime(60_000);
    expect(batches).toEqual([]);
  });

  test('is not even noted for those who do not want it', () => {
    let wanted = false;
    const { tracker, names, turn } = setUp({ mayTrack: () => wanted });
    tracker.track('login');
    wanted = true;
    tracker.track('logout');
    turn('hidden');
    expect(names()).toEqual([['logout']]);
  });
});

describe('a browser', () => {
  test.each([
    [{}, true],
    [{ doNotTrack: null }, true],
    [{ doNotTrack: 'unspecified' }, true],
    [{ doNotTrack: '0' }, true],
    [{ doNotTrack: '1' }, false],
    [{ globalPrivacyControl: false }, true],
    [{ globalPrivacyControl: true }, false],
    [{ doNotTrack: '0', globalPrivacyControl: true }, false],
  ])('that says %j may be tracked: %s', (browser, may) => expect(mayBeTracked(browser)).toBe(may));
});

describe('a completed sign-in', () => {
  const creationTime = '2026-01-01T00:00:00.000Z';

  test('at the moment in which the account was made is a sign-up', () => {
    expect(signInEvent({ creationTime, lastSignInTime: creationTime })).toBe('sign_up');
  });

  test('at any later one is a login', () => {
    expect(signInEvent({ creationTime, lastSignInTime: '2026-01-01T00:00:00.001Z' })).toBe('login');
  });
});
