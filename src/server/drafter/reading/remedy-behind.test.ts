import { describe, expect, it } from 'vitest';
import { remedyFirst } from './remedy-behind.ts';

describe('a complaint with its remedy behind a comma', () => {
  it.each([
    [
      'The till display is too dim and too small outdoors, night mode + bigger digits',
      'We need night mode and bigger digits. The till display is too dim and too small outdoors.',
    ],
    [
      'Order slip: figures are too small & too pale, larger font please',
      'We need a larger font for the order slip. Figures are too small and too pale.',
    ],
    ['The stock list is too long, a filter by shelf', 'We need a filter by shelf. The stock list is too long.'],
  ])('is the wish for it: %s', (text, wish) => {
    expect(remedyFirst(text)).toBe(wish);
  });

  it.each([
    'The shelves are too small, many clerks complain.',
    'The stock list is too long, show only what is sold out.',
    'The font is too small, especially on the till.',
    'The shop is too cold, we can heat it from home.',
  ])('is left as it is where no thing stands there: %s', (text) => {
    expect(remedyFirst(text)).toBe(text);
  });
});
