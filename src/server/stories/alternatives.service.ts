import type { GenerationRequest } from '#contract/story.ts';
import {
  ALTERNATIVES_MAX,
  type Alternative,
  type AlternativeDelta,
  type Alternatives,
} from '#contract/story-drafts.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { DraftOrder, DraftsService } from './drafts.service.ts';
import { differences, isRepeated } from './readings.ts';

export type AlternativesService = ReturnType<typeof createAlternativesService>;

export type AlternativesEvent =
  | { readonly event: 'delta'; readonly data: AlternativeDelta }
  | { readonly event: 'alternatives'; readonly data: Alternatives };

type Drafts = Pick<DraftsService, 'count' | 'prepare' | 'run'>;

/** Makes the use case "read an idea in two or three ways": one after the other, so that each can differ from the others. */
export function createAlternativesService(drafts: Drafts) {
  return {
    /** Reading the run makes it go on; ending it early, or aborting `signal`, cancels it. */
    begin: async (
      actor: Actor,
      input: GenerationRequest,
      signal: AbortSignal,
    ): Promise<AsyncIterable<AlternativesEvent>> => run(drafts, await drafts.prepare(actor, input), signal),
  };
}

async function* run(drafts: Drafts, order: DraftOrder, signal: AbortSignal): AsyncGenerator<AlternativesEvent> {
  const found: Alternative[] = [];
  let note: string | undefined;
  while (found.length < ALTERNATIVES_MAX && note === undefined) {
    const index = found.length;
    try {
      if (index > 0) await drafts.count(order.actor);
      const task = { ...order.source.task, apartFrom: found };
      for await (const { event, data } of drafts.run({ ...order, source: { ...order.source, task } }, signal)) {
        if (event === 'delta') yield { event, data: { index, ...data } };
        else if (isRepeated(data, found)) note = 'The writer found no other reading of this idea.';
        else found.push({ ...data, differs: found[0] ? differences(found[0], data) : [] });
      }
    } catch (error) {
      // A reading that is there is worth more than the failure of the next.
      if (index === 0 || signal.aborted || !(error instanceof DomainError)) throw error;
      note = error.message;
    }
  }
  yield { event: 'alternatives', data: { alternatives: found, ...(note !== undefined && { note }) } };
}
