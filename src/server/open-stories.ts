import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './db/tables.ts';
import type { Serve } from './http/serve.ts';
import type { ProductsService } from './products/products.service.ts';
import type { PersonLimits } from './quotas/person-limits.ts';
import type { QuotasRepository } from './quotas/quotas.repository.ts';
import type { Secrets } from './identity/secrets.ts';
import { createAlternativesService } from './stories/alternatives.service.ts';
import { createKeptDraftsService } from './stories/kept-drafts.service.ts';
import { createDraftSeal } from './stories/draft-seal.ts';
import { createDraftsService } from './stories/drafts.service.ts';
import { createDuplicatesService } from './stories/duplicates.service.ts';
import { createGenerationService } from './stories/generation.service.ts';
import { createGenerationsRepository } from './stories/generations.repository.ts';
import { createIdempotencyService } from './stories/idempotency.service.ts';
import { createRegenerationService } from './stories/regeneration.service.ts';
import { createStoriesRepository } from './stories/stories.repository.ts';
import { serveDrafts, serveStories, serveVersions, serveWriting } from './stories/stories.routes.ts';
import { createStoriesService } from './stories/stories.service.ts';
import { createStoryRuns } from './stories/story-runs.service.ts';
import type { Writers } from './stories/story-writer.ts';
import { createVersionsRepository } from './stories/versions.repository.ts';
import { createVersionsService } from './stories/versions.service.ts';

interface Parts {
  readonly db: Kysely<Database>;
  readonly secrets: Secrets;
  readonly products: ProductsService;
  readonly writers: Writers;
  readonly quotas: QuotasRepository;
  readonly limits: PersonLimits;
  readonly clock: Clock;
}

/** Puts the part together that keeps and writes stories. */
export function openStories({ db, secrets, products, writers, quotas, limits, clock }: Parts) {
  const stories = createStoriesRepository(db);
  const versions = createVersionsRepository(db);
  const generations = createGenerationsRepository(db);
  const service = createStoriesService({ stories, limits, clock });
  return {
    stories,
    versions,
    service,
    serve(serve: Serve): void {
      const idempotency = createIdempotencyService({ generations, clock });
      const runs = createStoryRuns({ stories, idempotency, quotas });
      const writing = { stories, products, writers, runs, clock };
      serveStories(serve, service);
      serveVersions(serve, createVersionsService({ stories, versions, limits, clock }));
      const kept = createKeptDraftsService({ stories, seal: createDraftSeal(secrets.versions), clock });
      const drafts = createDraftsService({ stories, products, writers, quotas, kept });
      const alternatives = createAlternativesService(drafts);
      const duplicates = createDuplicatesService({ stories, products, quotas });
      serveDrafts(serve, { drafts, alternatives, kept, duplicates });
      serveWriting(serve, createGenerationService(writing), createRegenerationService(writing));
    },
    /** Forgets what has expired. */
    tidy: (): Promise<void> => generations.forgetExpired(clock().toISOString()),
  };
}
