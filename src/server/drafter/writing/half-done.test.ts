import { describe, expect, it } from 'vitest';
import { isHalfDone, withoutHalfDone } from './half-done.ts';

describe('a participle that was cut off from its words', () => {
  it.each([
    ['use a weekly set made', ''],
    ['See a chart drawn.', ''],
    ['See the fee calculated', 'from the weight of the parcel'],
    ['Get a route built', 'out of the orders of a day'],
    ['See offers linked', 'to the season'],
  ])('is known: "%s | %s"', (text, next) => {
    expect(isHalfDone(text, next)).toBe(true);
  });

  it.each([
    ['know which payment was made', ''],
    ['see that no photo is taken', 'on the way'],
    ['have the fee calculated', ''],
    ['have the fee calculated', 'before noon'],
    ['see what was newly built', 'on the site'],
  ])('is none where it is a verb or needs no more: "%s | %s"', (text, next) => {
    expect(isHalfDone(text, next)).toBe(false);
  });

  it('is left out', () => {
    expect(withoutHalfDone('See the fee calculated')).toBe('See the fee');
    expect(withoutHalfDone('See when it is drawn')).toBe('See when it is drawn');
  });
});
