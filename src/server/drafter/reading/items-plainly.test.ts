import { expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferrymen',
  description:
    'Ferrymen is a tool for a river ferry. Passengers book crossings. Pursers check tickets and count passengers. Mechanics repair the ferry.',
};
const draft = (idea: string) => draftStory({ idea, product });

it('tells those to whom an arrow points', () => {
  const { userStory, acceptanceCriteria } = draft(
    'Notifications\n- berth change -> passenger\n- cancelled crossing -> passenger and purser\n- open defect -> mechanic',
  );
  expect(userStory).toContain('As a passenger, I want to be told of a berth change');
  expect(acceptanceCriteria.join(' ')).toContain('The mechanic is told of an open defect.');
});

it('wants what a list of problems misses', () => {
  const { userStory } = draft(
    'Problems with the passenger list\n- no column for the cabin\n- cancelled passengers are still on it',
  );
  expect(userStory).not.toContain('there is no column');
});

it('says who they are', () => {
  const { acceptanceCriteria } = draft(
    'Waiting list\n- passengers can join when a crossing is full\n- they get a message when a place is free',
  );
  expect(acceptanceCriteria.join(' ')).not.toMatch(/\bThey get\b/);
});

it('asks in a form for what it lists', () => {
  const { userStory, acceptanceCriteria } = draft('Booking form\n1. ask for the cabin\n2. ask for the phone number');
  expect([userStory, ...acceptanceCriteria].join(' ')).not.toContain('form is asked for');
});
