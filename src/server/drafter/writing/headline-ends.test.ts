import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { bansOf } from './headline-bans.ts';

const product = {
  name: 'Sternwart',
  description:
    'Sternwart runs the bookings of public observatories. Visitors book evenings and pay for them, guides lead the tours, and the office plans the evenings and answers visitors.',
};

function headline(idea: string): string {
  return draftStory({ idea, product }).headline;
}

describe('a headline ends where a phrase does', () => {
  it.each([
    // What a list goes on with: all of it or nothing.
    ['Evening plan editor with tours, breaks and guest talks', 'Evening plan editor'],
    ['Tour voucher as a PDF with the star map, seats and a short code', 'Tour voucher as a PDF'],
    // What a verb says nothing without.
    [
      'Can guides see at which stop of a tour most visitors leave?',
      /^(?:See at|At) which stop (?:of tour )?most visitors leave$/,
    ],
    ['As a guide, I want to record a note on my phone right after the tour', 'Record note on phone right after tour'],
    ['As a visitor, I want to comment on the pictures shared with me', 'Comment on the shared pictures'],
    // Before letters that stand for a name no article is missed.
    ['As a guide, I want to export the plan of an evening as a PDF', 'Export the plan of an evening as PDF'],
    // How long it has been so.
    ['As a guide, I want to see which tours have not been booked for two years', 'Tours not booked for two years'],
    [
      'The system should cancel a booking that has not been paid within 3 days',
      'Cancel a booking not paid within 3 days',
    ],
    [
      'Let visitors withdraw a tour request that has not been confirmed yet',
      'Withdraw a tour request not confirmed yet',
    ],
    // The case, where there is room for it without articles.
    ['The system should refuse a booking when the guide is ill', 'Refuse a booking when the guide is ill'],
  ])('%s', (idea, expected) => {
    expect(headline(idea)).toMatch(expected);
  });

  it.each([
    ['Let guides move a tour from one evening to another', 'Move a tour from one evening to another'],
    ['Visitors can turn the reminders on and off', 'Turn the reminders on and off'],
  ])('keeps what belongs together: %s', (idea, expected) => {
    expect(headline(idea)).toMatch(expected);
  });
});

describe('what is not to be there', () => {
  it.each([
    ['the seat number is no longer printed on the back of the ticket', ['no seat number on the back of the ticket']],
    [
      'an online refund is not accepted under 12 hours before the tour',
      ['no online refund under 12 hours before the tour'],
    ],
    [
      'the exact place of the tower is no longer shown before the booking is paid',
      [
        'no exact place of the tower before the booking is paid',
        'hide exact place of the tower until the booking is paid',
      ],
    ],
    [
      'names of visitors are not shown to guides during the tour',
      ['hide names of visitors from guides during the tour'],
    ],
    // To nobody but somebody: no headline is made of half of it.
    ['names of visitors are not shown to anyone but their guide', []],
    ['the same tour is not allowed on two evenings', []],
    ['guides cannot see a phone number once the tour is over', ['hide a phone number once the tour is over']],
    ['guides cannot see a phone number', []],
  ])('%s', (text, forms) => {
    expect(bansOf(text)).toEqual(forms);
  });
});
