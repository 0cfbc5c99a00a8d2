import { expect, it } from 'vitest';
import { bothAtOnce } from './both-at-once.ts';

it.each([
  [
    'the kiln stops if the fan is off and the kiln is hot',
    'the kiln stops if the fan is off and at the same time the kiln is hot',
  ],
  [
    'a run is blocked when a detail was changed and nobody has confirmed it',
    'a run is blocked when a detail was changed and at the same time nobody has confirmed it',
  ],
  ['the guard is told if salt and pepper are empty', undefined],
  ['the guard is told and goes home', undefined],
])('%s', (statement, both) => {
  expect(bothAtOnce(statement)).toBe(both);
});
