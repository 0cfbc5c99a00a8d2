import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Haybale',
  description:
    'Haybale is for riding schools. Riders book lessons and pay for them. Grooms feed the horses and clean the boxes. The yard crew repairs fences. Vendors deliver hay. Instructors plan lessons.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

describe('whoever sees more by what is connected', () => {
  it.each([
    [
      'We should connect to the weather service so that instructors know early when the arena freezes',
      /^As an instructor, I want to connect .+, so that I know early/,
    ],
    [
      'We should integrate a stable camera so that grooms see the horses at night',
      /^As a groom, .+, so that I see the/,
    ],
    [
      'We should connect to the fence sensors so that the yard crew sees where a fence is down',
      /^As a member of the yard crew, .+, so that I see where/,
    ],
    [
      'We should integrate the vet calendar so that grooms can prepare the horses',
      /^As a groom, .+, so that I can prepare the horses/,
    ],
    [
      'We should add a map so that the yard crew knows where to go first',
      /^As a member of the yard crew, .+, so that I know where/,
    ],
  ])('wants it, where they run it: %s', (idea, told) => {
    expect(story(idea)).toMatch(told);
  });

  it.each([
    'We should integrate DocuSign so that vendors can sign contracts online',
    'We should integrate Twint so that riders can pay by phone',
    'We should connect to the bus timetable so that riders see how to get here',
  ])('does not, where they are served: %s', (idea) => {
    expect(story(idea)).not.toMatch(/^As a (?:rider|vendor)/);
  });

  it('speaks of all of them where it is of them all', () => {
    expect(story('Let the yard crew order wood online so that the yard crew closes on time')).not.toMatch(/I close/);
  });
});
