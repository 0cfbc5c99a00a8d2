import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const depot = {
  name: 'Railyard',
  description:
    'Railyard plans the workshop of a tram depot. Fitters note repairs, drivers report faults, and the foreman hands out the jobs and orders parts.',
};

function draft(idea: string) {
  return draftStory({ idea, product: depot });
}

describe('what tells which things are meant', () => {
  it.each([
    'The system shall escalate any fault not answered within two hours to the foreman.',
    'Repairs not started by Friday should be moved to the next week.',
    'Parts not picked up within a day should be listed for the foreman.',
  ])('is no ban: %s', (idea) => {
    const { acceptanceCriteria, userStory } = draft(idea);
    expect(acceptanceCriteria.join('\n')).not.toMatch(/A try to/);
    expect(userStory).not.toMatch(/watch out for it|keep an eye on it/);
  });

  it('keeps within which time it is', () => {
    expect(
      draft("The system shall escalate any tram fault not answered within 25 minutes to the night foreman's phone.")
        .acceptanceCriteria[0],
    ).toBe("Any tram fault not answered within 25 minutes is escalated to the night foreman's phone.");
  });

  it('is a ban where it is not to be done', () => {
    expect(draft('Do not let drivers close a fault that is still open.').acceptanceCriteria[0]).toMatch(/cannot close/);
  });
});
