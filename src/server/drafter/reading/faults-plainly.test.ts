import { describe, expect, it } from 'vitest';
import { faultsPlainly } from './faults-plainly.ts';

describe('a fault of a screen or a file', () => {
  it.each([
    ['The button does nothing on the second click', 'The button should react on the second click'],
    ['The status never changes after the order is placed', 'The status should change after the order is placed'],
    ['The form forgets what I typed when I go back', 'The form should keep what I typed when I go back'],
    ['The export leaves out cancelled orders', 'The export should include cancelled orders'],
    [
      'Tickets sold at the desk do not show up in the statistics until the next day',
      'Tickets sold at the desk should be shown in the statistics at once',
    ],
    [
      'We lose an hour every morning because the till and the booking system show different numbers',
      'The till and the booking system should show the same numbers so that we do not lose an hour every morning',
    ],
    ['The filter resets after each search', 'The filter should be kept after each search'],
    ['The cart is lost after I log in', 'The cart should be kept after I log in'],
    ['The price is different on the phone', 'The price should be the same on the phone'],
    ['Names with an umlaut are shown as question marks', 'Names with an umlaut should not be shown as question marks'],
    ['Reminders go to members who left last year', 'Reminders should not go to members who left last year'],
    ['Long films fail to upload', 'It should be possible to upload long films'],
    ["The wallet won't open on the train", 'It should be possible to open the wallet on the train'],
    ['Films of the choir do not play on the phone', 'It should be possible to play films of the choir on the phone'],
    [
      'Long films fail to upload and the author gets no message',
      'Authors should be able to upload long films. They should get a message when that fails',
    ],
    [
      "Long films won't upload, and there is no error message",
      'It should be possible to upload long films. There should be a message when that fails',
    ],
    ['Transfers sometimes fail to go through', 'Transfers should go through'],
    ['The plan of the hall fails to load after a change', 'The plan of the hall should load after a change'],
    ['Confirmation mails end up in the junk folder', 'Confirmation mails should not end up in the junk folder'],
  ])('%s', (told, plainly) => {
    expect(faultsPlainly(told)).toBe(plainly);
  });

  it.each([
    'The password never changes',
    'The price does not change after the order is placed',
    'Authors fail to upload their films',
    'Long films fail to upload and the author is angry',
    'Hidden rooms do not appear in the search',
    'The report leaves out nothing. It is fine.',
    'The day resets at midnight',
    'The list goes to the office',
    'The price is different for members',
  ])('is none: %s', (told) => {
    expect(faultsPlainly(told)).toBe(told);
  });
});
