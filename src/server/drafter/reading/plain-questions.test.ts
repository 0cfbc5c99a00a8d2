import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from './people.ts';
import { asAsked } from './plain-questions.ts';
import { readProduct } from './read-product.ts';

const product = {
  name: 'Cellar Door',
  description:
    'Cellar Door is software for a brewery with a pub. Guests reserve tables and order beer, waiters take orders, brewers log each brew, and the landlady sets prices and orders malt.',
};
const people = knowPeople(readProduct(product.name, product.description));

function wishOf(idea: string): string {
  return /I want to (.+), so that /.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('a question is said as the wish that it is', () => {
  it.each([
    ['Could guests, if it rains, move inside?', 'Could guests move inside if it rains?'],
    ['Could the landlady, with one click, close the till?', 'Could the landlady close the till with one click?'],
    ['Is it ok if waiters change an order?', 'May waiters change an order?'],
    ['Are guests able to see old bills?', 'Can guests see old bills?'],
    ['Is it possible that bills are kept for a year?', 'Bills should be kept for a year'],
    ['Can we stop guests from reserving three tables?', 'Guests must not be able to reserve three tables'],
    ['Who is allowed to change a price?', 'We want to know who may change a price'],
    ['Could it also show the price per glass?', 'The product should show the price per glass'],
    ['Do waiters have to write orders down by hand?', 'Waiters have to write orders down by hand'],
    ['May I suggest a map of the tables?', 'We need a map of the tables'],
    ['What do we do if the till is down?', 'We want to know what to do if the till is down'],
    ['Who do I call on Sundays?', 'I want to see whom to call on Sundays'],
  ])('%s', (idea, said) => {
    expect(asAsked(idea, people)).toBe(said);
  });

  it.each([
    ["Why isn't the number of the pub shown in the app?", 'The number of the pub should be shown in the app'],
    ['Why are cancelled orders still listed?', 'Cancelled orders should no longer be listed'],
    ['Why are paid bills marked as open?', 'Paid bills should not be marked as open'],
    ['Why are all orders marked as urgent?', 'Not all orders should be marked as urgent'],
    ['Why is the menu so long?', 'The menu is too long'],
    ['Why is the menu only shown until Friday?', 'We want to see why the menu is only shown until Friday'],
    ["Why doesn't the app warn about allergies?", 'The app should warn about allergies'],
    ['Why does the menu page not show the prices?', 'The menu page should show the prices'],
    ['Why does the app log me out at night?', 'The app should not log me out at night'],
    ['Why does it take so long to open the menu?', 'It takes too long to open the menu'],
    ['Why do I need four taps to order a beer?', 'Order a beer in fewer than four taps'],
    ['Why so many taps to order a beer?', 'Order a beer in fewer taps'],
    ['Why am I asked for my age every time?', 'I am asked for my age every time'],
    ['Why can guests see the bills of others?', 'Guests must not be able to see the bills of others'],
    ['Why can only the landlady change a bill?', 'We want to see why only the landlady can change a bill'],
    ['Why do all waiters see the takings?', 'Not all waiters should see the takings'],
    ['Why is it not possible to split a bill?', 'It should be possible to split a bill'],
    ['Why is there a fee for large groups?', 'We want to see why there is a fee for large groups'],
    ['Why does nobody answer my messages?', 'My messages should be answered'],
    ['Is there a reason why the app deletes my drafts?', 'The app should not delete my drafts'],
  ])('a question for the reason asks that it be otherwise: %s', (idea, said) => {
    expect(asAsked(idea, people)).toBe(said);
  });

  it.each([
    'Could guests reserve a table?',
    'Why was my table given away?',
    'Why is my account locked?',
    'Why do I have to log in again?',
    'Why does the app still list old menus?',
    'Who brewed the last batch?',
    'Do we have to pay again on every terminal?',
    'Why does the till keep beeping?',
    'Can guests, waiters and brewers see it?',
    'Why are bills sent by post? They should come by e-mail.',
    'The landlady asks who may change a price',
  ])('others are left to those who read them: %s', (idea) => {
    expect(asAsked(idea, people)).toBe(idea);
  });
});

describe('what comes of such a question', () => {
  it.each([
    ['Could guests, if it rains, move inside?', 'move inside if it rains'],
    ['Why does the app log me out at night?', 'not be logged out at night'],
    ['Why do I need four taps to order a beer?', 'order a beer in fewer than four taps'],
    ['The app should no longer log me out at night.', 'no longer be logged out at night'],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });

  it.each([
    'Why can guests see the bills of others?',
    'Why do all waiters see the takings?',
    'Why are cancelled orders still listed?',
  ])('never the opposite: %s', (idea) => {
    expect(wishOf(idea)).not.toMatch(/^(?:see|have cancelled orders listed)/);
  });

  it('nor is the product somebody', () => {
    expect(draftStory({ idea: 'Could it warn guests about allergies?', product }).userStory).toMatch(
      /^As a guest, I want to be warned about allergies, /,
    );
  });
});
