import { describe, expect, it } from 'vitest';
import { manyNamed } from './many-named.ts';

describe('many with a name of several words', () => {
  it.each([
    ['family card holders borrow two boats', 'family card holders'],
    ['night shift porters close a corridor', 'night shift porters'],
    ['part time swimming teachers swap a course', 'part time swimming teachers'],
  ])('are told from what they do: %s', (said, who) => {
    expect(manyNamed(said)).toBe(who);
  });

  it.each([
    'porters close a corridor',
    'the lane plan close at night',
    'water bill reminders go out',
    'staff swap shifts',
    'somebody else open the door',
  ])('are not named here: %s', (said) => {
    expect(manyNamed(said)).toBeUndefined();
  });
});
