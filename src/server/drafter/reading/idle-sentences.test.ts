import { describe, expect, it } from 'vitest';
import { withoutIdle } from './idle-sentences.ts';

describe('what is only said beside a wish', () => {
  it.each([
    [
      'how little anybody cares to do',
      'Damage note - mast, sail, hull in two taps. Nobody writes a novel for that.',
      'Damage note - mast, sail, hull in two taps.',
    ],
    [
      'that there is no way so far',
      'Show which boats are free. There is no way to do this today.',
      'Show which boats are free.',
    ],
    [
      'that there is no way yet',
      'There is currently no way to do that. We need a plan of the piers.',
      'We need a plan of the piers.',
    ],
    [
      'who has the time',
      'A button for all cancelled lessons. Who has time to phone them all?',
      'A button for all cancelled lessons.',
    ],
    [
      'what is said for a smile',
      'Swap a lesson with two taps. Life is too short for phone trees.',
      'Swap a lesson with two taps.',
    ],
    [
      'how often it was',
      'The wrong boat went out. Again. The instructor needs to see which boat is ready.',
      'The wrong boat went out. The instructor needs to see which boat is ready.',
    ],
    [
      'what others think',
      "People say the map is ugly, I don't think so. Show the depth on the map.",
      'Show the depth on the map.',
    ],
    ['what one is not', "I'm not a computer person. I want to see the wind.", 'I want to see the wind.'],
    [
      'when a thing is needed',
      'List of all pupils on the water. We need it during storms.',
      'List of all pupils on the water.',
    ],
    [
      'how one gets it so far',
      'List of all pupils on the water. We need this during storms and add it up by hand.',
      'List of all pupils on the water. We add it up by hand.',
    ],
    [
      'how many there are',
      'Forms have to be typed in again, thats 40 forms times 3. Could they be copied?',
      'Forms have to be typed in again. Could they be copied?',
    ],
    [
      'what announces it',
      'The new map is great. One more thing: show the depth.',
      'The new map is great. Show the depth.',
    ],
  ])('goes: %s', (_, said, left) => {
    expect(withoutIdle(said)).toBe(left);
  });

  it.each([
    ['a ban', 'A list of all boats. Nobody may change it without the owner.'],
    ['what nobody does', 'Broken boats get lost. Nobody writes that down.'],
    ['a need of its own', 'The harbour is full in July. We need a waiting list for berths.'],
    ['a remark that stands alone', "We're only human."],
  ])('stays: %s', (_, said) => {
    expect(withoutIdle(said)).toBe(said);
  });
});
