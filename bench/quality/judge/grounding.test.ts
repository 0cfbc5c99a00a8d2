import { describe, expect, test } from 'vitest';
import {
  inventedNames,
  inventedNumbers,
  inventedTechnologies,
  missingTerms,
  shareFromInput,
  standsIn,
} from './grounding.ts';

describe('numbers that nobody said', () => {
  test.each([
    ['A sixth photo is refused.', 'up to 5 photos'],
    ['A fifth photo is kept.', 'up to five photos'],
    ['The 31st day is refused.', 'after 30 days'],
    ['One of the photos is shown between two visits.', 'photos'],
    ['At most 11,000 rows are shown.', 'up to 11000 rows'],
    ['It is sent within a day.', 'once a day'],
    ['The first photo is shown.', 'photos'],
  ])('none in: %s (%s)', (text, input) => {
    expect(inventedNumbers(text, input)).toEqual([]);
  });

  test.each([
    ['A photo over 10 MB is refused.', 'up to 5 photos', '10'],
    ['A seventh photo is refused.', 'up to 5 photos', 'seventh'],
    ['Thirty days later it is gone.', 'some days', '30'],
    ['It is sent within a minute.', 'once a day', 'within a minute'],
    ['A weekly mail goes out.', 'mail me', 'weekly'],
    ['At most 2 rows are shown.', 'rows', '2'],
  ])('in: %s (%s)', (text, input, found) => {
    expect(inventedNumbers(text, input)).toContain(found);
  });
});

test('a name or an acronym that is not in the input is found', () => {
  expect(inventedNames('The plan is sent to Berta as ZIP.', 'send the plan')).toEqual(['Berta', 'ZIP']);
  expect(inventedNames('The plan is sent to Berta. Then I see it.', 'berta gets the plan')).toEqual([]);
});

test('a technology or channel that is not in the input is found', () => {
  expect(inventedTechnologies('A PDF goes out by e-mail.', 'print it')).toEqual(['pdf', 'email']);
  expect(inventedTechnologies('A PDF goes out by e-mail.', 'email a pdf')).toEqual([]);
});

test('the share of words from the input counts content words in any form', () => {
  expect(shareFromInput('A cook prints a purple menu.', 'the cook wants to print menus')).toBe(0.75);
});

test('a key term may be there in another form, or be missing', () => {
  expect(missingTerms(['print', 'menu|card', 'oven'], 'Printed cards')).toEqual(['oven']);
});

test('a quotation stands in its source or it does not', () => {
  expect(standsIn('Cooks print  menus.', 'All day, cooks print menus. And more.')).toBe(true);
  expect(standsIn('Cooks burn menus.', 'All day, cooks print menus.')).toBe(false);
});
