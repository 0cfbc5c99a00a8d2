import { PAGE_SIZE } from '#contract/common.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { Draft, Grounding, listStories, Story, StoryInput, StoryUpdate } from '#contract/story.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import { takePage, type Page } from '../page.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { StoriesRepository } from './stories.repository.ts';

export type StoriesService = ReturnType<typeof createStoriesService>;

type ListQuery = Omit<CallInput<typeof listStories>['query'], 'limit'> & { limit?: number | undefined };

const BY_PERSON: Grounding = { source: 'person' };

export function createStoriesService({ stories, clock }: { stories: StoriesRepository; clock: Clock }) {
  async function get(actor: Actor, id: string): Promise<Story> {
    const story = await stories.find(actor.uid, id);
    if (!story) throw new DomainError('not_found', 'This story does not exist, or no longer.');
    return story;
  }

  return {
    get,

    async list(actor: Actor, { limit = PAGE_SIZE, cursor, productId, q }: ListQuery): Promise<Page<Story>> {
      return takePage(await stories.list(actor.uid, { limit: limit + 1, cursor, productId, q }), limit);
    },

    async create(actor: Actor, { productId, ...texts }: StoryInput): Promise<Story> {
      const now = clock().toISOString();
      const details = { id: newId(), productId, idea: texts.userStory, writer: 'person', now };
      const story = await stories.insert(actor.uid, writtenByPerson(texts), details);
      if (!story) throw new DomainError('not_found', 'This product does not exist, or no longer.');
      return story;
    },

    async update(actor: Actor, id: string, change: StoryUpdate): Promise<Story> {
      const before = await get(actor, id);
      const notes = notesAfter(before, change);
      // A version that never was may also be a number that no column holds: the database is not asked about it.
      const isCurrent = before.version === change.version;
      const after = isCurrent && (await stories.update(actor.uid, id, { ...change, notes }, clock().toISOString()));
      if (after) return after;
      throw new DomainError('stale_version', 'This story was changed meanwhile. Compare both texts, then save again.', {
        current: await get(actor, id),
      });
    },

    async delete(actor: Actor, id: string): Promise<void> {
      if (!(await stories.delete(actor.uid, id))) await get(actor, id);
    },
  };
}

function writtenByPerson(texts: Omit<StoryInput, 'productId'>): Draft {
  return {
    ...texts,
    grounding: texts.acceptanceCriteria.map(() => BY_PERSON),
    actorGrounding: BY_PERSON,
    benefitGrounding: BY_PERSON,
    openQuestions: [],
    assumptions: [],
    furtherIdeas: [],
  };
}

// A criterion that stayed word for word keeps its origin; one that a person wrote or changed is theirs.
function notesAfter(before: Story, change: StoryUpdate): Omit<Draft, 'headline' | 'userStory' | 'acceptanceCriteria'> {
  const origins = new Map(before.acceptanceCriteria.map((criterion, index) => [criterion, before.grounding[index]]));
  const sameStory = before.userStory === change.userStory;
  return {
    grounding: change.acceptanceCriteria.map((criterion) => origins.get(criterion) ?? BY_PERSON),
    actorGrounding: sameStory ? before.actorGrounding : BY_PERSON,
    benefitGrounding: sameStory ? before.benefitGrounding : BY_PERSON,
    openQuestions: before.openQuestions,
    assumptions: before.assumptions,
    furtherIdeas: before.furtherIdeas,
  };
}
