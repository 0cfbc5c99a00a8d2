import { recordEvents } from '#contract/event.ts';
import type { Serve } from '../http/serve.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function serveAnalytics(serve: Serve, analytics: AnalyticsService): void {
  serve(recordEvents, async ({ actor, body }) => {
    await analytics.record(actor, body.events);
    return undefined;
  });
}
