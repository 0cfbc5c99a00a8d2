import { describe, expect, it } from 'vitest';
import { recast, withComma, withNamed, withoutWay, withSubjectOf } from './recast.ts';

describe('a wish that is wrapped up', () => {
  it.each([
    ['in doubt', 'would a weekly plan of the beds make sense', 'we need a weekly plan of the beds'],
    ['in two nouns', 'drill calendar', 'we need a drill calendar'],
    [
      'in too much work',
      'it is too much work to count the beds every evening',
      'we want to spend less time on counting the beds every evening',
    ],
    [
      'in the time it takes to find out',
      'it takes us about two hours every Friday to count which taps leak',
      'we want to see which taps leak so that it does not take about two hours every Friday',
    ],
    ['in not knowing', 'no idea which of my beds are dry', 'I do not know which of my beds are dry'],
    ['in an order of rank', 'dry beds near the gate should come first', 'we want to see dry beds near the gate first'],
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
    [
      'in not hearing of it for long',
      'members do not get to know that a plot was sold until the letter arrives',
      'members want to be told as soon as a plot was sold',
    ],
    [
      'in what nobody knows',
      'pumps break in the night and nobody knows who used them',
      'we want to see who used them when pumps break in the night',
    ],
    [
      'in how long the work takes',
      'it takes the warden a whole weekend to draw the plan',
      'the warden wants to spend less time on drawing the plan',
    ],
    [
      'in an errand for an answer',
      "I don't want to walk to the shed to see whether the pump is free, just show it on my phone",
      'show whether the pump is free on my phone so that I do not have to walk to the shed',
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

describe('"it" in an order', () => {
  it('is what its condition speaks of', () => {
    expect(withSubjectOf('if a pump gets too hot, switch it off')).toBe('if a pump gets too hot, switch the pump off');
    expect(withSubjectOf('when plots are free, list them')).toBe('when plots are free, list plots');
  });

  it('stays where the condition speaks of people or of several', () => {
    for (const text of ['if a warden is ill, tell it to the others', 'if pumps get too hot, switch it off'])
      expect(withSubjectOf(text)).toBe(text);
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

describe('a way to do something', () => {
  it.each([
    ['members need a way to hide their address', 'members want to hide their address'],
    ['the warden needs some easy way to close a plot', 'the warden wants to close a plot'],
    [
      'members would like to have the possibility of sharing a shed',
      'members would like to have the possibility of sharing a shed',
    ],
    ['members would like a possibility of sharing a shed', 'members would like to share a shed'],
    ['members need a way home', 'members need a way home'],
  ])('%s', (said, meant) => {
    expect(withoutWay(said)).toBe(meant);
  });
});
