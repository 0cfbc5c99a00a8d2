import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const DEPOT = {
  name: 'Trackside',
  description:
    'Trackside plans the work of tram depots. Dispatchers assign drivers to trams, mechanics record repairs, and the depot manager approves spare parts. Drivers see their shifts on the phone.',
};

function wishOf(idea: string): string {
  const { userStory } = draftStory({ idea, product: DEPOT });
  return /, I want to (.+), so that /.exec(userStory)?.[1] ?? userStory;
}

describe('the wish of a sentence about the product', () => {
  it.each([
    // How often is no part of the thing.
    ['The system should retry a failed upload four times.', /^have a failed upload retried four times$/],
    // Where it goes stands behind the clause that tells which is meant.
    [
      'The system shall move a shift that falls on a public holiday to the next working day.',
      /^be sure that the system moves a shift that falls on a public holiday to the next working day$/,
    ],
    // How much there is of it tells which is meant.
    [
      'The system must not allow an order above 500 euros without a second signature.',
      /^be sure that an order above 500 euros is not allowed without a second signature$/,
    ],
    // Whoever must not be let do something is kept from it.
    [
      'The app must not let drivers swap a shift on the same day.',
      /^keep drivers from swapping a shift on the same day$/,
    ],
    ['The system must not let a tram be booked twice at the same time.', /a tram (?:is )?not booked twice/],
    // How soon stands before what happens.
    [
      'The system shall alert the depot manager within 10 minutes when a tram has not left.',
      /^be alerted within 10 minutes when a tram has not left$/,
    ],
    // Whose they are is not what they hear of.
    [
      'The app shall notify all drivers of a line within 5 minutes once a tram is out of service.',
      /^be notified within 5 minutes once a tram is out of service$/,
    ],
    [
      'The system must not accept more than two repairs on one day, counting cleaning, painting and checks together.',
      /counting cleaning, painting and checks together$/,
    ],
    // What the product does besides is no part of the condition.
    [
      'The system shall release a tram automatically if nobody has checked it within an hour, and return half of the parts to the store.',
      /^have a tram released automatically if nobody has checked it within an hour, and half of the parts returned to the store$/,
    ],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  it.each([
    ['The system shall notify all drivers of a delay.', /^be notified of a delay$/],
    ['The app should send a note that belongs to the tram to the mechanic.', /a note that belongs to the tram/],
    ['Drivers want to be told within the depot when a tram is ready.', /within the depot/],
  ])('and near misses: %s', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  it('keeps a list of things whose names are verbs as well', () => {
    expect(
      wishOf('As a dispatcher, I want to ask my drivers for size, colour and billing address before the season.'),
    ).toMatch(/^ask my drivers for size, colour and billing address before the season$/);
  });

  it.each([
    ['Send one spare part request to up to four suppliers', /^send one spare part request/],
    ['Offer a free shift to drivers on the reserve list', /^get a free shift when I am on the reserve list$/],
    [
      'Drivers want late trams listed per line, with the date the depot was told and the date the driver was told',
      /the date the depot was told and the date the driver was told$/,
    ],
  ])('keeps what belongs together: %s', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  it('keeps who tells a story whole', () => {
    const { userStory } = draftStory({
      idea: 'As a son looking after my mother, I want to see her tram times, so that I know when she comes.',
      product: DEPOT,
    });
    expect(userStory).toMatch(/^As a son looking after my mother, I want to see her tram times/);
  });
});
