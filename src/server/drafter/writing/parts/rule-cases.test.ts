import { beforeAll, describe, expect, it } from 'vitest';
import { loadWink } from '../../language/wink.ts';
import { ruleCases } from './rule-cases.ts';

beforeAll(() => {
  loadWink();
});

const roles = new Set(['skier', 'tenant', 'warden', 'caterer', 'pupil']);

function cases(rule: string): readonly string[] {
  return ruleCases({ rule, roles, idea: rule, isLaidDown: true }).map(({ text }) => text);
}

describe('the cases that a rule raises', () => {
  it.each([
    [
      'Skiers without a pass are not listed in the draw.',
      'Skiers with a pass are listed in the draw.',
      'A skier without a pass can see what is missing.',
    ],
    [
      'A lift whose rope is worn cannot be started.',
      'A lift whose rope is not worn can be started.',
      'Whoever tries to start a lift all the same is told that its rope is worn.',
    ],
    [
      'Tickets are kept for two years and then deleted.',
      'Before two years are over, tickets are not deleted.',
      'A ticket shows on which day it is deleted.',
    ],
    [
      'Wardens check the brake before they can start a tour.',
      'A warden who has not checked the brake cannot start a tour.',
      'A warden who is refused is told what is still to be done.',
    ],
    [
      'Every new tenant is approved by the warden.',
      'A new tenant whom nobody has approved yet is shown as waiting.',
      'Who has approved the new tenant, and when, can be looked up.',
    ],
    [
      'At most three pupils can share a sledge.',
      'A fourth pupil is refused with a message that names the limit of three.',
      'As soon as one of the three pupils gives it up, another pupil can share a sledge.',
    ],
    [
      'More than three pupils cannot share a sledge.',
      'A fourth pupil is refused with a message that names the limit of three.',
      'As soon as one of the three pupils gives it up, another pupil can share a sledge.',
    ],
    [
      'Tenants can only see their own bills, never those of others.',
      'Bills of others cannot be seen by a tenant.',
      'A link to a bill of somebody else opens nothing for a tenant.',
    ],
    [
      'There is at least one warden for every ten pupils.',
      'With fewer than that, a message names how many are missing.',
      'Exactly one warden for every ten pupils is enough.',
    ],
    [
      'No reading can be changed after approval, except by the warden.',
      'Before approval, a reading can be changed as before.',
      'After approval, whoever else tries to change a reading is told that only the warden can.',
    ],
    [
      'A stove can be lit again only after the warden has inspected it and signed for it.',
      'Until then, a stove cannot be lit again.',
      'Whoever asks why not is told which of it is still missing.',
    ],
    [
      'Only one open order per tenant and day is allowed.',
      'A second open order of the same tenant on the same day is refused with a message that names the limit of one.',
      'On the next day, an open order is accepted again.',
      'For another tenant, an open order is accepted as well.',
    ],
    [
      'A tenant can only have one open request, unless the warden allows a second.',
      'Unless the warden allows a second, a second open request is refused with a message that names the limit of one.',
    ],
    [
      'The payout is frozen until the dispute is settled.',
      'Once the dispute is settled, the payout is no longer frozen.',
    ],
    [
      'Skiers who are more than ten minutes late are not let in.',
      'Skiers who are exactly ten minutes late can still be let in.',
    ],
    [
      'Bills under 5 euros are not collected but carried over to the next year.',
      'Bills of exactly 5 euros are still collected.',
      'A bill that is not collected shows the minimum of 5 euros as the reason.',
    ],
    [
      'There are no more than six trays per oven.',
      'A seventh tray for the same oven is refused with a message that names the limit of six.',
      'The trays of one oven do not count for another.',
    ],
    [
      'There are at most two open requests per tenant.',
      'A third open request of the same tenant is refused with a message that names the limit of two.',
      'As soon as a tenant has fewer than two again, another open request is accepted.',
    ],
    [
      'There is only one locker per pupil.',
      'A second locker for the same pupil is refused with a message that names the limit of one.',
      'For another pupil, a locker is accepted as well.',
    ],
    [
      'A skier cannot have more than one lesson on the same day.',
      'A second lesson on the same day is refused with a message that names the limit of one.',
      'On the next day, a lesson is accepted again.',
    ],
    [
      'Tenants can move a date at most twice.',
      'Tenants cannot move a date a third time, and a message names the limit of two.',
      'Each date is counted on its own.',
    ],
    [
      'At least two wardens sign orders over 900.',
      'With only one signature, an order over 900 goes no further.',
      'Two signatures of the same person count as one.',
    ],
    [
      'No more than three caterers can be on site at noon.',
      'A fourth caterer is refused with a message that names the limit of three.',
    ],
  ])('how many: %s', (rule, ...expected) => {
    expect(cases(rule)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    [
      'Claims older than four weeks are not paid.',
      'Claims that are exactly four weeks old are still paid.',
      'A claim that is not paid shows the limit of four weeks as the reason.',
    ],
    [
      'Tenants with open bills over 80 euros cannot book the laundry.',
      'Tenants with open bills of exactly 80 euros can still book the laundry.',
      'A tenant who is refused is told of the limit of 80 euros.',
    ],
    ['Pupils under 14 years cannot enter the lab.', 'Pupils who are exactly 14 can still enter the lab.'],
    [
      'There are no rentals shorter than 30 minutes.',
      'A rental of exactly 30 minutes is accepted.',
      'A rental shorter than 30 minutes is refused with a message that names the minimum of 30 minutes.',
    ],
    [
      'An event of more than 50 guests needs a first aider.',
      'An event of exactly 50 guests needs no first aider.',
      'As long as the first aider is missing, such an event goes no further.',
    ],
    [
      'Late fees do not go beyond the value of the ski.',
      'A late fee that has reached the value of the ski stays at it.',
    ],
    ['Delivery is free from 40 euros.', 'Below 40 euros, delivery is charged as before.'],
    ['Trips are refunded up to 60 euros a month.', 'What goes beyond 60 euros is not refunded.'],
    ['Lessons under 20 minutes are not possible.', 'Lessons of exactly 20 minutes are still possible.'],
    ['Slots are limited to two hours.', 'A slot of exactly two hours is accepted.'],
    ['Lessons under 20 minutes are not possible.', 'Lessons of exactly 20 minutes are still possible.'],
    ['Slots are limited to two hours.', 'A slot of exactly two hours is accepted.'],
    ['Calls are limited to 60 per hour.', 'In the next hour, the count starts anew.'],
    [
      'A bus carries at most nine pupils.',
      'A tenth pupil for the same bus is refused with a message that names the limit of nine.',
    ],
    ['Every refund over 30 euros needs a signature.', 'A refund of exactly 30 euros needs no signature.'],
    ['Halls cannot be booked more than six months ahead.', 'Halls can still be booked exactly six months ahead.'],
  ])('how much: %s', (rule, ...expected) => {
    expect(cases(rule)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    [
      'A lesson can be cancelled until 12 hours before.',
      'With less than 12 hours left, a lesson can no longer be cancelled, and a message names the limit of 12 hours.',
      'Exactly 12 hours before, a lesson can still be cancelled.',
    ],
    [
      'Menus can be changed until the day before the event.',
      'After the day before the event, menus can no longer be changed.',
    ],
    [
      'Bookings close three hours before the lesson.',
      'With less than three hours left before the lesson, a booking is refused with a message that names the limit of three hours.',
    ],
    ['Moving is free until two days before the trip.', 'Exactly two days before the trip, moving is still free.'],
    ['Guests can stay no longer than four nights in a row.', 'Exactly four nights in a row are possible.'],
    [
      'Empty crates come back within two weeks.',
      'An empty crate that has not come back after two weeks is shown as late.',
    ],
    [
      'Bookings close three hours before the lesson.',
      'With less than three hours left before the lesson, a booking is refused with a message that names the limit of three hours.',
    ],
    ['Moving is free until two days before the trip.', 'Exactly two days before the trip, moving is still free.'],
    ['Guests can stay no longer than four nights in a row.', 'Exactly four nights in a row are possible.'],
    [
      'Empty crates come back within two weeks.',
      'An empty crate that has not come back after two weeks is shown as late.',
    ],
    ['Halls can be booked at most three weeks ahead.', 'Exactly three weeks ahead, halls can be booked.'],
    ['A bench can be reserved for two hours.', 'After two hours, a bench is free again.'],
    ['Vouchers are valid for two years.', 'After two years, vouchers are no longer valid.'],
    ['Drilling is forbidden between 12 am and 2 pm.', 'Before 12 am and after 2 pm, drilling is allowed.'],
    ['The results are not visible before Monday noon.', 'From Monday noon on, the results are visible.'],
    ['Pupils cannot use the chat after 9 pm.', 'Until 9 pm, pupils can use the chat as before.'],
    [
      'A shift cannot be swapped less than six hours before it starts.',
      'A shift can still be swapped exactly six hours before it starts.',
    ],
    [
      'Trips are requested three weeks in advance.',
      'A trip that is requested later is refused with a message that names the three weeks.',
    ],
    [
      'There are nine hours of rest between two shifts.',
      'A second shift that leaves less than nine hours of rest is refused with a message that names the minimum of nine hours.',
    ],
  ])('until when: %s', (rule, ...expected) => {
    expect(cases(rule)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['Only wardens can see the door codes.', 'Nobody else sees the door codes.'],
    ['Chainsaws can only be lent to wardens.', 'Chainsaws cannot be lent to anybody else.'],
    [
      'Medicine can be handed out only by a nurse.',
      'Whoever else tries to hand out medicine is told that only a nurse can.',
    ],
    ['Waste can be dropped off on Fridays only.', 'On any other day, waste cannot be dropped off.'],
    [
      'A bike that another skier has reserved cannot be rented.',
      'Whoever tries to rent such a bike is told that another skier has reserved it.',
      'Any other bike can be rented as before.',
    ],
    [
      'Signed contracts can no longer be changed.',
      'Whoever tries to change such a contract is told that it is signed already.',
      'A contract that is not signed can be changed as before.',
    ],
    ['There are no tours on rainy days.', 'On all other days, tours are possible as before.'],
    [
      'There are no swaps once the plan is final.',
      'A later try is refused with a message that says that the plan is final.',
    ],
    ['Grilling is not allowed except on the terrace.', 'On the terrace, grilling is allowed.'],
    ['Trainees cannot be rostered alone.', 'Together with somebody else, trainees can be rostered as before.'],
    ['Bonus codes cannot be combined with gift cards.', 'Without gift cards, bonus codes can be used as before.'],
    [
      'A bus carries at most nine pupils.',
      'A tenth pupil for the same bus is refused with a message that names the limit of nine.',
    ],
    ['Skiers without a helmet cannot enter the park.', 'With a helmet, skiers can enter the park as before.'],
    ['Tenants with open bills get no new keys.', 'Tenants without open bills still get new keys.'],
    ['Nobody can grade themselves.', 'Everybody can still be graded by others.'],
    ['Dangerous dogs are not allowed.', 'All other dogs are allowed as before.'],
    ['Skiers without a helmet cannot enter the park.', 'With a helmet, skiers can enter the park as before.'],
    ['Tenants with open bills get no new keys.', 'Tenants without open bills still get new keys.'],
    ['Nobody can grade themselves.', 'Everybody can still be graded by others.'],
    ['Wardens cannot approve their own report.', 'The report can be approved by somebody else.'],
    ['Dangerous dogs are not allowed.', 'All other dogs are allowed as before.'],
    [
      'Only plans that have been checked can be published.',
      'Plans that have not been checked cannot be published, and a message says why.',
    ],
    [
      'Gliders under repair are not assigned.',
      'As soon as a glider is no longer under repair, it can be assigned again.',
    ],
    ['Menus are only changed before the kitchen opens.', 'Once the kitchen opens, menus are no longer changed.'],
    ['Wages are not visible to pupils.', 'Search results, messages and files for pupils do not contain wages either.'],
    ['Serial numbers are not used twice.', 'A serial number that is not used yet can be used as before.'],
  ])('for whom and what: %s', (rule, ...expected) => {
    expect(cases(rule)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    'Tenants can see the plan of the week.',
    'The order is paid with a card.',
    'There is a list of all open requests.',
    'A reminder is sent after three days.',
    'Skiers can book a lesson on the phone.',
    'The report shows how many trays were baked per day.',
    'There are two doors per hall.',
    'Pupils can read the news until they are signed out.',
    'The plan is open to all tenants.',
    'Pupils with a half-day card can only come in the morning.',
    'There are fees for guests.',
    'Photos are not shown to guests except for prints until the host has released them.',
  ])('nothing where there is no bound: %s', (rule) => {
    expect(cases(rule)).toEqual([]);
  });
});
