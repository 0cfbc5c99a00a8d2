import type { Feedback } from '#contract/feedback.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { FeedbackRepository } from './feedback.repository.ts';

export type FeedbackService = ReturnType<typeof createFeedbackService>;

export function createFeedbackService({ feedback, clock }: { feedback: FeedbackRepository; clock: Clock }) {
  async function get(actor: Actor, storyId: string): Promise<Feedback> {
    const said = await feedback.find(actor.uid, storyId);
    if (!said) throw new DomainError('not_found', 'This story does not exist, or no longer.');
    return said;
  }

  return {
    get,

    async give(actor: Actor, storyId: string, liked: boolean | null): Promise<Feedback> {
      await get(actor, storyId);
      await feedback.save(actor.uid, storyId, liked, clock().toISOString());
      return get(actor, storyId);
    },
  };
}
