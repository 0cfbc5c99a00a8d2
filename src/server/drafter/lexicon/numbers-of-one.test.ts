import { describe, expect, it } from 'vitest';
import { NUMBER_OF_ONE } from './numbers-of-one.ts';

describe('a number', () => {
  it.each([
    'see the gate number on the ticket',
    'see the coach, row and seat number',
    'see the number of the berth on the slip',
    'see the number of each pitch',
    'print invoice numbers',
  ])('tells one from the others: %s', (wish) => {
    expect(wish).toMatch(NUMBER_OF_ONE);
  });

  it.each([
    'see the number of free berths',
    'see the total number',
    'know the exact number of guests',
    'see visitor numbers',
  ])('counts: %s', (wish) => {
    expect(wish).not.toMatch(NUMBER_OF_ONE);
  });
});
