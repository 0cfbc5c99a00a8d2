import { describe, expect, it } from 'vitest';
import { withoutHalfTail } from './headline-halves.ts';

describe('a tail of a headline of which a half is gone', () => {
  it.each([
    [
      'Keep the usual oven instead of always starting',
      'keep the usual oven instead of always starting with oven 1',
      'Keep the usual oven',
    ],
    ['Print the card before handing', 'print the card before handing over the key', 'Print the card'],
    [
      'Button in the offer that turns it',
      'have a button in the offer that turns it into an order',
      'Button in the offer',
    ],
    ['Choose smoked or raw when guests look', 'choose smoked or raw when they look for fish', undefined],
    ['Choose smoked or raw when guests look', 'choose smoked or raw when guests look for fish', 'Choose smoked or raw'],
    ['Filter for ovens with a fan', 'use a filter for ovens with a fan, a window or a timer', 'Filter for ovens'],
    ['Copy an old season including ovens', 'copy an old season including ovens and dates', 'Copy an old season'],
  ])('%s', (headline, wish, whole) => {
    expect(withoutHalfTail(headline, wish)).toBe(whole);
  });

  it.each([
    ['what stands alone', 'Order more wood without calling', 'order more wood without calling at the office'],
    ['the first of two', 'Hand in a note with a photo', 'hand in a note with a photo and a few words'],
    ['a question', 'See what is out on which site', 'see what is out on which site at the moment'],
    ['the whole wish', 'Leave the shop without paying', 'leave the shop without paying'],
  ])('is %s: %s', (_, headline, wish) => {
    expect(withoutHalfTail(headline, wish)).toBeUndefined();
  });
});
