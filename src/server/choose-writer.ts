import type { FastifyBaseLogger } from 'fastify';
import { createDrafter } from './drafter/drafter.ts';
import type { Env } from './env.ts';
import type { StoryWriter } from './stories/story-writer.ts';

/** The writer that the settings name: a language model, or else the drafter. */
export function chooseWriter(_env: Env, _log: FastifyBaseLogger): StoryWriter {
  return createDrafter();
}
