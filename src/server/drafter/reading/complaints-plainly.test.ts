import { describe, expect, it } from 'vitest';
import { complaintsPlainly } from './complaints-plainly.ts';

describe('a complaint that hides what is wished', () => {
  it.each([
    ['The search finds nothing when I misspell a name', 'I want to get results even when I misspell a name'],
    ['The text is too small to read in the sun', 'We should be able to read the text in the sun'],
    ['The payment failed but the money was taken', 'The money should not be taken when the payment fails'],
    ['Owners pay and still do not get a key', 'Owners should get a key when they pay'],
    ['I keep forgetting my password', 'I want to reset a forgotten password'],
    ['We get the same question every day', 'We answer the same question every day'],
    ['Owners moor anywhere', 'Do not let owners moor anywhere'],
    ['Some owners damage the jetty', 'Owners must not damage the jetty'],
    ['Two owners were given the same berth', 'The same berth must not be given to two owners'],
    [
      'New owners give up when they have to upload their papers',
      'New owners should be able to upload their papers in fewer steps',
    ],
    ['Elderly owners cannot use the app', 'Elderly owners should be able to use the app'],
    ['Owners with two boats only get one key', 'Owners should get a key for each boat'],
    ['If the tide turns, the visit never ends', 'The visit should end when the tide turns'],
  ])('is that wish: %s', (complaint, wish) => {
    expect(complaintsPlainly(complaint)).toBe(wish);
  });

  it.each([
    'Owners lose an hour every day',
    'If the payment fails, the order never arrives',
    'Boats lose the wind',
    'Owners forget the key',
    'The search is slow. It finds nothing when I misspell a name.',
    'The list is too long',
  ])('stays as it was: %s', (text) => {
    expect(complaintsPlainly(text)).toBe(text);
  });
});
