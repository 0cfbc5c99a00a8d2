import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Lathe',
  description:
    'Lathe runs a shared workshop. Members book benches, borrow tools and pay a fee. Wardens check benches, close rooms and answer members. The treasurer sets prices, sends invoices and pays refunds. Courses take place in the evening.',
};

function drafted(idea: string): string {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product });
  return [userStory, ...acceptanceCriteria].join('\n');
}

describe('forms that are seldom used', () => {
  it.each([
    ['Show tools in different sizes, each with its own price', 'Each size is shown with its own price.'],
    ['Publish the prices at a set time', 'Before that time the price is not published.'],
    ['Move a booking only after the course', 'As long as the course is not over, the booking is not moved.'],
    ['Change the price in all rooms', 'No room still has the price from before.'],
    ['Retry the payment at most three times', 'After the third time it is not repeated.'],
    ['List the tools nobody has used', 'list the tools nobody has used'],
    [
      'The system should remind members of their fee two days before and remind them again after a week',
      'Members are reminded again after a week.',
    ],
    ['The app should tell members about closed rooms and ask for a reply', 'Members are asked for a reply.'],
    ["Keys have to be returned by noon. Please don't let us forget that", 'Keys are returned by noon.'],
    ['There is no signal in the cellar, so members cannot log in', 'I want to work in the cellar without a signal'],
    ['If the bench is gone, offer a similar one', 'I want to be offered a similar one if the bench is gone'],
    ['Let members who have no key enter', 'As a member who has no key, I want to enter'],
    ['See at once who can be moved when a room is closed', 'see at once who can be moved when a room is closed'],
    ['The screen only says that it failed, and not why', 'I want to see not only that it failed but also why'],
    [
      'Prices change by season but wardens have to edit each by hand',
      'I want to no longer have to edit each by hand when prices change by season',
    ],
    ['Must a member show the card every time?', 'I want to no longer have to show the card every time'],
    ['Make the list sortable', 'I want to sort the list'],
    ['Provide a button to print all labels', 'I want to print all labels'],
    ['Members bid too low because they do not see the costs', 'I want to see the costs, so that I do not bid too low'],
  ])('is read for what it says: "%s"', (idea, expected) => {
    expect(drafted(idea)).toContain(expected);
  });
});
