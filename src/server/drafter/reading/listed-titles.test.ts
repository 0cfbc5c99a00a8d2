import { describe, expect, it } from 'vitest';
import { listedTitles } from './listed-titles.ts';

describe('a title with a list behind it', () => {
  it.each([
    ['Columns we need in the berth list: length, draught, price', 'Columns in the berth list: length, draught, price'],
    ['Details we are missing on the invoice: berth, length', 'Details on the invoice: berth, length'],
    [
      'Filters in the boat catalogue: length, engine, price',
      'It should be possible to filter boats in the boat catalogue by length, engine and price',
    ],
    [
      'Filters we need in the boat search: length, engine',
      'It should be possible to filter boats in the boat search by length and engine',
    ],
    ['Filters for sailing levels: novice, skipper', 'Filters for sailing levels (novice and skipper)'],
    [
      'Harbour report per berth: fees, power, repairs. Export to Excel and PDF.',
      'Harbour report per berth: fees, power, repairs. The report can be exported to Excel and PDF.',
    ],
    [
      'Crew list: name, phone, watch. Print and send by email.',
      'Crew list: name, phone, watch. The list can be printed and sent by email.',
    ],
    ['Harbour report per berth: fees, power', 'Harbour report per berth with fees and power'],
    [
      'Mail template settings: upload a logo, pick language (Danish, Dutch, Polish)',
      'Mail template settings: upload a logo, pick Danish or Dutch or Polish as the language',
    ],
  ])('tells what the list is of: %s', (idea, told) => {
    expect(listedTitles(idea)).toBe(told);
  });

  it.each([
    'Filters for boats: length, engine, price',
    'Members we want to thank. They help at the harbour, at the bar and on the boats.',
    'We need three things: a list, a map, a price',
    'Print labels: small, large, round. Export to PDF.',
    'Skippers should see the wind, the tide and the depth.',
  ])('stays as it is otherwise: %s', (idea) => {
    expect(listedTitles(idea)).toBe(idea);
  });
});
