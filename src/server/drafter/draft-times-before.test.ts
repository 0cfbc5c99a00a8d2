import { describe, expect, it } from 'vitest';
import { deliver } from './deliver.ts';

const BOATS = {
  name: 'Quayside',
  description:
    'Quayside is the booking system of a sailing school. Sailors book boats and lessons, skippers give the lessons, and the harbour office rents out berths and lockers.',
};

function draftOf(idea: string) {
  return deliver({ idea, product: BOATS });
}

describe('how long before or after something', () => {
  it.each([
    [
      'Send sailors an email 3, 7 and 14 days after the last lesson.',
      'Get an email after the last lesson',
      'A sailor receives an email 3, 7 and 14 days after the last lesson.',
    ],
    [
      'Sailors should get a text two hours and again ten minutes before their lesson starts.',
      'Get a text before the lesson starts',
      'A sailor receives a text two hours and again ten minutes before their lesson starts.',
    ],
    [
      'Email sailors 20 days and 5 days before a locker runs out.',
      /./,
      'A sailor is emailed 20 days and 5 days before a locker runs out.',
    ],
    [
      'Sailors should get a push message on the last day before a boat goes back to the yard.',
      /./,
      'On the last day before a boat goes back to the yard, a sailor receives a push message.',
    ],
    [
      'Send sailors a push message the night before with a link to the weather.',
      /the night before with a link$|with a link to the weather$/,
      'A sailor receives a push message the night before with a link to the weather.',
    ],
  ])('goes with it: %s', (idea, headline, criterion) => {
    const draft = draftOf(idea);
    expect(draft.headline).toMatch(headline);
    expect(draft.headline).not.toMatch(/\d|\b(?:minutes|hours|days?)$/);
    expect(draft.acceptanceCriteria).toContain(criterion);
  });

  it('is about what happens then, and not about where it goes', () => {
    const { acceptanceCriteria } = draftOf(
      'Sailors want to get a text message on the last day before a boat goes back to the yard.',
    );
    expect(acceptanceCriteria).toContain('The message says which boat it is about.');
  });

  it('is about no date', () => {
    const { acceptanceCriteria } = draftOf(
      'We want to send automatic payment reminders 5 and 9 days after the due date.',
    );
    expect(acceptanceCriteria.join(' ')).not.toContain('which due date');
  });
});

describe('a reason that was a trouble', () => {
  it.each([
    [
      'Too many sailors forget their lesson. Sailors should get a text the evening before.',
      'so that I do not forget my lesson.',
    ],
    [
      'Sailors want to get a text before a locker is opened, people forget about it all the time.',
      'so that people do not forget about it.',
    ],
  ])('is over for all and at any time: %s', (idea, reason) => {
    expect(draftOf(idea).userStory).toContain(reason);
  });
});

describe('until how long before', () => {
  it.each([
    [
      'Let sailors cancel their lesson online up to two working days before.',
      'Less than two working days before, the lesson can no longer be cancelled.',
    ],
    [
      'Sailors can move their lesson until 36 hours beforehand.',
      'Less than 36 hours beforehand, the lesson can no longer be moved.',
    ],
    [
      'Sailors can move their lesson until the evening before.',
      'Once the evening before is over, the lesson can no longer be moved.',
    ],
    [
      'Sailors can cancel their lesson until three business days before it starts.',
      'Less than three business days before the lesson starts, it can no longer be cancelled.',
    ],
  ])('is the bound: %s', (idea, criterion) => {
    expect(draftOf(idea).acceptanceCriteria).toContain(criterion);
  });

  it.each([
    ['Sailors must book a boat at least two hours in advance.', 'Sailors book boat at least two hours ahead'],
    ['Let skippers book the dinghy at most four weeks in advance.', 'Book the dinghy at most four weeks ahead'],
    ['Sailors can cancel their lesson until three working days before it starts.', 'Cancel the lesson'],
    ['Remind skippers of their lesson one week in advance by email.', 'Reminder of lesson one week ahead by email'],
  ])('goes whole or not at all where a headline is short: %s', (idea, headline) => {
    expect(draftOf(idea).headline).toBe(headline);
  });
});
