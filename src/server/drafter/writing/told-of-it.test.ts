import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { eitherCase } from './either-case.ts';
import { toldOfIt } from './told-of-it.ts';

describe('what is told of a thing behind its name', () => {
  it.each([
    ['see a route that leaves time for lunch', 'see a route', ['The route leaves time for lunch']],
    ['use a guest ticket, valid for a day', 'use a guest ticket', ['The guest ticket is valid for a day']],
    ['see a tide table, one page per week', 'see a tide table', ['There is one page for each week']],
    ['use a loading plan, heaviest crates first', 'use a loading plan', ['heaviest crates come first']],
    ['see a crew list, which can be printed', 'see a crew list', ['The crew list can be printed']],
    [
      'split one load into several pallets, each with its own tag but still tied to the order',
      'split one load into several pallets',
      ['Each pallet has its own tag', 'Each pallet is still tied to the order'],
    ],
  ])('is a statement: %s', (wish, main, states) => {
    expect(toldOfIt(wish)).toEqual({ main, states });
  });

  it.each([
    ['which one is meant', 'use a card that has run out'],
    ['who is meant', 'see a skipper that comes late'],
    ['of whom it is told', 'buy a pass with one payer, each with their own code'],
    ['how it is done', 'move all crates, spread by weight'],
    ['what it is like', 'use a bell, like in the old harbour'],
  ])('stays with the wish: %s', (_, wish) => {
    expect(toldOfIt(wish)).toBeUndefined();
  });
});

describe('two cases of one rule', () => {
  it.each([
    [
      'A gate stays shut while a boat is near or the lamp is red.',
      ['A gate stays shut while a boat is near', 'A gate stays shut while the lamp is red'],
    ],
    [
      'The berth goes to the next skipper if somebody cancels or has not paid by noon.',
      [
        'The berth goes to the next skipper if somebody cancels',
        'The berth goes to the next skipper if somebody has not paid by noon',
      ],
    ],
    [
      'Clerks cannot close a file while there is an open point or an unanswered letter.',
      [
        'Clerks cannot close a file while there is an open point',
        'Clerks cannot close a file while there is an unanswered letter',
      ],
    ],
    [
      'Whenever a plan is approved or rejected, the skipper is told.',
      ['Whenever a plan is approved, the skipper is told', 'Whenever a plan is rejected, the skipper is told'],
    ],
  ])('are told one by one: %s', (statement, cases) => {
    expect(eitherCase(statement)).toEqual(cases);
  });

  it.each([
    'A boat is listed when the same name or number shows up twice.',
    'A mail is sent when it is later than noon or more than ten boats wait.',
    'A berth stays booked until the skipper pays or the day ends.',
    'A boat is listed when it is red or blue.',
  ])('are left where it is not certain what they share: %s', (statement) => {
    expect(eitherCase(statement)).toBeUndefined();
  });
});

describe('what the reason says is so', () => {
  const product = {
    name: 'Harbourly',
    description:
      'Harbourly is a berth booking app for small marinas. Skippers book a berth, harbour masters assign berths and take payments, and the office sends invoices.',
  };
  const criteria = (idea: string) => draftStory({ idea, product }).acceptanceCriteria;

  it.each([
    ['As a harbour master I want to lock a berth so that no new boats land on it.', 'No new boats land on the berth.'],
    ['The office wants to number the receipts so that no skipper is charged twice.', 'No skipper is charged twice.'],
  ])('is a criterion: %s', (idea, criterion) => {
    expect(criteria(idea)).toContain(criterion);
  });

  it.each([
    'As a harbour master I want to lock a berth so that nobody is annoyed.',
    'Skippers want to see the tide so that it is easier to plan.',
    'As a skipper I want to book a berth so that I am not left waiting.',
  ])('is none where it is only felt: %s', (idea) => {
    expect(criteria(idea).join(' ')).not.toMatch(/annoyed|easier|left waiting/);
  });

  it.each([
    'As a skipper I want to be told when a berth is free so that no berth stays empty.',
    'As a harbour master I want to see which boats are late so that no guest is left on the pier.',
    'The office wants to hand a berth to another skipper so that no berth goes without a boat.',
  ])('is none where the wish alone does not make it so: %s', (idea) => {
    expect(criteria(idea).join(' ')).not.toMatch(/^No |\. No (?:berth|guest)/);
  });
});
