import { networkOf } from '../quotas/network-of.ts';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import type { ErrorReports } from './error-reports.ts';
import { readEnvelope, readJson } from './read-envelope.ts';
import { isReport, stripReport } from './strip-report.ts';
import { tooMany } from '../quotas/too-many.ts';

/** A page that crashes says so a few times; each screen that is opened tells how long it took. */
const QUOTA_OF_NETWORK: Quota = { limit: 60, seconds: 60 };
/** However many networks they come from, reports neither fill the log nor use up what Sentry takes in a month. */
const QUOTA_OF_ALL: Quota = { limit: 1_000, seconds: 60 };

export type ErrorReportsService = ReturnType<typeof createErrorReportsService>;

interface Dependencies {
  readonly reports: ErrorReports;
  readonly quotas: QuotasRepository;
}

export function createErrorReportsService({ reports, quotas }: Dependencies) {
  /** Counts so many reports from `ip`. Throws `too_many_requests`. */
  async function count(ip: string, reported: number): Promise<void> {
    const wait =
      (await quotas.count(`tunnel:${networkOf(ip)}`, QUOTA_OF_NETWORK, reported)) ??
      (await quotas.count('tunnel', QUOTA_OF_ALL, reported));
    if (wait !== undefined) throw tooMany('Too many reports.', wait);
  }

  return {
    /** Takes what a browser at `ip` sent. Throws `too_many_requests` or `malformed_request`. */
    async receive(envelope: Buffer, ip: string): Promise<void> {
      // Before it is read: nobody may send what is no report without end either.
      await count(ip, 1);
      const items = readEnvelope(envelope).filter(({ type }) => isReport(type));
      // Whatever shares an envelope is as many reports.
      if (items.length > 1) await count(ip, items.length - 1);
      const stripped = items.map(({ type, payload }) => stripReport(type, readJson(payload)));
      await reports.take(stripped.filter((report) => report !== undefined));
    },
  };
}
