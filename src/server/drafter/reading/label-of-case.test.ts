import { describe, expect, it } from 'vitest';
import { labelOfCase } from './label-of-case.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct(
    'Quarryline',
    'Members rent boats and join tours. Guides lead the tours and look after the boats. The board sets prices.',
  ),
);

describe('what happens, with a colon or a dash behind it', () => {
  it.each([
    ['Guide cancels late - no refund', 'No refund when a guide cancels late'],
    ['Boat not returned in time - call the member', 'When a boat is not returned in time, call the member'],
    ['Member moves out: checklist', 'A checklist when a member moves out'],
    ['Tour full - waiting list', 'A waiting list when a tour is full'],
    ['Boat not returned: call the member', 'When a boat is not returned, call the member'],
    [
      'Board changes a price: old bookings keep theirs',
      'When a board changes a price, old bookings should keep their price',
    ],
    ['New rules for the pier - tell all members', 'Tell all members about the new rules for the pier'],
    ['Rejected offers: tell the guides why', 'Tell the guides why offers are rejected'],
    ['Map on the phone - must work offline', 'Map on the phone must work offline'],
    ['Boat is late => send a mail', 'When a boat is late, send a mail'],
    ['Tour is cancelled: text to all guests', 'A text to all guests when a tour is cancelled'],
  ])('%s', (text, told) => {
    expect(labelOfCase(text, people)).toBe(told);
  });

  it.each([
    'Order status: packed, shipped, delivered',
    'Tenant reports: one page per building',
    'Group chat - members only',
    'Price list - print it',
    'Guest wifi: password on the receipt',
    'Bug: page not loading',
    'Dark mode: please add it',
  ])('is left alone behind a name: %s', (text) => {
    expect(labelOfCase(text, people)).toBe(text);
  });
});
