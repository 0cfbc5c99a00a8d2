import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, expectWellFormed, write } from './draft.contract.ts';

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

  it.each([
    'C++ developers want to see the build log so that C++ developers find faults early',
    'boat it boat boat boat boat boat list, boat',
    'it should (maybe) boat boat boat boat boat boat boat',
    'A boat [x*] that has been here for a (week? must be moved+ by yard workers',
  ])('may repeat its words or hold signs that mean something to a pattern: "%s"', (idea) => {
    expect(codeOf(idea)).toBe('drafted');
    expectWellFormed(write(idea));
  });

  it.each([
    'Let boat owners keep a berth until WORD WORD!! and WORD (x)',
    'A boat must not be lifted if WORD WORD is missing; WORD, and',
    'Let boat owners cancel a lift without WORD WORD WORD, WORD',
    'Let boat owners book the crane for up to two hours unless WORD, WORD: WORD',
  ])('takes very long words without trying all their parts: "%s"', (idea) => {
    const words = idea.replaceAll('WORD', 'slipwaycranebooking'.repeat(12));
    expect(codeOf(words)).toBe('drafted');
    expectWellFormed(write(words));
  });

  it('takes a text of 4,000 characters', () => {
    const complaint = 'The plan changes with the weather and nobody tells them. '.repeat(68);
    const story = write(`Boat owners should see the crane plan. ${complaint}`);
    expectWellFormed(story);
    expect(story.userStory).toContain('I want to see the crane plan,');
  });

  it.each([
    [
      'a list without an end',
      'block the crane, 24h, otherwise the berth, owner, all of, swap, and then, show the list, ',
    ],
    [
      'one clause after the other',
      'If a boat is marked as damaged it has to go in the shed, the lift is put on hold and the owner is told\n',
    ],
    ['numbers', '12 boats, 3.5 t, 2 l, €1.20, 4:30 pm, '],
  ])('takes a text of 4,000 characters without a full stop: %s', (_, part) => {
    const idea = `Boat owners want to see ${part.repeat(Math.floor(3_900 / part.length))}`;
    expect(codeOf(idea)).toBe('drafted');
    expectWellFormed(write(idea));
  });
});
