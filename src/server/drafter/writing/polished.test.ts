import { describe, expect, it } from 'vitest';
import { agreeSecond } from './agree-second.ts';
import { polished, polishedWish } from './polished.ts';

describe('a verb behind "and"', () => {
  it.each([
    [
      'The shop cancels a box when it was not paid for, and refund the deposit.',
      'The shop cancels a box when it was not paid for, and refunds the deposit.',
    ],
    ['A baker is told about it and carry on without flour.', 'A baker is told about it and carries on without flour.'],
    [
      'The app locks an order, and then print it for the bakers.',
      'The app locks an order, and then prints it for the bakers.',
    ],
  ])('goes with one: %s', (text, expected) => {
    expect(agreeSecond(text)).toBe(expected);
  });

  it.each([
    'A baker can lock an order and print it.',
    'The app lets bakers come and taste the bread.',
    'The app counts the boxes when drivers come and pay the deposit.',
    'Bakers lock an order and print it.',
    'The app lists names and places.',
    'The app asks the baker to come and taste the bread.',
  ])('stays: %s', (text) => {
    expect(agreeSecond(text)).toBe(text);
  });
});

describe('a finished sentence', () => {
  it.each([
    ['If it freezes, Any delivery waits.', 'If it freezes, any delivery waits.'],
    ['All repairs of that oven are shown.', 'All repairs of the oven are shown.'],
    ['A baker can see who baked it and when.', 'A baker can see who baked it and at what time.'],
    ['A driver no longer has to ring the baker just.', 'A driver no longer has to ring the baker.'],
  ])('is mended: %s', (text, expected) => {
    expect(polished(text)).toBe(expected);
  });

  it.each(['Boxes of that size are listed.', 'If it rains, Anna is told.', 'The oven of that they are proud stays.'])(
    'stays: %s',
    (text) => {
      expect(polished(text)).toBe(text);
    },
  );

  it('is mended within a wish as well', () => {
    expect(polishedWish('be sure that the shop locks an order at noon, and print it for the bakers')).toBe(
      'be sure that the shop locks an order at noon, and prints it for the bakers',
    );
    expect(polishedWish('see the last prices of that shop')).toBe('see the last prices of the shop');
    expect(polishedWish('have their tab settled when someone leaves')).toBe('have the tab of whoever leaves settled');
    expect(polishedWish('have their tab settled when a baker leaves')).toBe(
      'have their tab settled when a baker leaves',
    );
  });
});

describe('a word that everybody reads in another way', () => {
  it.each([
    ['A wrong reading does not simply stand.', 'A wrong reading does not stand.'],
    ['There is a slower, simpler version.', 'There is a slower version.'],
    ['There is a simpler version.', 'There is a simpler version.'],
    ['The reading is not simple.', 'The reading is not simple.'],
  ])('goes where the sentence says the same without it: %s', (text, expected) => {
    expect(polished(text)).toBe(expected);
  });
});

describe('whoever something is done to', () => {
  it.each([
    ['Him is reminded after a week.', 'He is reminded after a week.'],
    ['Them are shown in red.', 'They are shown in red.'],
    ['Them is given the totals.', 'They are given the totals.'],
    ['Him is given the totals.', 'He is given the totals.'],
    ['Her can see the loaf.', 'She can see the loaf.'],
    ['Her loaf is shown.', 'Her loaf is shown.'],
  ])('stands as who it is in front of the verb: %s', (text, expected) => {
    expect(polished(text)).toBe(expected);
  });
});
