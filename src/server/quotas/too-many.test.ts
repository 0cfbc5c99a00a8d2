import { expect, it } from 'vitest';
import { tooMany } from './too-many.ts';

it.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
])('says how long to wait: %i', (wait, words) => {
  expect(tooMany('Too many tries.', wait)).toMatchObject({
    code: 'too_many_requests',
    message: `Too many tries. Try again in ${words}.`,
    retryAfter: wait,
  });
});
