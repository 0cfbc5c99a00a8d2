import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const hillshop = {
  name: 'Hillshop',
  description:
    'An online shop for climbing gear. Shoppers fill a basket and pay by card. Merchants list products, set prices and ship orders. Support agents answer questions and issue refunds.',
};
const quietdesk = {
  name: 'Quietdesk',
  description:
    'Help desk software for schools. Parents open tickets. Agents answer tickets and log calls, move tickets between teams and write texts. Team leads watch response times.',
};

function told(product: { name: string; description: string }, idea: string): string {
  const { userStory, acceptanceCriteria, openQuestions } = draftStory({ idea, product });
  return [userStory, ...acceptanceCriteria, ...openQuestions].join('\n');
}

describe('what most products have', () => {
  it.each([
    [hillshop, 'Shoppers should be able to apply a coupon code', /has run out or is not known is refused/],
    [hillshop, 'Let merchants create coupons', /A second coupon with the same name is refused/],
    [hillshop, 'Gift cards for shoppers', /What a gift card does not cover can be paid in another way/],
    [hillshop, 'Guest checkout', /What needs an account is not offered/],
    [hillshop, 'Let shoppers delete their account', /nobody can sign in with the account/],
    [hillshop, 'Let merchants hide a product', /A search by anybody else does not find a product that is hidden/],
    [hillshop, 'Let merchants schedule a sale', /The sale begins by itself at the time that was set/],
    [hillshop, 'Price alerts for products on the wish list', /The price before and the new one stand in the message/],
    [hillshop, 'Abandoned basket reminder', /once what is in the abandoned basket has been bought/],
    [hillshop, 'Stock alerts for merchants', /What runs low and how much of it is left/],
    [hillshop, 'Let merchants duplicate a product', /A change to the copy leaves the first product as it was/],
    [hillshop, 'Let shoppers return a product', /The money for the product goes back once it has arrived/],
    [hillshop, 'Let merchants revoke an API key', /A call with the key is refused from that moment on/],
    [quietdesk, 'Let agents merge two tickets', /before the agent has seen the tickets side by side/],
    [quietdesk, 'Merge of two tickets', /want to merge two tickets/],
    [quietdesk, 'Let parents reopen a closed ticket', /The ticket is listed among the open ones again/],
    [quietdesk, 'Let agents snooze a ticket', /At the time chosen the ticket stands in the list again/],
    [quietdesk, 'Ticket priorities', /A ticket without a priority stands behind the others/],
    [quietdesk, 'Escalation of tickets older than two days', /A ticket that was dealt with in time is not escalated/],
    [quietdesk, 'Internal notes on tickets', /An answer that goes out carries none of the internal notes/],
    [quietdesk, 'Out-of-office mode for agents', /After the last day it ends by itself/],
    [quietdesk, 'Keyboard shortcuts for agents', /A shortcut does nothing while the agent types text/],
    [quietdesk, 'File attachments up to 20 MB', /want to add file attachments/],
    [quietdesk, 'Reminder the day before a visit', /want to get a reminder the day before a visit/],
    [quietdesk, 'Undo for deleted contacts', /want to restore deleted contacts/],
    [quietdesk, 'Contact import from a CSV file', /want to import contacts from a CSV file/],
  ])('%#: %s', (product, idea, expected) => {
    expect(told(product, idea)).toMatch(expected);
  });

  it.each([
    [hillshop, 'Shoppers should see the delivery date before they pay', /held up|Each step that/],
    [hillshop, 'Let shoppers hide a product', /shown to nobody but/],
    [hillshop, 'Shoppers want to pay at the counter with their phone', /charges the phone|leaves the phone/],
    [quietdesk, 'Let agents change the priority of a ticket', /priority that is closed/],
    [quietdesk, 'Let agents see a ticket with priority', /the most urgent first/],
    [quietdesk, 'Let agents approve the time sheets of a week', /overlaps another/],
    [quietdesk, 'Remind agents of an open question', /has been paid/],
    [quietdesk, 'Dark mode for agents', /on and off/],
  ])('not where it means something else, %#: %s', (product, idea, wrong) => {
    expect(told(product, idea)).not.toMatch(wrong);
  });
});

const coldhall = {
  name: 'Coldhall',
  description:
    'Event platform for a concert hall. Organisers create events and sell tickets. Visitors buy tickets and choose seats. Door staff scan tickets.',
};

describe('criteria that fit the thing', () => {
  it.each([
    [coldhall, 'Seat map', /A seat that is taken already cannot be chosen on the map/],
    [coldhall, 'Early bird tickets until 1 May', /offer early bird tickets until 1 May/],
    [coldhall, 'Attendee badges', /want to print attendee badges/],
    [coldhall, 'Let visitors book a family ticket', /When no family ticket is left/],
    [coldhall, 'Let door staff scan the passport of a visitor', /What cannot be read is left empty and marked/],
    [
      coldhall,
      'Let organisers upload seat prices from a spreadsheet',
      /A row that cannot be read as a seat price is listed/,
    ],
    [coldhall, 'Order confirmation by e-mail', /An order confirmation that was sent is listed/],
    [coldhall, 'Menu suggestions for the evening', /Each suggested menu is shown/],
    [coldhall, 'Let door staff assign a letter to a folder', /The letter is listed with what it belongs to/],
    [coldhall, 'Let the door staff remind visitors of unpaid invoices', /No reminder is sent once the unpaid invoice/],
    [coldhall, 'Test with random questions for door staff', /the test was handed in/],
    [coldhall, 'Let visitors upgrade a ticket', /What was paid for the ticket before is taken off the price/],
    [hillshop, 'Let shoppers freeze a gift card', /A payment with a gift card that is frozen is refused/],
    [quietdesk, 'Release notes for agents', /release notes, so/],
    [quietdesk, 'Archive page with all closed tickets', /an archive page with all closed tickets/],
    [quietdesk, 'Let agents watch a ticket', /told as soon as there is news of the ticket/],
    [quietdesk, 'Let agents move a ticket to another board', /What was written for the ticket goes along with it/],
    [quietdesk, 'Let agents block a day in the calendar', /A time that is blocked cannot be booked by anybody/],
    [quietdesk, 'Task dependencies for agents', /Two that would wait for each other are refused/],
    [quietdesk, 'Due dates with a reminder', /What is not done by its last day is marked as overdue/],
    [hillshop, 'Let shoppers reorder their last order', /What is no longer available is left out of the order/],
    [hillshop, 'Minimum order of 15 euro', /What is exactly as much is accepted/],
    [hillshop, 'Let shoppers accept a quote', /A quote that was accepted can no longer be changed/],
    [
      hillshop,
      'Let shoppers download their invoices as PDF',
      /Nobody can download an invoice that belongs to somebody/,
    ],
    [hillshop, 'Let merchants report a damaged parcel', /A report without the details asked for is refused/],
    [hillshop, 'Let shoppers sign on the phone', /The signature is kept with the name and the time/],
    [hillshop, 'Contactless delivery for shoppers', /ontactless delivery/],
    [quietdesk, 'Let agents share a text by a read-only link', /Whoever opens the link cannot change the text/],
  ])('%#: %s', (product, idea, expected) => {
    expect(told(product, idea)).toMatch(expected);
  });

  it.each([
    [coldhall, 'The system shall lock an account for 15 minutes after 5 wrong passwords', /with the right frees it/],
    [coldhall, 'Show organisers a preview of the ticket in dark mode', /turn dark mode off/],
    [coldhall, 'The system must accept only one ticket per visitor', /approved|nobody decides/],
    [coldhall, 'Let visitors extend all their bookings at once', /are chosen/],
    [coldhall, 'Monthly budget for organisers with a warning at 80 percent', /go past the limit is refused/],
    [quietdesk, 'Let team leads see which parents have read the text', /is not listed/],
    [quietdesk, 'Let agents undo a bulk change of tickets', /are chosen/],
    [coldhall, 'Let visitors speed up a video', /on the way|on its way/],
    [coldhall, 'Certificate with a QR code', /after the scan/],
    [coldhall, 'Deadline calendar with warnings', /handed in/],
    [coldhall, 'Let organisers see where readers stop reading', /change of place/],
  ])('and none that does not, %#: %s', (product, idea, wrong) => {
    expect(told(product, idea)).not.toMatch(wrong);
  });
});
