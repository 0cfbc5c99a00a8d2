import type { Draft, Story, StoryDelta, Tokens } from '#contract/story.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { Quota, QuotasRepository } from '../quotas/quotas.repository.ts';
import type { RunKey } from './generations.repository.ts';
import type { IdempotencyService } from './idempotency.service.ts';
import type { Finish, StoriesRepository } from './stories.repository.ts';
import type { StoryWriter, WritingTask } from './story-writer.ts';
import { tooMany } from '../quotas/too-many.ts';

export type StoryRuns = ReturnType<typeof createStoryRuns>;

export type StoryRunEvent =
  | { readonly event: 'delta'; readonly data: StoryDelta }
  | { readonly event: 'story'; readonly data: Story };

/** A run that has begun; reading it makes it go on. */
export type StoryRun = AsyncIterable<StoryRunEvent>;

const QUOTA: Quota = { limit: 60, seconds: 60 };

/** What a writer delivered. */
export interface Written {
  readonly draft: Draft;
  readonly tokens: Tokens | undefined;
}

/** What is to be written, by whom, and what becomes of it. */
export interface Order {
  readonly writer: StoryWriter;
  readonly task: WritingTask;
  /** What a person may see of what stands so far, when that is not all of it. */
  readonly show?: (delta: StoryDelta) => StoryDelta;
  /** Stores the story whole, and with it what `finish` writes, or throws. */
  readonly store: (written: Written, finish: (storyId: string) => Finish) => Promise<Story>;
}

/** How a caller names a run, so that a repeat of it runs once. */
interface Naming {
  readonly key: string | undefined;
  /** What the run is about: another one under the same key is refused. */
  readonly body: readonly unknown[];
}

interface Dependencies {
  readonly stories: Pick<StoriesRepository, 'find'>;
  readonly idempotency: IdempotencyService;
  readonly quotas: QuotasRepository;
}

/** Makes what all use cases share that end with a stored story: counted, run once, stored whole or not at all. */
export function createStoryRuns({ stories, idempotency, quotas }: Dependencies) {
  /** Counted before anything is prepared: what is refused has cost something, too. */
  async function order(actor: Actor, prepare: () => Promise<Order>): Promise<Order> {
    const wait = await quotas.count(`generate:${actor.uid}`, QUOTA);
    if (wait !== undefined) throw tooMany('That is a lot of stories at once.', wait);
    return prepare();
  }

  async function* run(order: Order, key: RunKey | undefined, signal: AbortSignal): AsyncGenerator<StoryRunEvent> {
    const finish =
      (storyId: string): Finish =>
      async (transaction) => {
        if (key) await idempotency.finish(transaction, key, storyId);
      };
    const letGo = key && idempotency.hold(key);
    let stored = false;
    try {
      const { writer, task, show = (delta) => delta } = order;
      const written = yield* write(writer, task, signal, (delta) => ({ event: 'delta' as const, data: show(delta) }));
      const story = await order.store(written, finish);
      stored = true;
      yield { event: 'story', data: story };
    } finally {
      letGo?.();
      if (!stored && key) await idempotency.free(key);
    }
  }

  return {
    /**
     * Checks everything that can be refused at once, then hands over the run: reading it makes it go on,
     * ending it early, or aborting `signal`, cancels it and stores nothing.
     */
    async begin(actor: Actor, naming: Naming, prepare: () => Promise<Order>, signal: AbortSignal): Promise<StoryRun> {
      const key = naming.key && (await idempotency.take(actor.uid, naming.key, naming.body));
      if (!key) return run(await order(actor, prepare), undefined, signal);
      if ('storyId' in key) return repeat(await stories.find(actor.uid, key.storyId));
      // A caller that goes before the run is read leaves nothing that would free the key; a failure here ends with the lease.
      signal.addEventListener('abort', () => void idempotency.free(key).catch(() => {}), { once: true });
      try {
        return run(await order(actor, prepare), key, signal);
      } catch (error) {
        await idempotency.free(key);
        throw error;
      }
    },
  };
}

interface RunEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Reads a run to its end and answers what its `name` event tells: the story, the draft. */
export async function resultOf<Event extends RunEvent, Name extends Event['event']>(
  run: AsyncIterable<Event>,
  name: Name,
): Promise<Extract<Event, { event: Name }>['data']> {
  let result: Event | undefined;
  for await (const event of run) if (event.event === name) result = event;
  if (!result) throw endedWithoutStory();
  return result.data;
}

/** Lets a writer write: yields what stands so far, as `tell` tells it, and returns the whole. Left early, it stops the writer. */
export async function* write<Event>(
  writer: StoryWriter,
  task: WritingTask,
  signal: AbortSignal,
  tell: (delta: StoryDelta) => Event,
): AsyncGenerator<Event, Written> {
  let written: Written | undefined;
  for await (const event of writer.write(task, signal)) {
    if (event.type === 'delta') yield tell(event.delta);
    else written = { draft: event.draft, tokens: event.tokens };
  }
  signal.throwIfAborted();
  if (!written) throw endedWithoutStory();
  return written;
}

async function* repeat(story: Story | undefined): AsyncGenerator<StoryRunEvent> {
  if (!story) throw new DomainError('not_found', 'The story of this request was deleted meanwhile.');
  yield { event: 'story', data: story };
}

export function productChanged(): DomainError {
  return new DomainError(
    'product_changed',
    'The product was changed or deleted while the story was written, so nothing was stored. Check the product, then try again.',
  );
}

function endedWithoutStory(): DomainError {
  return new DomainError('writer_nonsense', 'The writer ended without a story. Try again.');
}
