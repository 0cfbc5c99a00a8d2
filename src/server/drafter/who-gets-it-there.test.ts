import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const GREENHOUSE = {
  name: 'Trellis',
  description:
    'Trellis is used by nursery growers. Propagators sow trays and enter the temperature, drivers see their rounds in the van, and the packing lead plans the week. The pot store keeps count of pots and soil. Garden centres order plants.',
};

function storyOf(idea: string): string {
  return draftStory({ idea, product: GREENHOUSE }).userStory;
}

describe('whoever gets it on their list or screen', () => {
  it.each([
    ["Put trays that are older than six weeks on the propagator's list", 'As a propagator, '],
    ["Late orders should show up on the packing lead's screen", 'As a packing lead, '],
    ["The system shall escalate any tray not watered by noon to the night foreman's pager.", 'As a night foreman, '],
    ['Escalate complaints to the packing lead when nobody has answered within a day', 'As a packing lead, '],
    ["Forward any order above 900 pots to the packing lead's inbox", 'As a packing lead, '],
  ])('wishes for it: %s', (idea, opening) => {
    expect(storyOf(idea)).toContain(opening);
  });

  it('has it there, and brings it nowhere', () => {
    expect(storyOf("Escalate any cold alarm that nobody has cleared to the packing lead's phone.")).toContain(
      'I want to have any cold alarm that nobody has cleared escalated to my phone',
    );
    expect(storyOf('Escalate complaints to the packing lead when nobody has answered within a day')).toContain(
      'have complaints escalated to me when',
    );
  });

  it('is nobody whose list somebody else writes on', () => {
    expect(storyOf("Propagators can put a note on the driver's list")).toContain('As a propagator, ');
  });
});

describe('people of places and of the whole', () => {
  it('is one of the team of a place', () => {
    expect(storyOf('count of square pots by size, what left against what came back')).toContain(
      'As a member of the pot store team, ',
    );
  });

  it('is nobody who only buys the product', () => {
    expect(storyOf('Why do I have to type the same temperature for each of nine trays?')).toContain(
      'As a propagator, ',
    );
  });
});
