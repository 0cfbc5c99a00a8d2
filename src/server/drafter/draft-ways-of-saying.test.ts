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
    ['It would be a great help for us if drivers could swap a tour', /^As a driver, I want to swap a tour,/],
    ['Is there any way drivers can swap a tour?', /^As a driver, I want to swap a tour,/],
    ['Yardline needs a map of the tours', /I want to (?:see|have) a map of the tours,/],
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
    ['Drivers who cancel should suggest a replacement', /^As a driver who cancels, I want to suggest a replacement,/],
    ['Tours can be swapped by drivers until noon', /^As a driver, I want to swap tours until noon,/],
    [
      'Drivers keep more keys than they need',
      /^As a foreman, I want to keep drivers from keeping more keys than they need,/,
    ],
    [
      'The foreman spends an hour a day on the phone moving tours. Drivers should be able to do that themselves.',
      /^As a driver, I want to move tours myself, so that the foreman does not spend an hour/,
    ],
    ['We enter the tours by hand. Drivers should do it themselves.', /^As a driver, I want to enter the tours myself,/],
    ['As a driver, I never want to wait for a key', /I want to no longer have to wait for a key,/],
    [
      'Drivers should not be charged for a tour they swapped',
      /^As a driver, I want to no longer be charged for a tour I/,
    ],
    ['Drivers do not want to be called while they are driving', /I want to no longer be called while I am driving,/],
    [
      'Drivers do not want to be e-mailed more than once a week',
      /I want to no longer be e-mailed more than once a week,/,
    ],
    [
      "The driver doesn't want to fill in the log again",
      /^As a driver, I want to no longer have to fill in the log again,/,
    ],
    ['We do not want to sign in every day', /I want to no longer have to sign in every day,/],
    ['Drivers do not want to lose their tour when they are ill', /^As a driver, I want to keep my tour when I am ill,/],
  ])('%s', (idea, story) => {
    expect(draftStory({ idea, product }).userStory).toMatch(story);
  });
});
