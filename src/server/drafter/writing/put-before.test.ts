import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Vetline',
  description:
    'Vetline is for animal clinics. Vets treat animals and write notes, nurses prepare the rooms, and owners book visits and buy food for their animals in the shop.',
};

function story(idea: string): string {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product });
  return [userStory, ...acceptanceCriteria].join('\n');
}

describe('what somebody wants before their eyes', () => {
  it('is seen', () => {
    const told = story('As a vet I want the weight and the last notes of the animal in front of me before I begin');
    expect(told).toMatch(/I want to see the weight and the last notes/);
    expect(told).not.toMatch(/There (?:is|are)|in front of them/);
    expect(story('As a nurse I want the rooms and the visits of the day next to each other')).toMatch(/I want to see /);
  });

  it('is seen where it is offered beside something on the screen', () => {
    const told = story('Offer the cheaper food right next to the brand at checkout');
    expect(told).toMatch(/I want to see the cheaper food right next to the brand/);
    expect(told).toMatch(/both in view/);
    expect(told).not.toMatch(/amount|payment|pay\b/);
  });

  it('stays what it is where it is only had', () => {
    expect(story('As a vet I want a second room for cats')).not.toMatch(/I want to see /);
  });
});
