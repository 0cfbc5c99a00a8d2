import { EVENTS_MAX, type EventName, type UsageEvent } from '#contract/event.ts';

const GATHER_MS = 5_000;

/** Counts what people do, of the few things that are counted at all. */
export interface Tracker {
  /** Notes that it happened just now; sent a little later, together with what else happens. */
  track(name: EventName): void;
  /**
   * Sends what waits, and is done when everything has arrived, or failed. It never rejects: nobody is kept from their
   * work because something was not counted.
   */
  flush(): Promise<void>;
  /** Drops what waits: it is no longer known whose it would be. */
  forget(): void;
}

interface TrackerDependencies {
  /** Delivers a batch, also while the page goes away. */
  readonly send: (events: UsageEvent[]) => Promise<unknown>;
  /** Asked each time: the person may change their mind. */
  readonly mayTrack?: () => boolean;
  readonly now?: () => number;
  /** The page; what waits is sent when it is hidden, which is the last that a page is sure to hear. */
  readonly page?: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

export function createTracker(dependencies: TrackerDependencies): Tracker {
  const { send, mayTrack = mayBeTracked, now = Date.now, page = document } = dependencies;
  let waiting: UsageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  function take(): UsageEvent[] {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    return events;
  }

  async function flush(): Promise<void> {
    const events = take();
    if (events.length > 0) sending = Promise.all([sending, send(events).catch(() => undefined)]);
    await sending;
  }

  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') void flush();
  });

  return {
    track(name) {
      if (!mayTrack()) return;
      waiting.push({ name, at: new Date(now()).toISOString() });
      if (waiting.length === EVENTS_MAX) void flush();
      else timer ??= setTimeout(() => void flush(), GATHER_MS);
    },
    flush,
    forget: () => void take(),
  };
}

/** False where the browser says that its person does not want it: Do Not Track, or Global Privacy Control. */
export function mayBeTracked(browser: object = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as { doNotTrack?: unknown; globalPrivacyControl?: unknown };
  return doNotTrack !== '1' && globalPrivacyControl !== true;
}

/** What a completed sign-in is: the first one of an account is the moment at which it was made. */
export function signInEvent({ creationTime, lastSignInTime }: SignInTimes): EventName {
  return creationTime === lastSignInTime ? 'sign_up' : 'login';
}

interface SignInTimes {
  readonly creationTime: string;
  readonly lastSignInTime: string;
}
