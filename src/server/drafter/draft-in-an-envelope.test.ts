import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Quayside',
  description:
    'Quayside runs a harbour. Boat owners book a berth and pay the fees. The harbour master gives out the berths and keeps the list of guests.',
};
const wished = (idea: string) => draftStory({ idea, product }).userStory.replace(/, so that .*/, '');

describe('an idea as it was pasted', () => {
  it.each([
    'Boat owners move a booking to another berth',
    'Send the owner a message when the storm warning goes out',
    'List of guests who have not paid yet',
    'The fee is shown only after the booking and owners are angry',
  ])('is the same wish: %s', (idea) => {
    const plain = wished(`${idea}.`);
    const pasted = [
      `Hello Susan,\n\n${idea}.\n\nThanks\nTom`,
      `#4711 ${idea}.`,
      `[Backlog] ${idea}.`,
      `${idea}. It is not urgent.`,
      `${idea}. What do you think?`,
      `Title: ${idea}.\nPriority: High\nReporter: Tom Miller`,
    ].map(wished);
    expect(pasted).toEqual(pasted.map(() => plain));
  });

  it('keeps the title that somebody gave it', () => {
    const { headline, userStory } = draftStory({
      idea: 'Title: Moving a booking\nDescription: Owners should be able to move a booking to another berth.',
      product,
    });
    expect(headline).toBe('Moving a booking');
    expect(userStory).toMatch(/^As a boat owner, I want to move a booking to another berth,/);
  });

  it('is read whatever lines the description was broken into', () => {
    const broken = product.description.replaceAll('a berth and', 'a berth\nand').replace('gives out', 'gives\nout');
    const idea = 'Send the owner a message when the storm warning goes out';
    expect(draftStory({ idea, product: { ...product, description: broken } }).userStory).toBe(
      draftStory({ idea, product }).userStory,
    );
  });
});
