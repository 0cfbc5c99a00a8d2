import { describe, expect, it } from 'vitest';
import { mendWords } from './clean-idea.ts';

describe('words that are no deeds and no greeting', () => {
  it.each([
    ['move a crate to a shelf by drag and drop', 'move a crate to a shelf by drag-and-drop'],
    ['sort crates with drag & drop', 'sort crates with drag-and-drop'],
    ['give a guest a voucher as a thank you', 'give a guest a voucher as thanks'],
    ['send a mug as a small thank-you for a tip', 'send a mug as thanks for a tip'],
    ['Thank you for the new map, please add a legend', 'please add a legend'],
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
