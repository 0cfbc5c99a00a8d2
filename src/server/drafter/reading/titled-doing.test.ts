import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { withDeedAlone, withTitledDoing } from './titled-doing.ts';

describe('what is named only for the deed that it is for', () => {
  it.each([
    ['Feature to load saved charts', 'Load saved charts'],
    ['Add a way to permanently delete boats', 'Permanently delete boats'],
    ['Be able to pre-fill forms', 'Pre-fill forms'],
  ])('is that deed: %s', (idea, deed) => {
    expect(withDeedAlone(idea)).toBe(deed);
  });

  it.each([['Way to the harbour'], ['Add a button to the page'], ['Option to be agreed on']])('stays: %s', (idea) => {
    expect(withDeedAlone(idea)).toBe(idea);
  });
});

describe('a title that opens with a doing', () => {
  it.each([
    ['Sorting crews by age', 'Sort crews by age'],
    ['Sharing charts', 'Share charts'],
    ['Printing badges', 'Print badges'],
    ['Merging duplicate boats', 'Merge duplicate boats'],
    ['Cancelling a lesson', 'Cancel a lesson'],
    ['Bulk editing prices', 'Bulk edit prices'],
    ['Comparing quotes side by side', 'Compare quotes side by side'],
  ])('is the deed: %s', (title, order) => {
    expect(withTitledDoing(title)).toBe(order);
  });

  it.each([
    ['Parking spaces for staff'],
    ['Opening hours per branch'],
    ['Booking fees'],
    ['Sorting options'],
    ['Printing costs'],
    ['Recurring invoices'],
    ['Sailing courses'],
    ['Dining tables'],
    ['Landing page'],
    ['Sharing charts is hard'],
    ['Printing badges takes too long'],
  ])('stays a name or a sentence: %s', (title) => {
    expect(withTitledDoing(title)).toBe(title);
  });

  it('is drafted as one', () => {
    const product = {
      name: 'Mooring',
      description:
        'Mooring is a web application for sailing clubs. Members book boats, and the office keeps the fleet.',
    };
    expect(draftStory({ idea: 'Sorting boats by length', product }).userStory).toMatch(
      /I want to sort boats by length,/,
    );
  });
});
