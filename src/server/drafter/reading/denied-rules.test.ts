import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Kiln Corner',
  description:
    'Kiln Corner is the booking app of a pottery studio. Members book a wheel, pay for firings and join courses. Staff manage the kiln, the courses and the bills.',
};

function drafted(idea: string): string {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product });
  return [userStory, ...acceptanceCriteria].join('\n');
}

describe('a rule that is told as what is not or cannot be done', () => {
  it.each([
    ["Glazed samples can't be exchanged, that's our policy.", /samples are not exchanged/],
    ["Cut-price clay can't be returned. That's the law.", /clay is not returned/],
    ['Late fees are not refunded, that is in our terms.', /ate fees are not refunded/],
    ["A firing isn't refunded when a member cancels less than 3 days before it.", /firing is not refunded when/],
    ['A kiln with a running programme cannot be closed.', /running programme is not closed/],
    ['Courses with open places are not cancelled.', /open places are not cancelled/],
    ['Opened bags of clay cannot be returned.', /bags of clay are not returned/],
    ['Guests cannot fire a piece without signing the waiver.', /cannot fire a piece without signing the waiver/],
    ['Pieces without a name are not paid.', /without a name are not paid/],
    ['Firings under 3 kilos are not counted.', /under 3 kilos are not counted/],
    ['Unused clay is not paid.', /nused clay is not paid/],
    ['Members cannot change bookings that are paid.', /cannot change bookings that are paid/],
    ['Redeemed vouchers cannot be transferred.', /edeemed vouchers are not transferred/],
    ['Course fees are not refunded.', /ourse fees are not refunded/],
    ['Bookings cannot be moved on the day of the course.', /ookings are not moved on the day/],
    ['Members without a signed waiver cannot book.', /without a signed waiver cannot book/],
    ['Staff cannot close a course with unpaid bills.', /cannot close a course with unpaid bills/],
    ['Pieces with no label are not shipped.', /with no label are not shipped/],
    ['Breaks under 15 minutes are not paid.', /under 15 minutes are not paid/],
    ['Hours without approval are not paid.', /without approval are not paid/],
    ['Breaks are not paid.', /reaks are not paid/],
    ['Reserved books cannot be extended.', /eserved books are not extended/],
    ['Readers with an expired card cannot borrow books.', /expired card cannot borrow books/],
    ['Readers with an expired card cannot renew their books.', /expired card cannot renew their books/],
    ['Members who do not collect within 30 days lose their place.', /within 30 days lose their place/],
  ])('is told as the rule it is: "%s"', (idea, expected) => {
    expect(drafted(idea)).toMatch(expected);
  });

  it.each([
    ['Bills cannot be printed on a tablet.', /want to print bills on a tablet/],
    ['The course list is not shown when I am offline.', /course list shown when I am offline/],
    ['Reminders are not sent if the kiln is late.', /reminders are sent if the kiln is late/],
    ["Staff can't check in a member without typing the name twice.", /want to check in a member without typing/],
    ["Members can't order clay without logging in again.", /want to order clay without logging in/],
    ['Members without a phone cannot book.', /without a phone can book/],
    ['Members cannot change their bookings on a phone.', /want to change my bookings on a phone/],
    ['Archived books cannot be restored.', /want to restore archived books/],
    ['Locked accounts cannot be reopened.', /want to reopen locked accounts/],
    ['Cancelled reservations cannot be restored.', /want to restore cancelled reservations/],
    ['Expired cards cannot be extended.', /want to extend expired cards/],
    ['Expired cards cannot be renewed.', /want to renew expired cards/],
    ['Blocked cards cannot be extended.', /want to extend blocked cards/],
    ['Overtime is not paid.', /want to have the overtime paid/],
    ['Travel time is not counted.', /want to have travel time counted/],
    ['Holidays are not paid.', /want to have holidays paid/],
    ['The trip to the client is not paid.', /want to have the trip to the client paid/],
    ['Uploads over 10 MB are not processed.', /want to have uploads over 10 MB processed/],
    ['Files over 5 MB are not delivered.', /want to have files over 5 MB delivered/],
    ['Courses without a date are not shown.', /want to have courses without a date shown/],
    ['Books without a cover are not shown.', /want to have books without a cover shown/],
    ['Readers with an expired card cannot renew it.', /want to renew it/],
    ['Readers with an expired card cannot renew their card.', /want to renew my card/],
    ['Reservations cannot be cancelled at night.', /want to cancel reservations at night/],
    ['Bookings with an umlaut in the name cannot be saved.', /want to save bookings with an umlaut/],
  ])('stays a complaint where it is one: "%s"', (idea, expected) => {
    expect(drafted(idea)).toMatch(expected);
  });
});

describe('what those who run it do not do', () => {
  it.each([
    ['Show the price before booking, we never hide fees', /so that .*hide fees/],
    ["Staff should be able to lock a wheel, we don't let people book a broken one", /so that .*let people/],
    ['A photo is blurred by default. After a year we delete it, we do not keep it around.', /so that .*keep it around/],
  ])('is no reason turned round: "%s"', (idea, unwanted) => {
    expect(drafted(idea)).not.toMatch(unwanted);
  });

  it('is a trouble where they lack something', () => {
    expect(drafted('Staff want a list of open bills because we do not know who has paid')).toMatch(
      /so that .*know who has paid/,
    );
  });
});

describe('a fact as a reason', () => {
  it.each([
    "I'd like members to choose a glaze when booking, because we get asked about it in the studio but nobody has time.",
    "I'd like members to add a firing on the last day of the course, since we get asked that at the door and then it's too late.",
  ])('is not told where it is long or of those who tell it: "%s"', (idea) => {
    expect(drafted(idea)).not.toMatch(/does not matter that|allows for the fact/);
  });
});

describe('what somebody need not do', () => {
  it.each([
    [
      'Members do not have to pay for the first firing.',
      /^As a member, I want to no longer have to pay for the first firing,/,
    ],
    [
      "Members don't need to sign in to see the kiln calendar.",
      /^As a member, I want to no longer have to sign in, so that I can see /,
    ],
    [
      "Members shouldn't have to know the kiln number; a picture of the kiln is enough.",
      /^As a member, .* have to know the kiln number/,
    ],
    [
      'Members should no longer have to sign the waiver on paper; the tablet is accepted since May.',
      /^As a member, .* no longer have to sign the waiver on paper/,
    ],
  ])('is their relief, and no trouble: "%s"', (idea, expected) => {
    expect(draftStory({ idea, product }).userStory).toMatch(expected);
  });

  it.each([
    // What comes of it hurts.
    "Members don't have to sign out, so nobody knows who is in the studio.",
    // A ban binds those of whom it is told.
    'Members must not open the kiln before it is cold.',
  ])('is none: "%s"', (idea) => {
    expect(draftStory({ idea, product }).userStory).not.toMatch(
      /^As a member, I want to (?:no longer have to|be sure that members no longer)/,
    );
  });
});
