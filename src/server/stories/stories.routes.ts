import { createStory, deleteStory, generateStory, getStory, listStories, updateStory } from '#contract/story.ts';
import { listFurtherStories, listVersions, regenerateStory, restoreVersion } from '#contract/story-versions.ts';
import { draftStory, findDuplicates, keepDraft, writeAlternatives } from '#contract/story-drafts.ts';
import type { Serve } from '../http/serve.ts';
import { EventStream } from '../http/stream-events.ts';
import type { AlternativesService } from './alternatives.service.ts';
import type { DraftsService } from './drafts.service.ts';
import type { DuplicatesService } from './duplicates.service.ts';
import type { KeptDraftsService } from './kept-drafts.service.ts';
import type { GenerationService } from './generation.service.ts';
import type { RegenerationService } from './regeneration.service.ts';
import type { StoriesService } from './stories.service.ts';
import { resultOf } from './story-runs.service.ts';
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
    return wantsEvents ? new EventStream(run) : resultOf(run, 'story');
  });
  serve(regenerateStory, async ({ actor, params, body, idempotencyKey, signal, wantsEvents }) => {
    const run = await regeneration.begin(actor, params.id, body, idempotencyKey, signal);
    return wantsEvents ? new EventStream(run) : resultOf(run, 'story');
  });
}

interface DraftServices {
  readonly drafts: DraftsService;
  readonly alternatives: AlternativesService;
  readonly kept: KeptDraftsService;
  readonly duplicates: DuplicatesService;
}

/** Stories that are not stored until somebody keeps them. */
export function serveDrafts(serve: Serve, { drafts, alternatives, kept, duplicates }: DraftServices): void {
  serve(draftStory, async ({ actor, body, signal, wantsEvents }) => {
    const run = await drafts.begin(actor, body, signal);
    return wantsEvents ? new EventStream(run) : resultOf(run, 'draft');
  });
  serve(writeAlternatives, async ({ actor, body, signal, wantsEvents }) => {
    const run = await alternatives.begin(actor, body, signal);
    return wantsEvents ? new EventStream(run) : resultOf(run, 'alternatives');
  });
  serve(keepDraft, ({ actor, body }) => kept.keep(actor, body.draft, body.liked));
  serve(findDuplicates, ({ actor, body }) => duplicates.find(actor, body.productId, body.userStories));
}
