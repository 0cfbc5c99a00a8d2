import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { fromBugReport } from './bug-reports.ts';

const product = {
  name: 'Larkspur Ferries',
  description:
    'Larkspur Ferries runs four boats to the islands. Passengers buy tickets, skippers keep the log, and the office plans sailings.',
};

describe('a fault in the short words of a tracker', () => {
  it.each([
    ['Search returns no boats for names with umlauts', 'The search returns no boats for names with umlauts'],
    ['Search returns no boats. Show those nearby.', 'The search returns no boats. Show those nearby.'],
    ['Autofill picks the wrong boat', 'The autofill picks the wrong boat'],
    ['Filter resets each time I open a ticket', 'The filter resets each time I open a ticket'],
    ['Fingerprint unlock stops working in winter', 'The fingerprint unlock stops working in winter'],
    ['Sync overwrites my log', 'The sync overwrites my log'],
    ['Page loads slowly on old phones', 'The page loads slowly on old phones'],
    ['Print cuts off the right margin', 'The print cuts off the right margin'],
    ['The list jumps back to the top', 'The list should not jump back to the top'],
    ['The confirmation of a ticket lands in spam', 'The confirmation of a ticket should not land in spam'],
    ['Tickets land in spam', 'Tickets should not land in spam'],
    ['Export drops umlauts', 'The export should not drop umlauts'],
    ['Ticket list loads forever', 'The ticket list should not load forever'],
    ['Times shift by one hour in winter', 'Times should not shift by one hour in winter'],
    ['Undo brings back the wrong ticket', 'The undo brings back the wrong ticket'],
    ['Upload fails without a message', 'The upload should not fail without a message'],
    ['Passengers get charged twice when they click twice', 'Passengers should not be charged twice.'],
  ])('is a sentence: %s', (told, said) => {
    expect(fromBugReport(told)).toBe(said);
  });

  it.each([
    'Search returns by ticket number',
    'Print labels for the parcels on deck',
    'The printed list cuts off long names',
    'Password reset link does not work on phones',
    'Password resets by e-mail',
    'Couriers drop parcels at the harbour',
    'Guests stay on the waiting list for a week',
    'The list stays on the screen until it is closed',
    'The timer resets when a new crossing starts',
    'Cart empties itself after the payment',
    'Export logs without names',
    'Print logs daily',
    'Report breaks in the schedule',
    'Order prints on canvas',
    'Search logs in the archive',
    'Nurses shift by one hour in winter',
    'The plan is reset when the screen locks',
    'When a boat is late the list gets reset',
    'Passengers are billed twice a month',
    'The log should stay on the boat',
    'Filter tickets by line. It stops at ten.',
    'Reset orders after ten minutes',
  ])('is left alone where it is none: %s', (idea) => {
    expect(fromBugReport(idea)).toBe(idea);
  });

  it('is never wished', () => {
    const story = (idea: string) => draftStory({ idea, product }).userStory;
    expect(story('The confirmation of a ticket lands in spam')).toContain('from landing in spam');
    expect(story('Passengers get charged twice when they click twice')).toContain('no longer be charged twice');
    expect(story('Export drops umlauts of all names')).toContain('from dropping umlauts');
  });
});
