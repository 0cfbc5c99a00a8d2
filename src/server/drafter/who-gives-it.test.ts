import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const BOATS = {
  name: 'Rowlock',
  description:
    'Rowlock runs a boat hire on a river. Paddlers reserve canoes and pay on the phone. Boatwrights repair canoes, the jetty desk hands them out and takes payments, and the owner sets prices.',
};
const ANGLERS = {
  name: 'Floatline',
  description:
    'Floatline is used by an anglers club. Members log their catches and lend each other rods. The board decides on the waters and writes to the members.',
};

function storyOf(idea: string, product = BOATS): string {
  return draftStory({ idea, product }).userStory;
}

describe('what is given to those for whom the product is', () => {
  it.each([
    ['Can we sell dry bags on the booking page?', /^As an owner, I want to sell dry bags/],
    ['Could we refund hours when the lock is closed?', /^As an owner, I want to refund hours/],
    ['Offer river trips for schools on Fridays', /^As an owner, I want to offer river trips for schools on Fridays,/],
    ['Offer guided trips for clubs', /^As an owner, I want to offer guided trips for clubs,/],
    [
      'We would like to offer lessons for young paddlers',
      /^As an? (?:owner|boatwright), I want to offer lessons for young/,
    ],
    [
      'Offer passes for families at a lower price',
      /^As an owner, I want to offer passes for families at a lower price,/,
    ],
    ['Hand a cleaned canoe to the next person in the queue', /^As a member of the jetty desk, I want to hand/],
    [
      "Don't lend life jackets to people who still owe a fee",
      /^As an owner, I want to no longer have life jackets lent/,
    ],
  ])('is given by those who run it: %s', (idea, story) => {
    expect(storyOf(idea)).toMatch(story);
  });

  it('is given by those who oversee it, where nobody is said to', () => {
    expect(storyOf('Invite everyone to the summer regatta', ANGLERS)).toMatch(/^As a member of the board, I want/);
  });

  it.each([
    ['they are said to give it themselves', 'Lend a rod to everyone in the group', ANGLERS, /^As a member, I want/],
    ['it is one of them who asks', 'Can I give my canoe to a friend?', BOATS, /^As a paddler, I want/],
    [
      'it is told to them',
      'Text everyone with a canoe when the river rises',
      BOATS,
      /^As a paddler, I want to be texted/,
    ],
  ])('but not where %s', (_, idea, product, story) => {
    expect(storyOf(idea, product)).toMatch(story);
  });

  it('but never by those to whom it is offered', () => {
    const TUTORS = {
      name: 'Tutorline',
      description:
        'Tutorline is an app for a tutoring school. Learners book lessons and practise spelling, tutors record progress and plan lessons, and the office sends invoices and registers learners for tests.',
    };
    expect(storyOf('Offer summer courses for learners in July', TUTORS)).toMatch(
      /^As an? (?:tutor|member of the office), /,
    );
  });
});
