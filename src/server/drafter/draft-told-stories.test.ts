import { describe, expect, it } from 'vitest';
import { write } from './draft.contract.ts';

describe('an idea that is told as a story keeps its words', () => {
  it.each([
    [
      'a reason behind so, whoever it speaks of',
      'As a boat owner I want to share the place of my mooring with yard workers so they find my boat',
      'As a boat owner, I want to share the place of my mooring with yard workers, so that they find my boat.',
    ],
    [
      'a reason about others',
      'As the yard manager I want to publish the crane plan so that boat owners have it in their own calendar',
      'As a yard manager, I want to publish the crane plan, so that boat owners have it in their own calendar.',
    ],
    [
      'a reason without an article',
      'As a yard worker, I want to confirm that a boat is secured so everybody knows all is well',
      'As a yard worker, I want to confirm that a boat is secured, so that everybody knows all is well.',
    ],
    [
      'when it is wished, told first',
      'As a yard worker, when a cover is torn I want to note whose boat it is so that the owner hears of it',
      'As a yard worker, I want to note whose boat it is when a cover is torn, so that the owner hears of it.',
    ],
    [
      'a wish that others can do something',
      'As the yard manager I want that boat owners can pay by card so I write fewer invoices',
      'As a yard manager, I want to let boat owners pay by card, so that I write fewer invoices.',
    ],
    [
      'whoever asks others does so',
      'As the yard manager I want to ask all boat owners if they come to the launch so that I can plan the crane',
      'As a yard manager, I want to ask all boat owners if they come to the launch, so that I can plan the crane.',
    ],
    [
      'one button for much work',
      'as the yard manager i want one button to close all orders of a week so that I get home earlier',
      'As a yard manager, I want to close all orders of a week with one button, so that I get home earlier.',
    ],
  ])('%s', (_what, idea, story) => {
    expect(write(idea).userStory).toBe(story);
  });
});

it('a list in brackets is a criterion and breaks nothing', () => {
  const { userStory, acceptanceCriteria } = write(
    'Boat owners want to save their usual orders (varnish, new ropes, winter cover) so they do not enter them each year',
  );
  expect(userStory).toBe('As a boat owner, I want to save my usual orders, so that I do not enter them each year.');
  expect(acceptanceCriteria).toContain('The usual orders include varnish, new ropes and winter cover.');
});

it('a bracket that is no list stays what it was', () => {
  expect(write('Boat owners want to upload a photo (at most 5 MB, JPEG or PNG)').acceptanceCriteria.join(' ')).toMatch(
    /5 MB/,
  );
});

it('what has a plural that the dictionary lacks is not misspelt', () => {
  expect(write('Boat owners want to see pictures of varnishes on different clays').userStory).toMatch(
    /different clays/,
  );
});

it('words that are logged out with a particle are no people', () => {
  expect(write('The system must log out yard workers after 10 minutes without work').headline).toMatch(
    /^Log out yard workers/,
  );
});

it('how a thing is to be stays how it is to be', () => {
  expect(
    write('As the yard manager I want the price to depend on the season so that the yard is used evenly').userStory,
  ).toBe('As a yard manager, I want to have the price depend on the season, so that the yard is used evenly.');
});

it('whoever exports a waiting list does not wait on it', () => {
  const { acceptanceCriteria } = write(
    'As the yard manager I want to export the waiting list as a CSV file so that it can be printed',
  );
  expect(acceptanceCriteria.join(' ')).toMatch(/file/);
  expect(acceptanceCriteria.join(' ')).not.toMatch(/first in line|leaves the line/);
});

it('what is seen every morning is what was asked for, and no morning', () => {
  const { acceptanceCriteria } = write(
    'As the yard manager I want to see every morning what boat owners reported as broken so that it is mended before noon',
  );
  expect(acceptanceCriteria.join(' ')).not.toMatch(/no morning|the morning/);
});

it('what should be possible before an event is no duty', () => {
  const { acceptanceCriteria } = write('Boat owners should be able to swap their place before the season begins');
  expect(acceptanceCriteria.join(' ')).not.toMatch(/has not been swapped/);
});
