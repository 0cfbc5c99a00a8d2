import { describe, expect, it } from 'vitest';
import { withCaseLast, withSightLast } from './sight-last.ts';

describe('what stands between a verb and its thing', () => {
  it.each([
    ['Link, where useful, a case to a file', 'Link a case to a file where useful'],
    [
      'Tuners should be able to add, if needed, a photo to a bill.',
      'Tuners should be able to add a photo to a bill if needed.',
    ],
    [
      'we need a way to sort, once a week is over, bills by date',
      'we need a way to sort bills by date once a week is over',
    ],
  ])('goes behind it where it tells the case: "%s"', (said, told) => {
    expect(withCaseLast(said)).toBe(told);
  });

  it.each([
    'Print, sign and send bills',
    'Tuners, if they are ill, can swap a visit',
    'Sort bills, if possible, and print them',
    'Tell the tuner, when it rains, and close the hall',
  ])('stays where it is no case of a deed: "%s"', (said) => {
    expect(withCaseLast(said)).toBe(said);
  });

  it('goes behind what is seen', () => {
    expect(withSightLast('see at a glance which desks are free')).toBe('see which desks are free at a glance');
  });
});
