import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferryline',
  description: 'Passengers book crossings. Stewards scan tickets. The harbour office sets the timetable.',
};

function storyOf(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('a condition with somebody who is told', () => {
  it.each([
    [
      'If a crossing is not confirmed by 6 pm the harbour office should get an alert',
      /I want to be alerted when a crossing is not confirmed by 6 pm,/,
    ],
    [
      'When a ferry is late, passengers must be told about it',
      /^As a passenger, I want to be told when a ferry is late,/,
    ],
    ['when a ticket is torn the steward gets a message', /^As a steward, I want to be told when a ticket is torn,/],
  ])('%s', (idea, story) => {
    expect(storyOf(idea)).toMatch(story);
  });
});

describe('a trouble becomes what would end it', () => {
  it.each([
    [
      'passengers keep phoning the harbour to find out which pier to go to',
      /^As a passenger, I want to see which pier to go to, so that I do not have to phone the harbour\.$/,
    ],
    ['Stewards quarrel because nobody knows who moved a booking', /I want to see who moved a booking, so that/],
    [
      'Stewards lose time because cargo lists come in on paper and someone has to copy them',
      /I want to get cargo lists without copying them,/,
    ],
    ['The timetable takes ages to open in the morning', /I want to see the timetable at once/],
  ])('%s', (idea, story) => {
    expect(storyOf(idea)).toMatch(story);
  });

  it('does not paste a complaint behind "be told when"', () => {
    expect(storyOf('Passengers queue at the counter on market days')).not.toMatch(/told when passengers/);
  });
});
