import { expect, it } from 'vitest';
import { lowerFirst } from '../reading/trouble-words.ts';
import { upperFirst } from './capitals.ts';

it.each([
  ['members see it', 'Members see it'],
  ['é-mails are sent', 'É-mails are sent'],
  ['iPhone users see it', 'iPhone users see it'],
  ['e-mails are sent', 'E-mails are sent'],
])('starts a sentence: "%s"', (text, started) => {
  expect(upperFirst(text)).toBe(started);
});

it.each([
  ['Members see it', 'members see it'],
  ['A member sees it', 'a member sees it'],
  ['Others can see it', 'others can see it'],
  ['Everything is found', 'everything is found'],
  ['HR partners keep contracts', 'HR partners keep contracts'],
  ['I see it', 'I see it'],
  ['Petra keeps the list', 'Petra keeps the list'],
  ['Tuesday is full', 'Tuesday is full'],
])('goes inside a sentence: "%s"', (text, inside) => {
  expect(lowerFirst(text)).toBe(inside);
});
