import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Boathall',
  description:
    'Boathall lends the rooms of a rowing hall. Guests book a room, caretakers hand out keys and the treasurer keeps the deposits.',
};

function storyOf(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('what is paid or kept in a case that hurts', () => {
  it.each([
    ['The deposit is kept if the room is left dirty.', 'the deposit is kept if the room is left dirty'],
    ['Half the deposit is paid back if a chair is broken.', 'half the deposit is paid back if a chair is broken'],
    ['Guests pay thirty euros if the key is lost.', 'guests pay thirty euros if the key is lost'],
  ])('is a rule and not to be over: "%s"', (idea, rule) => {
    expect(storyOf(idea)).toMatch(new RegExp(`I want to (?:be sure that|have) ${rule}`));
  });

  it.each([
    ['what is paid twice', 'Guests pay the fee twice when the card reader is slow.'],
    ['what the speaker pays', 'We pay a fine when the boat is late.'],
  ])('near miss: %s', (_, idea) => {
    expect(storyOf(idea)).not.toMatch(/be sure that (?:guests pay|we pay|I pay)/);
  });
});
