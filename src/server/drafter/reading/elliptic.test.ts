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
