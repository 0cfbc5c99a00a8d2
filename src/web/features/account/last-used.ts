const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// English like the sentence around it, whatever the browser's language.
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** When a session was last used. The server notes it once an hour, so no more is claimed. */
export function lastUsed(instant: string, now: number = Date.now()): string {
  const passed = now - Date.parse(instant);
  if (passed < 2 * HOUR_MS) return 'Last used a short while ago';
  if (passed < DAY_MS) return `Last used ${ago.format(-Math.floor(passed / HOUR_MS), 'hour')}`;
  if (passed < 7 * DAY_MS) return `Last used ${ago.format(-Math.floor(passed / DAY_MS), 'day')}`;
  return `Last used on ${day.format(new Date(instant))}`;
}
