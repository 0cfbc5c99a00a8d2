import * as z from 'zod/mini';
import { id, idParams } from './common.ts';
import { endpoint } from './endpoint.ts';

export const feedback = z.object({
  storyId: id,
  /** Absent while the person has said nothing. */
  liked: z.optional(z.boolean()),
});
export type Feedback = z.infer<typeof feedback>;

/** `liked: null` takes the opinion back. */
export const feedbackInput = z.strictObject({
  storyId: id,
  data: z.strictObject({ storyId: id, liked: z.nullable(z.boolean()) }),
});

export const getFeedback = endpoint({
  method: 'GET',
  path: '/story/{id}/feedback',
  summary: 'What the person thinks of a story',
  input: { params: idParams },
  output: feedback,
});

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/story/{id}/feedback',
  summary: 'Like or dislike a story, or take it back',
  input: { params: idParams, body: feedbackInput },
  output: feedback,
});
