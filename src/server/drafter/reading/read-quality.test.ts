import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferryline',
  description: 'Passengers book crossings. Deck hands scan tickets. The harbour office sets the timetable.',
};

const VAGUE =
  /\b(?:easily|easy|easier|quickly|quick|faster|fast|nice|simple|user-friendly|modern|intuitive|flexibly|better)\b/i;

describe('a vague word of the idea does not reach the story', () => {
  it.each([
    'Passengers should be able to easily find a nice crossing',
    'We need a simple and user-friendly way to scan tickets quickly',
    'As a passenger I want to quickly and easily book a crossing',
    'It would be nice if deck hands could flexibly swap cabins',
    'the timetable should be faster',
    'The ticket form must be more intuitive for passengers',
    'make the timetable load faster for deck hands',
    'Booking a crossing should be easier',
  ])('%s', (idea) => {
    const draft = draftStory({ idea, product });
    const text = [draft.headline, draft.userStory, ...draft.acceptanceCriteria, ...draft.furtherIdeas].join(' | ');
    expect(text).not.toMatch(VAGUE);
  });

  it('asks for the bound where speed is the whole wish', () => {
    const draft = draftStory({ idea: 'The timetable should load faster', product });
    expect(draft.userStory).toMatch(/I want to see the timetable at once,/);
    expect(draft.openQuestions.join(' ')).toMatch(/How long may the timetable take/);
  });
});
