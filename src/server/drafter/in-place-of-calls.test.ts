import { expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Physio',
  description:
    'Physio is a tool for a practice. Patients book treatments. Therapists treat patients and write notes. The reception plans the day.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

it('is for those who are called today', () => {
  expect(story('The reception calls everyone the day before. An automatic reminder would save us that.')).toMatch(
    /^As a patient, I want to (?:get|receive) an automatic reminder/,
  );
});

it('leaves a story to whoever tells it', () => {
  expect(story('As a therapist, I want to get a reminder because the reception calls everyone')).toMatch(
    /^As a therapist, /,
  );
});
