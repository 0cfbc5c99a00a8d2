import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Kilnhouse',
  description:
    'Kilnhouse runs a pottery studio. Members book a wheel and pay for the firings, teachers give courses, and the studio manager loads the kilns and looks after the shelves.',
};

function story(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('what somebody lacks that a complaint tells in plain words', () => {
  it.each([
    [
      'being reminded that it is so',
      'I forget that my bowl is drying and the next member puts a bag on it',
      /I want to be reminded that my bowl is drying, so that the next member does not put a bag on it\.$/,
    ],
    [
      'being reminded of what one never gets round to',
      'I buy the glaze every time and never get round to entering it',
      /I want to be reminded to enter the glaze/,
    ],
    [
      'having it in one place',
      'Teachers send me their dates by text, by mail and on paper',
      /I want to get the dates of teachers in one place/,
    ],
    [
      'being told, for those who wait',
      'Members stand in the cold because nobody tells them that the studio opens later',
      /^As a member, I want to be told when the studio opens later, so that I do not stand in the cold\.$/,
    ],
    [
      'being told what no one says',
      'Every third bowl comes out with a crack and no one says so',
      /I want to be told when a bowl comes out with a crack/,
    ],
    [
      'what nobody can explain',
      'the bill says I owe 9 euros and nobody can tell me what for',
      /I want to see what I owe 9 euros for/,
    ],
    [
      'finding it before and not after',
      'Teachers find the crack in the plate after the lesson has begun',
      /^As a teacher, I want to find the crack in the plate before the lesson has begun/,
    ],
    [
      'getting it earlier',
      'Teachers get the list at midnight and have to leave at five',
      /^As a teacher, I want to get the list earlier than at midnight when I have to leave at five/,
    ],
    [
      'fewer steps, whatever is said of their number',
      'booking a wheel takes like six screens. way too many when youre standing there with wet hands',
      /I want to book a wheel in fewer than six screens when I am standing there with wet hands/,
    ],
    [
      'somebody else as who it is',
      'firing ended an hour ago and the pots of somebody else are still in the kiln, happens every sunday',
      /I want to have the pots of somebody else no longer in the kiln when (?:the |a )?firing ended an hour ago/,
    ],
    [
      'a day in front without its "on"',
      'saturdays the queue of people washing up is longer than the course itself!',
      /I want to have the queue of people washing up be no longer than the course itself on Saturdays/,
    ],
    [
      'what people find out of themselves',
      'Members arrive at the door and only then find out they are suspended because of an open bill.',
      /^As a member, I want to be told when I am suspended/,
    ],
  ])('%s: %s', (_, idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });

  it.each([
    ['what is found on purpose', 'Members find the bill in the app after a firing is paid', /find the bill/],
    ['what is sent in one way', 'Teachers send me their dates by mail', /^(?!.*in one place)/],
  ])('near miss, %s: %s', (_, idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });
});
