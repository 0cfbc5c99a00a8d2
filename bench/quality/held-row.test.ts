import { expect, test } from 'vitest';
import { heldRow } from './held-row.ts';

const told = (kept: number, lost: number) => [
  ...Array.from({ length: kept }, () => ({ way: 'order', ok: true })),
  ...Array.from({ length: lost }, () => ({ way: 'question', ok: false })),
];

test('a row names its share and its worst way, and holds from 95 of 100 on', () => {
  expect(heldRow('deeds', told(95, 5))).toEqual({
    what: 'deeds',
    value: '.950 of 100 (worst "question" .000)',
    bar: '>= .950',
    ok: true,
  });
  expect(heldRow('deeds', told(94, 6)).ok).toBe(false);
});
