import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Quayside',
  description:
    'Quayside runs a harbour. Boat owners book a berth and pay the fees. The harbour master gives out the berths and keeps the list of guests.',
};
const told = (idea: string) => draftStory({ idea, product }).userStory;

describe('what is missed, and what would be good', () => {
  it.each([
    ['What I miss is a map of the berths', /(?:see|have) a map of the berths,/],
    ['All we want is fewer mails about the fees', /get fewer mails about the fees,/],
    ["What's missing is a list of the free berths", /see a list of the free berths,/],
    ['What about a list of the free berths?', /see a list of the free berths,/],
    ['We could use a list of the free berths', /see a list of the free berths,/],
    ['A list of the free berths would be great', /see a list of the free berths,/],
    ['The only thing I miss is a dark mode', /switch to a dark mode,/],
    ['What I miss is a way to report a broken jetty', /report a broken jetty,/],
  ])('is wished: %s', (idea, wish) => {
    expect(told(idea)).toMatch(wish);
  });

  it.each([
    'I hate it that owners forget the key',
    'What I hate is that owners forget the key',
    'Can we do something about it? Owners forget the key.',
    'Owners forget the key, and that has to change',
  ])('is over, without what somebody thinks of it: %s', (idea) => {
    expect(told(idea).replace(/, so that .*/, '')).toBe(told('Owners forget the key').replace(/, so that .*/, ''));
  });
});

describe('a thing that is needed', () => {
  it('is needed whatever was or was not done with what it lists', () => {
    expect(told('Harbour masters need a list of the berths that were not used for a month')).toMatch(
      /^As a harbour master, I want to see a list of the berths that were not used for a month,/,
    );
  });

  it.each([
    ['Report smoke with its direction from the jetty', /report smoke with/],
    ['Move free boats to wherever they are needed', /move free boats to wherever they are needed,/],
    ['Missing poster with the number to print', /(?:use|have|see|print) a missing poster/],
    ['Let owners pay straight from the page', /pay straight from the page,/],
    ['Owners want to say thank you to the harbour master', /say thank you to the harbour master,/],
  ])('keeps its words: %s', (idea, wish) => {
    expect(told(idea)).toMatch(wish);
  });
});
