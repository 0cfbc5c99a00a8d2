import { describe, expect, test } from 'vitest';
import { contentWords, longestCopiedRun, sameWord } from './words.ts';

describe('words of the judge', () => {
  test.each([
    ['booked', 'book'],
    ['lent', 'lend'],
    ['approve', 'approval'],
    ['companies', 'company'],
    ['cancelled', 'cancel'],
    ['expires', 'expire'],
  ])('%s and %s are forms of one word', (one, other) => {
    expect(sameWord(one, other)).toBe(true);
  });

  test.each([
    ['report', 'repair'],
    ['order', 'border'],
    ['control', 'contract'],
    ['plan', 'plant'],
  ])('%s and %s are different words', (one, other) => {
    expect(sameWord(one, other)).toBe(false);
  });

  test('the frame of a story carries no content', () => {
    expect(contentWords('As a nurse, I want to be able to swap a shift, so that I can rest.')).toEqual([
      'nurse',
      'swap',
      'shift',
      'rest',
    ]);
  });

  test('the longest copied run counts consecutive words only', () => {
    expect(longestCopiedRun('The red boat sails at noon.', 'At noon the red boat sails home')).toBe(4);
    expect(longestCopiedRun('one', 'two')).toBe(0);
  });
});
