import { describe, expect, it } from 'vitest';
import { withoutVents } from './vents.ts';

function told(text: string): readonly string[] {
  const sentences = text.split('. ').map((said) => ({ text: said, isItem: false, isQuestion: false }));
  return withoutVents(sentences).map((sentence) => sentence.text);
}

describe('what only vents', () => {
  it('is looked for without trying all parts of an endless sentence', () => {
    const text = `We get this${' with a'.repeat(200)}, and. Guests need a list`;
    expect(told(text).at(-1)).toBe('Guests need a list');
  });

  it.each([
    ['behind the trouble', 'Guests leave the gate open. That must not happen again.', ['Guests leave the gate open']],
    [
      'behind it, denied in short',
      "Guests leave the gate open. That can't happen again.",
      ['Guests leave the gate open'],
    ],
    ['in front of it', 'The income report is hell. Guests write what they like.', ['Guests write what they like.']],
    ['at the moment', 'Spare parts are a mess at the moment. We need a stock list', ['We need a stock list']],
    [
      'with whom one talked to',
      'Talked to Ilse in the store last week. She writes damage on tags',
      ['She writes damage on tags'],
    ],
  ])('is dropped %s', (_, text, sentences) => {
    expect(told(text)).toEqual(sentences);
  });

  it.each([
    'That must not happen again',
    'The sail is new. It is a bit of a puzzle',
    'The list of tours is long. Guests should be able to sort it',
    'Tours are renewed each month. Guests should be able to stop this',
  ])('is kept where nothing else is told or it tells more: %s', (text) => {
    expect(told(text)).toEqual(text.split('. '));
  });
});
