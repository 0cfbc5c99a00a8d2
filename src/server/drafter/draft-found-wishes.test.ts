import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Quayside',
  description:
    'Quayside runs a harbour. Boat owners book a berth and pay the fees. The harbour master gives out the berths and keeps the list of guests.',
};
const told = (idea: string) => draftStory({ idea, product }).userStory;

describe('the sentence that asks', () => {
  it.each([
    [
      'Owners often forget where they left the boat and call us. Show the last place of the boat on the plan.',
      /see the last place of the boat on the plan,/,
    ],
    [
      'Show the last place of the boat on the plan. Owners often forget where they left the boat and call us.',
      /see the last place of the boat on the plan,/,
    ],
    ['It takes ages to find a free berth. Why not let owners pick a jetty?', /pick a jetty,/],
    [
      'Nobody knows which boat is where. A warning when a boat leaves at night, please.',
      /(?:warned|a warning) when a boat leaves at night,/,
    ],
    ['Every summer a boat is stolen. Maybe a camera on the jetty?', /a camera on the jetty,/],
  ])('is the wish, whatever else is told: %s', (idea, wish) => {
    expect(told(idea)).toMatch(wish);
  });

  it.each([
    ['Who may moor tonight? Ask everybody in the harbour', /ask everybody in the harbour,/],
    ['Sometimes two owners book the same berth. That must not happen.', /keep two owners from booking the same berth,/],
  ])('is no other where it needs the one before it: %s', (idea, wish) => {
    expect(told(idea)).toMatch(wish);
  });
});

describe('what is done to people', () => {
  it.each([
    ['Boat owners are logged out every day', 'As a boat owner, I want to no longer be logged out every day'],
    ['The app charges boat owners twice', 'As a boat owner, I want to no longer be charged twice'],
  ])('again and again is wished away by them: %s', (idea, story) => {
    expect(told(idea)).toContain(story);
  });

  it('after a time is a rule', () => {
    expect(told('Boat owners are logged out after ten minutes')).not.toContain('no longer');
  });
});

describe('what is given to those for whom the product is', () => {
  it.each(['We want to rent out trailers', 'Hand out keys at the gate', 'We would like to lend out lifejackets'])(
    'is given by those who run it: %s',
    (idea) => {
      expect(told(idea)).toMatch(/^As a harbour master,/);
    },
  );
});
