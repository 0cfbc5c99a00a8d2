import { describe, expect, it } from 'vitest';
import { singular } from './nouns.ts';

describe('the singular', () => {
  it.each([
    ['coaches', 'coach'],
    ['surf coaches', 'surf coach'],
    ['beaches', 'beach'],
    ['batches', 'batch'],
    ['headaches', 'headache'],
    ['caches', 'cache'],
    ['duties', 'duty'],
    ['lenses', 'lens'],
  ])('of "%s" is "%s"', (many, one) => {
    expect(singular(many)).toBe(one);
  });
});
