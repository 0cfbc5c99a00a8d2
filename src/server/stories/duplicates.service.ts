import { setImmediate } from 'node:timers/promises';
import type { Duplicate } from '#contract/story-drafts.ts';
import { findTwins } from '#quality/find-twins.ts';
import { analyzeStory, type StoryAnalysis } from '#quality/parse-story.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { ProductsService } from '../products/products.service.ts';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import type { StoriesRepository } from './stories.repository.ts';
import { tooMany } from '../quotas/too-many.ts';

export type DuplicatesService = ReturnType<typeof createDuplicatesService>;

const STORIES_LOOKED_AT = 2_000;
/** So many stories are read in one go; then others have their turn. */
const AT_ONCE = 50;
const QUOTA: Quota = { limit: 30, seconds: 60 };

interface Dependencies {
  readonly stories: Pick<StoriesRepository, 'listTexts'>;
  readonly products: Pick<ProductsService, 'get'>;
  readonly quotas: QuotasRepository;
}

/** Finds stories that say what others say already, by the rule of the checks. */
export function createDuplicatesService({ stories, products, quotas }: Dependencies) {
  return {
    async find(actor: Actor, productId: string, userStories: readonly string[]): Promise<Duplicate[]> {
      const wait = await quotas.count(`duplicates:${actor.uid}`, QUOTA);
      if (wait !== undefined) throw tooMany('That is a lot at once.', wait);
      await products.get(actor, productId);
      const kept = await stories.listTexts(actor.uid, productId, STORIES_LOOKED_AT);
      const texts = [...kept.map(({ userStory }) => userStory), ...userStories];
      const twins = findTwins(await analyzeAll(texts)).slice(kept.length);
      return twins.flatMap((twin, index): Duplicate[] => {
        if (!twin) return [];
        const { exact } = twin;
        const story = kept[twin.index];
        return story
          ? [{ index, exact, story: { id: story.id, headline: story.headline } }]
          : [{ index, exact, earlier: twin.index - kept.length }];
      });
    },
  };
}

async function analyzeAll(texts: readonly string[]): Promise<StoryAnalysis[]> {
  const analyses: StoryAnalysis[] = [];
  for (const text of texts) {
    analyses.push(analyzeStory(text));
    if (analyses.length % AT_ONCE === 0) await setImmediate();
  }
  return analyses;
}
