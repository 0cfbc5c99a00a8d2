import { expect, it } from 'vitest';
import { anotherOfThem } from './another-of-them.ts';

it.each([
  ['swap shifts with each other', 'swap shifts with another nurse'],
  ['leave notes for one another on a shift', 'leave notes for another nurse on a shift'],
  ["see each other's notes", "see another nurse's notes"],
  ['see two plans next to each other', 'see two plans next to each other'],
  [
    'see what a nurse and a doctor have written to each other',
    'see what a nurse and a doctor have written to each other',
  ],
  ['link two tasks with each other', 'link two tasks with each other'],
])('%s', (wish, told) => {
  expect(anotherOfThem(wish, 'nurse')).toBe(told);
});
