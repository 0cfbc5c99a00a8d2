import { describe, expect, it } from 'vitest';
import { slashesInFull } from './slashes-in-full.ts';

describe('choices with slashes', () => {
  it.each([
    ['Sink / oven / balcony filter on the flat list', 'Filter by sink, oven or balcony on the flat list'],
    ['Filter: red / white / rosé', 'Filter by red, white or rosé'],
    ['mute the siren 1h / 8h / until fixed', 'Mute the siren (1 hour, 8 hours or until it is fixed)'],
    [
      'Pause the delivery, 1 week / 1 month / until further notice',
      'Pause the delivery (1 week, 1 month or until further notice)',
    ],
    ['Day ticket: 1 day / 2 days / 1 week', 'Day ticket (1 day, 2 days or 1 week)'],
  ])('are told in words: %s', (text, full) => {
    expect(slashesInFull(text)).toBe(full);
  });

  it.each(['Export / share / filter', 'clean/dirty per bed', 'Search by date/time', 'and/or', 'Photo 1/2'])(
    'are left alone: %s',
    (text) => {
      expect(slashesInFull(text)).toBe(text);
    },
  );
});
