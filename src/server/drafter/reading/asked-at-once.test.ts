import { describe, expect, it } from 'vitest';
import { askedAtOnce } from './asked-at-once.ts';

describe('a question with its answer', () => {
  it.each([
    ['why did this batch fail?? give me the steps', 'When a batch fails, give me the steps'],
    ['why was my claim rejected? just show the page', 'When a claim is rejected, I want to see the page'],
  ])('is what is wanted whenever it happens: %s', (text, wish) => {
    expect(askedAtOnce(text)).toBe(wish);
  });

  it.each(['Why did this batch fail?', 'Why did the price rise? Show it.', 'why was this rejected? nobody knows'])(
    'is left alone: %s',
    (text) => {
      expect(askedAtOnce(text)).toBe(text);
    },
  );
});
