import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';

describe('what somebody does by a description', () => {
  it.each([
    ['Neighbours borrow tools for a week, the caretaker keeps the shed.', 'tools for a week'],
    ['Neighbours borrow tools, a caretaker keeps the shed.', 'tools'],
    ['Neighbours borrow tools and their children help.', 'tools'],
    ['Neighbours borrow the tools.', 'the tools'],
  ])('ends before whoever is named next: %s', (description, rest) => {
    const [first] = readProduct('Toolshed', description).roles;
    expect(first?.doings[0]?.rest).toBe(rest);
  });
});
