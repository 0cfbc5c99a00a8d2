import type { Draft, GenerationInput, Story, StoryDelta } from '#contract/story.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import { newId } from '../ids.ts';
import type { ProductsService } from '../products/products.service.ts';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import type { RunKey } from './generations.repository.ts';
import type { IdempotencyService } from './idempotency.service.ts';
import type { StoriesRepository } from './stories.repository.ts';
import type { StoryWriter, WritingTask } from './story-writer.ts';

export type GenerationService = ReturnType<typeof createGenerationService>;

export type GenerationEvent =
  | { readonly event: 'delta'; readonly data: StoryDelta }
  | { readonly event: 'story'; readonly data: Story };

const QUOTA: Quota = { limit: 60, seconds: 60 };

interface Dependencies {
  readonly stories: StoriesRepository;
  readonly idempotency: IdempotencyService;
  readonly quotas: QuotasRepository;
  readonly products: Pick<ProductsService, 'get'>;
  readonly writer: StoryWriter;
  readonly clock: Clock;
}

interface Run {
  readonly ownerId: string;
  readonly task: WritingTask;
  readonly productId: string;
  readonly productUpdatedAt: string;
  readonly key: RunKey | undefined;
}

/** Makes the use case "write a story": checked, written, stored once and whole, or not at all. */
export function createGenerationService(dependencies: Dependencies) {
  const { idempotency, stories } = dependencies;
  return {
    /**
     * Checks everything that can be refused at once, then hands over the run: reading it makes it go on,
     * ending it early, or aborting `signal`, cancels it and stores nothing.
     */
    async begin(
      actor: Actor,
      input: GenerationInput,
      idempotencyKey: string | undefined,
      signal: AbortSignal,
    ): Promise<AsyncIterable<GenerationEvent>> {
      const { productId, description } = input;
      const key = idempotencyKey && (await idempotency.take(actor.uid, idempotencyKey, [productId, description]));
      if (!key) return write(dependencies, await prepare(dependencies, actor, input, undefined), signal);
      if ('storyId' in key) return repeat(await stories.find(actor.uid, key.storyId));
      // A caller that goes before the run is read leaves nothing that would free the key; a failure here ends with the lease.
      signal.addEventListener('abort', () => void idempotency.free(key).catch(() => {}), { once: true });
      try {
        return write(dependencies, await prepare(dependencies, actor, input, key), signal);
      } catch (error) {
        await idempotency.free(key);
        throw error;
      }
    },

    /** Reads a run to its end and answers its story. */
    async finish(run: AsyncIterable<GenerationEvent>): Promise<Story> {
      let story: Story | undefined;
      for await (const event of run) if (event.event === 'story') story = event.data;
      if (!story) throw endedWithoutStory();
      return story;
    },
  };
}

async function prepare(
  { products, quotas }: Dependencies,
  actor: Actor,
  { productId, description }: GenerationInput,
  key: RunKey | undefined,
): Promise<Run> {
  const wait = await quotas.count(`generate:${actor.uid}`, QUOTA);
  if (wait !== undefined) {
    throw new DomainError('too_many_requests', `That is a lot of stories at once. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    });
  }
  const product = await products.get(actor, productId);
  const task = { idea: description, product: { name: product.name, description: product.description } };
  return { ownerId: actor.uid, task, productId, productUpdatedAt: product.updatedAt, key };
}

async function* write(dependencies: Dependencies, run: Run, signal: AbortSignal): AsyncGenerator<GenerationEvent> {
  let stored = false;
  try {
    let draft: Draft | undefined;
    for await (const event of dependencies.writer.write(run.task, signal)) {
      if (event.type === 'delta') yield { event: 'delta', data: event.delta };
      else draft = event.draft;
    }
    signal.throwIfAborted();
    if (!draft) throw endedWithoutStory();
    const story = await store(dependencies, run, draft);
    stored = true;
    yield { event: 'story', data: story };
  } finally {
    if (!stored && run.key) await dependencies.idempotency.free(run.key);
  }
}

async function store({ stories, idempotency, writer, clock }: Dependencies, run: Run, draft: Draft): Promise<Story> {
  const { ownerId, key, productId, productUpdatedAt, task } = run;
  const details = { id: newId(), productId, idea: task.idea, writer: writer.name, now: clock().toISOString() };
  const story = await stories.insert(ownerId, draft, { ...details, productUpdatedAt }, async (transaction) => {
    if (key) await idempotency.finish(transaction, key, details.id);
  });
  if (story) return story;
  throw new DomainError(
    'product_changed',
    'The product was changed or deleted while the story was written, so nothing was stored. Check the product, then try again.',
  );
}

async function* repeat(story: Story | undefined): AsyncGenerator<GenerationEvent> {
  if (!story) throw new DomainError('not_found', 'The story of this request was deleted meanwhile.');
  yield { event: 'story', data: story };
}

function endedWithoutStory(): DomainError {
  return new DomainError('writer_nonsense', 'The writer ended without a story. Try again.');
}
