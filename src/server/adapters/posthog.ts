import { PostHog } from 'posthog-node';
import type { Analytics } from '../analytics/analytics.ts';

interface Settings {
  readonly key: string;
  readonly host: string;
  /** How long events may wait for others to go with them. */
  readonly everyMs?: number;
  /** Hears why events could not be sent. */
  readonly onFailure: (error: unknown) => void;
}

export interface PostHogAnalytics extends Analytics {
  /** Sends what still waits. */
  readonly close: () => Promise<void>;
}

const REQUEST_MS = 5_000;
const WAITING_MAX = 10_000;

/**
 * Passes usage events on to PostHog in the background; what cannot be sent is tried again with the next. All that
 * it learns is which uid did what when: no profile is made of it, and no address looked up.
 */
export function createPostHogAnalytics({ key, host, everyMs = 5_000, onFailure }: Settings): PostHogAnalytics {
  const client = new PostHog(key, {
    host,
    // Its own timer would write failures to the console, past the log.
    flushInterval: 0,
    flushAt: WAITING_MAX,
    maxQueueSize: WAITING_MAX,
    requestTimeout: REQUEST_MS,
    fetchRetryCount: 0,
    disableGeoip: true,
    disableRemoteConfig: true,
  });
  const send = (): Promise<void> => client.flush().catch(onFailure);
  const timer = setInterval(() => void send(), everyMs).unref();
  return {
    record: async (events) => {
      for (const { id, uid, name, at } of events) {
        client.capture({
          distinctId: uid,
          event: name,
          timestamp: new Date(at),
          uuid: id,
          properties: { $process_person_profile: false },
        });
      }
    },
    close: async () => {
      clearInterval(timer);
      await send();
    },
  };
}
