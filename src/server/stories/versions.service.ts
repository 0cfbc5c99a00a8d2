import { PAGE_SIZE } from '#contract/common.ts';
import type { Story } from '#contract/story.ts';
import type { FurtherStory, StoryVersion } from '#contract/story-versions.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { Page } from '../page.ts';
import type { PersonLimits } from '../quotas/person-limits.ts';
import { sameTexts } from './person-edits.ts';
import type { StoriesRepository } from './stories.repository.ts';
import { noSuchStory, staleVersion } from './stories.service.ts';
import type { VersionsRepository } from './versions.repository.ts';

export type VersionsService = ReturnType<typeof createVersionsService>;

interface Dependencies {
  readonly stories: StoriesRepository;
  readonly versions: VersionsRepository;
  readonly limits: PersonLimits;
  readonly clock: Clock;
}

interface Query {
  readonly limit?: number | undefined;
  readonly cursor?: number | undefined;
}

/** What a story was, and what else was made of its idea. */
export function createVersionsService({ stories, versions, limits, clock }: Dependencies) {
  async function get(actor: Actor, id: string): Promise<Story> {
    const story = await stories.find(actor.uid, id);
    if (!story) throw noSuchStory();
    return story;
  }

  return {
    async list(actor: Actor, id: string, { limit = PAGE_SIZE, cursor }: Query): Promise<Page<StoryVersion>> {
      await get(actor, id);
      const rows = await versions.list(actor.uid, id, { limit: limit + 1, cursor });
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return { items, next: rows.length > limit && last ? String(last.version) : undefined };
    },

    /** A version that says what the story says anyway is restored already. */
    async restore(actor: Actor, id: string, number: number): Promise<Story> {
      const before = await get(actor, id);
      const version = await versions.find(actor.uid, id, number);
      if (!version) throw new DomainError('not_found', 'This version of the story does not exist.');
      if (sameTexts(before, version)) return before;
      await limits.storeStory(actor);
      const { version: _, locks, writer, made: _made, wish: _wish, liked = null, ...rest } = version;
      const { restoredFrom: _from, tokens: _tokens, createdAt: _at, ...draft } = rest;
      const after = await stories.update(actor.uid, id, {
        madeOn: { version: before.version },
        draft,
        locks,
        writer,
        origin: { made: 'restored', restoredFrom: number, liked },
        now: clock().toISOString(),
      });
      if (after) return after;
      throw staleVersion(await get(actor, id), draft);
    },

    async listFurther(actor: Actor, id: string): Promise<FurtherStory[]> {
      const { furtherIdeas } = await get(actor, id);
      const made = await stories.listFurther(actor.uid, id);
      return furtherIdeas.map((idea, index) => {
        const further: FurtherStory = { index, idea };
        const story = made.find((one) => one.idea === idea);
        if (story) further.storyId = story.id;
        return further;
      });
    },
  };
}
