/** Tells every second how many are left of a wait; ends with 0, early when `signal` aborts. */
export function countDown(seconds: number, signal: AbortSignal, tell: (left: number) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = Date.now() + seconds * 1_000;
  const timer = setInterval(tick, 1_000);
  function tick(): void {
    const left = Math.ceil((end - Date.now()) / 1_000);
    if (left > 0 && !signal.aborted) return tell(left);
    clearInterval(timer);
    signal.removeEventListener('abort', tick);
    tell(0);
    resolve();
  }
  signal.addEventListener('abort', tick);
  tell(seconds);
  return promise;
}
