import { describe, expect, test } from 'vitest';
import { criterionSlips, headlineSlips, storySlips } from './grammar.ts';

describe('slips of a story', () => {
  test.each([
    'As an auditor, I want to see an hour-long log of a user, so that I know which room it came from.',
    'As a member of the sales team, I want to not be called at night, so that I can sleep.',
    'As a QA lead, I want to address a European customer, so that nobody is left out.',
    'As a baker, I want to pre-order flour for the week, so that no mistakes creep in.',
    'As a trainer, I want to ask each family again, so that half the families answer.',
    "As a clerk, I want to import the rows of a file, so that I'm not typing all day.",
  ])('none in: %s', (text) => {
    expect(storySlips(text)).toEqual([]);
  });

  test.each([
    ['article', 'As a auditor, I want to see logs, so that I know them.'],
    ['doubled word', 'As a cook, I want to see the the menu, so that I know it.'],
    ['to to', 'As a cook, I want to to see the menu, so that I know it.'],
    ['verb form', 'As a cook, I want to seeing the menu, so that I know it.'],
    ['no verb', 'As a cook, I want to the menu, so that I know it.'],
    ['plural after', 'As a cooks, I want to see the menu, so that I know it.'],
    ['lower-case', 'as a cook, I want to see the menu, so that I know it.'],
    ['no full stop', 'As a cook, I want to see the menu, so that I know it'],
    ['unbalanced', 'As a cook, I want to see the "menu, so that I know it.'],
    ['dangling', 'As a cook, I want to see the menu of, so that I know it.'],
    ['not a clause', 'As a cook, I want to see the menu, so that the big kitchen.'],
    ['not a clause', 'As a cook, I want to see the menu, so that the menus of the week.'],
    ['no verb', 'As a cook, I want to pre-menu, so that I know it.'],
    ['no subject', 'As a cook, I want to see the menu, so that can cook it.'],
    ['so that twice', 'As a cook, I want to see the menu, so that because I know it.'],
    ['two determiners', 'As a cook, I want to see the my menu, so that I know it.'],
    ['no article before', 'As cook, I want to see the menu, so that I know it.'],
  ])('%s: %s', (slip, text) => {
    expect(storySlips(text).join('; ')).toContain(slip);
  });
});

describe('slips of a criterion', () => {
  test.each([
    'A cook can print the menu of a day.',
    'The status is shown beside each menu.',
    'The prices of a menu are shown.',
    'Guests who try to book a table are told why.',
    'No menu is shown twice.',
    'The button reads "Save my menu" in every language.',
  ])('none in: %s', (text) => {
    expect(criterionSlips(text, 'cook')).toEqual([]);
  });

  test.each([
    ['first person', 'A cook can print my menu.'],
    ['third person', 'A cook print the menu at noon.'],
    ['verb form', 'A cook can prints the menu.'],
    ['plural with singular', 'The menus is shown.'],
    ['singular with plural', 'Each menu are shown.'],
    ['singular with plural', 'It is shown when a menu are changed.'],
    ['two modals', 'A cook can must print it.'],
    ['object as a subject', 'Him is told when the soup is ready.'],
    ['dangling', 'The menu is shown with the.'],
    ['doubled punctuation', 'The menu is shown..'],
    ['lower-case', 'the menu is shown.'],
  ])('%s: %s', (slip, text) => {
    expect(criterionSlips(text, 'cook').join('; ')).toContain(slip);
  });
});

describe('slips of a headline', () => {
  test('a title of a few words has none', () => {
    expect(headlineSlips('Print the menu of the day')).toEqual([]);
  });

  test.each([
    ['headline of 2 words', 'Print menu'],
    ['headline of 9 words', 'Print the menu of the day for each table'],
    ['punctuation', 'Print the menu.'],
    ['lower-case', 'print the menu'],
    ['headline is a story', 'As a cook I want menus'],
    ['dangling', 'Print the menu for the'],
  ])('%s: %s', (slip, text) => {
    expect(headlineSlips(text).join('; ')).toContain(slip);
  });
});
