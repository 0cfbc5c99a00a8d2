import { beforeAll, describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';
import { loadWink } from './language/wink.ts';

beforeAll(() => {
  loadWink();
});

const product = {
  name: 'Coop',
  description:
    'Coop is an app of a farm shop. Farmers bring goods and set prices, clerks sell and order, the treasurer pays the farmers, and customers order boxes.',
};

function actorOf(idea: string): string | undefined {
  return /^As an? (.+?), I/.exec(draftStory({ idea, product }).userStory)?.[1];
}

describe('whose word a rule waits for', () => {
  it.each([
    ['Payments over 500 euros need the OK of the treasurer', 'treasurer'],
    ["Payments over 500 euros need the treasurer's approval", 'treasurer'],
    ['Every new box has to be approved by a farmer', 'farmer'],
  ])('%s', (idea, actor) => {
    expect(actorOf(idea)).toBe(actor);
  });

  it.each([
    ['Boxes over 20 kilos need a second label from the farmer', 'farmer'],
    ['Boxes have to be collected by the customer within two days', 'customer'],
  ])('is no word of whoever only does something: %s', (idea, actor) => {
    expect(actorOf(idea)).not.toBe(actor);
  });
});
