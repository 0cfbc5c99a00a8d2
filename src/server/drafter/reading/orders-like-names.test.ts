import { describe, expect, it } from 'vitest';
import { readIdea } from './read-idea.ts';
import { readProduct } from './read-product.ts';

const product = readProduct(
  'Lift',
  'Ride board of a valley. Drivers offer rides and swap turns. Passengers book seats. The office answers questions and keeps the timetable.',
);
const wishOf = (idea: string) => readIdea(idea, product)?.action.wish;

describe('an order that opens with a word for a thing', () => {
  it.each([
    ["Swap Sunday's turn with another driver", /^swap Sunday's turn with/],
    ['Offer two seats as far as the station', /^offer two seats/],
    ['Offer the free seat to the next in line', /^offer the free seat to the next/],
    ['Reply to each question in its own box', /^reply to each question/],
    ['Return to the ride I looked at last', /^return to the ride/],
    ['Drop out of a turn and say why', /^drop out of a turn/],
    ['Tab through the fields in the order of the slip', /^tab through the fields/],
    ['Use earlier routes as a start', /^use earlier routes as a start/],
    ['Return unused vouchers that are still valid', /^return unused vouchers/],
    ['Scribble short notes on the margin of the timetable', /^scribble short notes/],
    ['Log why a ride was cancelled', /^log why a ride was cancelled/],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  it.each([
    ['Reply box for questions', /^(?!reply box)/],
    ['Return trip with a pause', /^(?!return trip)/],
    ['Offer overview for the weekend', /^(?!offer overview)/],
    ['Swap board for drivers', /^(?!swap board)/],
    ['Stop sending the newsletter on Sundays', /no longer/],
    ['Stop list for each line', /^(?!stop list)/],
  ])('is none in "%s"', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });
});

describe('what is only named', () => {
  const stories = (idea: string) => wishOf(idea) ?? '';
  it('is not stopped where somebody stops at it', () => {
    expect(stories('Stop at the agreed number of rides and ask before going on')).not.toMatch(/without|no longer/);
  });
});
