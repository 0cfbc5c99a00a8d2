import { getFeedback, giveFeedback } from '#contract/feedback.ts';
import { DomainError } from '../errors.ts';
import type { Serve } from '../http/serve.ts';
import type { FeedbackService } from './feedback.service.ts';

export function serveFeedback(serve: Serve, feedback: FeedbackService): void {
  serve(getFeedback, ({ actor, params }) => feedback.get(actor, params.id));
  serve(giveFeedback, async ({ actor, params, body }) => {
    for (const [path, storyId] of [['storyId', body.storyId] as const, ['data.storyId', body.data.storyId] as const]) {
      if (storyId === params.id) continue;
      const message = 'This is not the story of the address.';
      throw new DomainError('invalid_input', message, { errors: [{ path, message }] });
    }
    return feedback.give(actor, params.id, body.data.liked);
  });
}
