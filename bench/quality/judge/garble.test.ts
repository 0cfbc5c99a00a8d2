import { describe, expect, test } from 'vitest';
import { garble, needlessCapitals } from './garble.ts';

describe('a sentence filled with the wrong piece of an idea', () => {
  test.each([
    ['no English word', 'The menu is noed by the cook.'],
    ['no English word', 'The menu ofs are shown.'],
    ['article before a function word', 'The and is shown.'],
    ['article before a function word', 'A cook can use an it would be nice.'],
    ['cannot govern', 'The end of without is shown.'],
    ['cannot govern', 'The end of that is shown.'],
    ['article before a function word', 'The cook sees the must be shown.'],
    ['article before a function word', 'The him is shown as told.'],
    ['before a plural', 'A menus of the day is shown.'],
    ['before a clause', 'A cook can use a printing the menu.'],
    ['before a verb', 'The reserves a table stays.'],
    ['role without an article', 'A guest can see when cook prints the menu.'],
  ])('%s: %s', (slip, text) => {
    expect(garble(text, ['cook']).join('; ')).toContain(slip);
  });

  test.each([
    'The outing is shown to others, and its costs too.',
    'The guide shows the guests the menu of a day.',
    'A series of menus is shown on the day of the feast.',
    'A guest can see when a cook prints the menu.',
    'The list during the feast is empty.',
    'The thing in the shed is noted as a must for the feast of that day.',
  ])('none in: %s', (text) => {
    expect(garble(text, ['cook'])).toEqual([]);
  });
});

test('a capital that the idea has at the beginning of a sentence only does not belong inside one', () => {
  expect(needlessCapitals('A cook can use Menu cards in May.', 'Menu cards for May. Print them.', 'Stove')).toEqual([
    'capital inside a sentence: Menu',
  ]);
  expect(needlessCapitals('A cook can use Stove in May.', 'Stove for May', 'Stove')).toEqual([]);
});
