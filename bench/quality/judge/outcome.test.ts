import { expect, test } from 'vitest';
import { isObservable } from './outcome.ts';

test.each([
  'A cook can print the menu of a day.',
  'The sixth photo is refused with a message that names the limit.',
  'When the oven is off, no menu is shown.',
  'The choice is still in place at the next sign-in.',
  'A declined swap leaves both shifts as they were.',
  'No menu is sent on a day without guests.',
])('an outcome that can be watched: %s', (text) => {
  expect(isObservable(text)).toBe(true);
});

test.each([
  'The feature works correctly.',
  'Printing of menus is supported in the kitchen.',
  'The system should be easy to use.',
  'The menu is handled by the kitchen.',
  'When the oven is off.',
  'Cooks understand the menu of the day.',
  'Menus for cooks and guests.',
])('nothing to watch: %s', (text) => {
  expect(isObservable(text)).toBe(false);
});
