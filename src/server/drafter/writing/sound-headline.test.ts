import { describe, expect, it } from 'vitest';
import { soundHeadline } from './sound-headline.ts';

describe('a headline that a cut has torn', () => {
  it.each([
    ['See how the rent for was counted', 'see how the rent for each week was counted', 'See how the rent was counted'],
    [
      'See which boats',
      'see which boats of the club the yard has not checked',
      'See which boats the yard has not checked',
    ],
    ['Collect a sail when I am away', 'collect a sail for me when I am away', 'Collect a sail'],
    ['Warning on the pier and again', 'get a warning on the pier and again at the gate', 'Warning on the pier'],
    ['Note at the gate for a stay longer', 'note at the gate for a stay longer than a week', 'Note at the gate'],
  ])('ends where it is whole: %s', (headline, wish, expected) => {
    expect(soundHeadline(headline, wish)).toBe(expected);
  });

  it.each([
    ['Rent a boat for a day', 'rent a boat for a day'],
    ['Keep guests from leaving later', 'keep guests from leaving later than noon'],
    ['See who was on board', 'see who was on board'],
    ['Prices not shown again', 'have prices not shown again'],
    ['Sign up', 'sign up to 3 days before'],
  ])('stays: %s', (headline, wish) => {
    expect(soundHeadline(headline, wish)).toBe(headline);
  });
});
