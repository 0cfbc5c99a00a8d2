import type { GenerationRequest, StoryDelta } from '#contract/story.ts';
import type { StoryDraft } from '#contract/story-drafts.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { ProductsService } from '../products/products.service.ts';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import { findSource, type IdeaSource } from './idea-source.ts';
import type { KeptDraftsService } from './kept-drafts.service.ts';
import type { StoriesRepository } from './stories.repository.ts';
import { write } from './story-runs.service.ts';
import { type StoryWriter, writerFor, type Writers } from './story-writer.ts';
import { tooMany } from '../quotas/too-many.ts';

export type DraftsService = ReturnType<typeof createDraftsService>;

export type DraftEvent =
  | { readonly event: 'delta'; readonly data: StoryDelta }
  | { readonly event: 'draft'; readonly data: StoryDraft };

/** A list of 200 ideas, and most of them once more. */
const QUOTA: Quota = { limit: 400, seconds: 600 };

interface Dependencies {
  readonly stories: Pick<StoriesRepository, 'find'>;
  readonly products: Pick<ProductsService, 'get'>;
  readonly writers: Writers;
  readonly quotas: QuotasRepository;
  readonly kept: Pick<KeptDraftsService, 'handOut'>;
}

/** What one draft, or one more, is written from and by. */
export interface DraftOrder {
  readonly actor: Actor;
  readonly source: IdeaSource;
  readonly writer: StoryWriter;
}

/** Makes the use case "write a story that is not stored". */
export function createDraftsService({ stories, products, writers, quotas, kept }: Dependencies) {
  /** Throws when a person has had too many. */
  async function count({ uid }: Actor): Promise<void> {
    const wait = await quotas.count(`draft:${uid}`, QUOTA);
    if (wait !== undefined) throw tooMany('That is a lot of drafts at once.', wait);
  }

  async function prepare(actor: Actor, input: GenerationRequest): Promise<DraftOrder> {
    await count(actor);
    return {
      actor,
      source: await findSource({ stories, products }, actor, input),
      writer: writerFor(writers, input.writer),
    };
  }

  async function* run({ actor, source, writer }: DraftOrder, signal: AbortSignal): AsyncGenerator<DraftEvent> {
    const written = yield* write(writer, source.task, signal, (data) => ({ event: 'delta' as const, data }));
    yield { event: 'draft', data: kept.handOut(actor, source, writer.name, written) };
  }

  return {
    count,
    prepare,
    run,
    /** Reading the run makes it go on; ending it early, or aborting `signal`, cancels it. */
    begin: async (actor: Actor, input: GenerationRequest, signal: AbortSignal): Promise<AsyncIterable<DraftEvent>> =>
      run(await prepare(actor, input), signal),
  };
}
