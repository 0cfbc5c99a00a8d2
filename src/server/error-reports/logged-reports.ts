import type { ErrorReports } from './error-reports.ts';
import type { ErrorEvent } from './strip-report.ts';

interface Log {
  readonly warn: (fields: object, message: string) => void;
}

/** Writes errors into the server's own log, where nobody else is told of them. How long screens took is not kept. */
export function createLoggedReports(log: Log): ErrorReports {
  return {
    take: async (reports) => {
      for (const { type, event } of reports) {
        if (type === 'event')
          log.warn({ part: 'error-reports', report: describe(event) }, 'a browser reported an error');
      }
    },
  };
}

function describe({ exception, stack, request }: ErrorEvent): object {
  const errors = exception.values.map(({ type, value = '' }) => visible(`${type}: ${value}`));
  return {
    errors,
    stack: (stack ?? []).map(visible),
    page: visible(request?.url ?? ''),
    browser: visible(request?.headers?.['User-Agent'] ?? ''),
  };
}

/** What is meant to end a line, to turn around the direction of what follows or to be unseen is written out instead. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`);
}
