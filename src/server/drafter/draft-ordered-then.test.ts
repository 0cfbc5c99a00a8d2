import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const CARS = {
  name: 'Kerbside',
  description:
    'Members book a car by the hour, open it with the app and return it to its bay. Car wardens clean and check the cars. The fleet coordinator handles damage, repairs and new cars.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: CARS });
  return { story: draft.userStory, criteria: draft.acceptanceCriteria.join('\n') };
}

describe('a case, and what is ordered in it', () => {
  it('is told by whoever suffers by it, with what they are spared', () => {
    const { story, criteria } = told(
      'Someone is late bringing a car back and the next member stands at an empty bay. Tell them early and offer the nearest free car.',
    );
    expect(story).toBe(
      'As a member, I want to be told early when someone is late bringing a car back, so that I do not stand at an empty bay.',
    );
    expect(criteria).toContain('The next member is offered the nearest free car.');
  });

  it.each([
    [
      'A member damages a car. Tell the coordinator at once and block the car.',
      /be told at once when a member damages a car/,
      /The car is blocked/,
    ],
    [
      'A car breaks down. Call the coordinator and offer the member another car.',
      /be called when a car breaks down/,
      /The member is offered another car/,
    ],
    [
      "A member doesn't show up and the car stays unused. Offer it to people on the waiting list and charge the member a fee.",
      /be offered the car when a member does not show up/,
      /The member is charged a fee/,
    ],
    [
      'Someone parks in the wrong bay. Charge them 10 euros and tell the wardens.',
      /the person who parks in the wrong bay is charged 10 euros/,
      /The wardens are told/,
    ],
  ])('names whom and what: %s', (idea, story, criterion) => {
    expect(told(idea).story).toMatch(story);
    expect(told(idea).criteria).toMatch(criterion);
  });

  it.each([
    ['Members return cars to the bay. Remind them of the parking rules.', /remind/],
    ['The app shows all cars. Add a map and sort them by distance.', /map/],
    ['A member has a question. Let them write to us.', /want to write to/],
  ])('is left alone where the first sentence is no case: %s', (idea, story) => {
    expect(told(idea).story).toMatch(story);
    expect(told(idea).story).not.toMatch(/ when (?:members return|the app shows|a member has) /);
  });

  it('names what people ask about', () => {
    expect(told('Members ask us about the parking rules all the time. Put it on the booking page.').story).toMatch(
      /the parking rules on the booking page/,
    );
  });
});
