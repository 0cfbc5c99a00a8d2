import { describe, expect, it } from 'vitest';
import { rowsMet } from './rows-met.ts';

describe('rows of a table that a text may meet', () => {
  const asked: string[] = [];
  class Counted extends RegExp {
    override test(text: string): boolean {
      asked.push(this.source);
      return super.test(text);
    }
  }
  const rows = [
    { name: 'oars', when: new Counted(String.raw`\boars?\b`) },
    { name: 'any' },
    { name: 'sail', when: new Counted(String.raw`\b(?:hoist|set) (?:the|a) sail\b`, 'i') },
    { name: 'ends', when: new Counted('ing$') },
    { name: 'both', when: new Counted(String.raw`\b(?:oars|sail)\b`) },
  ];
  const met = rowsMet(rows, ({ when }) => when);
  const fitting = (text: string) =>
    met(text)
      .filter(({ when }) => !when || when.test(text))
      .map(({ name }) => name);
  const texts = ['Hoist a sail', 'two oars and a sail', 'rowing', '', 'OARS', 'oar, sailing'];
  const plain = (text: string) => rows.filter(({ when }) => !when || when.test(text)).map(({ name }) => name);

  it('are those that match, in their order, however often the table is asked', () => {
    for (let time = 0; time < 5; time++) for (const text of texts) expect(fitting(text)).toEqual(plain(text));
  });

  it('leave out those whose words the text does not hold', () => {
    for (let time = 0; time < 30; time++) met('a rudder');
    asked.length = 0;
    expect(fitting('a rudder')).toEqual(['any']);
    expect(asked).toEqual(['ing$']);
    expect(met('two oars').map(({ name }) => name)).toEqual(['oars', 'any', 'ends', 'both']);
  });

  it('are all of them where it depends on the pattern what a word is', () => {
    const ask = rowsMet([{ when: /\bkeels?\b/iu }, { when: /\bkeel\b/ }], ({ when }) => when);
    for (let time = 0; time < 30; time++) ask('');
    for (const text of ['\u212aeel', 'keel\u017f']) expect(ask(text)).toHaveLength(2);
    expect(ask('mast')).toEqual([]);
  });

  it('keeps rows that are lists as they are', () => {
    const pairs = rowsMet([[/\bmast\b/, 1] as const, [/\bkeel\b/, 2] as const], ([pattern]) => pattern);
    for (let time = 0; time < 30; time++) pairs('');
    expect(pairs('the keel')).toEqual([[/\bkeel\b/, 2]]);
  });
});
