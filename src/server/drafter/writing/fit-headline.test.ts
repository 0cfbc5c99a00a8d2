import { describe, expect, it } from 'vitest';
import { aboutIn, fit } from './fit-headline.ts';

describe('a phrase in eight words', () => {
  it.each([
    [
      'ends where a phrase ends',
      'copy all notes of one visit to the next visit of the same patient',
      'copy all notes of one visit',
    ],
    [
      'goes without asides',
      'translate news automatically into the language of the parent',
      'translate news into the language of the parent',
    ],
    [
      'keeps what it denies',
      'keep tubes without a readable label from being thrown away',
      'keep tubes without label from being thrown away',
    ],
    [
      'keeps both ends of a way',
      'copy a floor plan from one building to another',
      'copy floor plan from one building to another',
    ],
    ['asks in full', 'say who is allowed to pick up the child with a photo', 'who is allowed to pick up the child'],
    [
      'does not end in a half thing',
      'publish an event with a limited number of places for the readers',
      'publish an event with limited number of places',
    ],
    [
      'keeps what tells it from others, not what comes first',
      'upgrade the scale integration in the yard to the second version',
      'upgrade scale integration in yard to second version',
    ],
    [
      'keeps a condition whole',
      'reject an order of a member automatically if a deposit is missing',
      'reject an order if a deposit is missing',
    ],
    ['keeps both sides', 'compare the waste of two months side by side', 'compare waste of two months side by side'],
    [
      'takes the first of two deeds',
      'bump the parser to the next release and drop support for the last one',
      'bump the parser to the next release',
    ],
  ])('%s', (_kind, text, short) => {
    expect(fit(text)).toBe(short);
  });
});

it.each([
  ['Alert when a truck has been standing at a dock for more than 45 minutes', 'Alert about a truck at a dock'],
  ['Notice when nobody is on duty', undefined],
])('half a condition: %s', (text, short) => {
  expect(aboutIn(text)).toBe(short);
});
