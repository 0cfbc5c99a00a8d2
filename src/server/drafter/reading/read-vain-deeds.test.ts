import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Gearbarn',
  description:
    'Gearbarn lends tools in a neighbourhood. Members borrow tools and bring them back. Volunteers hand tools out and check them. The treasurer collects fees. The repairer blocks broken tools and mends them. Guests visit on open days.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

describe('what people do in vain, or where it is barred', () => {
  it.each([
    [
      'Volunteers hand out a saw that the repairer blocked the day before',
      /^As a repairer, I want to keep volunteers from handing out a saw that the repairer blocked the day before/,
    ],
    [
      'The treasurer chases members who left the club long ago',
      /I want to keep the treasurer from chasing members who left the club long ago/,
    ],
    [
      'Guests walk into the workshop where nobody may go without goggles',
      /I want to keep guests from walking into the workshop/,
    ],
    [
      'Members reserve the trailer for a weekend and never collect it',
      /^As a member, I want to be reminded to collect the trailer, /,
    ],
    [
      'Members promise to help on open days and then stay at home',
      /I want to keep members from promising to help on open days and then staying at home/,
    ],
    [
      'Volunteers take the wrong form and the treasurer types it again',
      /I want to keep volunteers from taking the wrong form, so that I do not have to type the form again\.$/,
    ],
    [
      'Reminders are sent to members who already returned their tool',
      /I want to have reminders no longer sent to members who already returned their tool/,
    ],
    [
      'Volunteers lend the last two ladders that were kept for the school',
      /keep volunteers from lending the last two ladders that were kept for the school/,
    ],
    ['Members order a part and forget about it', /^As a member, I want to be reminded of the part that I ordered/],
  ])('%s', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it.each([
    'Members see photos of tools that were repaired the day before',
    'Members rate a tool that they returned the day before',
    'Volunteers write to members who came on Monday',
    'Volunteers restore a tool that was deleted last week',
    'Members borrow tools that are checked by volunteers every week',
    'Members book a tool and pay a deposit',
    'Members book a tool and bring it back within a week',
    'Guests book a tour and leave a review',
  ])('leaves what is wanted: %s', (idea) => {
    expect(story(idea)).not.toMatch(/keep .* from|no longer|reminded/);
  });
});
