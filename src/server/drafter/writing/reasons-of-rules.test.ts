import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Rinkdesk',
  description:
    'Rinkdesk plans an ice rink. Coaches book ice time, skaters sign up for lessons, the ice crew resurfaces between slots and the cashier sells tickets. The manager sets prices and opening hours.',
};

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('what a rule of the house is good for', () => {
  it.each([
    ['what is checked', 'The ice may only be opened after the crew has inspected it.', 'nothing goes ahead unchecked'],
    ['what it costs', 'A lesson can be cancelled free of charge until noon the day before.', /what they have to pay$/],
    ['how long it takes', 'A complaint must be answered within two days.', /^nobody is left waiting/],
    ['how much there may be', 'A coach may hold at most three slots per week.', 'everybody knows how far they can go'],
    ['who agrees', 'Children may only skate in the show if a parent has given consent.', /agreed to$/],
    ['what must stay', 'A score must never be deleted once the contest has begun.', /still needed/],
  ])('is told by its words: %s', (_, idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });

  it.each([
    ['a bound that only names some', 'Skaters who missed more than two lessons cannot take the test.', /how far/],
    ['a time that only names some', 'Skates with less than 2 weeks of use cannot be sold.', /how much time/],
  ])('is not told by the words of a relative clause: %s', (_, idea, wrong) => {
    expect(why(idea)).not.toMatch(wrong);
  });
});
