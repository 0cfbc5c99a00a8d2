import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const RINK = {
  name: 'Icebook',
  description:
    'Runs an ice rink. Skaters buy tickets and hire skates, clubs book ice time, the ice crew resurfaces the ice between slots, and cashiers handle refunds.',
};

function told(idea: string): string {
  return draftStory({ idea, product: RINK }).userStory;
}

describe('a note of several sentences, one of which asks', () => {
  it.each([
    [
      'The hire desk is one long queue on Sundays. A screen with the free sizes would spare us all that shouting.',
      'I want to see a screen with the free sizes, so that I am spared all that shouting',
    ],
    [
      'Zamboni broke down again and nobody told the clubs. Whoever stops a session should have to give the reason before they can clear the ice.',
      'I want to have anybody who stops a session give the reason before they can clear the ice',
    ],
    [
      "Schools ring us to bring two classes at once. We'd have to be able to hold sixty pairs of skates until noon.",
      'I want to hold sixty pairs of skates until noon',
    ],
    [
      'We check the skates by eye. It would be better if the system stopped us from hiring out a pair that is down for grinding.',
      'I want to keep anybody from hiring out a pair that is down for grinding',
    ],
    [
      "Clubs ask me on the phone who has the ice after them. If they could see the plan of the evening I'd get my work done.",
      'I want to see the plan of the evening, so that I get my work done',
    ],
    [
      'Two skates went missing in May. The committee decided in June that a deposit is taken for each pair. That has to be built in.',
      'I want to be sure that a deposit is taken for each pair',
    ],
    [
      'Rental skates over size 46 cost double. Skaters should know that before they hire a pair.',
      'I want to know that rental skates over size 46 cost double before I hire a pair',
    ],
    [
      'Skaters never hear why a session was stopped. Once a week the cashier should pin up a line for them.',
      'I want to pin up a line for skaters once a week',
    ],
    [
      'Schools come by coach. We should be able to hold a row of lockers for them until noon.',
      'I want to hold a row of lockers for schools until noon',
    ],
    ['Clubs are late. The cashier should call the skaters and wait for them.', 'I want to call the skaters'],
    [
      'The gate takes forty at most. The gate should not let in more skaters than the ice allows. They can come back an hour later.',
      'I want to keep the gate from letting in more skaters than the ice allows',
    ],
    [
      'Lost skates are rung through the same day. We need a record of who was rung and when, since one parent claims she never heard from us.',
      'I want to make a record of who was rung and at what time, so that',
    ],
  ])('%s', (idea, wish) => {
    expect(told(idea)).toContain(wish);
  });

  it('has no article in front of a number', () => {
    expect(told('The hockey club rang again. They want one bill a month, with a line per slot.')).not.toContain(
      'a one',
    );
  });

  it('is not torn into what happened', () => {
    const draft = draftStory({
      idea: 'Combine harvesters drive past all day and nobody hears the buzzer. Cashiers should be able to see a light at the till.',
      product: RINK,
    });
    expect(draft.userStory).toContain('I want to see a light at the till');
    expect(draft.furtherIdeas).toEqual([]);
  });

  it('keeps the bound where it is all that a deed is done to', () => {
    expect(told('I get rung at night. Cashiers should be able to refund up to 40 without asking me.')).toContain(
      'I want to refund up to 40',
    );
  });
});
