import { describe, expect, it } from 'vitest';
import { signsInFull } from './signs-in-full.ts';

describe('signs in full', () => {
  it.each([
    ['refill it w/o a form', 'refill it without a form'],
    ['a plan w/ notes', 'a plan with notes'],
    ['late b/c of fog', 'late because of fog'],
    ['keep it til Friday', 'keep it until Friday'],
    ['asked for it four yrs later', 'asked for it four years later'],
    ['show opening hrs', 'show opening hours'],
    ['every 20 mins', 'every 20 minutes'],
    ['hives that are checked in < 10 days', 'hives that are checked in less than 10 days'],
    ['sketch + measurements', 'sketch and measurements'],
    ['an hour before + 10 minutes before', 'an hour before and 10 minutes before'],
    ['let ppl & dogs in', 'let people and dogs in'],
  ])('%s', (text, full) => {
    expect(signsInFull(text)).toBe(full);
  });

  it.each(['Ctrl + Enter saves', '13 + 4', 'the till until noon', 'a -> b', 'x <= 3', 'either/or'])(
    'are left alone: %s',
    (text) => {
      expect(signsInFull(text)).toBe(text);
    },
  );
});
