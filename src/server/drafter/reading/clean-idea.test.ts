import { describe, expect, it } from 'vitest';
import { mendWords, stripMarkup } from './clean-idea.ts';

describe('words that are no deeds and no greeting', () => {
  it.each([
    ['move a crate to a shelf by drag and drop', 'move a crate to a shelf by drag-and-drop'],
    ['sort crates with drag & drop', 'sort crates with drag-and-drop'],
    ['give a guest a voucher as a thank you', 'give a guest a voucher as thanks'],
    ['send a mug as a small thank-you for a tip', 'send a mug as thanks for a tip'],
    ['Thank you for the new map, please add a legend', 'please add a legend'],
    ['show the diff btw two maps', 'show the diff between two maps'],
    ['copy + rename a map', 'copy and rename a map'],
  ])('are put plainly: %s', (said, plain) => {
    expect(mendWords(said).trim()).toBe(plain);
  });

  it.each([
    'drag and drop crates onto a shelf',
    'send a thank you note to guests',
    'write a text as a thank you card',
    'Thank guests for a tip, please',
  ])('stay as they are: %s', (said) => {
    expect(mendWords(said).trim()).toBe(said);
  });
});

describe('lines below words', () => {
  it.each([
    ['__Now__ rename _one_ crate', 'Now rename one crate'],
    ['crates come in as CR_0017', 'crates come in as CR_0017'],
    ['add a column crate_id', 'add a column crate_id'],
  ])('are marks of it, and part of a name within it: %s', (said, plain) => {
    expect(mendWords(stripMarkup(said))).toBe(plain);
  });
});
