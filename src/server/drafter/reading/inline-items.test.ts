import { describe, expect, it } from 'vitest';
import { withLinesOfItems, withNamedList } from './inline-items.ts';

describe('items that stand in one line', () => {
  it('get a line each', () => {
    expect(withLinesOfItems('Owners can: 1) move a booking 2) cancel a booking')).toBe(
      'Owners can:\n- move a booking\n- cancel a booking',
    );
  });
});

describe('what is named below a line that ends open', () => {
  it.each([
    ['Owners sort berths by\nprice\nlength\ndepth', 'Owners sort berths by price, length and depth'],
    ['Owners filter berths by:\n- Price\n- Length', 'Owners filter berths by price and length'],
    ['Show three columns:\nToday\nThis week\nLater', 'Show three columns: Today, This week and Later'],
    [
      'Owners need three things:\nComments: on each berth\nLinks: to other berths',
      'Owners need comments on each berth and links to other berths',
    ],
    ['A booking needs:\nName: required\nNotes: optional', 'A booking needs a required name and optional notes'],
  ])('stands in that line: %j', (text, line) => {
    expect(withNamedList(text)).toBe(line);
  });

  it.each([
    'Owners should be able to:\n- book a berth\n- cancel a stay',
    'Owners need three things:\nA key to the gate at night\nA plan',
    'Owners sort berths by price.\n\nTom',
  ])('is left where it is: %j', (text) => {
    expect(withNamedList(text)).toBe(text);
  });
});
