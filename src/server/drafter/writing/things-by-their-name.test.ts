import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Orchard Kennels',
  description:
    'Orchard Kennels runs a boarding house for dogs. Keepers feed and walk the dogs, the office takes bookings and assigns kennels, and owners book stays in the portal.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('what the criteria speak of', () => {
  it.each([
    ['those that are counted', "Show the owner's last five bookings next to the stay", /booking to show/, /owner's is/],
    ['the things, not the doing', 'Add bulk relocation of dogs when a wing is closed', /many dogs/, /relocations/],
    ['how before the case', 'Mass cancellation of stays when the road is flooded', /in bulk when/, /flooded in bulk/],
    [
      'whole names',
      'Copy a stay including meals and default feeding times',
      /default feeding times that/,
      /default that/,
    ],
    ['how it comes about', 'Merge of duplicate dogs (same chip number, other spelling)', /One case is/, /dogs include/],
    ['what stands in a list', 'Filter for stays (open, paid, cancelled)', /stays include open/, /One case/],
    ['what is so now', 'I want to see when someone is typing a reply', /nobody is typing/, /time changes/],
    ['a time', 'As an owner I want to see when my dog is fed', /time changes/, /nothing of the kind/],
    ['a clock', 'Let the office pause the timer of a walk', /is not counted/, /until when|from when/],
    ['a planned pause', 'Owners can pause their subscription in winter', /from when to when/, /since when/],
  ])('is %s', (_, idea, expected, wrong) => {
    expect(criteria(idea)).toMatch(expected);
    expect(criteria(idea)).not.toMatch(wrong);
  });
});
