import { describe, expect, it } from 'vitest';
import { partRules, recast, withComma, withNamed } from './recast.ts';

describe('a wish that is wrapped up', () => {
  it.each([
    ['in doubt', 'would a weekly plan of the beds make sense', 'we need a weekly plan of the beds'],
    ['in praise', 'watering all beds at once would already help', 'we want to water all beds at once'],
    [
      'in dislike',
      "I don't want to walk to the shed, just show me who has the key",
      'show me who has the key so that I do not have to walk to the shed',
    ],
    [
      'in hearing of it only at a bad moment',
      'the warden only finds out at the gate that a plot is empty',
      'the warden wants to be told before the gate that a plot is empty',
    ],
    [
      'in hearing of it too late',
      'wardens learn too late that a plot was given up',
      'wardens want to be told as soon as a plot was given up',
    ],
  ])('%s is put plainly', (_, text, plain) => {
    expect(recast(text)).toBe(plain);
  });

  it.each([
    'wardens find out who has the key',
    'watering the beds takes an hour',
    'I do not want to walk to the shed, it is too far',
    'would members pay online',
  ])('is left alone where there is none: %s', (text) => {
    expect(recast(text)).toBeUndefined();
  });
});

describe('a condition in front without a comma', () => {
  it('ends where the order begins', () => {
    expect(withComma('if a plot is empty suggest another member')).toBe('if a plot is empty, suggest another member');
    expect(withComma('when the member pays send the receipt')).toBe('when the member pays send the receipt');
  });

  it.each([
    'if members want to change the plot they can',
    'when wardens let a member change the plot',
    'suggest a plot if another is empty',
  ])('is not made up: %s', (text) => {
    expect(withComma(text)).toBe(text);
  });
});

describe('"them" in a reason', () => {
  it('is what the first clause speaks of', () => {
    expect(withNamed('members copy keys from neighbours because they cannot find them in the shed')).toBe(
      'members copy keys from neighbours because they cannot find keys in the shed',
    );
  });

  it('stays where the first clause names one thing or people', () => {
    const one = 'members copy the key because they cannot find them';
    const people = 'wardens call members because they cannot see them';
    expect([withNamed(one), withNamed(people)]).toEqual([one, people]);
  });
});

describe('two rules in one sentence', () => {
  it('are two sentences', () => {
    expect(partRules('a member may cancel within two days, after that only the warden may do it')).toBe(
      'a member may cancel within two days. After that only the warden may do it',
    );
    expect(partRules('water the bed, after that close the tap')).toBe('water the bed, after that close the tap');
  });
});
