/** For how long a run has its story without a sign of life; one that gives none for so long belongs to a process that died. */
export const LEASE_MS = 30_000;
const BEAT_MS = 10_000;

/** Does `work`, and gives a sign of life again and again until it is done. */
export async function whileAlive<T>(beat: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  // One sign that does not come through is made up for by the next.
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
