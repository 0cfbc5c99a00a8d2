import type { ErrorListener } from '../lib/error-listener.ts';
import { postError } from '../lib/post-error.ts';

/**
 * Decides where errors go: to Sentry, whose SDK is fetched when the page has nothing better to do, or else in a few
 * lines to the server's log.
 */
export function reportErrors(listener: ErrorListener, toSentry: boolean): void {
  if (!toSentry) {
    listener.passTo(postError);
    return;
  }
  whenIdle(() => {
    import('./sentry.ts').then(
      ({ startSentry }) => startSentry(listener.stop()),
      // Not even this could be fetched: the server's tunnel takes our own lines too.
      () => listener.passTo(postError),
    );
  });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}
