import { expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Physio',
  description:
    'Physio is a tool for a practice. Patients book treatments. Therapists treat patients and write notes. The reception plans the day.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

it.each([
  ["Therapists' earnings overview with a payout button", /^As a therapist, /],
  ["Patients' reward points with a button to redeem them", /^As a patient, /],
])('is theirs who have it: %s', (idea, teller) => {
  expect(story(idea)).toMatch(teller);
});
