import { expect } from 'vitest';
import { draft as draftSchema, type Draft } from '#contract/story.ts';
import { DomainError } from '../errors.ts';
import { draftStory } from './draft-story.ts';

export const product = {
  name: 'Slipway',
  description:
    'Slipway is run by small boatyards. Boat owners ask for winter storage and follow the work on their boat. Yard workers move boats, log hours and order parts. The yard manager plans the crane and writes invoices. Boats must be insured before they are lifted. We want owners to sail earlier in spring.',
};

export function write(idea: string): Draft {
  return draftStory({ idea, product });
}

export function codeOf(idea: string): string {
  try {
    write(idea);
    return 'drafted';
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

export function expectWellFormed(story: Draft): void {
  draftSchema.parse(story);
  expect(story.userStory).toMatch(/^As an? \S.*, I want to \S.*, so that \S.*\.$/s);
  expect(story.acceptanceCriteria.length).toBeGreaterThanOrEqual(3);
  expect(story.acceptanceCriteria.length).toBeLessThanOrEqual(7);
  expect(story.grounding).toHaveLength(story.acceptanceCriteria.length);
  expect(new Set(story.acceptanceCriteria).size).toBe(story.acceptanceCriteria.length);
  const words = story.headline.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(3);
  expect(words).toBeLessThanOrEqual(8);
  expect(story.openQuestions.length).toBeLessThanOrEqual(3);
}
