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
    ['Page loads slowly on old phones', 'The page loads slowly on old phones'],
    ['Print cuts off the right margin', 'The print cuts off the right margin'],
    ['Filter resets after going back', 'The filter should not reset after going back'],
    ['The cart empties itself after login', 'The cart should not empty itself after login'],
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
    'The plan is reset when the screen locks',
    'When a boat is late the list gets reset',
    'Passengers are billed twice a month',
    'The log should stay on the boat',
    'Search returns no boats. Show those nearby.',
  ])('is left alone where it is none: %s', (idea) => {
    expect(fromBugReport(idea)).toBe(idea);
  });

  it('is never wished', () => {
    const story = (idea: string) => draftStory({ idea, product }).userStory;
    expect(story('The confirmation of a ticket lands in spam')).toContain('from landing in spam');
    expect(story('Passengers get charged twice when they click twice')).toContain('from being charged twice');
    expect(story('Cart empties itself after login on a phone')).toContain('from emptying itself');
  });
});
