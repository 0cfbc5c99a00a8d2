import { describe, expect, it } from 'vitest';
import { inOtherWords } from './same-words.ts';

describe('a statement in other words', () => {
  it.each([
    ['boats that are late are listed', 'boats which are late are listed'],
    ['a captain is told if a boat is late', 'a captain is told when a boat is late'],
    ['boats within 3 km of a storm are listed', 'boats within 3 km of any storm are listed'],
    ['every boat is listed', 'each boat is listed'],
    ['a captain can book a whole jetty', 'a captain can book an entire jetty'],
    ['the whole jetty is closed', 'the entire jetty is closed'],
  ])('says the same: "%s"', (said, other) => {
    expect(inOtherWords(said, (text) => text === other)).toBe(other);
  });

  it('changes no more than it must', () => {
    expect(inOtherWords('every boat that is late is listed', (text) => !text.includes('that'))).toBe(
      'every boat which is late is listed',
    );
    expect(inOtherWords('every boat that is late is listed', (text) => !/that|every/.test(text))).toBe(
      'each boat which is late is listed',
    );
  });

  it.each([
    'each other is told',
    'a captain says that boats sink',
    'boats sink',
    'a captain can see when it was painted',
    'it is longer by a foot',
  ])('leaves alone what has no other words: "%s"', (said) => {
    expect(inOtherWords(said, (text) => text !== said)).toBeUndefined();
  });

  it('is not looked for in a text that no story holds', () => {
    const long = 'each boat with its key, '.repeat(40);
    let tried = 0;
    expect(
      inOtherWords(long, () => {
        tried += 1;
        return false;
      }),
    ).toBeUndefined();
    expect(tried).toBe(0);
  });
});
