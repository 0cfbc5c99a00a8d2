import { describe, expect, test } from 'vitest';
import { mendWords, withoutEndless } from './clean-idea.ts';
import { mendTypos } from './mend-typos.ts';

describe('short forms are read in full', () => {
  test.each([
    ['divers shd log the depth', 'divers should log the depth'],
    ['show the tank no and qty', 'show the tank no and quantity'],
    ['show order no and room no.', 'show order number and room number'],
    ['no order no longer than a page', 'no order no longer than a page'],
    ['max 3 divers per guide, min. 2', 'at most 3 divers per guide, at least 2'],
    ['a dive of 5 min 2 times a day', 'a dive of 5 minutes 2 times a day'],
    ['closed till Monday', 'closed until Monday'],
    ['count the cash in the till at night', 'count the cash in the till at night'],
    ['remind them 2x, then 3x a week', 'remind them twice, then 3 times a week'],
    ['fins, masks etc. in one list', 'fins, masks in one list'],
    ['a report per wk for the dept', 'a report per week for the department'],
    ['a note atm it is on paper', 'a note. At the moment, it is on paper'],
    ['reasons incl. (ill, weather)', 'reasons including (ill, weather)'],
    ['the list ought to show the depth', 'the list should show the depth'],
    ['show masks, fins etc. Divers swap them', 'show masks, fins. Divers swap them'],
    ['scan the order no. Then print it', 'scan the order number. Then print it'],
    ['call an rn on duty', 'call an rn on duty'],
    ['print till receipts', 'print till receipts'],
    ['a depth of approx. 20 metres', 'a depth of about 20 metres'],
  ])('%s', (typed, full) => {
    expect(mendWords(typed)).toBe(full);
  });
});

describe('what goes on without an end mark', () => {
  test('is read up to its hundred and twentieth word, and what stands behind its end mark is read', () => {
    const endless = 'when it rains, '.repeat(100).trim();
    expect(withoutEndless(`${endless}. Divers log the depth.`)).toMatch(
      /^(?: when it rains,){40}\. Divers log the depth\.$/,
    );
    expect(withoutEndless('Divers log the depth. So do guides.')).toBe('Divers log the depth. So do guides.');
  });
});

describe('a slip of the fingers', () => {
  const DESCRIPTION = 'Divers book tanks with the harbour desk.';
  test.each([
    ['ask a collegue', 'ask a colleague'],
    ['I forgott the tank', 'I forgot the tank'],
    ['the habour is closed', 'the harbour is closed'],
  ])('is mended where letters are missing: %s', (typed, meant) => {
    expect(mendTypos(typed, DESCRIPTION)).toBe(meant);
  });

  test.each(['I dozed off', 'the prescriber signs', 'it replans the dive', 'the tekkies hear it'])(
    'is not what a word is that merely no list has: %s',
    (typed) => {
      expect(mendTypos(typed, DESCRIPTION)).toBe(typed);
    },
  );
});
