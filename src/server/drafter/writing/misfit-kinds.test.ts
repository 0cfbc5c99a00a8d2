import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const TRAM = {
  name: 'Tramway',
  description:
    'Tramway runs a small railway. Riders buy tickets and plan trips, conductors check tickets and report faults, and the office sets prices and answers letters.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product: TRAM }).acceptanceCriteria.join('\n');
}

describe('sentences of a kind of wish that do not fit this one', () => {
  it.each([
    [
      'nobody refuses what is sent',
      'The system shall send an e-mail two days before a pass runs out.',
      /refused|accepted/,
    ],
    ['what is out cannot be set back', 'Send the timetable automatically on the first of the month', /set back/],
    ['a ticket that is split is not sorted', 'Let riders split the fare by person', /listed at the end/],
    [
      'what is kept is not late',
      'The system shall keep deleted trips for 30 days before removing them for good.',
      /shown as late/,
    ],
    ['whose account is blocked has one', "Don't block an account because of two euros", /asked for an account/],
    [
      'people who get lost are not saved',
      'Riders get lost between the two platforms',
      /signing in again|cannot be saved/,
    ],
    ['a way without steps has no stops', 'Add step-free routes to the trip planner', /step-frees/],
  ])('%s', (_, idea, misfit) => {
    expect(criteria(idea)).not.toMatch(misfit);
  });

  it.each([
    ['Assign tickets automatically to the conductor on duty', /set back/],
    ['Group faults by line', /listed at the end/],
  ])('but they stand where they do: %s', (idea, fitting) => {
    expect(criteria(idea)).toMatch(fitting);
  });
});
