import { describe, expect, it } from 'vitest';
import { afterFirst, firstStep } from './steps-of.ts';

describe('a wish in two steps', () => {
  it.each([
    ['weigh the whole crate and then mark the two jars that leak', 'mark the two jars that leak'],
    ['pin a note to a plot and read later who has seen it', 'read later who has seen it'],
    ['lend a drill and then be reminded of it', 'be reminded of it'],
  ])('has a second one: "%s"', (wish, next) => {
    expect(afterFirst(wish)).toBe(next);
    expect(firstStep(wish)).toBe(wish.slice(0, wish.indexOf(' and ')));
  });

  it.each(['share the day and place of a walk with somebody who waits afterwards', 'see who came and who left'])(
    'has none: "%s"',
    (wish) => {
      expect(afterFirst(wish)).toBeUndefined();
      expect(firstStep(wish)).toBe(wish);
    },
  );
});
