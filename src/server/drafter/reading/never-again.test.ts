import { describe, expect, it } from 'vitest';
import { neverAgain } from './plain-negatives.ts';

describe('what must not be, with these words behind it', () => {
  it.each([
    ['Two vans at the same ramp, this must not happen', 'I want to keep two vans from being at the same ramp'],
    [
      'Three groups in one hall on Sunday, that should never happen',
      'I want to keep three groups from being in one hall on Sunday',
    ],
    [
      'More than two dogs in one run, it must not be possible',
      'I want to keep more than two dogs from being in one run',
    ],
    ['A guest was charged twice, this must not happen again', 'A guest was charged twice'],
    ['The boat was hired out to two families, make that impossible', 'The boat was hired out to two families'],
  ])('%s', (text, plain) => {
    expect(neverAgain(text)).toBe(plain);
  });

  it.each([
    'Late fees for regulars, this must not be forgotten',
    'Two vans at the same ramp',
    'Guests may cancel, this can happen at the desk',
    'A bill that is paid must not be changed',
    'Make refunds impossible after a month',
    'Music at night, this must not happen',
  ])('leaves "%s"', (text) => {
    expect(neverAgain(text)).toBe(text);
  });
});
