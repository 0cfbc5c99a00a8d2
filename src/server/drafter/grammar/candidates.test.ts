import { describe, expect, it } from 'vitest';
import { candidatesOf, type Tag } from './candidates.ts';
import { pairScore } from './tag-pairs.ts';

function likeliest(word: string, tagged?: string): Tag | undefined {
  const seen = tagged ? { text: word, tag: tagged, known: true } : undefined;
  const tags = candidatesOf({ text: word, lower: word.toLowerCase(), isName: false }, seen);
  return tags.toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

function possible(word: string, tagged?: string): Tag[] {
  const seen = tagged ? { text: word, tag: tagged, known: true } : undefined;
  return candidatesOf({ text: word, lower: word.toLowerCase(), isName: false }, seen).map(([tag]) => tag);
}

describe('what a word may be', () => {
  it.each([
    ['should', undefined, 'M'],
    ['because', undefined, 'S'],
    ['whether', undefined, 'W'],
    ['their', undefined, 'D'],
    ['seven', undefined, 'D'],
    ['€40', undefined, 'D'],
    [';', undefined, 'PU'],
    ['gardener', 'NOUN', 'N'],
    ['plumbers', 'NOUN', 'NS'],
    ['quickly', 'ADV', 'R'],
    ['family', 'NOUN', 'N'],
    ['API', 'PROPN', 'N'],
    ['green', 'ADJ', 'A'],
  ] as const)('"%s" (%s) is most of all %s', (word, tagged, tag) => {
    expect(likeliest(word, tagged)).toBe(tag);
  });

  it('is a noun or a verb where it may be both', () => {
    expect(possible('water', 'NOUN')).toEqual(expect.arrayContaining(['N', 'V0']));
    expect(possible('reports', 'VERB')).toEqual(expect.arrayContaining(['NS', 'VZ']));
  });

  it('is past or participle for a form that is both', () => {
    expect(possible('cancelled', 'VERB')).toEqual(expect.arrayContaining(['VD', 'VN']));
  });

  it('is one noun for a name', () => {
    const name = candidatesOf({ text: 'dock hands', lower: 'dock hands', isName: true }, undefined);
    expect(name.map(([tag]) => tag)).toEqual(['NS']);
  });

  it('follows the tagger where the form says nothing', () => {
    expect(likeliest('water', 'VERB')).toBe('V0');
    expect(likeliest('water', 'NOUN')).toBe('N');
  });
});

describe('two words side by side', () => {
  it('stand well or badly together', () => {
    expect(pairScore('D', 'N')).toBeGreaterThan(0);
    expect(pairScore('D', 'V0')).toBeLessThan(0);
    expect(pairScore('TO', 'V0')).toBeGreaterThan(pairScore('TO', 'N'));
  });

  it('count nothing where nothing is known', () => {
    expect(pairScore(undefined, 'N')).toBe(0);
    expect(pairScore('PU', 'N')).toBe(0);
  });
});
