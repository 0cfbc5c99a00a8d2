import { expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { ruledByStatement } from './ruled-by-statement.ts';

it.each([
  ['A crossing that is full is marked red in the list', 'A crossing that is full should be marked red in the list'],
  [
    'Each booking has a number that guests can quote on the phone',
    'Each booking should have a number that guests can quote on the phone',
  ],
  ['Children under 6 travel free', 'Children under 6 should travel free'],
  ['10 % discount for residents', 'Residents should get a 10% discount'],
  [
    'A crossing that is full is shown although nobody can book it',
    'A crossing that is full is shown although nobody can book it',
  ],
  ['Each booking has a flaw', 'Each booking has a flaw'],
  [
    'It has to be fair: lanes are given out in the order of the requests',
    'Lanes should be given out in the order of the requests',
  ],
  ['It must stay private: bathers never see who else has booked', 'Bathers should never see who else has booked'],
  ['It should be simple: bathers only see free lanes', 'Bathers should only see free lanes'],
  ['It should be safe: only lifeguards may close a lane', 'Only lifeguards may close a lane'],
  ['It should be easy: one tap and the lane is booked', 'The lane should be booked with one tap'],
  ['It should be fair: whoever waits longest is asked first', 'Whoever waits longest is asked first'],
  ['It should be fair', 'It should be fair'],
  [
    "If a bather can't find a locker, another one should be suggested",
    "If a bather can't find a locker, suggest another one",
  ],
  ['After a lane is booked, it can no longer be moved', 'A lane that is booked can no longer be moved'],
  ["Once a lane is closed it can't be booked any more", 'A lane that is closed can no longer be booked'],
  ['When a lane is full, two others should be proposed', 'When a lane is full, propose two others'],
])('%s', (told, plainly) => {
  expect(ruledByStatement(told)).toBe(plainly);
});

it('is not turned round', () => {
  const product = {
    name: 'Lagoon',
    description: 'Lagoon is a tool for a bath. Bathers book lanes. Lifeguards close lanes.',
  };
  expect(draftStory({ idea: 'A lane that is full is marked red in the plan', product }).userStory).not.toMatch(
    /keep .* from/,
  );
});
