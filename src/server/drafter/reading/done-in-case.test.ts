import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { doneInCase } from './done-in-case.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const PRODUCT = {
  name: 'Curdwell',
  description:
    'Curdwell runs the cellar of a cheese dairy. Affineurs turn and wash wheels, shop assistants sell them, and the dairy manager plans what ripens when.',
};

const people = knowPeople(readProduct(PRODUCT.name, PRODUCT.description));

describe('what the app does in a case', () => {
  it.each([
    [
      'When a shelf is more than 2 degrees too warm, the system warns the affineur and the dairy manager automatically.',
      'The system should warn the affineur and the dairy manager automatically when a shelf is more than 2 degrees too warm.',
    ],
    [
      'When a delivery is cancelled, the system informs the shops and offers them another day.',
      'When a delivery is cancelled, the system should inform the shops and offer them another day.',
    ],
    [
      'As soon as a wheel is damaged the dairy manager gets a photo of it.',
      'As soon as a wheel is damaged, the dairy manager should get a photo of it.',
    ],
    [
      'When a shelf is too warm affineurs are told at once',
      'When a shelf is too warm, affineurs should be told at once.',
    ],
    [
      'When an affineur is ill the dairy manager sees at once who is free and not yet over 40 hours.',
      'When an affineur is ill, the dairy manager should see at once who is free and not yet over 40 hours.',
    ],
    [
      'If a wheel contains a new mould all affineurs concerned have to be informed before it is sold',
      'If a wheel contains a new mould, affineurs should be informed before it is sold.',
    ],
    [
      'If a wheel is damaged, the app suggests a new price.',
      'The app should suggest a new price if a wheel is damaged.',
    ],
    [
      'As soon as a wheel is overdue, the system automatically blocks the sale.',
      'The system should block the sale automatically as soon as a wheel is overdue.',
    ],
    [
      'When a wheel is not washed for a week, the system shows it in red.',
      'When a wheel is not washed for a week, the system should show it in red.',
    ],
  ])('should be so: %s', (said, meant) => {
    expect(doneInCase(said, people)).toBe(meant);
  });

  it.each([
    'When a wheel is late, the system sends three messages to the affineur.',
    'When a wheel is late affineurs get three mails.',
    'When I open an old wheel, the app shows me a blank page.',
    'When a wheel is sold, the app still shows the old weight.',
    'When a wheel is damaged, the system cancels the order.',
    'If the label is smudged, the app shows an error.',
  ])('is a complaint and stays one: %s', (said) => {
    expect(doneInCase(said, people)).toBe(said);
  });

  it('is told to whom it is said', () => {
    const { userStory, acceptanceCriteria } = draftStory({
      idea: 'When a shelf is too warm, the system warns the affineur.',
      product: PRODUCT,
    });
    expect(userStory).toContain('As an affineur, I want to be warned when a shelf is too warm');
    expect(acceptanceCriteria[0]).toBe('An affineur is warned when a shelf is too warm.');
  });
});
