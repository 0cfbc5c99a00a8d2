import { expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Quayside',
  description:
    'Quayside is an app for a harbour. Skippers pay tariffs and answer letters. Harbour masters write logs, assign berths and send letters to skippers. The office keeps the data of boats and guests and prints certificates.',
};

it.each([
  ['Remind me to write the log', 'As a harbour master, I want to be reminded to write'],
  ['I forget to write logs. Remind me an hour before.', 'As a harbour master, I want to be reminded to write'],
  ['Remind me to pay the tariff', 'As a skipper, I want to be reminded to pay'],
  ['Remind skippers to pay the tariff', 'As a skipper, I want to be reminded to pay'],
  [
    'Guests leave in autumn. Archive them instead of deleting them.',
    'As a member of the office, I want to archive the guests',
  ],
  ['Archive skippers instead of deleting them', 'I want to archive skippers'],
])('%s', (idea, story) => {
  expect(draftStory({ idea, product }).userStory).toContain(story);
});

it.each(['Archive skippers instead of deleting them', 'Skippers leave in autumn. Archive them.'])(
  'is wished by nobody to whom it is done: %s',
  (idea) => {
    expect(draftStory({ idea, product }).userStory).not.toMatch(/^As a skipper/);
  },
);
