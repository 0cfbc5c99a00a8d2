import { describe, expect, it } from 'vitest';
import { negativesPlainly } from './negatives-plainly.ts';

describe('what nobody wants any more', () => {
  it.each([
    ["Owners don't want a mail after each night", 'Do not send owners a mail after each night'],
    [
      'Owners should not see the prices of others, only the dates.',
      'Owners should not see the prices of others. Owners should see only the dates.',
    ],
    ['Guests may not use the boats! Only the canoes', 'Guests may not use the boats. Guests may use only the canoes.'],
    ["We don't need a mail after each night", 'Do not send a mail after each night'],
    ['Get rid of the mail after each night', 'Do not send a mail after each night'],
    ['Remove the reminders before each tide', 'Do not send reminders before each tide'],
    ['A mail after each night is too much', 'Do not send a mail after each night'],
    ['Nobody reads the mails after each night, stop them', 'Do not send mails after each night'],
    [
      'Instead of a mail after each night send one a week',
      'I want to get one mail a week instead of a mail after each night',
    ],
    ['Not a mail after each night, but one a week', 'I want to get one mail a week instead of a mail after each night'],
    ['Instead of a plan show a list', 'Show a list instead of a plan'],
    ['Owners should not need an account to book', 'Owners should be able to book without an account'],
    ['Owners should not need an account to book a berth', 'Owners should be able to book a berth without an account'],
    [
      "I'd rather not have every temporary clerk see the wages",
      'We do not want every temporary clerk to see the wages',
    ],
    ['We would prefer not to have owners enter the price', 'We do not want owners to enter the price'],
    ["I don't want owners calling me at night", 'We do not want owners to call me at night'],
    ["I'd rather not have my number there", "I'd rather not have my number there"],
    ['Owners do not want calls to be recorded', 'Calls should not be recorded'],
    ['Nobody should have to call the office', 'I do not want to have to call the office'],
    ['It should not be necessary to call the office', 'I do not want to have to call the office'],
    ["It shouldn't be necessary for owners to call", 'Owners should not have to call'],
    ['Owners should no longer have to call', 'Owners should not have to call'],
    ['There should be no double bookings', 'No double bookings'],
    ['Avoid double bookings', 'No double bookings'],
    ['Make double bookings impossible', 'Double bookings should not be possible'],
    ["Don't log me out after five minutes", 'I do not want to be logged out after five minutes'],
    ['Stop mailing owners after each night', 'Owners do not want to be mailed after each night'],
  ])('is told by those who are spared it: %s', (text, plain) => {
    expect(negativesPlainly(text)).toBe(plain);
  });

  it.each([
    'Owners must not change the fees, only the office may.',
    'Owners should not see the prices, only if they ask',
    'Remove the mail from the list',
    'Owners do not want to call twice',
    'Owners do not need to call guests back',
    'Not every owner reads English, but the page is only in English',
    'We do not need text on the label',
    'Owners do not want a plan',
    'Get rid of the old plan',
    'There should be no fee for members',
    'A mail after each night',
    'Owners should not need to call',
  ])('stays as it was: %s', (text) => {
    expect(negativesPlainly(text)).toBe(text);
  });
});
