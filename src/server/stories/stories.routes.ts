import { createStory, deleteStory, generateStory, getStory, listStories, updateStory } from '#contract/story.ts';
import type { Serve } from '../http/serve.ts';
import { EventStream } from '../http/stream-events.ts';
import type { GenerationService } from './generation.service.ts';
import type { StoriesService } from './stories.service.ts';

export function serveStories(serve: Serve, stories: StoriesService, generation: GenerationService): void {
  serve(generateStory, async ({ actor, body, idempotencyKey, signal, wantsEvents }) => {
    const run = await generation.begin(actor, body, idempotencyKey, signal);
    return wantsEvents ? new EventStream(run) : generation.finish(run);
  });
  serve(listStories, ({ actor, query }) => stories.list(actor, query));
  serve(createStory, ({ actor, body }) => stories.create(actor, body));
  serve(getStory, ({ actor, params }) => stories.get(actor, params.id));
  serve(updateStory, ({ actor, params, body }) => stories.update(actor, params.id, body));
  serve(deleteStory, async ({ actor, params }) => {
    await stories.delete(actor, params.id);
    return undefined;
  });
}
