import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { Clock } from '../clock.ts';

/** Keys are not fetched again for each token that names an unknown one, or a stranger could make us fetch all day. */
const FETCHED_AGAIN_AFTER_MS = 5_000;
/** Keys that are no longer fresh serve this much longer while new ones cannot be had. */
const STALE_FOR_MS = 60 * 60 * 1_000;

export interface FetchedKeys {
  readonly keys: JSONWebKeySet;
  /** How long they may be used before they are fetched again; `Infinity` until a token names an unknown one. */
  readonly freshForMs: number;
}

interface Held {
  readonly set: ReturnType<typeof createLocalJWKSet>;
  readonly freshUntil: number;
}

interface Dependencies {
  /** Fetches the public signing keys of an identity service. */
  readonly fetchKeys: () => Promise<FetchedKeys>;
  readonly clock: Clock;
}

/** The public keys of an identity service: fetched when first needed, once for all who wait, and when they turn stale. */
export function createSigningKeys({ fetchKeys, clock }: Dependencies) {
  let held: Held | undefined;
  let underway: Promise<Held> | undefined;
  let triedAt = -Infinity;
  let failure: { readonly error: unknown } | undefined;
  const now = (): number => clock().getTime();

  const mayFetch = (): boolean => now() - triedAt >= FETCHED_AGAIN_AFTER_MS;

  async function fetchNew(): Promise<Held> {
    triedAt = now();
    failure = undefined;
    try {
      const { keys, freshForMs } = await fetchKeys();
      held = { set: createLocalJWKSet(keys), freshUntil: triedAt + freshForMs };
      return held;
    } catch (error) {
      failure = { error };
      throw error;
    } finally {
      underway = undefined;
    }
  }

  async function load(): Promise<Held> {
    // Whoever asks while the service is down waits for one try among them, not each for their own.
    if (failure && !mayFetch()) throw failure.error;
    underway ??= fetchNew();
    return underway;
  }

  async function current(): Promise<Held> {
    if (!held) return load();
    if (held.freshUntil > now()) return held;
    const stale = held;
    return load().catch((error: unknown) => {
      if (now() < stale.freshUntil + STALE_FOR_MS) return stale;
      throw error;
    });
  }

  return {
    /** The claims of a token that one of the keys signed; throws jose's errors, or what `fetchKeys` throws. */
    async verify(token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
      const { set } = await current();
      try {
        return (await jwtVerify(token, set, options)).payload;
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || !(failure || mayFetch())) throw error;
        return (await jwtVerify(token, (await load()).set, options)).payload;
      }
    },
  };
}
