import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Kilnhall',
  description:
    'Kilnhall is a booking and stock app for pottery studios. Members book wheels and kilns and store their pots. Tutors teach courses, fire pots and note the glaze of each pot. Studio managers set prices and order clay. Guests buy day tickets.',
};

function criteria(idea: string): readonly string[] {
  return draftStory({ idea, product }).acceptanceCriteria;
}

/** A thing with what is said of it, and what that asks for. */
const THINGS: readonly (readonly [string, string])[] = [
  ['A discount for orders over 200 euros', 'For an order of 200 euros or less there is no discount.'],
  ['Free storage for pots under 2 kg with a label', 'For a pot of 2 kg or more there is no free storage.'],
  ['Free storage for pots under 2 kg with a label', 'For a pot without a label there is no free storage.'],
  ['Guest code, valid for a day', 'Once the day is over, the guest code is no longer valid.'],
  ['A trial ticket, valid for 3 days', 'Once the 3 days are over, the trial ticket is no longer valid.'],
  ['Firing costs by kiln and month', 'The firing costs are shown for each kiln and each month.'],
  ['could we get the cost per pot, including glaze?', 'Glaze is included in the cost.'],
  ['let me see which of our wheels are broken', 'A wheel that is not broken is not listed.'],
  ['As a tutor I want to see which of my courses have no room', 'A course that has a room is not listed.'],
  [
    'As a tutor I want to see which of the pots still need a glaze',
    'A pot that no longer needs a glaze is not listed.',
  ],
];

const NOT: readonly (readonly [string, RegExp])[] = [
  ['Orders by phone', /each phone/],
  ['a list of tools by size', /each size/],
  ['Sales figures by mail', /each mail/],
  ['A shelf for pots under 30 spoons', /of 30 or more/],
  ['Waiting list, open for one week before each course', /which of/],
];

describe('a thing with what is said of it', () => {
  it.each(THINGS)('asks for a criterion: %s', (idea, text) => {
    expect(criteria(idea)).toContain(text);
  });

  it.each(NOT)('asks for none here: %s', (idea, text) => {
    expect(criteria(idea).join('\n')).not.toMatch(text);
  });
});
