import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Binrun',
  description: 'Pickers collect goods in a warehouse. Shift leads run the shift and spread the tasks over the pickers.',
};

describe('whoever does something', () => {
  it('does it themselves where the description says who that is', () => {
    const { userStory } = draftStory({
      idea: 'Could whoever runs the shift give twenty tasks to another picker in one go?',
      product,
    });
    expect(userStory).toMatch(/^As a shift lead, I want to give twenty tasks to another picker in one go/);
  });

  it('stays in the wish where the description does not say who that is', () => {
    const idea = 'Could whoever has a forklift licence give twenty tasks to another picker?';
    const { userStory } = draftStory({ idea, product: { name: 'Stock', description: 'Stock is an app for goods.' } });
    expect(userStory).toMatch(/whoever has a forklift licence/);
  });
});
