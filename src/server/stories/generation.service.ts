import type { GenerationRequest, Story } from '#contract/story.ts';
import type { Clock } from '../clock.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import { newId } from '../ids.ts';
import type { ProductsService } from '../products/products.service.ts';
import { findSource } from './idea-source.ts';
import { NOTHING_LOCKED } from './person-edits.ts';
import type { Finish, StoriesRepository } from './stories.repository.ts';
import { productChanged, type Order, type StoryRun, type StoryRuns, type Written } from './story-runs.service.ts';
import { writerFor, type Writers } from './story-writer.ts';

export type GenerationService = ReturnType<typeof createGenerationService>;

/** What the use cases need that let a writer write a story. */
export interface Writing {
  readonly stories: StoriesRepository;
  readonly products: Pick<ProductsService, 'get'>;
  readonly writers: Writers;
  readonly runs: StoryRuns;
  readonly clock: Clock;
}

/** Makes the use case "write a story": checked, written, stored once and whole, or not at all. */
export function createGenerationService(dependencies: Writing) {
  return {
    /** Reading the run makes it go on; ending it early, or aborting `signal`, cancels it and stores nothing. */
    begin(actor: Actor, input: GenerationRequest, key: string | undefined, signal: AbortSignal): Promise<StoryRun> {
      const { productId, description, parent, writer } = input;
      const body = [productId, description ?? '', ...(parent || writer ? [parent ?? null, writer ?? null] : [])];
      return dependencies.runs.begin(actor, { key, body }, () => prepare(dependencies, actor, input), signal);
    },
  };
}

async function prepare(dependencies: Writing, actor: Actor, input: GenerationRequest): Promise<Order> {
  const { stories, writers, clock } = dependencies;
  const { task, product, parent } = await findSource(dependencies, actor, input);
  const writer = writerFor(writers, input.writer);

  async function store({ draft, tokens }: Written, finish: (storyId: string) => Finish): Promise<Story> {
    const id = newId();
    const details = {
      id,
      productId: product.id,
      productUpdatedAt: product.updatedAt,
      idea: task.idea,
      writer: writer.name,
      locks: NOTHING_LOCKED,
      origin: { made: 'generated' as const, tokens },
      parent,
      now: clock().toISOString(),
    };
    const story = await stories.insert(actor.uid, draft, details, finish(id));
    if (!story) throw productChanged();
    return story;
  }

  return { writer, task, store };
}
