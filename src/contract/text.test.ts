import { describe, expect, it } from 'vitest';
import { cleanText } from './text.ts';

describe('text as it is kept', () => {
  it.each([
    ['NUL', 'a\u0000b', 'ab'],
    ['a bell', 'a\u0007b', 'ab'],
    ['a vertical tab and a form feed', 'a\u000b\u000cb', 'ab'],
    ['an escape', '\u001b[31mred', '[31mred'],
    ['a delete', 'a\u007fb', 'ab'],
  ])('loses %s', (_, text, kept) => {
    expect(cleanText(text)).toBe(kept);
  });

  it('keeps tabs, new lines and what is no ASCII', () => {
    expect(cleanText('a\tb\nc é 漢 👩‍🌾 \u0085d')).toBe('a\tb\nc é 漢 👩‍🌾 \u0085d');
  });

  it('ends each line alike', () => {
    expect(cleanText('a\r\nb\rc')).toBe('a\nb\nc');
  });
});
