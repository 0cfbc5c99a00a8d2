import { expect, test } from 'vitest';
import { remember, rememberOf } from './remember.ts';

test('what was read for a key is read once, and again once too many others came', () => {
  const known = remember<number>(2);
  let reads = 0;
  const read = (key: string) => known(key, () => ++reads);
  expect([read('a'), read('b'), read('a')]).toEqual([1, 2, 1]);
  expect([read('c'), read('a')]).toEqual([3, 4]);
});

test('what was read of a thing is read once, also where it is nothing', () => {
  const known = rememberOf<number | undefined>();
  let reads = 0;
  const [one, other] = [{}, {}];
  const read = (thing: object) =>
    known(thing, () => {
      reads++;
      return undefined;
    });
  expect([read(one), read(one), read(other)]).toEqual([undefined, undefined, undefined]);
  expect(reads).toBe(2);
});
