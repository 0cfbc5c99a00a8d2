import type { JSONWebKeySet } from 'jose';
import { DomainError } from '../../errors.ts';
import type { FetchedKeys } from '../../identity/signing-keys.ts';

const TIMEOUT_MS = 5_000;
const LONGEST_FRESH_MS = 24 * 60 * 60 * 1_000;

interface Dependencies {
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Makes the function that fetches Google's public keys, fresh for as long as their `Cache-Control` says. Without an
 * answer nobody can be told from anybody: that is `identity_unavailable`, and not a bad token.
 */
export function createKeysFetcher({ url, fetch }: Dependencies): () => Promise<FetchedKeys> {
  return async () => {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      if (!reply.ok) throw new Error(`The keys' address answered ${reply.status}.`);
      const keys: unknown = await reply.json();
      if (!isKeySet(keys)) throw new Error("The keys' address answered with something else.");
      return { keys, freshForMs: maxAgeOf(reply.headers.get('cache-control')) };
    } catch (error) {
      throw new DomainError('identity_unavailable', 'The sign-in service does not answer. Try again in a moment.', {
        cause: error,
        retryAfter: 5,
      });
    }
  };
}

function isKeySet(value: unknown): value is JSONWebKeySet {
  const { keys } = (value ?? {}) as { keys?: unknown };
  return Array.isArray(keys) && keys.length > 0 && keys.every((key) => typeof key === 'object' && key !== null);
}

/** Without a `max-age` the keys are used for this one time; the rate of fetching is limited elsewhere. */
function maxAgeOf(cacheControl: string | null): number {
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/i.exec(cacheControl ?? '')?.[1] ?? 0);
  return Math.min(seconds * 1_000, LONGEST_FRESH_MS);
}
