import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const smokery = {
  name: 'Alder',
  description:
    'Alder is for smokehouses. Customers order fish, pick it up and rate it. Smokers load the ovens and note what they smoked, the shop clerk sells at the counter, answers customers and sends receipts, and the owner plans the season and pays the suppliers.',
};

function wish(idea: string): string {
  return /I want to (.+?)(?:, so that .+)?\.$/.exec(draftStory({ idea, product: smokery }).userStory)?.[1] ?? '';
}

describe('what somebody does with what a title names', () => {
  it.each([
    ['Double bookings', /^see double bookings$/],
    ['Crate mix-ups', /^see crate mix-ups$/],
    ['Reminder settings per customer', /^change reminder settings per customer$/],
    ['Messages to customers in their own language', /^read messages in my own language$/],
    ['Rotating oven duties every week', /^(?:set up|have) rotating oven duties every week$/],
    ['Delivery address change', /^change the delivery address$/],
    ['Oven key handover', /^hand over oven keys$/],
    ['Crate return at the counter', /^return crates at the counter$/],
    ['Bulk mail', /^send bulk mail$/],
    ['Pick-up queue position', /^see my place in the pick-up queue$/],
    ['Moisture readings of the wood in the log', /^record moisture readings of the wood in the log$/],
    ['Rush orders first', /^see rush orders first$/],
    ['Offer comparison', /^compare offers$/],
    ['Bulk price for restaurants', /^see a bulk price/],
    ['Smoke and heat as a curve', /^see smoke and heat as a curve$/],
    ['Ovens to be cleaned today', /^see ovens to be cleaned today$/],
    ['Crates not returned by restaurants', /^see crates not returned by restaurants$/],
    ['Orders: cancel, move, repeat', /^cancel orders$/],
    ['Supplier list: add, remove, search', /^add entries of the supplier list$/],
    ['Report for the owner: last 3 months on one page', /^see a report with the last 3 months on one page$/],
    ['Error messages are not helpful', /^understand the error messages$/],
    ['Reminder for customers two days before the pick-up', /^get a reminder two days before the pick-up$/],
  ])('%s', (idea, told) => {
    expect(wish(idea)).toMatch(told);
  });

  it.each([
    ['a trial that ends by itself is no number of things', 'Trial month which ends by itself', /^(?!see)/],
    ['fields are no deeds', 'Order form: name, date', /^(?!name|date)/],
    ['a shift is not handed over like a key', 'Shift handover', /^(?!hand over shifts)/],
    ['a change of the weather is nobody’s deed', 'Season change', /^(?!change the season)/],
    ['what is smoked is ordered', 'Smoke and pack eels as a gift', /^(?!see)/],
    ['an order in bulk stays one', 'Bulk delete old orders', /^delete old orders in bulk$/],
  ])('%s', (_, idea, told) => {
    expect(wish(idea)).toMatch(told);
  });
});
