import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { withSecondDemanded } from './asked-in-one-breath.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const product = {
  name: 'Fjordline Go',
  description:
    'Fjordline Go sells ferry tickets. Passengers book crossings with or without a car, pursers check tickets on board, and harbour masters plan berths.',
};
const people = knowPeople(readProduct(product.name, product.description));

describe('the second of two questions in one breath', () => {
  it.each([
    [
      'Can passengers swap the car on a booking, and can the purser be told when they do?',
      'Can passengers swap the car on a booking? The purser should be told when they do.',
    ],
    [
      'Could a passenger pass on a ticket and can pursers see the new name?',
      'Could a passenger pass on a ticket? Pursers should be able to see the new name.',
    ],
    [
      'Is there a way to hold a berth for a day, and could it be freed automatically?',
      'Is there a way to hold a berth for a day? It should be freed automatically.',
    ],
    [
      'Should pursers be able to see who is on board, and should they get a count?',
      'Should pursers be able to see who is on board? They should get a count.',
    ],
  ])('%s', (idea, said) => {
    expect(withSecondDemanded(idea, people)).toBe(said);
  });

  it.each([
    'Should the gate close at noon, and can they still board?',
    'Can passengers bring dogs, and can they sit inside or not?',
    'Can passengers see the berth and the deck?',
    'Can passengers book late, and who pays for it?',
  ])('is left as it is: %s', (idea) => {
    expect(withSecondDemanded(idea, people)).toBe(idea);
  });

  it('is a criterion of its own and no part of the wish', () => {
    const { userStory, acceptanceCriteria } = draftStory({
      idea: 'Can passengers swap the car on a booking, and can the purser be told when they do?',
      product,
    });
    expect(userStory).toMatch(/I want to swap the car on a booking, so that/);
    expect(acceptanceCriteria).toContain('The purser is told when they do.');
  });
});

describe('two questions of which both are to be seen', () => {
  it.each([
    ['Can we see how many cars are on board and how many are booked?', 'how many are booked'],
    ['Can pursers see who has boarded and who is late?', 'who is late'],
    ['Could you show passengers where the gate is and when it closes?', 'when it closes'],
  ])('%s', (idea, second) => {
    const { userStory, openQuestions } = draftStory({ idea, product });
    expect(userStory).toContain(` and ${second}, so that`);
    expect(openQuestions.join(' ').toLowerCase()).not.toContain(second);
  });

  it.each([
    ['Can passengers see what they owe, and how do they pay it?', 'How do they pay it?'],
    ['Can pursers see who has boarded and who decides about late passengers?', 'Who decides about late passengers?'],
  ])('what is asked outright stays a question: %s', (idea, question) => {
    expect(draftStory({ idea, product }).openQuestions).toContain(question);
  });
});
