import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { amongSentences, toldInFull } from './among-sentences.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const BOATS = {
  name: 'Slipway',
  description:
    'Slipway runs a boat hire. Renters book boats and pay deposits, dock hands hand boats over and note damage, and the office sets prices and sends bills.',
};
const people = knowPeople(readProduct(BOATS.name, BOATS.description));

describe('a wish that only the sentences around it make plain', () => {
  it.each([
    [
      'I write forty bills a week. Text blocks would help me a lot. They should be per boat, and I want to edit them.',
      'I write forty bills a week. I want text blocks. They should be per boat, and it should be possible to edit them.',
    ],
    [
      'I billed the wrong renter. There should be a short time in which I can take a bill back.',
      'I billed the wrong renter. I should be able to take a bill back within a short time.',
    ],
    [
      'Renters forget the life vests. Send a short reminder at noon to those without a vest.',
      'Renters forget the life vests. Renters without a vest should get a short reminder at noon.',
    ],
    [
      'Send a message in the evening to dock hands who have not signed off',
      'Dock hands should get a message in the evening when they have not signed off',
    ],
  ])('%s', (said, told) => {
    expect(amongSentences(said, people)).toBe(told);
  });

  it.each([
    'Text blocks would help me to write bills.',
    'Send a bill to the renter with the deposit',
    'There should be a time at which boats are due.',
    'Send a reminder to renters who have not paid their bill',
    'Remind me of boats that have not been checked for two weeks',
    'Remind dock hands who have not checked a boat for two weeks',
    'A plan with the berths of both',
  ])('is left as it is: %s', (said) => {
    expect(amongSentences(said, people)).toBe(said);
  });

  it.each([
    ['Remind renters who have not signed in for 3 weeks', 'Remind renters when they have not signed in for 3 weeks'],
    ['Merge two bills and keep the notes of both', 'Merge two bills and keep the notes of each'],
  ])('names what is meant: %s', (said, told) => {
    expect(amongSentences(said, people)).toBe(told);
  });

  it.each([
    [
      'The boat was free but far away. walked there with two kids',
      'The boat was free but far away. I walked there with two kids',
    ],
    ['We planned for ten and twelve came. same chaos every week', 'We planned for ten and twelve came.'],
    ['Boats come back wet. Dried ones go first.', 'Boats come back wet. Dried ones go first.'],
    ['Every week', 'Every week'],
  ])('tells in full who did it and not how often: %s', (said, told) => {
    expect(toldInFull(said)).toBe(told);
  });

  it('is told together with those who are reminded as well, of things without "a hundred"', () => {
    const both = draftStory({
      idea: 'Licences run out and we see it too late. Remind both the dock hand and us six weeks ahead.',
      product: BOATS,
    });
    expect(both.userStory).toContain('be reminded together with the team');
    expect(both.headline).not.toContain('together');
    expect(both.acceptanceCriteria.join(' ')).not.toContain('shows the team');
    const many = draftStory({
      idea: 'After a sunny weekend we get four hundred bookings. The office must be able to move them in bulk to other docks.',
      product: BOATS,
    });
    expect(many.userStory).toContain('I want to move bookings in bulk to other docks');
  });
});
