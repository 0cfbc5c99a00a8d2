import { describe, expect, it } from 'vitest';
import { reword } from './reword.ts';

describe('circumstances that lie across the grammar', () => {
  it.each([
    [
      'Do not show the price to guests until the host has agreed',
      'the price must not be shown to guests until the host has agreed',
    ],
    [
      'never show guests the votes of others before everybody has voted',
      'the votes of others must not be shown to guests before everybody has voted',
    ],
    ['no prices are shown to guests, only to hosts', 'prices must not be shown to guests, only to hosts'],
    ['enter the score right after the game ends', 'enter the score after the game ends'],
    ['guests book two tables just in case and do not come', 'guests book two tables and do not come'],
    [
      'remind the captain before the licence runs out, maybe 6 weeks earlier',
      'remind the captain 6 weeks before the licence runs out',
    ],
    [
      'tick off skills at the pool with wet fingers, so few and big buttons please',
      'tick off skills at the pool with wet fingers with few and big buttons',
    ],
    ['count on the phone, so big buttons and no typing', 'count on the phone with big buttons and without typing'],
  ])('are put plainly: %s', (idea, plain) => {
    expect(reword(idea)).toBe(plain);
  });

  it.each(['show the right seat', 'call the office in case it rains', 'print the list, so big orders are not missed'])(
    'are left alone elsewhere: %s',
    (idea) => {
      expect(reword(idea)).toBe(idea);
    },
  );
});
