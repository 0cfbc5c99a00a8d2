import { expect, test } from 'vitest';
import { wants } from './frames.ts';

const deed = { verb: 'export', object: 'price list' };

test('a story wants a deed by its verb and its object', () => {
  expect(wants('As a baker, I want to export the price lists as a file, so that I can print them.', deed)).toBe(true);
  expect(wants('As a baker, I want to have the price list exported at night, so that it is there.', deed)).toBe(true);
});

test('a story that takes the verb for a thing, loses the object or only complains wants something else', () => {
  expect(wants('As a baker, I want to see export price lists, so that I have them.', deed)).toBe(false);
  expect(wants('As a baker, I want to export it, so that I have it.', deed)).toBe(false);
  expect(
    wants('As a baker, I want to be rid of the problem that bakers cannot export price lists, so that it ends.', deed),
  ).toBe(false);
});
