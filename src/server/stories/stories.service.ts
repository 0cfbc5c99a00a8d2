import { PAGE_SIZE } from '#contract/common.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { listStories, Story, StoryInput, StoryUpdate } from '#contract/story.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import { takePage, type Page } from '../page.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { PersonLimits } from '../quotas/person-limits.ts';
import { editedByPerson, sameTexts, writtenByPerson } from './person-edits.ts';
import type { StoriesRepository } from './stories.repository.ts';

export type StoriesService = ReturnType<typeof createStoriesService>;

type ListQuery = Omit<CallInput<typeof listStories>['query'], 'limit'> & { limit?: number | undefined };

interface Dependencies {
  readonly stories: StoriesRepository;
  readonly limits: PersonLimits;
  readonly clock: Clock;
}

export function createStoriesService({ stories, limits, clock }: Dependencies) {
  async function get(actor: Actor, id: string): Promise<Story> {
    const story = await stories.find(actor.uid, id);
    if (!story) throw noSuchStory();
    return story;
  }

  return {
    get,

    async list(actor: Actor, { limit = PAGE_SIZE, cursor, productId, q }: ListQuery): Promise<Page<Story>> {
      if (q) await limits.search(actor);
      return takePage(await stories.list(actor.uid, { limit: limit + 1, cursor, productId, q }), limit);
    },

    async create(actor: Actor, { productId, ...texts }: StoryInput): Promise<Story> {
      await limits.storeStory(actor);
      const now = clock().toISOString();
      const { draft, locks } = writtenByPerson(texts);
      const details = { id: newId(), productId, idea: texts.userStory, writer: 'person', locks, now };
      const story = await stories.insert(actor.uid, draft, { ...details, origin: { made: 'written' } });
      if (!story) throw new DomainError('not_found', 'This product does not exist, or no longer.');
      return story;
    },

    async update(actor: Actor, id: string, change: StoryUpdate): Promise<Story> {
      await limits.storeStory(actor);
      const before = await get(actor, id);
      const { version, jiraIssueId, made = 'edited' } = change;
      const origin = sameTexts(before, change) ? undefined : { made };
      const after =
        // A version that never was may also be a number that no column holds: the database is not asked about it.
        before.version === version &&
        (await stories.update(actor.uid, id, {
          madeOn: { version },
          ...editedByPerson(before, change),
          writer: before.writer,
          jiraIssueId,
          origin,
          now: clock().toISOString(),
        }));
      if (after) return after;
      const { headline, userStory, acceptanceCriteria, locks } = change;
      throw staleVersion(await get(actor, id), { headline, userStory, acceptanceCriteria, locks });
    },

    async delete(actor: Actor, id: string): Promise<void> {
      if (!(await stories.delete(actor.uid, id))) await get(actor, id);
    },
  };
}

export function noSuchStory(): DomainError {
  return new DomainError('not_found', 'This story does not exist, or no longer.');
}

/** `sent` is what could not be stored: the caller has both texts and loses neither. */
export function staleVersion(current: Story, sent: object): DomainError {
  return new DomainError('stale_version', 'This story was changed meanwhile. Compare both texts, then save again.', {
    current,
    sent,
  });
}
