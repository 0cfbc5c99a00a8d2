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
