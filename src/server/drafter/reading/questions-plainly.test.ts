import { expect, it } from 'vitest';
import { questionsPlainly } from './questions-plainly.ts';

it.each([
  ['What if guests could pay on board and settle later?', 'Guests should be able to pay on board and settle later.'],
  ['When will I be able to pay with vouchers?', 'I should be able to pay with vouchers.'],
  ['Why is the gate only shown after payment?', 'The gate should be shown before payment.'],
  ['Who can see my bookings?', 'I want to see who can see my bookings.'],
  ["Can the train's delay be shown on the ticket page?", "The train's delay should be shown on the ticket page."],
  ['Are we able to tell which bikes are too long?', 'We want to see which bikes are too long.'],
  ['Who can cancel a seat? Only the office should.', 'Who can cancel a seat? Only the office should.'],
  ['When will the report be sent?', 'When will the report be sent?'],
])('%s', (asked, plainly) => {
  expect(questionsPlainly(asked)).toBe(plainly);
});
