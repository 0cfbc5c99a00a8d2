import { describe, expect, it } from 'vitest';
import { placed } from './placed-part.ts';

describe('where a part of the product is added', () => {
  it.each([
    ['a search box to the header', 'a search box in the header'],
    ['a map to each sailing', 'a map for each sailing'],
    ['a copy button next to the name', 'a copy button next to the name'],
    ['a filter close to the list', 'a filter close to the list'],
    ['a shortcut to the inbox', 'a shortcut to the inbox'],
  ])('%s', (thing, told) => {
    expect(placed(thing)).toBe(told);
  });
});
