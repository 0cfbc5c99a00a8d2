import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Kiteloft',
  description:
    'Parents report absences and see the menu, teachers keep attendance, and the head plans groups and fees.',
};
const draft = (idea: string) => draftStory({ idea, product });

describe('whom a thing is for, where somebody else tells the story', () => {
  it.each([
    ['Fee reduction for the second child', /a fee reduction for the second child,/],
    ['Meal count for the caterer by 9 am', /a meal count for the caterer by 9 am,/],
  ])('%s', (idea, wish) => {
    expect(draft(idea).userStory).toMatch(wish);
  });

  it('is told by themselves where they have a part', () => {
    expect(draft('Reminder of unpaid fees for parents').userStory).toMatch(
      /^As a parent, I want to .*(?<! for parents), so/,
    );
  });
});
