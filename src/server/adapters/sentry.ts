import type { ErrorReports } from '../error-reports/error-reports.ts';
import type { Report } from '../error-reports/strip-report.ts';

interface Settings {
  /** `https://<key>@<host>/<project>`, as Sentry shows it. */
  readonly dsn: string;
  readonly now: () => number;
  /** Hears why a report could not be passed on. */
  readonly onFailure: (error: unknown) => void;
}

const REQUEST_MS = 5_000;
const PAUSE_MS = 60_000;

/**
 * Passes reports on to the project that the DSN names, and to no other. What Sentry does not take is dropped; when it
 * asks for a pause, it gets one.
 */
export function createSentryReports({ dsn, now, onFailure }: Settings): ErrorReports {
  const { url, key } = readDsn(dsn);
  let pausedUntil = 0;

  async function send(report: Report): Promise<void> {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=storygenie/1, sentry_key=${key}`,
      },
      body: envelopeOf(report, new Date(now()).toISOString()),
      // Whatever answers there, no other address hears of it.
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    await reply.body?.cancel();
    if (reply.status === 429) {
      const seconds = Number(reply.headers.get('retry-after'));
      pausedUntil = now() + (seconds > 0 ? seconds * 1_000 : PAUSE_MS);
    }
    if (!reply.ok) throw new Error(`Sentry answered ${reply.status}.`);
  }

  return {
    take: async (reports) => {
      for (const report of reports) {
        if (now() >= pausedUntil) await send(report).catch(onFailure);
      }
    },
  };
}

function readDsn(dsn: string): { url: string; key: string } {
  const { protocol, host, pathname, username: key } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key };
}

function envelopeOf({ type, event }: Report, sentAt: string): string {
  const header = { event_id: event.event_id, sent_at: sentAt };
  return [header, { type }, { ...event, stack: undefined }].map((line) => JSON.stringify(line)).join('\n');
}
