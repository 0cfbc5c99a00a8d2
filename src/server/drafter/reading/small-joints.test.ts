import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Canopy',
  description:
    'Canopy runs a climbing forest. Trainers check the ropes, cashiers sell tickets, visitors book a slot and the forest manager plans the shifts.',
};

function draft(idea: string) {
  return draftStory({ idea, product });
}

describe('what is joined without a comma or with a word that belongs behind it', () => {
  it.each([
    [
      'who alone may at a time',
      'After 6 pm only the forest manager may open the gate.',
      /after 6 pm, only the forest manager can open the gate/,
    ],
    [
      'what is had instead, without a comma',
      'Instead of ringing every visitor I would rather put a note in the booking.',
      /I want to put a note in the booking, so that I do not have to ring every visitor/,
    ],
    [
      'what is a burden each time',
      'Every time a rope is booked twice the trainer has to sort it out by hand.',
      /no longer have to sort .+ out by hand/,
    ],
    [
      'what is forfeit, unless',
      'Visitors who miss two slots lose their place, unless they are ill.',
      /be sure that visitors who miss two slots lose their place, unless they are ill/,
    ],
  ])('%s', (_, idea, story) => {
    expect(draft(idea).userStory).toMatch(story);
  });

  it.each([
    ['a place that is open to all', 'After 6 pm the forest manager may open the gate.', /\bonly\b/],
    [
      'a complaint',
      'Visitors who are polite lose their place to those who push.',
      /be sure that visitors who are polite lose/,
    ],
    ['a slot in time', 'Every time slot needs a trainer.', /every time slot,|time, /i],
  ])('near miss: %s', (_, idea, not) => {
    expect(draft(idea).userStory).not.toMatch(not);
  });
});
