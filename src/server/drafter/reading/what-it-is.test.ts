import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { withThing } from './what-it-is.ts';

describe('"it" and "them" in a wish', () => {
  it.each([
    [
      'what was done to something in the sentence before',
      'plot holders note meter readings on paper',
      'they should be able to enter them on a phone',
      'they should be able to enter meter readings on a phone',
    ],
    [
      'the thing of which it is a version',
      'plot holders often upload the wrong copy of a contract',
      'they want to replace it until the warden has seen it',
      'they want to replace the contract until the warden has seen it',
    ],
    [
      'what somebody notices of it',
      'but plot holders know when a tap drips',
      'let them report it on the start page',
      'let them report the tap on the start page',
    ],
    [
      'what is to be possible',
      'plot holders often upload the wrong photo and only notice after a day',
      'they should be able to replace it',
      'they should be able to replace the wrong photo',
    ],
    [
      'what is named earlier in the same sentence',
      '',
      'plot holders send evidence in ten mails, they should upload it in one go',
      'plot holders send evidence in ten mails, they should upload evidence in one go',
    ],
    [
      'whom the sentence before tells of, in an order',
      'plot holders move away in summer',
      'archive them instead of deleting them',
      'archive the plot holders instead of deleting them',
    ],
    [
      'what I would like',
      'the map is one for all plots',
      "I'd like to print it per plot",
      "I'd like to print the map per plot",
    ],
    [
      'what a role is let do',
      'the date on the key is wrong',
      'let the warden choose it',
      'let the warden choose the date',
    ],
    ['an order', 'the labels look terrible', 'print them on paper', 'print the labels on paper'],
  ])('mean %s', (_what, before, text, meant) => {
    expect(withThing(text, before ? [before] : [], people)).toBe(meant);
  });

  it.each([
    ['stay where the wish names its own thing', 'the map is old', 'wardens take a key and must return it'],
    ['stay where only people were named', 'visitors are lost', 'wardens should call them'],
    ['stay where nothing is meant', 'the map is old', 'we should make it possible to print'],
    ['stay where the number differs', 'the map is old', 'wardens should print them'],
  ])('%s', (_what, before, text) => {
    expect(withThing(text, [before], people)).toBe(text);
  });
});
