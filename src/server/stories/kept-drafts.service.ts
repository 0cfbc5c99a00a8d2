import type { Story } from '#contract/story.ts';
import type { StoryDraft } from '#contract/story-drafts.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import { newId } from '../ids.ts';
import type { DraftSeal } from './draft-seal.ts';
import type { IdeaSource } from './idea-source.ts';
import { NOTHING_LOCKED } from './person-edits.ts';
import type { StoriesRepository } from './stories.repository.ts';
import type { Written } from './story-runs.service.ts';

export type KeptDraftsService = ReturnType<typeof createKeptDraftsService>;

const GOOD_FOR_MS = 24 * 60 * 60 * 1_000;

interface Dependencies {
  readonly stories: Pick<StoriesRepository, 'find' | 'insert'>;
  readonly seal: DraftSeal;
  readonly clock: Clock;
}

/** Hands out drafts that are not stored, and stores those that a person keeps. */
export function createKeptDraftsService({ stories, seal, clock }: Dependencies) {
  return {
    /** What was written, with a text that holds all that keeping it needs. */
    handOut(actor: Actor, { task, product, parent }: IdeaSource, writer: string, written: Written): StoryDraft {
      const { draft, tokens } = written;
      const { idea } = task;
      const sealed = seal.seal({
        uid: actor.uid,
        storyId: newId(),
        productId: product.id,
        idea,
        parent,
        writer,
        draft,
        tokens,
        expiresAt: new Date(clock().getTime() + GOOD_FOR_MS).toISOString(),
      });
      return { ...draft, idea, writer, ...(tokens && { tokens }), draft: sealed };
    },

    /** Stores a draft as it was handed out. Keeping it again answers its story. */
    async keep(actor: Actor, text: string, liked: boolean | undefined): Promise<Story> {
      const kept = seal.open(text);
      if (!kept || kept.uid !== actor.uid) throw unusable('This draft is not one that was written for you here.');
      const { storyId, productId, idea, parent, writer, draft, tokens } = kept;
      const there = await stories.find(actor.uid, storyId);
      if (there) return there;
      const now = clock().toISOString();
      if (kept.expiresAt <= now) throw unusable('This draft is older than a day. Have it written again.');
      const origin = { made: 'generated' as const, tokens, ...(liked !== undefined && { liked }) };
      const details = { id: storyId, productId, idea, parent, writer, locks: NOTHING_LOCKED, origin, now };
      try {
        const story = await stories.insert(actor.uid, draft, details);
        if (!story) throw new DomainError('not_found', 'This product does not exist, or no longer.');
        return story;
      } catch (error) {
        // Kept twice at once: the other was quicker.
        const other = await stories.find(actor.uid, storyId);
        if (other) return other;
        throw error;
      }
    },
  };
}

function unusable(message: string): DomainError {
  return new DomainError('draft_unusable', message);
}
