import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draft as draftSchema, type Draft } from '#contract/story.ts';
import { DomainError } from '../errors.ts';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Slipway',
  description:
    'Slipway is run by small boatyards. Boat owners ask for winter storage and follow the work on their boat. Yard workers move boats, log hours and order parts. The yard manager plans the crane and writes invoices. Boats must be insured before they are lifted. We want owners to sail earlier in spring.',
};

function write(idea: string): Draft {
  return draftStory({ idea, product });
}

function codeOf(idea: string): string {
  try {
    write(idea);
    return 'drafted';
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

function expectWellFormed(story: Draft): void {
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

describe('any text', () => {
  const words =
    'boat crane we should let owners see the and so that because when 5 not photos of a list, email. "quoted" (maybe) - which who - \n- item <b>x</b> **y** 🚢 only stop add is too slow each every it they'.split(
      ' ',
    );
  const anyIdea = fc.oneof(
    fc.string({ minLength: 30, maxLength: 4_000, unit: 'grapheme' }),
    fc.string({ minLength: 30, maxLength: 400, unit: 'binary' }),
    fc.array(fc.constantFrom(...words), { minLength: 8, maxLength: 60 }).map((chosen) => chosen.join(' ')),
    fc.lorem({ maxCount: 30 }),
  );

  it('gives a well-formed story or one of the two messages', () => {
    fc.assert(
      fc.property(anyIdea, (idea) => {
        const code = codeOf(idea);
        expect(['drafted', 'idea_not_understood', 'language_not_supported']).toContain(code);
        if (code === 'drafted') expectWellFormed(write(idea));
      }),
      { numRuns: 250 },
    );
  });

  it('gives the same story for the same words', () => {
    const idea = 'Boat owners forget to renew the insurance and then the lift is late';
    expect(write(idea)).toEqual(write(idea));
  });

  it('takes a text of 4,000 characters', () => {
    const complaint = 'The plan changes with the weather and nobody tells them. '.repeat(68);
    const story = write(`Boat owners should see the crane plan. ${complaint}`);
    expectWellFormed(story);
    expect(story.userStory).toContain('I want to see the crane plan,');
  });
});
