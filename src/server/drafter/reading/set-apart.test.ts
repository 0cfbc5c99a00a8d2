import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { isDealtWithByRule } from './dealt-with.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { isNameLikeDeed, isSetApart } from './set-apart.ts';

const product = {
  name: 'Polehouse',
  description: 'Members book sessions and pay for day passes, trainers run courses, and the owner sees the figures.',
};
const people = knowPeople(readProduct(product.name, product.description));
const wishOf = (idea: string) => /, I want to (.+), so that /.exec(draftStory({ idea, product }).userStory)?.[1];

describe('a title that names some things or people apart from others', () => {
  it.each([
    'Overdue payments',
    'Missing signatures',
    'Open invoices per member',
    'Open sessions this week',
    'Empty courses',
    'Members without a waiver',
    'Members over 65',
    'Courses starting next week',
    'Sessions booked twice',
    'Members who are blocked',
    'Sessions that nobody has booked yet',
    'Passes that run out this month',
    'Passes which expire in June',
    'Courses that overlap',
    'Members who never paid',
    'Members who come every day',
    'Trainers whose licence has expired',
  ])('%s is to be seen', (text) => {
    expect(isSetApart(text, people)).toBe(true);
    expect(wishOf(text)).toBe(`see ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  });

  it.each([
    'Late fees',
    'Open courses for trainers a day earlier',
    'Open doors at noon',
    'Open videos in the browser',
    'Empty lockers at weekends',
    'Open orders in a new tab',
    'Group discounts',
    'The overdue payments are wrong',
    'Block members',
    'Passes that run out are deleted',
    'Sessions that nobody has booked are cancelled',
    'Members who come late lose their place',
    'Trainers whose licence has expired cannot run courses',
    'Notes that only trainers can see',
    'Prices that depend on the season',
  ])('%s is none', (text) => {
    expect(isSetApart(text, people)).toBe(false);
  });
});

describe('an order to show what is told apart by a clause', () => {
  it.each([
    ['Show passes that run out this month', 'see passes that run out this month'],
    ['List members who never paid', 'see members who never paid'],
    ['show me all trainers whose licence has expired', 'see trainers whose licence has expired'],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });
});

it('what somebody is shown is told apart, and not who is shown it', () => {
  expect(wishOf('Show members courses that fit')).toBe('see courses that fit');
});

describe('a name whose last word looks like a deed', () => {
  it.each([
    'Day passes',
    'Guest passes without an account',
    'Route ratings by members',
    'Course changes at short notice',
  ])('%s', (text) => {
    expect(isNameLikeDeed(text, people)).toBe(true);
    expect(wishOf(text)).toContain(text.charAt(0).toLowerCase() + text.slice(1));
  });

  it.each(['Print labels', 'Member orders by phone', 'The route changes', 'Members rate routes'])(
    '%s is none',
    (text) => {
      expect(isNameLikeDeed(text, people)).toBe(false);
    },
  );

  it('a list behind such a name says which there are', () => {
    const draft = draftStory({ idea: 'Course levels: beginner, intermediate, advanced', product });
    expect(draft.userStory).toContain('I want to see course levels');
    expect(draft.acceptanceCriteria).toContain('The levels include beginner, intermediate and advanced.');
  });
});

describe('what becomes of a case by a rule', () => {
  it.each([
    'After two failed payments the pass is blocked',
    'If homework is late, the pupil gets no points',
    'The session is released when it is not paid within a day',
    'Members lose their place if they miss three sessions',
  ])('%s', (text) => {
    expect(isDealtWithByRule(text)).toBe(true);
    expect(wishOf(text)).not.toMatch(/^be rid of|^no longer|^keep /);
  });

  it.each([
    'When the app crashes, the session is cancelled',
    'If a course is full, the member gets no notice',
    'Sessions are cancelled without a reason',
    'The pass is blocked although it is paid',
    'The pass is blocked although it is paid',
    'Members are signed out after five minutes while they book a session',
    'Notes are deleted after 14 days and the plan is lost',
  ])('%s is a complaint', (text) => {
    expect(isDealtWithByRule(text)).toBe(false);
  });
});
