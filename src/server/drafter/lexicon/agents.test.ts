import { expect, it } from 'vitest';
import { taskOf } from './agents.ts';

it.each([
  ['accounting team', 'accounting'],
  ['customer service department', 'customer service'],
  ['HR office', 'HR'],
  ['production crew', 'production'],
  // Orders and what anything may be called.
  ['support team', undefined],
  ['IT team', undefined],
  // No task.
  ['ground crew', undefined],
  ['accounting', undefined],
])('calls those of the %s for short: %s', (name, short) => {
  expect(taskOf(name)).toBe(short);
});
