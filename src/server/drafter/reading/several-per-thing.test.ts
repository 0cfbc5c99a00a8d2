import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Kilnbook',
  description: 'Potters book a kiln and log each firing. The kiln master plans the week and orders clay.',
};
const storyOf = (idea: string) => draftStory({ idea, product });
const wishOf = (idea: string) => /, I want to (.+), so that /.exec(storyOf(idea).userStory)?.[1];

describe('several things of one', () => {
  it.each([
    ['Several owners per project', 'add more than one owner to a project'],
    ['allow multiple photos for each firing', 'add more than one photo for each firing'],
    ['A kiln can have several owners', 'add more than one owner to a kiln'],
    ['Allow several reminders per booking', 'get more than one reminder per booking'],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });

  it.each(['Multiple firings per day', 'Allow several bookings per potter'])(
    '%s tells how many there may be',
    (idea) => {
      expect(wishOf(idea)).not.toMatch(/^add more than one (?:firing|booking) to/);
    },
  );

  it('has no article in front of how many there are, and none of them is a multiple one', () => {
    expect(storyOf('Send more than one reminder per booking').userStory).not.toMatch(/\ban? more than one\b/);
    expect(storyOf('Allow multiple potters per kiln').userStory).not.toMatch(/\bmultiple potter\b(?!s)/);
  });
});

describe('what happens automatically, in short', () => {
  it.each([
    ['auto approve bookings under two hours', 'have bookings under two hours approved automatically'],
    ['Auto assign kilns to the next potter', 'have kilns assigned automatically to the next potter'],
    ['auto release a kiln if nobody comes by 10', 'have a kiln released automatically if nobody comes by 10'],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });

  it('leaves the parts of a car alone', () => {
    expect(wishOf('Auto parts list per workshop')).toContain('auto parts list');
  });
});

describe('what is to be done with a thing in a case', () => {
  it.each([
    ['Potters need a badge printed when they arrive', 'have a badge printed when I arrive'],
    ['Potters want an invoice sent after each firing', 'have an invoice sent after each firing'],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });
});
