import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const SILO = {
  name: 'Silo',
  description:
    'Silo is a tool for a grain store. Growers bring grain and book slots. Weighers weigh lorries and print tickets. The store manager pays growers and plans the week.',
};

function draft(idea: string) {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product: SILO });
  return { story: userStory, first: acceptanceCriteria[0] ?? '' };
}

describe('a complaint that names the deed', () => {
  it.each([
    [
      "Growers can't view and download the tickets",
      'As a grower, I want to view the tickets',
      'A grower can view the tickets.',
    ],
    [
      "Weighers can't void a ticket without losing its number",
      'As a weigher, I want to void a ticket without losing its number',
      'A weigher can void a ticket without losing its number.',
    ],
    [
      "Growers can't delete a wrong slot",
      'As a grower, I want to delete a wrong slot',
      'A grower can delete a wrong slot.',
    ],
    ["Growers still can't move a slot", 'As a grower, I want to move a slot', 'A grower can move a slot.'],
    ['There is no way to move a slot', 'As a grower, I want to move a slot', 'A grower can move a slot.'],
    ['Growers find it hard to move a slot', 'As a grower, I want to move a slot', 'A grower can move a slot.'],
    ['Growers have no option to move a slot', 'As a grower, I want to move a slot', 'A grower can move a slot.'],
    [
      "Growers can't move a slot because the app does not support it",
      'As a grower, I want to move a slot',
      'A grower can move a slot.',
    ],
    [
      'Currently growers must email the store to move a slot',
      'I want to move a slot, so that I do not have to email the store',
      'A grower can move a slot.',
    ],
    [
      'To move a slot, growers have to cancel it and book again',
      'I want to move a slot, so that I do not have to cancel it',
      'A grower can move a slot.',
    ],
    [
      'Choosing a weigher takes five clicks',
      'I want to choose a weigher in fewer than five clicks',
      'choose a weigher in fewer than five clicks.',
    ],
    [
      "The store manager can't see which growers are paid and which are not",
      'As a store manager, I want to see which growers are paid and which are not',
      'A store manager can see which growers are paid and which are not.',
    ],
    [
      "Growers still can't pay a fine online",
      'As a grower, I want to pay a fine online',
      'A grower can pay a fine online.',
    ],
  ])('asks for that deed: %s', (idea, wish, criterion) => {
    const { story, first } = draft(idea);
    expect(story).toContain(wish);
    expect(first).toContain(criterion);
  });

  it.each([
    'It takes the store manager too long to plan a week',
    'It takes wheat growers too long to plan a week',
    'Planning a week takes too long',
  ])('that takes too long asks for less time: %s', (idea) => {
    expect(draft(idea).story).toMatch(/I want to plan a week in less time, so that/);
  });

  it.each([
    ['Growers cannot leave without sweeping the bay', /keep growers from leaving without sweeping/],
    ['Growers cannot book a slot until they have signed the contract', /keep growers from booking a slot until/],
    ["Growers can't book a slot if they owe money", /growers cannot book a slot if they owe money/],
    ['Growers cannot cancel less than two days before the delivery', /growers cannot cancel less than two days before/],
    ['There must be no way to change a printed ticket', /no way to change a printed ticket/],
    ['Growers cannot deliver when the store is closed', /growers cannot deliver when the store is closed/],
  ])('stays a ban where it is one: %s', (idea, ban) => {
    expect(draft(idea).story).toMatch(ban);
  });
});
