import type { Actor } from '../identity/identity-verifier.ts';
import type { Quota, QuotasRepository } from './quotas.repository.ts';
import { tooMany } from './too-many.ts';

/** Each change keeps a whole version. A backlog that a script carries over fits into it; a full disk does not. */
export const STORIES_STORED: Quota = { limit: 2_000, seconds: 3_600 };
/** Whoever only looks around needs no more, and can come in again as somebody else. */
export const STORIES_STORED_BY_GUEST: Quota = { limit: 300, seconds: 3_600 };
/** Nobody words descriptions as often. */
export const PRODUCTS_CHANGED: Quota = { limit: 600, seconds: 3_600 };
/** A search reads all stories of the person while others wait. A file of what was found takes one for each 100 stories. */
export const SEARCHES: Quota = { limit: 120, seconds: 60 };

export type PersonLimits = ReturnType<typeof createPersonLimits>;

/** Keeps one person from filling the disk, or from taking up the time of all others. Each throws `too_many_requests`. */
export function createPersonLimits(quotas: QuotasRepository) {
  async function count(key: string, quota: Quota, what: string): Promise<void> {
    const wait = await quotas.count(key, quota);
    if (wait !== undefined) throw tooMany(what, wait);
  }

  return {
    /** A story that is stored or changed without a writer. */
    storeStory: ({ uid, isAnonymous }: Actor): Promise<void> =>
      count(
        `story:${uid}`,
        isAnonymous ? STORIES_STORED_BY_GUEST : STORIES_STORED,
        'That is a lot of stories and changes in one hour, so nothing was stored.',
      ),
    changeProduct: ({ uid }: Actor): Promise<void> =>
      count(`product:${uid}`, PRODUCTS_CHANGED, 'That is a lot of changes in one hour, so nothing was stored.'),
    search: ({ uid }: Actor): Promise<void> =>
      count(`search:${uid}`, SEARCHES, 'That is a lot of searches in one minute.'),
  };
}
