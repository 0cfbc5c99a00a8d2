import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Brinewell',
  description:
    'Brinewell runs a public bath. Bathers book lanes and lockers, lifeguards note accidents, swimming teachers plan courses, and the cash desk sells season tickets. The bath manager decides on opening hours.',
};

function wish(idea: string): string {
  return /, I want to (.+), so that /.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('the second half of an order or a wish', () => {
  it.each([
    [
      'of the same person',
      'Let swimming teachers cancel a course and offer the bathers another date.',
      'cancel a course and offer another date to the bathers',
    ],
    [
      'others are told by whoever acts',
      'Allow bathers to give a locker back early and tell the cash desk about the key.',
      'give a locker back early and tell the cash desk about the key',
    ],
    [
      'the product does it',
      'Record every accident by lane and list the open ones for the bath manager.',
      'record every accident by lane and have the open ones listed for the bath manager',
    ],
    [
      'those who act are told',
      'Let bathers book a lane by phone and show them which locker is free.',
      'book a lane by phone and see which locker is free',
    ],
    [
      'those who are shown something act',
      'Show lifeguards the accidents of last week and let them add a photo.',
      'see the accidents of last week and add a photo',
    ],
    [
      'a wish of many',
      'Bathers would like to swap lanes with each other and keep their locker.',
      'swap lanes with each other and keep my locker',
    ],
  ])('is told with the first: %s', (_, idea, expected) => {
    expect(wish(idea)).toBe(expected);
  });

  it.each([
    [
      'somebody else does it',
      'Bathers should be able to rate a course and the teacher answers.',
      /^rate a course(?!.*\banswer\b)/,
    ],
    ['a thing that is joined', 'Let bathers book lanes and lockers online.', /^book lanes and lockers online$/],
  ])('stays apart: %s', (_, idea, expected) => {
    expect(wish(idea)).toMatch(expected);
  });
});
