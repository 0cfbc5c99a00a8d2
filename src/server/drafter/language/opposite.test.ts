import { describe, expect, it } from 'vitest';
import { opposite } from './opposite.ts';

describe('the opposite', () => {
  it.each([
    ['there is still an open bill', 'there is no open bill'],
    ['there are drafts', 'there are no drafts'],
    ['there is no free berth', 'there is a free berth'],
    ['there are no more free berths', 'there are free berths'],
    ['nobody has answered yet', 'somebody has answered'],
    ['nothing is missing any more', 'something is missing'],
    ['nothing was heard from the tenant', 'something was heard from the tenant'],
  ])('%s: %s', (said, other) => {
    expect(opposite(said)).toBe(other);
  });

  it.each(['there is the old tag on it', 'there is plenty of rope', 'there are no more than five guests'])(
    'is not told by "no" where the thing is one of its own or counted: %s',
    (said) => {
      expect(opposite(said) ?? '').not.toMatch(/there (?:is|are) (?:no|than|a than) /);
    },
  );
});
