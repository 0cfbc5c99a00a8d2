/** As Chromium, Firefox and Safari say it of a script, and Vite of a style sheet. */
const DID_NOT_COME = [
  /^Failed to fetch dynamically imported module/,
  /^error loading dynamically imported module/,
  /^Importing a module script failed/,
  /^Unable to preload CSS/,
];

/** True when a screen's own code could not be fetched, which is no fault of the screen. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && DID_NOT_COME.some((words) => words.test(error.message));
}

const PATIENCE_MS = 5_000;

/** True when the server has this page: otherwise a reload would put the browser's own error page in its place. */
export async function isPageThere(fetch = globalThis.fetch.bind(globalThis)): Promise<boolean> {
  const init: RequestInit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) };
  return fetch(location.pathname, init).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** True when the page was loaded at another address than the one it shows now. */
export function beganElsewhere(): boolean {
  const [start] = performance.getEntriesByType('navigation');
  return start !== undefined && new URL(start.name).pathname !== location.pathname;
}

const AGAIN_AFTER_MS = 5_000;

interface ReloadOptions {
  /** Hears of each time that the server was asked and the page was not loaded. */
  readonly onNoReload: (why: 'unreachable' | 'would not help') => void;
  readonly isThere?: () => Promise<boolean>;
  /** A page that was loaded right here, and has a server, gets nothing new by being loaded once more. */
  readonly mayHelp?: boolean;
  readonly reload?: () => void;
}

export interface Reloading {
  /** Asks the server now. */
  readonly ask: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Loads the page anew as soon as its server can be reached: as long as a page lives, browsers remember that a script
 * could not be fetched.
 */
export function reloadWhenReachable(options: ReloadOptions): Reloading {
  const { onNoReload, isThere = isPageThere, reload = () => location.reload() } = options;
  let mayHelp = options.mayHelp ?? beganElsewhere();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new AbortController();

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const reached = await isThere();
    if (end.signal.aborted) return;
    if (reached && mayHelp) {
      end.abort();
      reload();
      return;
    }
    onNoReload(reached ? 'would not help' : 'unreachable');
    mayHelp ||= !reached;
    clearTimeout(timer);
    if (!reached) timer = setTimeout(() => void ask(), AGAIN_AFTER_MS);
  }

  globalThis.addEventListener('online', () => void ask(), end);
  void ask();
  return {
    ask,
    stop() {
      end.abort();
      clearTimeout(timer);
    },
  };
}
