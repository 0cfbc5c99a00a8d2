import * as z from 'zod/mini';
import { instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Everything that is counted of how the product is used; nothing else is. */
export const EVENT_NAMES = ['generate_story', 'sign_up', 'login', 'logout'] as const;
export type EventName = (typeof EVENT_NAMES)[number];

export const EVENTS_MAX = 20;

export const usageEvent = z.strictObject({
  name: z.enum(EVENT_NAMES),
  /** When it happened, by the browser's clock. */
  at: instant,
});
export type UsageEvent = z.infer<typeof usageEvent>;

export const recordEvents = endpoint({
  method: 'POST',
  path: '/event',
  summary: 'Tell what the person did: signing up, in and out, and having a story written',
  input: {
    body: z.strictObject({
      events: z
        .array(usageEvent)
        .check(
          z.minLength(1, 'Send at least one event.'),
          z.maxLength(EVENTS_MAX, `Send at most ${EVENTS_MAX} events.`),
        ),
    }),
  },
  output: nothing,
  status: 204,
});
