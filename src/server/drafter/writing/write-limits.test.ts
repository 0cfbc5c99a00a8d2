import { describe, expect, it } from 'vitest';
import { writeLimit } from './write-limits.ts';

describe('a bound of the idea', () => {
  it('of what is counted refuses the next one', () => {
    expect(writeLimit({ kind: 'most', amount: 'three', unit: 'dogs', said: 'three dogs' }, 'booking')).toBe(
      'A fourth dog is refused with a message that names the limit of three.',
    );
  });

  it('of what is measured refuses more of it, never a next one', () => {
    expect(writeLimit({ kind: 'most', amount: '12', unit: 'tonnes', said: '12 tonnes' }, 'boat')).toBe(
      'More than 12 tonnes is refused with a message that names the limit of 12 tonnes.',
    );
  });
});
