import { describe, expect, test } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Fernhill',
  description: 'Gardeners water and repot ferns, drivers deliver them, and the shop takes orders.',
};

describe('a label before an order', () => {
  test.each([
    ['Delivery notes: enter the weight and the number of boxes', 'for delivery notes'],
    ['Glasshouse plan: drag ferns onto tables, tall ones at the back', 'onto tables for the glasshouse plan'],
    ['Repotting: choose a pot and print its label', 'for repotting'],
  ])('says what the deed is for: %s', (idea, words) => {
    expect(draftStory({ idea, product }).userStory).toContain(words);
  });

  test.each([
    ['shop: print the order list for the day', 'for the shop'],
    ['Bug: show the right price', 'for the bug'],
    ['Labels: print a label for each fern', 'for labels'],
  ])('says nothing more where it names who acts, the sort of note or what the order names: %s', (idea, words) => {
    expect(draftStory({ idea, product }).userStory).not.toContain(words);
  });
});
