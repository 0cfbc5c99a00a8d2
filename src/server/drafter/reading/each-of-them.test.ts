import { describe, expect, it } from 'vitest';
import { eachOfThem } from './each-of-them.ts';

describe('each of those who were spoken of', () => {
  it.each([
    ['New guests are shy. Pair each of them with a host.', 'New guests are shy. Pair each new guest with a host.'],
    ['Beginners often get lost. Send each of them the way.', 'Beginners often get lost. Send each beginner the way.'],
  ])('is named: %s', (text, named) => {
    expect(eachOfThem(text)).toBe(named);
  });

  it.each([
    'Some paths are dark. Mark each of them on the map.',
    'Guests are shy. We like each of them.',
    'Pair each of them with a host.',
  ])('stays where it may be something else: %s', (text) => {
    expect(eachOfThem(text)).toBe(text);
  });
});
