import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { withDeedsNamed } from './points-to-deed.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct(
    'Quarryline',
    'Members rent boats and join tours. Guides lead the tours and look after the boats. The board sets prices. Cashiers take the money.',
  ),
);
const told = (text: string) => withDeedsNamed(text, people);

describe('sentences that ask for what the one before tells', () => {
  it.each([
    [
      'A loose rail stays loose for months because nobody reports it. Members should be able to do that from their phone.',
      'Members should be able to report the loose rail from their phone so that it does not stay loose for months.',
    ],
    ['Ropes tear and nobody reports them. Let members do that in the app.', 'Let members report ropes in the app.'],
  ])('what nobody does: %s', (text, expected) => expect(told(text)).toBe(expected));

  it.each([
    [
      'When the lake is frozen we phone everyone. Do that automatically by text.',
      'Phone everyone automatically by text when the lake is frozen.',
    ],
    [
      'If a tour is full, the cashiers write a list on paper. The app should do that.',
      'Write a list automatically when a tour is full.',
    ],
    [
      'We copy the rentals into the logbook by hand. That should happen automatically.',
      'Copy the rentals into the logbook automatically.',
    ],
    [
      'Guides add up their hours by hand every month. It should do that for them.',
      'Add up the hours of guides every month automatically.',
    ],
    ['We ring late payers one by one. I want that done automatically.', 'Ring late payers automatically.'],
    ['We mail the invoices by hand. Could the app do that?', 'Mail the invoices automatically.'],
  ])('what is done by hand: %s', (text, expected) => expect(told(text)).toBe(expected));

  it.each([
    [
      'The shower on the pier stays cold. Members should be able to report that from the app.',
      'The shower on the pier stays cold. Members should be able to report from the app that the shower on the pier stays cold.',
    ],
    [
      'The kiosk is often empty. Let members report this.',
      'The kiosk is often empty. Let members report that the kiosk is empty.',
    ],
    [
      'I know when a price is wrong. Let me report it so that it reaches the board.',
      'I know when a price is wrong. Let me report that a price is wrong so that it reaches the board.',
    ],
  ])('what is so: %s', (text, expected) => expect(told(text)).toBe(expected));

  it.each([
    [
      'Members ask at the desk whether their boat is still free. Show it in the app.',
      'Members ask at the desk whether their boat is still free. Show members in the app whether their boat is still free.',
    ],
    [
      'Guides never know which pier they start from. Just tell them.',
      'Guides never know which pier they start from. Show guides which pier they start from.',
    ],
    [
      'Members call to ask when the kiosk opens. Can the app show it?',
      'Members call to ask when the kiosk opens. Show members when the kiosk opens.',
    ],
    [
      'Members call to ask when their boat will be ready. It would be nice if they could see it themselves.',
      'Members call to ask when their boat will be ready. Members should be able to see themselves when their boat will be ready.',
    ],
    [
      'Guides never know which pier is next. I want them to see it on the phone.',
      'Guides never know which pier is next. Guides should be able to see on the phone which pier is next.',
    ],
  ])('what is asked: %s', (text, expected) => expect(told(text)).toBe(expected));

  it.each([
    [
      'The monthly newsletter goes to people who left years ago. Can we stop sending it to them?',
      'The monthly newsletter goes to people who left years ago. Stop sending the monthly newsletter to people who left years ago.',
    ],
    [
      'After a storm every old boat must be checked. Put those on the list of the guides.',
      'After a storm every old boat must be checked. Put the old boats on the list of the guides.',
    ],
    ['The map is old. Stop printing it.', 'The map is old. Stop printing the map.'],
    [
      'Guides write their notes in a paper book. They get lost. I want them in the app.',
      'Guides write their notes in a paper book. They get lost. I want the notes in the app.',
    ],
    [
      'The rota hangs in the hut. Guides want it on their phone.',
      'The rota hangs in the hut. Guides want the rota on their phone.',
    ],
    [
      'Our price list is a PDF. Make it a page I can edit.',
      'Our price list is a PDF. Turn our price list into a page I can edit.',
    ],
    ['We rent boats and have some that leak. Hide them.', 'We rent boats and have some that leak. Hide them.'],
    [
      'We have members who never pay on time. Please warn about them at the till.',
      'We have members who never pay on time. Please warn about members who never pay on time at the till.',
    ],
    [
      'The list shows boats that sank last year. Hide them.',
      'The list shows boats that sank last year. Hide boats that sank last year.',
    ],
    ['Nobody uses the chat. Please remove it.', 'Nobody uses the chat. Please remove the chat.'],
  ])('what is named: %s', (text, expected) => expect(told(text)).toBe(expected));

  it.each([
    'Members should be able to do that from their phone.',
    'Guides like the map. Members do too.',
    'Members book tours. Guides should do it well.',
    'Guests complain. Tell the board.',
    'Boats leak. They should be able to say so.',
    'Members ask us about the rules all the time. Put it on the page.',
    'We phone members. Do they like that?',
    'Members rent boats.\nDo that online.',
  ])('stays: %s', (text) => expect(told(text)).toBe(text));
});
