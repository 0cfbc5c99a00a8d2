/** For how long a lease lasts without a sign of life; one that ended belongs to a process that died. */
const LEASE_MS = 30_000;
const BEAT_MS = 10_000;
/** So far may the clocks of two processes be apart. */
const APART_MS = 5 * 60 * 1_000;

/** When a lease ends that is taken, or prolonged, now. */
export function leaseFrom(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

/** No lease that is alive ends later: one that does was taken by a clock that has been set back since. */
export function latestLease(now: Date): string {
  return leaseFrom(new Date(now.getTime() + APART_MS));
}

/** Whether a lease that ends then is one of a process that lives. */
export function isHeld(leaseUntil: string, now: Date): boolean {
  return leaseUntil > now.toISOString() && leaseUntil <= latestLease(now);
}

/** Prolongs a lease again and again until what it answers is called. */
export function stayAlive(prolong: () => Promise<void>): () => void {
  // One sign of life that does not come through is made up for by the next.
  const timer = setInterval(() => void prolong().catch(() => undefined), BEAT_MS);
  return () => clearInterval(timer);
}

/** Does `work`, and prolongs the lease on it until it is done. */
export async function whileAlive<T>(prolong: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const stop = stayAlive(prolong);
  try {
    return await work();
  } finally {
    stop();
  }
}
