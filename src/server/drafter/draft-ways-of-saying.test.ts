import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Yardline',
  description:
    'Yardline plans tours. Drivers take tours and lock the trucks. The foreman plans the tours and keeps the keys.',
};

describe('the story of what is said in a roundabout way', () => {
  it.each([
    ["Wouldn't it be nice if drivers could swap a tour?", /^As a driver, I want to swap a tour,/],
    ['Swapping a tour should be possible for drivers', /^As a driver, I want to swap a tour,/],
    [
      'As a driver\nI want to swap a tour\nSo that I get home',
      /^As a driver, I want to swap a tour, so that I get home\.$/,
    ],
    ['ROLE: driver\nWANT: swap a tour\nWHY: I get home', /^As a driver, I want to swap a tour, so that I get home\.$/],
    ['Our insurance demands that drivers may have only one key', /be sure that a?\s?drivers? can have only one key/],
    ["It's annoying that the list shows drivers who have left", /have the list no longer show drivers who have left/],
    ['After two warnings, lock the truck of a driver', /have the truck of a driver locked after two warnings/],
    ['Show drivers who is expected once a week', /^As a driver, I want to see who is expected once a week,/],
    ['When a driver is late, charge half of the fee', /have half of the fee charged when a driver is late/],
    ['When a driver is late, show a note', /have a note shown when a driver is late/],
    [
      'If a tour is moved because the road is closed, show a note',
      /have a note shown if a tour is moved because the road is closed/,
    ],
  ])('%s', (idea, story) => {
    expect(draftStory({ idea, product }).userStory).toMatch(story);
  });
});
