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
    ['A guide is ill, spread the tours over the others', 'When a guide is ill, spread the tours over the others'],
    ['Member wants a third boat: charge a fee', 'When a member wants a third boat, charge a fee'],
    [
      'No booking for three months: put the member on a list',
      'When there is no booking for three months, put the member on a list',
    ],
    ['Boat older than ten years: note the inspection', 'When a boat is older than ten years, note the inspection'],
    ['Members book more than five tours: offer a discount', 'When members book more than five tours, offer a discount'],
    ['A guide leaves the board, archive the account', 'When a guide leaves the board, archive the account'],
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
    'Sort the tours by date, mark the full ones',
    'List of boats, sort by age',
    'Members should pay online, send a receipt',
    'Members drive to the lake, unload the boat',
    'Tours in June, guides and boats',
    'Members return boats: record them with a photo',
    'Everything is on paper. My wish: a map of the pier',
    'When a guide is late, tell the board',
    'If members are blocked, show a note',
    'As soon as a guide falls ill, spread the tours over the others',
    'Every time a member rents a boat, charge a fee',
    'Should a member cancel, free the boat',
    'On Mondays guides are off, hide the tours',
  ])('is left alone behind a name: %s', (text) => {
    expect(labelOfCase(text, people)).toBe(text);
  });
});
