import type { CallInput } from '#contract/endpoint.ts';
import { problem } from '#contract/problem.ts';
import {
  type GenerationRequest,
  type Story,
  type StoryDelta,
  generateStory,
  story,
  storyDelta,
} from '#contract/story.ts';
import { type RegenerationRequest, regenerateStory } from '#contract/story-versions.ts';
import { type StoryDraft, draftStory, storyDraft } from '#contract/story-drafts.ts';
import type { Api } from '../../lib/call.ts';
import { PlainError, ProblemError } from '../../lib/problem-error.ts';

interface GenerationOptions {
  readonly signal: AbortSignal;
  /** The same for every try at the same words, so that a lost answer leads to no second story. */
  readonly idempotencyKey: string;
  /** Hears what stands so far; each call replaces the one before. */
  readonly onDelta?: (delta: StoryDelta) => void;
}

/**
 * Has a story written and follows its writing. Resolves with the stored story; rejects with a
 * PlainError when there is none in the end, and with an AbortError when `signal` aborts.
 */
export function writeStory(api: Api, body: GenerationRequest, options: GenerationOptions): Promise<Story> {
  return follow(api, generateStory, { body }, options);
}

/** As `writeStory`, for a new version of the story with this id. */
export function rewriteStory(
  api: Api,
  id: string,
  body: RegenerationRequest,
  options: GenerationOptions,
): Promise<Story> {
  return follow(api, regenerateStory, { params: { id }, body }, options);
}

/** As `writeStory`, for a draft that is not stored. */
export async function writeDraft(
  api: Api,
  body: GenerationRequest,
  { signal, onDelta }: Pick<GenerationOptions, 'signal' | 'onDelta'>,
): Promise<StoryDraft> {
  for await (const { event, data } of api.stream(draftStory, { body }, { signal })) {
    if (event === 'delta') onDelta?.(storyDelta.parse(data));
    if (event === 'draft') return storyDraft.parse(data);
    if (event === 'error') throw new ProblemError(problem.parse(data));
  }
  throw new PlainError('The draft broke off before it was done. Please try again.');
}

async function follow<E extends typeof generateStory | typeof regenerateStory>(
  api: Api,
  endpoint: E,
  input: CallInput<E>,
  { signal, idempotencyKey, onDelta }: GenerationOptions,
): Promise<Story> {
  const headers = { 'idempotency-key': idempotencyKey };
  for await (const { event, data } of api.stream(endpoint, input, { signal, headers })) {
    if (event === 'delta') onDelta?.(storyDelta.parse(data));
    if (event === 'story') return story.parse(data);
    if (event === 'error') throw new ProblemError(problem.parse(data));
  }
  throw new PlainError('The story broke off before it was done. Please try again.');
}
