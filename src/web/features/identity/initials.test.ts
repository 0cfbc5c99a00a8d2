import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ada King', 'ada@example.com', 'AK'],
  ['Ada Augusta King', null, 'AK'],
  ['ada', 'x@example.com', 'A'],
  ['Élodie de la Tour', null, 'ÉT'],
  ['李 小龍', null, '李小'],
  ['Ada (Countess)', null, 'A'],
  ['42', 'zoe@example.com', 'Z'],
  [null, 'zoe@example.com', 'Z'],
  [null, '7up@example.com', ''],
  [null, null, ''],
])('%s with the address %s is shown as %s', (name, email, initials) => {
  expect(initialsOf(name, email)).toBe(initials);
});
