import { describe, expect, it } from 'vitest';
import { parseSentence } from '../grammar/parse.ts';
import { inPresent } from './in-present.ts';

describe('what happened once', () => {
  it.each([
    ['the open day was moved last week', 'the open day is moved'],
    ['plots had no holder', 'plots have no holder'],
    ['a shed lost its roof yesterday', 'a shed loses its roof'],
    ['the hose leaks', 'the hose leaks'],
    ['a plot was given away twice last month', 'a plot is given away twice'],
  ])('is told as what happens: %s', (text, expected) => {
    const [clause] = parseSentence(text).clauses;
    expect(clause && inPresent(clause)).toBe(expected);
  });
});
