import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Millhouse',
  description:
    'Millhouse helps to run a block of flats. Tenants report faults and book the laundry. Caretakers plan repairs and keep the keys. Porters take in parcels. The office writes to the tenants.',
};

function story(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('what goes on whoever hears of it', () => {
  it.each([
    ['Our lift breaks down twice a month. Tenants should be told when it works again.', /lift does not break/],
    ['Parcels often come too early and nobody is there. Tell the porter half an hour before.', /do not come/],
    ['Plumbers cancel at the last minute. Offer the time to other tenants on the waiting list.', /not cancel/],
    [
      'A tenant rings about a key. The caretaker looks in the drawer and on the board. We want one place to look up keys.',
      /does not have to ring/,
    ],
    ['My hearing is bad. Can tenants get announcements as text?', /hearing is not bad/],
  ])('is never said to end: %s', (idea, never) => {
    expect(story(idea)).not.toMatch(never);
  });

  it.each([
    [
      'I always forget my card at home. Let me open the laundry with my phone.',
      'it does not matter when I forget my card',
    ],
    [
      'Tenants should get a message when the water is off. I had to phone forty people.',
      'nobody has to phone forty people',
    ],
    ['Remind tenants to fetch their parcel, parcels pile up', 'parcels do not pile up'],
    ['Tell the porter which parcel is heavy so that his back does not hurt', 'back does not hurt'],
  ])('and what does end is told: %s', (idea, told) => {
    expect(story(idea)).toContain(told);
  });
});
