import { describe, expect, test } from 'vitest';
import { gerund, participle } from './verbs.ts';

describe('the forms of a verb', () => {
  test.each([
    ['overlap', 'overlapping', 'overlapped'],
    ['occur', 'occurring', 'occurred'],
    ['forbid', 'forbidding', 'forbidden'],
    ['plan', 'planning', 'planned'],
    ['replan', 'replanning', 'replanned'],
    ['unplug', 'unplugging', 'unplugged'],
    ['repeat', 'repeating', 'repeated'],
    ['visit', 'visiting', 'visited'],
    ['open', 'opening', 'opened'],
    ['tie', 'tying', 'tied'],
  ])('%s, %s, %s', (verb, doing, done) => {
    expect([gerund(verb), participle(verb)]).toEqual([doing, done]);
  });
});
