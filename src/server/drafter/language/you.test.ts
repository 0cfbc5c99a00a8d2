import { describe, expect, test } from 'vitest';
import { youAsSpeaker } from './you.ts';

describe('"you" as whoever acts', () => {
  test.each([
    [
      'keep the tent as long as nobody has booked it after you',
      'keep the tent as long as nobody has booked it after me',
    ],
    ['what a plot costs you if you stay', 'what a plot costs me if I stay'],
    ['see what jumps out at you', 'see what jumps out at me'],
    ['friends who share the tent with you should be told', 'friends who share the tent with me should be told'],
    ['let the guard tell you where you are', 'let the guard tell me where I am'],
  ])('is "me" where it is done to them or at their side: %s', (said, own) => {
    expect(youAsSpeaker(said)).toBe(own);
  });

  test.each([
    ['when you arrive after you booked', 'when I arrive after I booked'],
    ['the plots you can see before you pay', 'the plots I can see before I pay'],
    ['your tent, which you put up yourself', 'my tent, which I put up myself'],
    ['a thank-you card', 'a thank-you card'],
  ])('is "I" where they do it: %s', (said, own) => {
    expect(youAsSpeaker(said)).toBe(own);
  });
});
