import { describe, expect, it } from 'vitest';
import { withDoer } from './done-by-headline.ts';

describe('what is done by somebody', () => {
  it.each([
    [
      'Approve repairs by the owner',
      'repairs are approved by the owner before they start',
      'Repairs approved by the owner',
    ],
    [
      'Check invoices by the finance team',
      'all invoices are checked by the finance team',
      'Invoices checked by the finance team',
    ],
    [
      "Sign off plans by the client's architect",
      "plans are signed off by the client's architect",
      "Plans signed off by the client's architect",
    ],
  ])('%s', (headline, outcome, said) => {
    expect(withDoer(headline, outcome)).toBe(said);
  });

  it.each([
    ['Sort rooms by floor', 'rooms are sorted by floor'],
    ['Send bills by mail', 'bills are sent by mail'],
    ['Repairs approved before they start', 'repairs are approved by the owner before they start'],
    ['Approve repairs by the owner', undefined],
  ])('stays as it is: %s', (headline, outcome) => {
    expect(withDoer(headline, outcome)).toBe(headline);
  });
});
