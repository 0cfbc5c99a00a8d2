import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const BAKERY = {
  name: 'Crumb',
  description:
    'Crumb plans the work of a bakery. Bakers see the recipes and the orders, drivers deliver bread to cafes, and the shift lead plans the night and keeps the van in order.',
};

function story(idea: string) {
  return draftStory({ idea, product: BAKERY }).userStory;
}

describe('whose it is behind a case without a comma', () => {
  it.each([
    [
      'When a baker leaves the bakery their orders should be reassigned',
      /have the orders of a baker reassigned when they leave the bakery/,
    ],
    ['If a driver misses the tour their pay must be reduced', /have the pay of a driver reduced if they miss the tour/],
    [
      'When the van of a driver breaks down the shift lead should be told',
      /^As a shift lead, I want to be told when the van of a driver breaks down/,
    ],
  ])('%s', (idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });
});

describe('what a wish points to', () => {
  it.each([
    [
      'is the thing that somebody has to deal with',
      'Bakers have to print a recipe. They should be able to read it on a screen.',
      /I want to read the recipe on a screen/,
    ],
    [
      'is the thing that they are to do it with',
      'Drivers keep setting off without a delivery note. We would like them to scan it before the tour.',
      /^As a driver, I want to scan the delivery note before the tour/,
    ],
    [
      'is the next one of those who act',
      "I'd like the next driver to be able to add a photo.",
      /^As a driver, I want to add a photo/,
    ],
    [
      'is theirs of whom it is told',
      'The shift lead wants to remind drivers who never wash their van.',
      /I want to remind drivers who never wash their van/,
    ],
    [
      'is theirs of the things that it happens to',
      'The shift lead wants to be told when ovens run past their limit.',
      /told when ovens run past their limit/,
    ],
    [
      'is mine where only something happens',
      'Drivers want to be told when something changes in their tour.',
      /told when something changes in my tour/,
    ],
  ])('%s', (_, idea, pattern) => {
    expect(story(idea)).toMatch(pattern);
  });
});
