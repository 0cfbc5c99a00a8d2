import type { FastifyBaseLogger } from 'fastify';
import { createDrafter } from './drafter/drafter.ts';
import type { Env } from './env.ts';
import type { StoryWriter, Writers } from './stories/story-writer.ts';

/** The writer that the settings name, a language model or else the drafter, with the drafter beside it. */
export async function chooseWriters(env: Env, log: FastifyBaseLogger): Promise<Writers> {
  if (env.STORY_WRITER === 'drafter') {
    const drafter = createDrafter();
    return { usual: drafter, builtIn: drafter };
  }
  // Loaded when asked for: without a model its libraries are memory for nothing.
  const { createLanguageModelWriter } = await import('./adapters/language-model.ts');
  const usual = createLanguageModelWriter({
    provider: env.STORY_WRITER,
    modelId: env.MODEL_ID ?? '',
    baseUrl: env.MODEL_BASE_URL,
    apiKey: env.MODEL_API_KEY,
    limits: { totalMs: env.MODEL_TIMEOUT_SECONDS * 1_000, chunkMs: env.MODEL_STALL_SECONDS * 1_000 },
    log: (entry) => log.info({ part: 'model', ...entry }, 'model asked'),
  });
  return { usual, builtIn: drafterWhenAsked() };
}

/** With a model the drafter may never be needed: its dictionary is loaded when it is. */
function drafterWhenAsked(): StoryWriter {
  let drafter: StoryWriter | undefined;
  return { name: 'drafter', write: (task, signal) => (drafter ??= createDrafter()).write(task, signal) };
}
