import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { isPlainName } from './plain-name.ts';
import { readPlainName } from './read-plain-name.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct(
    'Hire',
    'Hire desk of a sports hall. Clubs book halls and borrow gear. The storekeeper hands gear out. Trainers keep lists. The cashier takes deposits.',
  ),
);
const asked = (text: string) => {
  const request = readPlainName(text, people)?.request;
  return request && `${request.kind}: ${request.text}`;
};

describe('the name of a thing, however many verbs stand in it', () => {
  it.each([
    ['Nets lent to the neighbours and not brought back', 'act: see nets lent to the neighbours and not brought back'],
    ['Tasks the manager gave me, urgent ones first', 'act: see tasks the manager gave me, urgent ones first'],
    ['Budget left this season for new nets', 'act: see the budget left this season for new nets'],
    ['Litres sold this month for the brewery', 'act: see litres sold this month for the brewery'],
    ['Loan contracts running out in May', 'thing: Loan contracts running out in May'],
    ['Trainer badges that expire before the summer', 'act: see trainer badges that expire before the summer'],
    ['Waiver signed at home, not at the counter', 'detail: the waiver must be signed at home, not at the counter'],
    ['Keys handed out against a signature', 'detail: keys must be handed out against a signature'],
    [
      'All invoices of a club exported to the bookkeeping',
      'detail: all invoices of a club must be exported to the bookkeeping',
    ],
    ['New phone number of a trainer typed once', 'detail: the new phone number of a trainer must be typed once'],
    ['Spoiled goods to be thrown away after two days', 'detail: spoiled goods must be thrown away after two days'],
    ['Guests registered with the room they stay in', 'detail: guests must be registered with the room they stay in'],
    ['Curtain torn at the far goal', 'act: see the curtain torn at the far goal'],
    ['Log of every change made to the price list', 'thing: Log of every change made to the price list'],
    ['Receipt that proves the deposit was paid', 'thing: Receipt that proves the deposit was paid'],
    ['Bulk letter to everybody who has not answered', 'thing: Bulk letter to everybody who has not answered'],
  ])('%s', (text, expected) => {
    expect(asked(text)).toBe(expected);
  });

  it.each([
    'Hats never come back',
    'One of them lost an hour',
    'Invoices list halls that were cancelled',
    'Trainers report a broken bar straight after the lesson',
    'Storekeeper sets up the shelves in advance',
    'Clubs that rent a hall should get a key',
    'Players who report a fault want to see what became of it',
    'Those who lost a key should be able to open the locker',
    'Halls booked before noon must be confirmed the same day',
    'A no-show costs the full price',
    'Loan the net to the neighbours',
    'Guests complained about the cold showers',
    'Invoices sent twice to the same club',
    'Members who pay late lose their slot',
    'The plan switches to winter hours in October',
    'Balls are kept in the cellar',
  ])('is none in "%s"', (text) => {
    expect(isPlainName(text, people)).toBe(false);
  });

  it.each(['Laundry arrives late', 'Gear disappears from the hall', 'Equipment goes missing'])(
    'is none where a word follows it that is no name: "%s"',
    (text) => {
      expect(isPlainName(text, people)).toBe(false);
    },
  );
});
