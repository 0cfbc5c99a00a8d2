import { problem } from '#contract/problem.ts';
import {
  type GenerationInput,
  type Story,
  type StoryDelta,
  generateStory,
  story,
  storyDelta,
} from '#contract/story.ts';
import type { Api } from '../../lib/call.ts';
import { PlainError, ProblemError } from '../../lib/problem-error.ts';

interface GenerationOptions {
  readonly signal: AbortSignal;
  /** The same for every try at the same words, so that a lost answer leads to no second story. */
  readonly idempotencyKey: string;
  /** Hears what stands so far; each call replaces the one before. */
  readonly onDelta: (delta: StoryDelta) => void;
}

/**
 * Has a story written and follows its writing. Resolves with the stored story; rejects with a
 * PlainError when there is none in the end, and with an AbortError when `signal` aborts.
 */
export async function writeStory(api: Api, body: GenerationInput, options: GenerationOptions): Promise<Story> {
  const { signal, idempotencyKey, onDelta } = options;
  const headers = { 'idempotency-key': idempotencyKey };
  for await (const { event, data } of api.stream(generateStory, { body }, { signal, headers })) {
    if (event === 'delta') onDelta(storyDelta.parse(data));
    if (event === 'story') return story.parse(data);
    if (event === 'error') throw new ProblemError(problem.parse(data));
  }
  throw new PlainError('The story broke off before it was done. Please try again.');
}
