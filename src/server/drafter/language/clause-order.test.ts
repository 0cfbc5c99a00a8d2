import { describe, expect, test } from 'vitest';
import { inClauseOrder } from './clause-order.ts';

describe('what is to be known besides', () => {
  test.each([
    ['see who moved a tent and where was it before', 'see who moved a tent and where it was before'],
    [
      'see which tents are wet and when is each of them drying',
      'see which tents are wet and when each of them is drying',
    ],
    ['see who paid and how much did they pay', 'see who paid and how much they paid'],
    ['see what it is and what does it cost', 'see what it is and what it costs'],
  ])('stands as a clause: %s', (asked, clause) => {
    expect(inClauseOrder(asked)).toBe(clause);
  });

  test.each([
    'see who moved a tent and who has it now',
    'see who was there and what the tent was',
    'What is it and why?',
  ])('stays where it is one: %s', (said) => {
    expect(inClauseOrder(said)).toBe(said);
  });
});
