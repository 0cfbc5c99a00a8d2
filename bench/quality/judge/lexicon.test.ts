import { expect, test } from 'vitest';
import { technologies, vagueWords } from './lexicon.ts';

test('vague words are found whole, phrases too', () => {
  expect(vagueWords('The menu is easily found and user-friendly, as needed.')).toEqual([
    'easily',
    'user-friendly',
    'as needed',
  ]);
});

test('words that only contain a vague one are left alone', () => {
  expect(vagueWords('The breakfast is goodwill; a correction is made.')).toEqual([]);
});

test('a count is not vague', () => {
  expect(vagueWords('A clerk sees how often the form was opened; it is often late.')).toEqual(['often']);
});

test('an answer is not vague', () => {
  expect(vagueWords('Guests answer yes, no or maybe; maybe they come.')).toEqual(['maybe']);
});

test('the best-before date is no praise', () => {
  expect(vagueWords('The best before date of the best milk')).toEqual(['best']);
});

test('technologies have one name each', () => {
  expect(technologies('An e-mail and emails with a CSV')).toEqual(['csv', 'email']);
  expect(technologies('A letter with a list')).toEqual([]);
});
