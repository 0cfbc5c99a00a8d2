import { expect, it } from 'vitest';
import { stem } from './lexicon/function-words.ts';
import { atWhat, wordsOfCase } from './words-of-case.ts';

it('finds the words that only a case has', () => {
  const words = wordsOfCase('A saw must not be lent while the saw is with the repairer');
  expect(words.has(stem('repairer'))).toBe(true);
  expect(words.has(stem('saw'))).toBe(false);
});

it('finds at what somebody is', () => {
  expect(atWhat('the oldest on top when scanning')).toBe(stem('scan'));
  expect(atWhat('the oldest on top when it is late')).toBe('');
});
