import { describe, expect, it } from 'vitest';
import { titlesPlainly } from './titles-plainly.ts';

describe('the name of a feature', () => {
  it.each([
    ['Password reset via text message for owners', 'Owners should be able to reset their password via text message'],
    [
      'Swap of berths between skippers without a call, so long as both agree',
      'Skippers should be able to swap berths without a call as long as both agree',
    ],
    ['Reprint berth card without having to type it again', 'Reprint the berth card without having to type it again'],
    ['Bulk delete for old bookings', 'It should be possible to delete old bookings in bulk'],
    ['Mass import of boats', 'It should be possible to import boats in bulk'],
    ['Bulk deletion of old bookings for the manager', 'The manager should be able to delete old bookings in bulk'],
    [
      'Multi-language support for the harbour app',
      'It should be possible to use the harbour app in more than one language',
    ],
    ['Autocomplete in the search for boats', 'We need suggestions while typing in the search for boats'],
    ['Live tracking of the boat during a trip', 'It should be possible to follow the boat live during a trip'],
    ['Role and permission management for staff', 'It should be possible to manage roles and permissions of staff'],
    ['Favourite berths at the top of the list', 'Show favourite berths at the top of the list'],
    ['Improved accessibility for blind owners', 'Blind owners should be able to use the app'],
    ['Simplified registration without a password', 'It should be possible to register without a password'],
    ['More payment methods', 'It should be possible to choose from more payment methods'],
    ['Delays by boat and month, last 12 months', 'Delays by boat and month for the last 12 months'],
    ['Automatic refund when a trip is cancelled', 'A refund should be given automatically when a trip is cancelled'],
    ['Guest self check-in at the pier', 'Guests should be able to check in themselves at the pier'],
    [
      'Month-end accruals export for bills received',
      'It should be possible to export month-end accruals for bills received',
    ],
    ['Estimated waiting time at the pier', 'Show the estimated waiting time at the pier'],
    ['Excel import for berths', 'It should be possible to import berths from Excel'],
    ['Autosave of the trip log', 'The trip log should be saved automatically'],
    ['Rate limiting on the login page', 'Limit how often somebody can use the login page'],
    ['Undo after deleting a berth', 'It should be possible to undo the deletion of a berth'],
    ['Undo after moving a boat', 'It should be possible to undo moving a boat'],
    ['Approval of price changes by the manager', 'The manager should be able to approve price changes'],
    ['Loyalty points for owners who come each summer', 'Owners who come each summer should get loyalty points'],
  ])('is what somebody can do by it: %s', (title, told) => {
    expect(titlesPlainly(title)).toBe(told);
  });

  it.each([
    'Check of the locks each morning, corridor by corridor',
    'Favourite berths of the year',
    'Undo after the tide',
    'Review of the month',
    'Password rules for owners',
    'Live tracking. Owners want to see the boat.',
  ])('stays as it was: %s', (title) => {
    expect(titlesPlainly(title)).toBe(title);
  });
});
