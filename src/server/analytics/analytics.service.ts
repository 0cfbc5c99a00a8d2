import type { UsageEvent } from '#contract/event.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import { newId } from '../ids.ts';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import type { Analytics } from './analytics.ts';

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

/** Batches, not events. A person who works quickly sends one every few seconds. */
const QUOTA: Quota = { limit: 60, seconds: 60 };

interface Dependencies {
  /** Each gets every event, in this order. */
  readonly destinations: readonly Analytics[];
  readonly quotas: QuotasRepository;
  readonly clock: Clock;
}

export function createAnalyticsService({ destinations, quotas, clock }: Dependencies) {
  return {
    async record({ uid }: Actor, events: readonly UsageEvent[]): Promise<void> {
      const wait = await quotas.count(`event:${uid}`, QUOTA);
      if (wait !== undefined) {
        throw new DomainError('too_many_requests', `Too many events. Try again in ${wait} seconds.`, {
          retryAfter: wait,
        });
      }
      const receivedAt = clock().toISOString();
      // A browser's clock may be ahead; nothing has happened that is yet to come.
      const recorded = events.map(({ name, at }) => {
        const instant = new Date(at).toISOString();
        return { id: newId(), uid, name, at: instant < receivedAt ? instant : receivedAt, receivedAt };
      });
      for (const destination of destinations) await destination.record(recorded);
    },
  };
}
