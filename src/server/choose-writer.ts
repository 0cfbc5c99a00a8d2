import type { FastifyBaseLogger } from 'fastify';
import { createDrafter } from './drafter/drafter.ts';
import type { Env } from './env.ts';
import type { StoryWriter } from './stories/story-writer.ts';

/** The writer that the settings name: a language model, or else the drafter. */
export async function chooseWriter(env: Env, log: FastifyBaseLogger): Promise<StoryWriter> {
  if (env.STORY_WRITER === 'drafter') return createDrafter();
  // Loaded when asked for: without a model its libraries are memory for nothing.
  const { createLanguageModelWriter } = await import('./adapters/language-model.ts');
  return createLanguageModelWriter({
    provider: env.STORY_WRITER,
    modelId: env.MODEL_ID ?? '',
    baseUrl: env.MODEL_BASE_URL,
    apiKey: env.MODEL_API_KEY,
    limits: { totalMs: env.MODEL_TIMEOUT_SECONDS * 1_000, chunkMs: env.MODEL_STALL_SECONDS * 1_000 },
    log: (entry) => log.info({ part: 'model', ...entry }, 'model asked'),
  });
}
