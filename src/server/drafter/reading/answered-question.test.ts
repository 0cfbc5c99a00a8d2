import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { answeredQuestion } from './answered-question.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const PRODUCT = {
  name: 'Allotly',
  description: 'Allotly runs allotment gardens. Gardeners rent plots, and the warden inspects them and sends bills.',
};
const people = knowPeople(readProduct(PRODUCT.name, PRODUCT.description));

describe('what happens in a case', () => {
  it.each([
    [
      'What happens when a plot is given up? Ideally it disappears from the map and the warden gets a note.',
      'When a plot is given up, it should be removed from the map. When a plot is given up, the warden should get a note.',
    ],
    [
      'What happens if a bill is not paid? I think the plot is blocked after 30 days.',
      'If a bill is not paid, the plot should be blocked after 30 days.',
    ],
    [
      "What should happen if the water is off? I'd expect the gardeners to get a message and the warden to see it.",
      'If the water is off, the gardeners should get a message and the warden should see it.',
    ],
    [
      'So what happens once a gate is left open? Best would be an alert to the warden. It was open twice.',
      'An alert to the warden once a gate is left open. It was open twice.',
    ],
  ])('is as it is answered: %s', (said, told) => {
    expect(answeredQuestion(said, people)).toBe(told);
  });

  it.each([
    'What happens when a plot is given up?',
    'What happens when a plot is given up? Nobody knows.',
    'What happens when a plot is given up? Ideally a note.',
    'Which plots are free? Ideally the map shows them.',
  ])('stays a question without such an answer: %s', (said) => {
    expect(answeredQuestion(said, people)).toBe(said);
  });

  it('stands in the story', () => {
    const { userStory } = draftStory({
      idea: 'What happens when a hedge is too high? Best would be a reminder to the gardener.',
      product: PRODUCT,
    });
    expect(userStory).toMatch(/^As a gardener, I want to be reminded when a hedge is too high,/);
  });
});
