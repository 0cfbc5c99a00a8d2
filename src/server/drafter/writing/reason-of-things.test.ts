import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Pegboard',
  description:
    'Pegboard runs a hobby workshop. Members book benches and buy timber. Wardens hand out tools and check benches. The shop sells timber and day passes.',
};

function why(idea: string): string {
  const { userStory, benefitGrounding } = draftStory({ idea, product });
  expect(benefitGrounding.source).toMatch(/assumption|idea/);
  return userStory.split(', so that ')[1] ?? '';
}

describe('the reason for a thing that is only named', () => {
  it.each([
    ['a live chat with the wardens of the workshop', 'I get an answer without a call.'],
    ['a ranking of the members with the most benches', 'it shows who has done most.'],
    ['a break timer for everybody at the benches', 'I do not have to watch the clock.'],
    ['a calculator for the timber that is needed', 'I do not have to work it out by hand.'],
    ['vote for the next machine that the shop should buy', 'I have a say in it.'],
    ['a QR code next to each bench in the workshop', 'I get to the right place without typing.'],
    ['members should be able to view the opening times without logging in', 'I can do it right away.'],
    ['members should be able to log in with their phone number', 'I do not have to remember another password.'],
    ['members can return tools at any of the counters', 'I do not have to make a detour.'],
    ['wardens should be able to print labels for the tools', 'I do not have to write them by hand.'],
    ['keep members from voting twice on the next machine of the shop', 'every voice counts once.'],
    ['timber keeps arriving damaged at the counter of the shop', 'nothing has to be replaced.'],
    ['I bought a day pass twice by accident', 'nobody pays for the same thing twice.'],
    ['members should be able to add a second contact person', 'somebody can be reached when I cannot.'],
  ])('is what such a thing is mostly for: %s', (idea, expected) => {
    expect(why(idea)).toBe(expected);
  });

  it.each([
    ['what is said instead', 'a live chat with the wardens so that nobody waits at the counter', /^nobody waits/],
    ['a card that one pays with', 'members should be able to pay with gift cards at the till', /^(?!.*present)/],
    ['a message that counts something', 'tell wardens when a timer has run out', /^(?!.*watch the clock)/],
    [
      'whom it spares a call',
      'members should extend a bench without calling the wardens',
      /^I do not have to call the wardens\.$/,
    ],
  ])('is not told for %s', (_, idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });
});
