import { describe, expect, it } from 'vitest';
import { CLOSED_WORDS } from './closed-words.ts';
import { expandContractions } from './contractions.ts';
import { indexNames, joinWords, splitWords } from './words.ts';

function split(text: string): string[] {
  return splitWords(text).map((word) => word.text);
}

describe('words of a text', () => {
  it.each([
    ['amounts and times', 'Pay €2,000.50 at 7:30', ['Pay', '€2,000.50', 'at', '7:30']],
    ['units', 'Stop at -5 °C or 90%', ['Stop', 'at', '-5', '°C', 'or', '90%']],
    ['measures with a hyphen', 'a 30-minute break for 3-year-olds', ['a', '30-minute', 'break', 'for', '3-year-olds']],
    ['ranges and more than', '2-3 of the 65+', ['2-3', 'of', 'the', '65+']],
    ['dates and fractions', '31/12/2025 and 1/2', ['31/12/2025', 'and', '1/2']],
    ['words with a hyphen or a slash', 'self-service and/or A/B', ['self-service', 'and/or', 'A/B']],
    ['addresses', 'mail me@x.org', ['mail', 'me@x.org']],
    ['punctuation', 'first, then (last)!', ['first', ',', 'then', '(', 'last', ')', '!']],
    ['a possessive', "the caretaker's phone", ['the', "caretaker's", 'phone']],
    [
      'words that belong together',
      'as soon as it rains, instead of hail',
      ['as soon as', 'it', 'rains', ',', 'instead of', 'hail'],
    ],
    [
      'several amounts of time',
      'a note 5, 10 and 20 days before it ends',
      ['a', 'note', '5, 10 and 20', 'days', 'before', 'it', 'ends'],
    ],
    [
      'amounts of time with their units',
      'two hours and again ten minutes before it, or 3 days and a week later',
      ['two hours and again ten', 'minutes', 'before', 'it', ',', 'or', '3 days and a', 'week', 'later'],
    ],
    ['what is no time', 'at 5 and two people before me', ['at', '5', 'and', 'two', 'people', 'before', 'me']],
    ['an hour and how long', 'at 9 and two hours before it', ['at', '9', 'and', 'two', 'hours', 'before', 'it']],
    ['short forms, written out', "they can't, it's late", ['they', 'can', 'not', ',', 'it', 'is', 'late']],
  ])('are cut right: %s', (_, text, words) => {
    expect(split(text)).toEqual(words);
  });

  it('that belong together are no such thing when one is missing', () => {
    expect(split('as soon we can')).toEqual(['as', 'soon', 'we', 'can']);
  });

  it('of the longest name are kept together', () => {
    const names = indexNames(['night nurse', 'night nurse lead', 'porter']);
    expect(splitWords('the night nurse lead and the night nurse', names).filter(({ isName }) => isName)).toMatchObject([
      { lower: 'night nurse lead' },
      { lower: 'night nurse' },
    ]);
    expect(splitWords('a night porter', names).some(({ isName }) => isName)).toBe(false);
  });

  it.each(['Pay the bill, then leave (or stay)!', 'the last 3.5 km, and/or less', 'Who: the cook?'])(
    'make the text again: "%s"',
    (text) => {
      expect(joinWords(splitWords(text))).toBe(text);
    },
  );

  it('in the table of closed words are one word each', () => {
    expect([...CLOSED_WORDS.keys()].filter((word) => splitWords(word).length !== 1)).toEqual([]);
  });

  it('in the table of closed words have a tag', () => {
    expect([...CLOSED_WORDS].filter(([word, tags]) => word === '' || tags.length === 0)).toEqual([]);
  });
});

describe('short forms', () => {
  it.each([
    ["don't", 'do not'],
    ['don’t', 'do not'],
    ['cannot', 'can not'],
    ["we've", 'we have'],
    ["Tom's", "Tom's"],
    ['cant', 'cant'],
  ])('"%s" is written out as "%s"', (short, long) => {
    expect(expandContractions(short)).toBe(long);
  });
});
