import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const LAUNDRY = {
  name: 'Mangle',
  description:
    'Mangle runs a hotel laundry. Sorters mark each bag as weighed, pressers iron the sheets and confirm a batch, and the linen office sees what is late. Drivers bring the bags back to the hotels.',
};

describe('whoever has set a state', () => {
  it.each([
    ["undo button for 'bag weighed'. hit the wrong bag twice and a presser had started on it", 'sorter'],
    ["undo 'weighed', ticked the wrong one", 'sorter'],
    ["take back 'confirmed' - wrong batch, and the driver had it in the van", 'presser'],
  ])('takes it back: %s', (idea, actor) => {
    expect(draftStory({ idea, product: LAUNDRY }).userStory).toContain(`As a ${actor}, `);
  });
});
