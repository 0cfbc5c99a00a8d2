import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';
import { readProduct } from './reading/read-product.ts';

const VANS = {
  name: 'Pooled',
  description:
    'Pooled is the car pool of a housing office. Caretakers book a van for a day, the key desk hands out keys and deals with fines, mechanics check the brakes, and the head of property decides what is bought. Infection control can lock a flat.',
};

function storyOf(idea: string, product = VANS): string {
  return draftStory({ idea, product }).userStory;
}

describe('all that an idea tells', () => {
  it('names whoever has to do with it where the wish does not', () => {
    expect(
      storyOf('Who drove the blue one on Friday? A fine came and we go through the keys. Search by plate would do it.'),
    ).toContain('As a member of the key desk, ');
  });

  it('says nothing of a rule', () => {
    expect(storyOf('A van must not be booked twice.')).not.toContain('As a caretaker, ');
  });
});

describe('who there is by the description', () => {
  it('are those as well who are called after their task', () => {
    expect(readProduct(VANS.name, VANS.description).roles.map(({ name }) => name)).toContain('infection control');
  });

  it('wish for what happens between them, and for what they need to see', () => {
    expect(storyOf('Swap of vans between caretakers without ringing the desk')).toContain('As a caretaker, ');
    expect(storyOf('The mechanic needs to see at the ramp which brakes were checked')).toContain(
      'As a mechanic, I want to see ',
    );
  });

  it('are those who are served where some of many speak', () => {
    const product = {
      name: 'Fretwork',
      description: 'Players practise at home and keep a diary. Tutors set pieces and comment on recordings.',
    };
    expect(storyOf('a tuner for low D, we night people exist', product)).toContain('As a player, ');
  });
});
