import { expect, test } from 'vitest';
import { apartFrom } from './apart-from.ts';

const STORY = 'As a gardener, I want to swap my plot, so that I walk less.';

test.each([
  ['As a gardener, I want to swap my plot, so that both get more light.', 'both get more light'],
  ['As a plot keeper, I want to swap my plot, so that I walk less.', 'plot keeper'],
  ['As a gardener, I want to offer my plot to others, so that I walk less.', 'offer my plot to others'],
  ['As a neighbour, I want to swap my plot, so that I rest.', 'neighbour, I want to swap my plot, so that I rest'],
  ['Something else', 'Something else'],
  [STORY, ''],
  ['', ''],
])('%j stands apart by %j', (text, words) => {
  const apart = apartFrom(text, STORY);
  expect(apart.words.trim()).toBe(words);
  expect(apart.before + apart.words + apart.after).toBe(text);
});

test('A text that is cut short, or goes on, is apart by no more than that', () => {
  expect(apartFrom('swap a plot', 'swap a plot today').words).toBe('');
  expect(apartFrom('swap a plot today', 'swap a plot').words).toBe(' today');
  expect(apartFrom('a plot a plot', 'a plot').words).toBe(' a plot');
});
