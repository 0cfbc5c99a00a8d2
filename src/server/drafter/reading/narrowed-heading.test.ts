import { describe, expect, it } from 'vitest';
import { narrowedHeading, withoutRemark } from './narrowed-heading.ts';

describe('a heading that its first item narrows', () => {
  it('is one name with it, and the others speak of it', () => {
    expect(
      narrowedHeading('Loan limits', ['per reader', "block loans once it's hit", 'nobody else gets to see it']),
    ).toEqual({
      heading: 'Loan limits per reader',
      items: ['block loans once the loan limit is hit', 'nobody else gets to see the loan limit'],
    });
    expect(narrowedHeading('Entry prices', ['by season', 'show them at the gate'])?.items).toEqual([
      'show the entry prices at the gate',
    ]);
  });

  it('is left alone by items of their own', () => {
    expect(narrowedHeading('Loan limits', ['books', 'films'])).toBeUndefined();
    expect(narrowedHeading('Loan limits', ['per reader'])).toBeUndefined();
  });

  it('has items without what is remarked behind them', () => {
    expect(withoutRemark("export to Excel, the treasurer won't open anything else")).toBe('export to Excel');
    expect(withoutRemark('export to Excel, every Friday')).toBe('export to Excel, every Friday');
  });
});
