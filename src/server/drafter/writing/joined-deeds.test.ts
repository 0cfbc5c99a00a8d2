import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Beehive',
  description:
    'Beehive is for a beekeepers club. Keepers note what they see in a hive, harvest honey and lend tools. Inspectors check hives and write reports. The office sells honey.',
};

describe('an action that is only what one has of the first', () => {
  it.each([
    ['Keepers want to save a half-written note and come back later', 'A keeper can come back later.'],
    [
      'a keeper should be able to leave a wish for a tool and get told when one is free',
      'A keeper is told when one is free.',
    ],
    ['let keepers cancel an order until Monday and get the money back', 'A keeper receives the money back.'],
    [
      'remind keepers three days before an inspection and say where the nearest inspector lives',
      'The reminder says where the nearest inspector lives.',
    ],
    [
      'show keepers the expected time of the visit and update it when the inspector is late',
      'The expected time of the visit is updated when the inspector is late.',
    ],
    ['Inspectors want to search hives by colour and see photos of each', 'An inspector can see photos of each.'],
    ['Compare two hives side by side or export them', 'A keeper can export two hives.'],
    ['Inspectors want to pick a hive and see who looks after it', 'An inspector can see who looks after the hive.'],
  ])('is a criterion and no further idea: %s', (idea, criterion) => {
    const draft = draftStory({ idea, product });
    expect(draft.acceptanceCriteria).toContain(criterion);
    expect(draft.furtherIdeas).toEqual([]);
  });

  it.each([
    ['a deed of its own', 'Keepers want to copy a note and weigh the jars', 1],
    ['what a sentence of its own asks for', 'Keepers want to copy a note. They also want to get a list of prices.', 1],
  ])('is none: %s', (_, idea, count) => {
    expect(draftStory({ idea, product }).furtherIdeas).toHaveLength(count);
  });

  it.each([
    [
      'Keepers want to copy a note and change its date',
      'A keeper can change the date of the note.',
      'Let keepers change the date of the note.',
    ],
    [
      'Let keepers import a price list and notify keepers about new prices',
      'Keepers are notified about new prices.',
      'Notify keepers about new prices.',
    ],
    [
      'Add a map of the hives and let keepers choose a meadow',
      'A keeper can choose a meadow.',
      'Let keepers choose a meadow.',
    ],
  ])('can be a story of its own as well: %s', (idea, criterion, further) => {
    const draft = draftStory({ idea, product });
    expect(draft.acceptanceCriteria).toContain(criterion);
    expect(draft.furtherIdeas).toEqual([further]);
  });

  it('is each one a criterion of several', () => {
    const idea = 'Remind keepers a week before the inspection, show them the way and mark the hive as checked';
    const draft = draftStory({ idea, product });
    expect(draft.acceptanceCriteria).toContain('Keepers are shown the way.');
    expect(draft.acceptanceCriteria).toContain('The hive is marked as checked.');
  });

  it('is told of whoever was named', () => {
    const idea = 'put visitors on a waiting list and tell them when a place is free';
    expect(draftStory({ idea, product }).acceptanceCriteria).toContain('Visitors are told when a place is free.');
  });
});
