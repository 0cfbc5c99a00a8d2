import { describe, expect, it } from 'vitest';
import { wantedPlainly } from './ways-of-wanting.ts';

describe('wants', () => {
  it.each([
    ['Is there any way I can see the floor?', 'We should be able to see the floor?'],
    ['Is there a quick way guests can see the floor?', 'Guests should be able to see the floor?'],
    ['If only guests could see the floor', 'Guests should be able to see the floor'],
    ['There must be an easier way to see the floor', 'It should be possible to see the floor'],
    ['It is not possible to see the floor at the moment', 'It is not possible to see the floor'],
    ["I'd gladly pay extra to be able to see the floor", 'I want to see the floor'],
    ['Several of our guests have asked if they could see the floor', 'Our guests should be able to see the floor'],
    ['How about being able to see the floor?', 'It should be possible to see the floor?'],
    ['Our goal is to see the floor', 'We want to see the floor'],
    ['Guests expect to be able to see the floor', 'Guests should be able to see the floor'],
    ['Allowing guests to see the floor', 'Guests should be able to see the floor'],
    ['We would like to offer guests the option to see the floor', 'Guests should be able to see the floor'],
    ['Option for guests to see the floor', 'Guests should be able to see the floor'],
    ['A button that lets guests see the floor', 'Guests should be able to see the floor'],
    ['What if we let guests see the floor?', 'Guests should be able to see the floor?'],
    ['Want: see the floor', 'See the floor'],
    ['The goal: be told when a guest leaves', 'I want to be told when a guest leaves'],
    ["Guests can't get a text when they are due", 'Guests should be able to get a text when they are due'],
  ])('to do: "%s"', (said, plain) => expect(wantedPlainly(said)).toBe(plain));

  it.each([
    ["Isn't there a map of the floors?", 'Is there a map of the floors?'],
    ['We could really do with a map of the floors', 'We need a map of the floors'],
    ['A map of the floors is badly needed.', 'We need a map of the floors.'],
    ['The app lacks a map of the floors', 'We need a map of the floors'],
    ['Porters have been asking for a map of the floors', 'Porters want a map of the floors'],
    ['We should think about adding a map of the floors', 'We need a map of the floors'],
    ["It's time for a map of the floors", 'We need a map of the floors'],
    ['There should be a reminder a day before', 'We need a reminder a day before'],
    ["There's no map of the floors yet", 'There is no map of the floors'],
  ])('to have: "%s"', (said, plain) => expect(wantedPlainly(said)).toBe(plain));

  it.each([
    ['We want that late guests are marked red', 'Make sure that late guests are marked red'],
    ['It is important to us that late guests are marked red', 'Make sure that late guests are marked red'],
    ['Would it be possible that late guests are marked red?', 'Make sure that late guests are marked red?'],
    ['Can we make sure that late guests are marked red?', 'Make sure that late guests are marked red?'],
    ['From now on, late guests are marked red', 'late guests are marked red'],
  ])('to be so: "%s"', (said, plain) => expect(wantedPlainly(said)).toBe(plain));

  it.each([
    'We want that guests can see the floor',
    'Allowing guests to see the floor would save us calls',
    'I miss my colleagues',
    'We need that list today',
    'A space must not be let if its number is missing',
    'A second signature is needed for amounts over 500.',
    'There should be a warning when a floor is full',
    'Is there a porter in the house?',
    'Guests ask whether they can see the floor',
    'Idea: see the floor',
  ])('"%s" stays as it is', (said) => expect(wantedPlainly(said)).toBe(said));
});
