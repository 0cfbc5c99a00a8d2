import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('what was read is not read again, also when there was nothing to read', () => {
  const recall = remember<string | undefined>(10);
  const read = vi.fn<() => undefined>(() => undefined);
  expect([recall('a', () => 'A'), recall('a', () => 'other'), recall('b', read), recall('b', read)]).toEqual([
    'A',
    'A',
    undefined,
    undefined,
  ]);
  expect(read).toHaveBeenCalledOnce();
});

test('more than it may keep is forgotten and read anew', () => {
  const recall = remember<number>(2);
  for (const [at, key] of ['a', 'b', 'c'].entries()) recall(key, () => at);
  expect([recall('c', () => -1), recall('a', () => -1)]).toEqual([2, -1]);
});
