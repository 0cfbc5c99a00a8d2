import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { SHORT_STATEMENTS } from './short-statements.ts';

const people = knowPeople(
  readProduct(
    'Reedbed',
    'Reedbed runs a boat club. Members book boats and pay fees. Skippers check boats and note damage. Treasurers collect fees and pay the yard.',
  ),
);

function told(text: string): string {
  return SHORT_STATEMENTS.reduce((said, plainly) => plainly(said, people), text);
}

describe('a short statement', () => {
  it.each([
    ['Only treasurers see unpaid fees', 'Only treasurers should see unpaid fees'],
    ['Only the treasurer sees the fees', 'Only the treasurer should see the fees'],
    ['A skipper sees only his own boats', 'A skipper should only see his own boats'],
    ['Members only see their own fees', 'Members should only see their own fees'],
    ['Sessions expire after 20 minutes', 'Sessions should expire after 20 minutes'],
    ['Trips over 30 miles need a second skipper', 'Trips over 30 miles should need a second skipper'],
    ['Logo is missing on the receipt', 'The logo should be on the receipt'],
    ['Too many steps to book a boat', 'It takes too many steps to book a boat'],
    ['No password needed to see the tides', 'I want to see the tides without a password'],
    ['do not allow lending of boats in winter', 'Nobody may lend boats in winter'],
    ['Archive members we no longer write to', 'Archive members that we no longer write to'],
    ['Booking status stays on open', 'The booking status should not stay on open'],
    ['The same boat is lent by two skippers', 'The same boat should not be lent by two skippers'],
    ['Members see internal notes', 'Members should not see internal notes'],
    ['A member may lend two boats at most', 'A member may lend at most two boats'],
    ['The skipper calls the member before the trip', 'The skipper should call the member before the trip'],
    ['Members book a boat without signing in', 'Members should be able to book a boat without signing in'],
    ['The door code changes every week', 'The door code should change every week'],
    ['Skippers only see boats of their yard', 'Skippers should only see boats of their yard'],
    ['Trip numbers have gaps', 'Trip numbers should not have gaps'],
    ['Link leads to the wrong boat', 'The link should lead to the right boat'],
    ['Trips are full but still offered', 'Trips should not be offered once they are full'],
    ['Trip list loads very slowly', 'The trip list loads very slowly'],
    ['Boat photos are distorted', 'Boat photos should not look distorted'],
    ['Drafts of new skippers need an approval', 'Drafts of new skippers should need an approval'],
    ['Lending a boat takes too many clicks', 'It takes too many clicks to lend a boat'],
    ['Skippers reserve boats they never use', 'Skippers reserve boats that they never use'],
    ['Cancelled trips are still in the calendar', 'Cancelled trips should not be in the calendar'],
    ['Deleted boats come back after the update', 'Deleted boats should not come back after the update'],
    ['Redo is missing', 'There should be a redo'],
    ['Notes get no reply for days', 'Notes should get a reply'],
    ['Members book boats and stay away', 'Members book boats and do not come'],
    ['Sign-up closes after two days', 'Sign-up should close after two days'],
    ['Boat fees change every April', 'Boat fees should change every April'],
    ['Treasurers get no copy of the bill', 'Treasurers should get a copy of the bill'],
    ['Scans load upside down', 'Scans should not load upside down'],
    ['Spinner stays visible', 'The spinner should not stay visible'],
    ['The position jumps around', 'The position should not jump around'],
    ['Boat photos are mirrored', 'Boat photos should not look mirrored'],
    ['Full trips are still on the list', 'Full trips should not be on the list'],
    ['Booked boats are still on the plan', 'Booked boats should still be on the plan'],
    ['Closed trips are still in the archive', 'Closed trips should still be in the archive'],
    ['Old fees are still in the history', 'Old fees should still be in the history'],
    ['Deleted boats come back when I reload', 'Deleted boats should not come back when I reload'],
    ['The export button is missing', 'There should be an export button'],
    ['Tide tables are missing', 'There should be tide tables'],
    ['Suspended members get no code', 'Suspended members should not get a code'],
    ['Out of service boats can still be booked', 'Out-of-service boats can still be booked'],
  ])('is told as what should be: "%s"', (said, expected) => {
    expect(told(said)).toBe(expected);
  });

  it.each([
    'Members only see the fee at the end',
    'Only two boats fit',
    'Links expire too early',
    'Members need a card',
    'Too many people to greet',
    'Too many e-mails',
    'No fee for members',
    'No skipper needed for members',
    'Hide trips I cannot join',
    'Prices stay in the cart',
    'Skippers see internal notes',
    'Skippers call the member before the trip',
    'The skipper calls the member again and again',
    'The skipper drives to the wrong yard',
    'Boats have sails',
    'Guest passes without an account',
    'The shop closes too early',
    'Skippers get no thanks',
    'Every boat needs a name',
    'Trips need two days of notice',
    'Members get no reply',
    'Open trips are still in the calendar',
    'Something is missing',
    'Members sail without a life jacket',
    'The door code changes again',
    'The same boat is lent again',
    'Photos load when the boat is chosen',
    'Do not allow refunds after a week',
    'The banner stays visible until it is closed',
    'A warning stays visible until it is read',
    'The error message stays open until I close it',
    'The trip status stays at new until a skipper confirms it',
    'The status stays visible for all',
    'The warning stays visible',
    'Error messages stay on the screen for 10 seconds',
    'The list opens around noon',
    'The app shows around 20 boats',
    'The list is mirrored every night',
    'The yard is around the corner',
    'Booked boats come back when a member cancels',
    'The boat is missing',
    'Fees are missing',
    'Due dates are missing',
    'Boat photos that are missing',
  ])('that says something else stays as it is: "%s"', (said) => {
    expect(told(said)).toBe(said);
  });
});
