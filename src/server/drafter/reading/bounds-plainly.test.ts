import { describe, expect, it } from 'vitest';
import { boundsPlainly } from './bounds-plainly.ts';

describe('what is bound', () => {
  it.each([
    ['Owners should book no more than two berths', 'Owners may book at most two berths'],
    ['Let owners book at most two berths', 'Owners may book at most two berths'],
    ['Prevent owners booking two berths', 'Prevent owners from booking two berths'],
    ['Booking more than two berths should not be possible', 'It should not be possible to book more than two berths'],
    ['Cancelling until an hour before the tide', 'It should be possible to cancel until an hour before the tide'],
    [
      'After storms above 60 km/h every mooring has to be checked before use.',
      'Every mooring has to be checked before use after storms above 60 km/h.',
    ],
    [
      'After frost below minus 5 degrees, each pump must be tested before the harbour opens',
      'Each pump must be tested after frost below minus 5 degrees before the harbour opens',
    ],
    ['Closing a gate is for harbour masters only', 'Only harbour masters may close a gate'],
    ['Restrict closing gates to harbour masters', 'Only harbour masters may close gates'],
    ['The fees are confidential, only the harbour master may see them', 'Only the harbour master may see the fees'],
  ])('is told as a rule: %s', (text, rule) => {
    expect(boundsPlainly(text)).toBe(rule);
  });

  it.each([
    'Owners have at most two berths',
    'Keep owners waiting on the quay informed',
    'The page should show at most five results',
    'Owners must pay at most ten euros',
    'Owners should be able to book up to two berths',
    'Training until noon',
    'Meeting within the hour',
    'Booking takes until noon',
    'The fees are low, only owners pay them',
  ])('is none: %s', (text) => {
    expect(boundsPlainly(text)).toBe(text);
  });
});
