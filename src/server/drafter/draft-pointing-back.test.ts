import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Quarryline',
  description:
    'Members rent boats and join tours. Guides lead the tours and look after the boats. The board sets prices. Cashiers take the money.',
};

function storyOf(idea: string): string {
  return draftStory({ idea, product }).userStory.replace(/, so that .*$/, '');
}

describe('the story of such an idea', () => {
  it.each([
    ['Old tours are never deleted. By law they have to be deleted after two years.', /deleted after two years/],
    [
      'A tour is closed and nothing was said. Members should be able to open it again.',
      /I want to open the tour again when a tour is closed/,
    ],
    ['Boats that are sold out should not be shown.', /I want to have boats that are sold out not shown/],
    [
      'Guests use the app. They see internal notes. They should not.',
      /I want to keep guests from seeing internal notes/,
    ],
    [
      'Children want to join tours for adults. They should not be able to.',
      /I want to keep children from joining tours for adults/,
    ],
    [
      'Guides write the times on paper. They want to do it on the phone.',
      /As a guide, I want to write the times on the phone/,
    ],
    ['Boats get wet. The board should be able to close one.', /I want to close a boat/],
    ['New boats arrive in May. Put them on the first page.', /I want to have new boats on the first page/],
    [
      'The pier is booked and then stays empty. Free it after fifteen minutes.',
      /I want to have the pier released after fifteen minutes/,
    ],
    ['Nobody should be able to book for Mondays. We are closed.', /I want to keep anybody from booking for Mondays/],
    [
      'The cashier sends bills by hand. They should go out by themselves.',
      /As a cashier, I want to have bills go out by themselves/,
    ],
    ['Some guides get twelve tours, others two. Set a maximum per guide.', /As a (?!guide)/],
    ['New members know nobody. Introduce them to a guide.', /I want to introduce new members to a guide/],
    [
      'The key code changes every spring. Send it to all who have paid.',
      /I want to send the key code to all who have paid/,
    ],
    ['Children under twelve need a vest. Ask for the size when they book.', /when children under twelve years book/],
  ])('%s', (idea, story) => {
    expect(storyOf(idea)).toMatch(story);
  });
});
