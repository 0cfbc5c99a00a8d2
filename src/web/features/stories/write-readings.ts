import { problem } from '#contract/problem.ts';
import type { GenerationRequest } from '#contract/story.ts';
import {
  type AlternativeDelta,
  type Alternatives,
  alternativeDelta,
  alternatives,
  writeAlternatives,
} from '#contract/story-drafts.ts';
import type { Api } from '../../lib/call.ts';
import { PlainError, ProblemError } from '../../lib/problem-error.ts';

interface ReadingsOptions {
  readonly signal: AbortSignal;
  /** Hears what stands so far of one reading; each call replaces the one before for the same `index`. */
  readonly onDelta: (delta: AlternativeDelta) => void;
}

/**
 * Has an idea read in two or three ways and follows the writing; nothing is stored. Rejects with a PlainError when there
 * is no reading in the end, and with an AbortError when `signal` aborts.
 */
export async function writeReadings(
  api: Api,
  body: GenerationRequest,
  { signal, onDelta }: ReadingsOptions,
): Promise<Alternatives> {
  for await (const { event, data } of api.stream(writeAlternatives, { body }, { signal })) {
    if (event === 'delta') onDelta(alternativeDelta.parse(data));
    if (event === 'alternatives') return alternatives.parse(data);
    if (event === 'error') throw new ProblemError(problem.parse(data));
  }
  throw new PlainError('The readings broke off before they were done. Please try again.');
}
