/** For how long a lease lasts without a sign of life; one that ended belongs to a process that died. */
const LEASE_MS = 30_000;
const BEAT_MS = 10_000;

/** When a lease ends that is taken, or prolonged, now. */
export function leaseFrom(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

/** Does `work`, and prolongs the lease on it again and again until it is done. */
export async function whileAlive<T>(prolong: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  // One sign of life that does not come through is made up for by the next.
  const timer = setInterval(() => void prolong().catch(() => undefined), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
