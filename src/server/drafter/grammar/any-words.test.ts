import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandContractions } from './contractions.ts';
import { parseAction, parseSentence, type Parsed } from './parse.ts';
import { PARSED } from './parsed.contract.ts';
import { tagSentence, type Tagged } from './tag-sentence.ts';
import { TAGGED } from './tagged.contract.ts';
import { splitWords } from './words.ts';

const CONTENT: ReadonlySet<string> = new Set(['N', 'NS', 'A', 'PN', 'PO', 'V0', 'VZ', 'VD', 'VN', 'VG', 'D']);
const sentences = [...TAGGED, ...PARSED].map(([sentence]) => sentence.replace(/[.?!]$/, ''));
const joints = [', ', ' and ', ' but ', ' when ', ' because ', ', and then ', ' who ', ' - ', ' or ', '; ', '. '];

const spoken = fc
  .array(fc.tuple(fc.constantFrom(...sentences), fc.constantFrom(...joints)), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([sentence, joint]) => `${sentence}${joint}`).join(''));
const jumbled = fc
  .array(fc.constantFrom(...sentences.flatMap((sentence) => sentence.split(' '))), { minLength: 1, maxLength: 30 })
  .map((words) => words.join(' '));
const anyText = fc.oneof(
  spoken,
  jumbled,
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

function letters(text: string): string {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).join('');
}

function spokenIn({ front, clauses }: Parsed): Tagged[] {
  return [
    ...front.flatMap(({ words }) => words),
    ...clauses.flatMap(({ subject, group, rest, subs }) => [
      ...subject,
      ...(group?.before ?? []),
      ...(group?.words ?? []),
      ...rest,
      ...subs.flatMap(({ words }) => words),
    ]),
  ];
}

function content(words: readonly Tagged[]): string[] {
  return words
    .filter(({ tag }) => CONTENT.has(tag))
    .map(({ lower }) => lower)
    .toSorted();
}

describe('any text', () => {
  it('is cut into words that hold all its letters in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = splitWords(text).map((word) => word.text);
        expect(letters(words.join(' '))).toBe(letters(expandContractions(text)));
      }),
    );
  });

  it('gets one tag a word, in order', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('sentence', 'thing', 'action'), (text, kind) => {
        const words = splitWords(text);
        expect(tagSentence(words, kind).map((word) => word.text)).toEqual(words.map((word) => word.text));
      }),
    );
  });

  it('is read the same however often and after whatever else', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const first = parseSentence(text);
        parseSentence(other);
        expect(parseSentence(text)).toEqual(first);
      }),
    );
  });

  it('is read as a sentence and as an action', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { front, clauses } of [parseSentence(text), parseAction(text)]) {
          expect(front.map(({ link }) => link)).not.toContain('');
          expect(clauses.map(({ group }) => group?.verb)).not.toContain('');
        }
      }),
    );
  });
});

describe('sentences that belong together', () => {
  it('lose no word that carries meaning, and none is told twice', () => {
    fc.assert(
      fc.property(fc.oneof(spoken, jumbled), (text) => {
        expect(content(spokenIn(parseSentence(text)))).toEqual(content(tagSentence(splitWords(text))));
      }),
    );
  });
});
