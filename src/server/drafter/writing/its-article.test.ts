import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Toolshed',
  description:
    'Neighbours borrow tools for a week, the caretaker keeps the shed and uploads contracts, the treasurer does the books.',
};
const storyOf = (idea: string) => draftStory({ idea, product }).userStory;

describe('the article of a title', () => {
  it.each([
    ['Location of every tool on a map of the village', 'see the location of every tool'],
    ['Price of each tool beside its name in the list', 'see the price of each tool'],
    ['Colour of every shed in the calendar', 'see the colour of every shed'],
    ['Map of every shed in the village', 'see a map of every shed'],
  ])('%s', (idea, wish) => {
    expect(storyOf(idea)).toContain(wish);
  });

  it('all that is uploaded is to be seen', () => {
    expect(storyOf('All contracts with the price of a week in a row')).toContain('I want to see all contracts');
  });
});
