import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Gearpool',
  description: 'Members of a climbing club borrow gear. The warden hands it out and checks it once a year.',
};
const wishOf = (idea: string) => /, I want to (.+), so that /.exec(draftStory({ idea, product }).userStory)?.[1];

describe('what the product does with things that are told apart', () => {
  it.each([
    ['Reject requests without a date automatically', 'have requests without a date rejected automatically'],
    ['Automatically archive courses with no bookings', 'have courses with no bookings archived automatically'],
    [
      'Delete accounts without a login for a year automatically',
      'have accounts without a login for a year deleted automatically',
    ],
    ['Delete accounts with no bookings for two years', 'have accounts with no bookings for two years deleted'],
    ['Close reports without an answer after a week', 'have reports without an answer closed after a week'],
    // How it is done, and when, stays behind the deed.
    ['Automatically close requests after 3 days', 'have requests closed automatically after 3 days'],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });
});
