import { describe, expect, it } from 'vitest';
import { inLooserWords } from './looser-words.ts';

/** The longest run of words that stand in both. */
function runIn(told: string): (text: string) => number {
  const own = told.toLowerCase().match(/[\w'-]+/g) ?? [];
  return (text) => {
    const words = text.toLowerCase().match(/[\w'-]+/g) ?? [];
    let longest = 0;
    words.forEach((_, from) =>
      own.forEach((__, at) => {
        let run = 0;
        while (words[from + run] !== undefined && words[from + run] === own[at + run]) run++;
        longest = Math.max(longest, run);
      }),
    );
    return longest;
  };
}

function loosely(text: string, most: number, isCloser = true): string | undefined {
  return inLooserWords(text, runIn(text), most, isCloser);
}

describe('a statement in looser words', () => {
  it.each([
    ['A warden can list boats by the hour they leave the quay', 'hour that they leave'],
    ['A warden can see the berths they have checked today', 'berths that they have checked'],
    ['A warden can print the tides measured at noon', 'tides that are measured at noon'],
    ['A warden can print the tide measured at noon', 'tide that is measured at noon'],
    ['A warden can see boats that still have no berth', 'boats which still have no berth'],
    ['A skipper cannot leave the berth to a friend without at least a 3 day gap', 'with less than a 3 day gap'],
    ['A berth is kept one day a week on each quay for small boats', 'per week'],
    ['The berth number is not shown in the list, not on the map, not on the bill', 'nor on the bill'],
  ])('"%s" is said with "%s"', (text, part) => {
    const run = text.split(' ').length;
    expect(Array.from({ length: run - 3 }, (_, most) => loosely(text, most + 3)).join('\n')).toContain(part);
  });

  it('names something more closely only where nothing else is left', () => {
    const text = 'A sailor can hand over the berth on the third quay';
    expect(loosely(text, 8)).toBe('A sailor can hand over the berth, specifically on the third quay');
    expect(loosely(text, 8, false)).toBeUndefined();
    const several = 'A sailor can see free berths on the third quay';
    expect(loosely(several, 7)).toContain('free berths, specifically on the third quay');
  });

  it('denies both of two deeds', () => {
    expect(loosely('Sailors do not have to make an account or give a phone number to see the berths', 10)).toBe(
      'Sailors do not have to make an account, nor give a phone number to see the berths',
    );
  });

  it('tells when and under which condition in front', () => {
    expect(loosely('A sailor can hand over the berth while the quay is closed', 8)).toBe(
      'While the quay is closed, a sailor can hand over the berth',
    );
    expect(loosely('A sailor can hand over the berth on the third quay without asking', 11)).toBe(
      'Without asking, a sailor can hand over the berth on the third quay',
    );
  });

  it.each([
    // What stands between a noun and its verb is not named more closely.
    'The berth is shown where the next boat in the line can see it',
    // A cause has no participle clause behind it.
    'A warden can have the gates closed at noon',
    // A name and its verb are no clause inside.
    'Boats moored here stay',
  ])('leaves alone what would say something else: "%s"', (text) => {
    const said = loosely(text, 4) ?? loosely(text, 8) ?? text;
    expect(said).not.toMatch(/specifically in the line|gates that are closed|Boats that are moored/);
  });

  it('parts no way of being from its verb', () => {
    expect(loosely('A warden can put the berth on hold', 6)).toBeUndefined();
  });

  it('leaves no "only" alone behind what it is said of', () => {
    const text = 'A berth can be let again only after the warden has seen it';
    expect(loosely(text, 4) ?? text).not.toMatch(/^After .* only$/);
  });

  it('changes nothing that is short enough', () => {
    expect(loosely('A sailor can pay', 4)).toBe('A sailor can pay');
  });
});
