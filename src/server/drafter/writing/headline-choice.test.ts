import { describe, expect, it } from 'vitest';
import { readTask, writeStory } from '../draft-story.ts';
import { tighter } from './tighter.ts';

const BOATS = {
  name: 'Jetty',
  description:
    'Jetty is a booking app for boat rental places. Renters book a boat and pay a deposit. Clerks hand out boats, check them on return and issue invoices. Owners see what each boat earns.',
};

function headline(idea: string): string {
  return writeStory(readTask({ idea, product: BOATS })).headline;
}

describe('the best of several headlines', () => {
  const rows: readonly [idea: string, headline: RegExp][] = [
    // What is not to be is said with "no".
    ['Stop sending mooring alerts after 10pm', /^No mooring alerts after 10pm$/],
    ['Renters of boats that have sunk still get service reminders', /^No service reminders/],
    // Who counts and what narrows it stays.
    [
      'As a clerk, I want to send a reminder only to the renters who have not paid yet',
      /^Remind only (?:the )?renters who have not paid yet$/,
    ],
    [
      'As an owner, I want to see how many engine hours each of my clerks has booked this month',
      /^Engine hours booked by each clerk this month$/,
    ],
    ['As an owner I want to see which of my boats have no booking for Sunday', /^Boats with no booking for Sunday$/],
    [
      'The app must block bookings for renters whose deposit is more than 10 days overdue',
      /^Block bookings for renters with an overdue deposit$/,
    ],
    [
      'Nobody may edit an invoice after it has been paid.',
      /^(?:No editing an invoice after it is paid|Nobody can edit an invoice after it is paid)$/,
    ],
    [
      'Is there a way for clerks to put a boat on hold while the yard waits for a part from the maker, without the rent running on?',
      /^Put a boat on hold/,
    ],
    ['As a clerk, I want to leave remarks next to the photo I changed', /^Leave remarks next to the changed photo$/],
    [
      'As a clerk, I would like to scan the tag of a boat when I check it',
      /^Scan the tag of (?:a )?boat when checking it$/,
    ],
    // The case of a ban, the bound and what something is compared with stay.
    [
      'No boat should be handed to a renter before the deposit has been received.',
      /before (?:the )?deposit is received$|^Rule for handing/,
    ],
    ['As an owner, I want to see which clerks have already worked on a boat before I call them up', /on a boat$/],
    [
      'As an owner, I want to compare the expected earnings for the current season with the real ones',
      /^Compare .* with /,
    ],
    // Near misses: what is whole stays as it is.
    ['As a renter, I want to extend a booking from my phone', /^Extend a booking from the phone$/],
    ['A live list of boats on the lake', /^Live list of boats on the lake$/],
    ['Renters should be able to see the status of their own deposit', /^See the status of their own deposit$/],
  ];
  it.each(rows)('%s', (idea, expected) => {
    const said = headline(idea);
    expect(said).toMatch(expected);
    expect(said.split(' ').length).toBeLessThanOrEqual(8);
  });
});

describe('tighter words', () => {
  it.each([
    ['close a file while there are still open tasks', 'close a file with open tasks'],
    ['file the letters they wrote at the door', 'file the letters written at the door'],
    ['show the page they opened', 'show the opened page'],
    ['close a trip that is already paid', 'close a trip that is already paid'],
    ['lock a trip that is already finished', 'lock a finished trip'],
    ['lock a plan until the owner has signed it', 'lock a plan until signed by the owner'],
    ['call when the guest has left', 'call when the guest left'],
    // A participle tells when, and no other word does.
    ['see whether it has been in the yard', 'see whether it has been in the yard'],
    ['close it if there is no open task', 'close it if there is no open task'],
  ])('%s', (text, expected) => {
    expect(tighter(text)).toBe(expected);
  });
});
