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

describe('what must not be done any more', () => {
  it.each([
    [
      'Once a lesson has begun, it must not be moved any more, only cancelled or repeated.',
      ['A lesson is not moved once it has begun.', 'The lesson can only be cancelled or repeated.'],
    ],
    [
      'A berth that was paid must not be deleted any longer, only swapped.',
      ['A berth that was paid is no longer deleted.', 'It can only be swapped.'],
    ],
    ['Paid lessons can’t be moved any more.', ['Paid lessons can no longer be moved.']],
  ])('says so, and what is still allowed: %s', (idea, criteria) => {
    const { acceptanceCriteria, headline } = draftOf(idea);
    expect(acceptanceCriteria).toEqual(expect.arrayContaining(criteria));
    expect([headline, ...acceptanceCriteria].join(' ')).not.toMatch(/any (?:more|longer)/);
  });

  it('is over for what cannot be done, without "any more"', () => {
    expect(draftOf("The tide table can't be opened any more.").headline).toBe('Open the tide table');
  });
});

describe('how much time somebody may have', () => {
  it('is told as a bound, and nothing that they hold', () => {
    const { headline, acceptanceCriteria } = draftOf(
      'Skippers may carry over no more than six hours, and unused hours expire in May.',
    );
    expect(headline).toBe('Skippers can carry over at most six hours');
    expect(acceptanceCriteria).toContain(
      'Skippers cannot carry over more than six hours, and a message names the limit of six hours.',
    );
    expect(acceptanceCriteria.join(' ')).not.toMatch(/without over|An? skippers/);
  });
});

describe('several things', () => {
  it.each([
    ['Skippers want to save packing lists.', 'so that they can be looked up later.'],
    ['Skippers want to record a weather map.', 'so that it can be looked up later.'],
  ])('are "they": %s', (idea, reason) => {
    expect(draftOf(idea).userStory).toContain(reason);
  });

  it('stay together behind "e.g." with a comma before the last', () => {
    const { headline, acceptanceCriteria } = draftOf(
      'Let sailors hide certain kinds of news, e.g. regattas, surveys, and on-site events.',
    );
    expect(headline).toBe('Hide kinds of news');
    expect(acceptanceCriteria.join(' ')).toContain('regattas, surveys and on-site events');
  });

  it('stay together in brackets', () => {
    const { acceptanceCriteria } = draftOf(
      'Lesson settings: set a title, choose the level (novice, mate, master), upload a chart',
    );
    expect(acceptanceCriteria).toContain(
      'A member of the harbour office can choose novice or mate or master as the level.',
    );
  });
});
