import { createStory, deleteStory, generateStory, getStory, listStories, updateStory } from '#contract/story.ts';
import { listFurtherStories, listVersions, regenerateStory, restoreVersion } from '#contract/story-versions.ts';
import type { Serve } from '../http/serve.ts';
import { EventStream } from '../http/stream-events.ts';
import type { GenerationService } from './generation.service.ts';
import type { RegenerationService } from './regeneration.service.ts';
import type { StoriesService } from './stories.service.ts';
import { finishRun } from './story-runs.service.ts';
import type { VersionsService } from './versions.service.ts';

export function serveStories(serve: Serve, stories: StoriesService): void {
  serve(listStories, ({ actor, query }) => stories.list(actor, query));
  serve(createStory, ({ actor, body }) => stories.create(actor, body));
  serve(getStory, ({ actor, params }) => stories.get(actor, params.id));
  serve(updateStory, ({ actor, params, body }) => stories.update(actor, params.id, body));
  serve(deleteStory, async ({ actor, params }) => {
    await stories.delete(actor, params.id);
    return undefined;
  });
}

export function serveVersions(serve: Serve, versions: VersionsService): void {
  serve(listVersions, ({ actor, params, query }) => versions.list(actor, params.id, query));
  serve(restoreVersion, ({ actor, params }) => versions.restore(actor, params.id, params.version));
  serve(listFurtherStories, ({ actor, params }) => versions.listFurther(actor, params.id));
}

/** What lets a writer write: the story at the end, or everything on the way as events. */
export function serveWriting(serve: Serve, generation: GenerationService, regeneration: RegenerationService): void {
  serve(generateStory, async ({ actor, body, idempotencyKey, signal, wantsEvents }) => {
    const run = await generation.begin(actor, body, idempotencyKey, signal);
    return wantsEvents ? new EventStream(run) : finishRun(run);
  });
  serve(regenerateStory, async ({ actor, params, body, idempotencyKey, signal, wantsEvents }) => {
    const run = await regeneration.begin(actor, params.id, body, idempotencyKey, signal);
    return wantsEvents ? new EventStream(run) : finishRun(run);
  });
}
