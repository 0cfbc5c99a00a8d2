import { expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

it('says once what somebody else gets', () => {
  const { acceptanceCriteria } = draftStory({
    idea: 'Potters should write the kiln plan and the studio manager should get a copy.',
    product: {
      name: 'Kilnbook',
      description: 'Potters reserve kilns, tutors give courses, and the studio manager orders clay.',
    },
  });
  expect(acceptanceCriteria.filter((criterion) => criterion.includes('copy'))).toEqual([
    'The studio manager gets a copy.',
  ]);
});
