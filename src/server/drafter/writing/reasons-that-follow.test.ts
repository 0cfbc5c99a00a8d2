import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { phrase } from '../reading/action.ts';
import { fillSlots } from './slots.ts';

const product = {
  name: 'Fjordline Go',
  description:
    'Fjordline Go sells ferry tickets. Passengers book crossings with or without a car, pursers check tickets on board, and harbour masters plan berths.',
};

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('what somebody is fed up with is why', () => {
  it.each([
    [
      'Pursers complain that they run up and down the stairs all evening. We would like cabins to be checked deck by deck.',
      'I do not run up and down the stairs all evening',
    ],
    [
      'Passengers are annoyed that they queue twice for the same ticket. We want the gate to read the ticket from the phone.',
      'I do not queue twice for the same ticket',
    ],
    [
      'Harbour masters hate it when they wait at locked gates. Skippers should be able to leave a gate code.',
      'harbour masters do not wait at locked gates',
    ],
  ])('%s', (idea, expected) => {
    expect(why(idea)).toBe(expected);
  });
});

describe('a reason that follows from the wish', () => {
  it.each([
    [
      'what they do not know, and what they do for that',
      "Passengers often don't know which deck is open and wait at the wrong stairs. Show them the open decks.",
      'I know which deck is open and no longer wait at the wrong stairs',
    ],
    [
      'users of whom one tells it',
      'Users have to type in the number plate for each trip. They should be able to save number plates.',
      'I do not have to type in the number plate for each trip',
    ],
    [
      'a substitute for somebody',
      'Let pursers name a substitute for the days they are away.',
      'nothing is left lying while I am away',
    ],
    [
      'what is asked for is an opinion',
      'We want to ask passengers for feedback after a crossing.',
      'I learn what went well and what did not',
    ],
    [
      'what is asked for is something else',
      'Pursers should be able to ask the harbour master for a berth.',
      'my request does not get lost',
    ],
    [
      'a language of their own',
      'Passengers should be able to switch the site to their own language.',
      'I understand what I read',
    ],
  ])('%s: %s', (_, idea, expected) => {
    expect(why(idea)).toBe(expected);
  });

  it.each([
    ['Passengers should be able to choose a substitute or a refund for each sold-out meal.', /away/],
    ['Pursers should be able to pick a substitute for a missing ingredient.', /away|be there myself/],
    ['Passengers may only get a badge if they joined at least 60 percent of the trips.', /enough/],
    ['Only harbour masters may approve berths above 500 euros, pursers can just ask for them.', /pay/],
  ])('is none that means something else: %s', (idea, wrong) => {
    expect(why(idea)).not.toMatch(wrong);
  });

  it.each([
    ['substitute', 'have a substitute suggested when a meal is sold out', 'that'],
    ['replacement', 'choose a replacement for a missing ingredient', 'that'],
    ['substitute', 'have a substitute suggested when a purser is ill', 'who'],
  ])('a %s: %s', (name, wish, who) => {
    const action = { frame: 'done', wish, core: phrase(wish), isThing: false } as const;
    expect(fillSlots(action, 'passenger', readNounPhrase(`a ${name}`), wish, (text) => text).get('who')).toBe(who);
  });
});
