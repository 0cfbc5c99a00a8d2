import { expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Standhub',
  description:
    'Standhub is a tool for fairs. Exhibitors book stands and order power. Planners draw the hall plan and assign stands. Inspectors check the stands on the day.',
};

it('lets somebody do what a part of the product should support', () => {
  const draft = draftStory({
    idea: "The hall plan editor should support\n- power connections\n- keeping two rivals apart\n- copying last year's plan",
    product,
  });
  expect(draft.userStory).toContain('I want to see power connections in the hall plan editor');
  expect(draft.acceptanceCriteria.join(' ')).toContain("can copy last year's plan");
});

it('tells a choice of two deeds in full', () => {
  const draft = draftStory({
    idea: 'Stand requests:\n- show who else wants the stand\n- approve/decline from the phone',
    product,
  });
  expect(draft.acceptanceCriteria.join(' ')).toContain('can approve or decline');
});

it('leaves a list of what people do as it is', () => {
  const draft = draftStory({
    idea: 'Planners should support\n- exhibitors with a new stand\n- inspectors on the day',
    product,
  });
  expect(draft.userStory).toMatch(/^As a planner, /);
});
