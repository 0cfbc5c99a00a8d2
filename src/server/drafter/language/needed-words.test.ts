import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neededWords } from './needed-words.ts';

const needed = (pattern: RegExp) => [...(neededWords(pattern) ?? [])].toSorted();

describe('words that a pattern needs', () => {
  it.each<[RegExp, string[]]>([
    [/\bkayaks?\b/, ['kayak', 'kayaks']],
    [/^(?:could|might) we /i, ['could', 'might']],
    [/ (?:book|hire)(?:s)? (?:the|a) \w+/, ['book', 'books', 'hire', 'hires']],
    [/\bpaddles? (?=for kayaks )/, ['kayaks']],
    [/(?<=\bno )\w+/, ['no']],
    [/\bDon't\b/, ['don']],
    [/\bboat$/, ['boat']],
    [/^(?:two |three ){2}/, []],
  ])('%s', (pattern, words) => {
    expect(needed(pattern)).toEqual(words);
  });

  it.each([
    /\w+ing\b/,
    /boat/,
    /boat$/,
    /\bboat\w*/,
    /\bboat\b|\d+/,
    /\b(?!boat\b)/,
    /(?:\bboat\b )?x/,
    /\bboat{2}/,
    /(?:\bboat )*\d/,
  ])('says nothing of %s, which asks for no whole word', (pattern) => {
    expect(neededWords(pattern)).toBeUndefined();
  });

  it('says nothing where there are other classes', () => {
    expect(neededWords(/\bkayak\b/v)).toBeUndefined();
  });

  const word = fc.constantFrom('a', 'boat', 'boats', 'row', 'the', "don't", 'x');
  const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 2 },
      word,
      fc.constantFrom(' ', '\\b', '\\w+', '\\w', '[a-c]', '.', '$', '^', 's?', '\\B', '(?:boat )*', '(?:row){2}'),
      fc.tuple(tie('pattern'), fc.constantFrom('', '?', '{2}')).map(([inner, times]) => `(?:${inner})${times}`),
      fc.tuple(fc.constantFrom('=', '!', '<=', '<!'), tie('pattern')).map(([side, inner]) => `(?${side}${inner})`),
    ),
    pattern: fc
      .array(fc.array(tie('part'), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
      .map((all) => all.map((parts) => parts.join('')).join('|')),
  }));
  const text = fc
    .array(fc.oneof(word, fc.constantFrom(' ', ' ', '-', 'Boat', 'S')), { maxLength: 8 })
    .map((all) => all.join(''));

  it('holds at least one of them wherever it matches', () => {
    fc.assert(
      fc.property(pattern, text, fc.constantFrom('', 'i', 'u', 'iu'), (source, told, flags) => {
        const words = neededWords(new RegExp(source, flags));
        const held = new Set(told.toLowerCase().match(/\w+/g));
        const isMet = new RegExp(source, flags).test(told);
        expect(!words || !isMet || [...words].some((one) => held.has(one))).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});
