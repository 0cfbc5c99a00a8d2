import { describe, expect, it } from 'vitest';
import { softWishes } from './soft-wishes.ts';

describe('a tale that wishes by the way', () => {
  it.each([
    [
      'what there is no way of',
      "The hive scale shows 80 kg in the rain and there's no way of marking a reading as wrong.",
      'The hive scale shows 80 kg in the rain. I want to mark a reading as wrong.',
    ],
    [
      'what is not said, asked with who',
      "We were both at the gate. The plan lists the shift, it doesn't say who opens.",
      'We were both at the gate. The plan lists the shift. I want to see who opens.',
    ],
    [
      'what was there and nobody knew of',
      "A camper waited two hours. There was a dry pitch behind the barn, he just didn't know about it.",
      'A camper waited two hours. They want to be shown a dry pitch behind the barn.',
    ],
    [
      'what they would rather have',
      "Guests tell us that they'd rather have a later slot than a queue.",
      'Guests want to have a later slot instead of a queue.',
    ],
    [
      'what would be enough',
      'The farmers wait at the scale. A message when the mill is free would be enough for them.',
      'The farmers wait at the scale. They want to get a message when the mill is free.',
    ],
    [
      'what would help',
      'Nobody found the key last week. It would help to have a list of keys that are out.',
      'Nobody found the key last week. I want to have a list of keys that are out.',
    ],
    [
      'whoever leaves themselves out',
      'Went to the coast for a week and the pump ran dry.',
      'I went to the coast for a week and the pump ran dry.',
    ],
  ])('says so plainly: %s', (_, idea, expected) => {
    expect(softWishes(idea)).toBe(expected);
  });

  it.each([
    ['what is asked for outright comes first', "There's no way to see the log, so please add a log page."],
    ['a list', 'there is no way to see the log\n- a log page'],
    ['what somebody has no way to do with it', 'I returned the box since there is no way to keep it.'],
  ])('leaves alone: %s', (_, idea) => {
    expect(softWishes(idea)).toBe(idea);
  });
});
