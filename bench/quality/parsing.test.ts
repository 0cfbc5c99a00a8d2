import { describe, expect, test } from 'vitest';
import { count, f1, normalise } from './parsing.ts';

describe('exact match of a parsed part', () => {
  test('case, a leading article or possessive and outer marks do not count', () => {
    expect(normalise(' The  Night-Porter’s list. ')).toBe("night-porter's list");
    expect(normalise('my keys,')).toBe('keys');
  });

  test('plurals and inner words count', () => {
    expect(normalise('keys')).not.toBe(normalise('key'));
    expect(normalise('list of the keys')).not.toBe(normalise('list of keys'));
  });

  test('a prediction is right when it equals any annotated value', () => {
    const counts = { hits: 0, wrong: 0, missed: 0 };
    count(counts, 'the keys', ['locks', 'keys']);
    expect(counts).toEqual({ hits: 1, wrong: 0, missed: 0 });
  });

  test('a wrong prediction is both wrong and a miss, silence is a miss, and nothing where nothing is, is neither', () => {
    const counts = { hits: 0, wrong: 0, missed: 0 };
    count(counts, 'doors', ['keys']);
    count(counts, null, ['keys']);
    count(counts, null, ['']);
    count(counts, 'doors', ['']);
    expect(counts).toEqual({ hits: 0, wrong: 2, missed: 2 });
    expect(f1(counts)).toBe(0);
  });

  test('F1 weighs the wrong and the missed alike', () => {
    expect(f1({ hits: 3, wrong: 1, missed: 1 })).toBe(0.75);
    expect(f1({ hits: 0, wrong: 0, missed: 0 })).toBe(1);
  });
});
