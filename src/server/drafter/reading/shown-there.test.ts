import { describe, expect, it } from 'vitest';
import { shownThere } from './shown-there.ts';

describe('what is to stand where it is looked at', () => {
  it.each([
    ['Add the VAT to the invoice', 'Show the VAT on the invoice'],
    ['Put a help button on the map', 'Show a help button on the map'],
    ['Please add opening hours to the map.', 'Show opening hours on the map.'],
    ['Could you add the number of each berth to the list?', 'Show the number of each berth in the list.'],
    ["Include the owner's name in the report", "Show the owner's name in the report"],
    ['Integrate the weather forecast into the map', 'Show the weather forecast on the map'],
    ['Integrate Harbour Maps into the booking page', 'It should be possible to use Harbour Maps on the booking page'],
    ['Add live positions of the boats', 'Show live positions of the boats'],
    ['Put a banner on the start page when the gate is shut', 'Show a banner on the start page when the gate is shut'],
    ['Add sorting by length to the list of boats', 'It should be possible to sort the list of boats by length'],
    ['Enable filtering by length', 'It should be possible to filter by length'],
    ['The receipt lacks the price', 'Show the price on the receipt'],
    ['The price is missing on the receipt', 'Show the price on the receipt'],
    ['Missing legend on the map', 'Show the legend on the map'],
    ['The invoice should have a due date', 'Show a due date on the invoice'],
    ['The confirmation mail should contain the code', 'Show the code in the confirmation mail'],
    ['It should say on the receipt which boat it was', 'Show on the receipt which boat it was'],
    ['Why is the price not on the map?', 'Show the price on the map.'],
  ])('is shown there: %s', (order, shown) => {
    expect(shownThere(order)).toBe(shown);
  });

  it.each([
    'Add a guest to the list',
    'Could you add the depth of each berth to the list of berths?',
    'Add columns to the board',
    'Add links to my page',
    'The confirmation should say that mooring is free',
    'Add a photo of the boat to the booking',
    'Put repairs on the calendar',
    'Add a button to the map that shows free berths',
    'Add a filter by length to the list of boats',
    'Add my boat to the profile',
    'As an owner, I want to add the price to the list',
    'The list should be sorted by length',
    'No VAT on the invoice',
    'The guest is missing on the list because nobody added him',
  ])('is what people do, or something else: %s', (order) => {
    expect(shownThere(order)).toBe(order);
  });
});
