const PER_PAGE = 10;

/** Where errors go, once that is known. */
export type ErrorSink = (error: unknown) => void;

export interface ErrorListener {
  /** Passes on what was heard so far and whatever follows. */
  readonly passTo: (sink: ErrorSink) => void;
  /** Answers what was heard so far, and hears no more: somebody else listens. */
  readonly stop: () => unknown[];
}

/** Listens from the first moment to the errors that nobody caught, and keeps the first few until it is known where they go. */
export function listenForErrors(page: EventTarget = globalThis): ErrorListener {
  const heard = new Set<unknown>();
  let sink: ErrorSink | undefined;

  function hear(error: unknown): void {
    if (heard.size === PER_PAGE || heard.has(error)) return;
    heard.add(error);
    sink?.(error);
  }
  const onError = (event: Event): void => {
    const { error, message } = event as ErrorEvent;
    hear(error ?? message);
  };
  const onRejection = (event: Event): void => hear((event as PromiseRejectionEvent).reason);
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);

  return {
    passTo(next) {
      sink = next;
      heard.forEach(next);
    },
    stop() {
      page.removeEventListener('error', onError);
      page.removeEventListener('unhandledrejection', onRejection);
      return [...heard];
    },
  };
}
