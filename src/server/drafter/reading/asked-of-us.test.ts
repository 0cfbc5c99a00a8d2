import { expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const rooms = 'Roomly is a tool for a music school. Teachers ask for rooms. The caretaker gives them out.';

it('is their own deed where people of the product ask for things', () => {
  expect(
    draftStory({ idea: 'Ask for a room with a piano from the phone', product: { name: 'Roomly', description: rooms } })
      .userStory,
  ).toContain('As a teacher, I want to ask for a room with a piano');
});

it('is what the product does where nobody asks for things', () => {
  const description = 'Roomly is a tool for a music school. Teachers book rooms. The caretaker locks them.';
  expect(
    draftStory({ idea: 'Ask for a signature when the room is left', product: { name: 'Roomly', description } })
      .userStory,
  ).toContain('I want to be asked for a signature');
});
