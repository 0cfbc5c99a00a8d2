import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Millrace',
  description:
    'Millrace plans the work of a saw mill. Sawyers log their hours and breaks and note faults. Shift leads approve hours, close shifts and order blades. Buyers order timber, sign for deliveries and pay invoices. Clerks export the hours every month.',
};

function drafted(idea: string): string {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product });
  return [userStory, ...acceptanceCriteria].join('\n');
}

describe('a statement in the present', () => {
  it.each([
    ['Buyers sign the delivery note on the phone', 'I want to sign the delivery note on the phone'],
    ['Sawyers log hours on the phone', 'I want to log hours on the phone'],
    ['Shift leads approve the hours every Friday', 'I want to approve the hours every Friday'],
    ['Orders are confirmed within 24 hours', 'Orders are confirmed within 24 hours.'],
    ['Hours without a shift are rejected', 'Hours without a shift are rejected.'],
    ['Approved hours are locked', 'Approved hours are locked.'],
    ['Buyers get a copy of the signed hours', 'I want to get a copy of the signed hours'],
    ['Sawyers take a break after four hours', 'I want to take a break after four hours'],
    ['Sawyers log breaks every day', 'I want to log breaks every day'],
    ['Deleted shifts stay in the bin for 14 days', 'Deleted shifts stay in the bin for 14 days.'],
    ['Wages are paid twice a month', 'Wages are paid twice a month.'],
    ['Orders are released at noon when nobody objects', 'Orders are released at noon when nobody objects.'],
    ['Passwords expire after 60 days', 'Passwords expire after 60 days.'],
    ['Only clerks see the wages', 'Only clerks can see the wages.'],
    ['Orders above 900 euros need two signatures', 'Orders above 900 euros need two signatures.'],
  ])('that names no harm is how it shall be: "%s"', (idea, expected) => {
    expect(drafted(idea)).toContain(expected);
    expect(draftStory({ idea, product }).userStory).not.toMatch(/no longer|spared|problem/);
  });

  it.each([
    ['Sawyers bring blades back broken', /want to keep sawyers from bringing blades back broken/],
    ['Sawyers search the yard for hours', /no longer|spared|less time/],
    ['Clerks spend two hours on the export', /less time/],
    ['Deleted shifts stay in the list for days', /not stay|from staying|no longer/],
    ['Buyers pay the delivery twice when they order twice', /no longer pay the delivery twice/],
    ['Buyers phone the mill to ask when the truck comes', /see when the truck comes/],
  ])('with hours that are lost or people who phone is a complaint: "%s"', (idea, expected) => {
    expect(drafted(idea)).toMatch(expected);
  });
});

describe('what is told of a deed', () => {
  it('is not told of the phone with which it is done', () => {
    expect(drafted('Buyers sign on the phone')).not.toMatch(/The phone (?:is|can)/);
  });

  it('is told of a month or of hours as of any other thing', () => {
    expect(drafted('Lock a month after it is exported')).toContain('The month is shown as locked');
  });

  it('is not what is said along with it', () => {
    expect(drafted('Reject hours with a comment')).not.toMatch(/Hours without a comment/i);
    expect(drafted('Reject orders with a discount')).toMatch(/without a discount/i);
  });
});

describe('what does not do what it should', () => {
  it.each([
    ['Passwords are hard to guess', 'have passwords hard to guess'],
    ['Data is hard to steal', 'have data hard to steal'],
  ])('stays hard where that is good: "%s"', (idea, expected) => {
    expect(drafted(idea)).toContain(expected);
    expect(drafted(idea)).not.toMatch(/easy to|not hard to/);
  });

  it.each(['The vault is hard to open', 'Logins are hard to share'])('is not made easy unasked: "%s"', (idea) => {
    expect(drafted(idea)).not.toContain('easy to');
  });

  it.each([
    ['Sign-up does not work with Google', 'have the sign-up work with Google'],
    ['Export is slow', 'have the export take less time'],
    ['Delivery notes are hard to read', 'have delivery notes easy to read'],
    ['The blade list does not work offline', 'use the blade list offline'],
    ['Booking button is hard to find', 'find the booking button'],
    ['Waiting list does not move up', 'have the waiting list move up'],
    ['Gate opens too slowly', 'The gate opens faster than today.'],
    ['The price list is slow', 'see the price list at once'],
  ])('is to do it: "%s"', (idea, expected) => {
    expect(drafted(idea)).toContain(expected);
  });
});

describe('what is meant to be as it is', () => {
  it.each([
    ['The archive shows shifts that were archived', 'have the archive show shifts that were archived'],
    ['The history lists orders that are closed', 'have the history list orders that are closed'],
    ['The log of the mill contains orders that are closed', 'have the log of the mill contain orders that are closed'],
    ['The report contains shifts that were cancelled', 'have the report contain shifts that were cancelled'],
    ['The calendar shows days that are fully booked', 'have the calendar show days that are fully booked'],
    ['The banner stays visible until it is closed', 'have the banner stay visible until it is closed'],
    ['Error messages stay on the screen for 10 seconds', 'have error messages stay on the screen for 10 seconds'],
    ['Deleted hours stay in the list for 30 seconds', 'Deleted hours stay in the list for 30 seconds.'],
    ['The blade list is mirrored every night', 'have the blade list mirrored every night'],
    ['Closed orders are still in the archive', 'have closed orders in the archive'],
  ])('is not forbidden: "%s"', (idea, expected) => {
    expect(drafted(idea)).toContain(expected);
    expect(draftStory({ idea, product }).userStory).not.toMatch(/no longer|keep .* from|problem/);
  });

  it('is not what the plan still shows of what is deleted', () => {
    expect(drafted('The calendar shows shifts that were deleted')).toContain('have the calendar no longer show');
  });
});

describe('what a fault and a rule do not say', () => {
  it.each([
    [
      "Blades over 200 euros need the shift lead's approval",
      "Blades over 200 euros need the shift lead's approval.",
      /lead's (?:is|comes|that)|lead's?es/,
    ],
    ['Export fails without a reason', 'The export does not fail without a reason.', /[Ww]ith the reason/],
    ['Lists jump while I scroll', 'Lists do not jump while', /jump again/],
    [
      'Timber orders over 500 euros can be paid in parts',
      'Timber orders over 500 euros are paid in parts.',
      /exactly 500 euros is not paid/,
    ],
  ])('is no criterion: "%s"', (idea, criterion, unwanted) => {
    const { acceptanceCriteria } = draftStory({ idea, product });
    expect(acceptanceCriteria.join('\n')).toContain(criterion);
    expect(drafted(idea)).not.toMatch(unwanted);
  });

  it.each([
    ['Why is the waiting list empty?', 'see why the waiting list is empty'],
    ['Search shows blades that are lost', 'have the search no longer show blades that are lost'],
    ['Buyers who cancel twice lose their discount', 'Buyers who cancel twice lose their discount.'],
    ['Not every sawyer has a phone', 'Not every sawyer has a phone.'],
    ['Invoices list shifts that were cancelled', 'Invoices no longer list shifts that were cancelled.'],
    ['A shift lasts eight hours', 'A shift lasts eight hours.'],
  ])('leaves the sentence whole and the right way round: "%s"', (idea, expected) => {
    expect(drafted(idea)).toContain(expected);
  });
});
