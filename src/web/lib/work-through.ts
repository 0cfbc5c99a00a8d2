import { ProblemError, isRefusal } from './problem-error.ts';

interface Work<Item> {
  readonly items: readonly Item[];
  readonly atOnce: number;
  readonly work: (item: Item) => Promise<void>;
  /** Hears why one item failed; the others go on. */
  readonly onFailure: (item: Item, error: unknown) => void;
  /** Hears that an item is as if it had not been begun. */
  readonly onBack: (item: Item) => void;
  /** Aborted, nothing more is begun. */
  readonly signal: AbortSignal;
  /** Hears for how many seconds it should be quiet; resolves when they have passed, or on an abort. */
  readonly pause: (seconds: number) => Promise<void>;
}

/** When it is not said how long. */
const USUAL_SECONDS = 10;

/**
 * Does the same with many things, a few at once and in their order. A wait that the server asks for is kept by all;
 * what would fail for every other thing as well, ends the work: the answer is that failure. So it is with what asked for
 * the wait in which the work was aborted.
 */
export async function workThrough<Item>(work: Work<Item>): Promise<unknown> {
  const { signal } = work;
  const queue = [...work.items];
  let quiet: Promise<void> | undefined;
  let waitedFor: unknown;
  let end: { readonly error: unknown } | undefined;

  function meet(item: Item, error: unknown): void {
    const seconds = waitOf(error);
    if (seconds !== undefined && !signal.aborted) {
      queue.unshift(item);
      work.onBack(item);
      quiet ??= wait(seconds, error);
    } else if (signal.aborted) {
      work.onBack(item);
    } else if (concernsAll(error)) {
      end ??= { error };
      work.onBack(item);
    } else {
      work.onFailure(item, error);
    }
  }

  async function wait(seconds: number, error: unknown): Promise<void> {
    waitedFor = error;
    await work.pause(seconds);
    if (!signal.aborted) waitedFor = undefined;
    quiet = undefined;
  }

  async function hand(): Promise<void> {
    while (queue.length > 0) {
      await quiet;
      const item = signal.aborted || end || quiet ? undefined : queue.shift();
      if (item !== undefined) await work.work(item).catch((error: unknown) => meet(item, error));
      else if (!quiet) return;
    }
  }

  await Promise.all(Array.from({ length: work.atOnce }, hand));
  return end?.error ?? waitedFor;
}

/** The seconds for which the server asks to be left alone; undefined when the failure is another one. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { retryAfter, code } = error.problem;
  if (retryAfter !== undefined) return Math.ceil(retryAfter);
  return code === 'too_many_requests' ? USUAL_SECONDS : undefined;
}

/** True when the next thing would fare no better. */
function concernsAll(error: unknown): boolean {
  return (
    !(error instanceof ProblemError) ||
    isRefusal(
      error,
      'not_signed_in',
      'not_found',
      'writer_unavailable',
      'writer_misconfigured',
      'database_unavailable',
      'identity_unavailable',
      'shutting_down',
    )
  );
}
