import { describe, expect, it } from 'vitest';
import { withoutGaps } from './elliptic.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { splitSentences } from './split-sentences.ts';

const people = knowPeople(
  readProduct('Kelp', 'Divers book boats. Skippers plan the trips and check the gear. The office bills divers.'),
);

function told(text: string): string[] {
  return withoutGaps(splitSentences(text), people).map((sentence) => sentence.text);
}

describe('a sentence that goes on with a rule', () => {
  it.each([
    ['boats are held for 3 days. If they are not taken by then, the next one gets them.', true],
    ['Trips must be confirmed within 6 days. The clock stops while papers are missing.', true],
    ['The fee is 1 euro a day. The fee is never more than the mask is worth.', true],
    ['Trips must be confirmed within 6 days. If a diver cancels, the skipper wants to be told.', false],
    ['Trips must be confirmed within 6 days. The page crashes when two divers log in.', false],
    ['We have three boats. If it rains, nobody comes.', false],
  ])('%s', (text, goesOn) => {
    expect(withoutGaps(splitSentences(text), people)[1]?.goesOn ?? false).toBe(goesOn);
  });
});

describe('a rule that leaves out what was said before', () => {
  it.each([
    [
      'Divers can book a boat up to 14 days ahead, skippers without any limit',
      ['divers can book a boat up to 14 days ahead', 'skippers can book a boat without any limit'],
    ],
    [
      "Divers shouldn't be able to change a trip, just the skipper",
      ["divers shouldn't be able to change a trip", 'only the skipper can change a trip'],
    ],
    [
      'skippers may add people to a boat but not to boats of other skippers',
      ['skippers may add people to a boat', 'skippers cannot add people to boats of other skippers'],
    ],
    [
      'divers may book 3 boats a week, on holidays one more',
      ['divers may book 3 boats a week', 'on holidays it is one more'],
    ],
    [
      'divers may see the plan of others but not change it',
      ['divers may see the plan of others', 'divers cannot change the plan'],
    ],
    [
      'the office can read everything but change nothing',
      ['the office can read everything', 'the office cannot change anything'],
    ],
    [
      "skippers can change a trip as long as it isn't booked, then only with the okay of the diver",
      [
        "skippers can change a trip as long as it isn't booked",
        'after that skippers can change a trip only with the okay of the diver',
      ],
    ],
    ['skippers can change the day, divers not', ['skippers can change the day', 'divers cannot change the day']],
    [
      'Divers who joined may see the list, nobody else',
      ['divers who joined may see the list', 'nobody else can see the list'],
    ],
    [
      'Everybody in the group can change the day. After that only the skipper.',
      ['everybody in the group can change the day', 'after that only the skipper can change the day'],
    ],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it.each([
    ['a list of people', 'divers can lend a mask, skippers and the office'],
    ['another time', 'divers can book a boat, on Sundays as well'],
    ['a second rule with its verb', 'divers can book a boat, skippers can close it'],
    ['a thing', 'divers can book a boat, a mask and a tank'],
  ])('is not made of %s', (_, text) => {
    expect(told(text)).toEqual([text]);
  });
});
