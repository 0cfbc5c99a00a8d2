import { describe, expect, it } from 'vitest';
import { readNounPhrase } from './noun-phrase.ts';

describe('a thing', () => {
  it.each([
    ['the photos of a damaged item', { determiner: 'the', core: 'photos', head: 'photos', plural: true }],
    ['three red apples', { determiner: 'three', core: 'red apples', head: 'apples', plural: true }],
    ['order number', { determiner: '', core: 'order number', head: 'number', plural: false }],
    ["the driver's name", { determiner: 'the', core: "driver's name", head: 'name', plural: false }],
    ['staff', { core: 'staff', bare: true }],
    ['opening hours', { core: 'opening hours', head: 'hours', plural: true }],
    ['a list of unpaid rents', { determiner: 'a list of', core: 'unpaid rents', head: 'rents', plural: true }],
    ['orders of the last three days', { core: 'orders', head: 'orders', plural: true }],
    ['rooms with a bath', { body: 'rooms with a bath', core: 'rooms', head: 'rooms' }],
    ['the key that was lost', { body: 'key that was lost', core: 'key', plural: false }],
    ['who changed the plan', { core: 'who changed the plan' }],
    ['the season plan for the pool', { core: 'season plan', head: 'plan', plural: false }],
    ['every broken lamp', { determiner: 'every', core: 'broken lamp', head: 'lamp', plural: false }],
  ])('has its name, its number and what is said of it: "%s"', (text, noun) => {
    expect(readNounPhrase(text)).toMatchObject({ text, ...noun });
  });

  it.each(['taking a place', 'myself', ''])('is not named by "%s"', (text) => {
    expect(readNounPhrase(text)).toBeUndefined();
  });
});
