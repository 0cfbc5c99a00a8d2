import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import { latestLease, leaseFrom, stayAlive } from '../lease.ts';
import type { GenerationsRepository, RunKey } from './generations.repository.ts';

export type IdempotencyService = ReturnType<typeof createIdempotencyService>;

const KEY_LENGTH_MAX = 200;
const KEY_KEPT_MS = 24 * 60 * 60 * 1_000;
const RUNNING_RETRY_SECONDS = 2;

/** Makes a request with the same key and body run once: a repeat finds out that it runs, or what it stored. */
export function createIdempotencyService({ generations, clock }: { generations: GenerationsRepository; clock: Clock }) {
  return {
    /**
     * Takes `key` for a new run with `body`, or names the story that an earlier run with it has stored.
     * Throws while the earlier run still runs, and when it ran with another body.
     */
    async take(ownerId: string, key: string, body: readonly unknown[]): Promise<RunKey | { storyId: string }> {
      if (key.length > KEY_LENGTH_MAX) {
        throw new DomainError('malformed_request', `An Idempotency-Key has at most ${KEY_LENGTH_MAX} characters.`);
      }
      const now = clock();
      const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64');
      const run = { ownerId, key, runId: newId() };
      const times = { leaseUntil: leaseFrom(now), expiresAt: new Date(now.getTime() + KEY_KEPT_MS).toISOString() };
      const moment = { now: now.toISOString(), latest: latestLease(now) };
      const held = await generations.take({ ...run, bodyHash, ...times }, moment);
      if (!held) return run;
      if (held.bodyHash !== bodyHash) {
        throw new DomainError(
          'idempotency_key_reused',
          'This Idempotency-Key was used with another idea. Send a new key.',
        );
      }
      if (held.storyId === null) throw stillRunning();
      return { storyId: held.storyId };
    },

    /** Keeps the key from being taken over, as it is from a process that died, until what it answers is called. */
    hold: (run: RunKey): (() => void) => stayAlive(() => generations.prolong(run, leaseFrom(clock()))),

    /** Ties a run to its story, in the transaction that stores it; throws when another run has the key by now. */
    async finish(...[transaction, run, storyId]: Parameters<GenerationsRepository['finish']>): Promise<void> {
      if (!(await generations.finish(transaction, run, storyId))) throw stillRunning();
    },

    /** Frees the key of a run that ended without a story. */
    free: (run: RunKey): Promise<void> => generations.free(run),
  };
}

function stillRunning(): DomainError {
  return new DomainError('generation_running', 'This story is still being written. Try again in a moment.', {
    retryAfter: RUNNING_RETRY_SECONDS,
  });
}
