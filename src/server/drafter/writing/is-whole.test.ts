import { describe, expect, it } from 'vitest';
import { isWhole } from './is-whole.ts';

describe('a statement', () => {
  it.each([
    'When if a teacher is ill, the class is told.',
    'Seeing photos of kids whose parents did not sign the is listed.',
    'I can the office can use it',
    'The the is shown.',
    'A grower can see the slots which are not.',
    'Nobody can be spared fixing the tests and.',
    'A member can ask where they are, can they just get told.',
  ])('that a cut has broken is told by its words: "%s"', (text) => {
    expect(isWhole(text)).toBe(false);
  });

  it.each([
    'The photo is shown beside what it belongs to and can be opened at full size.',
    'A member can see who is on the list and can sign up.',
    'The reader is told when the book is there, and if it is late.',
    'Once the week is over, nobody can change the entry.',
    'What one may do is listed.',
    'A grower can see which slots are free and which are not.',
  ])('that is whole is left alone: "%s"', (text) => {
    expect(isWhole(text)).toBe(true);
  });
});
