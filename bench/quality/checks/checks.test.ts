import { describe, expect, test } from 'vitest';
import { formDefects } from '../judge/story-form.ts';
import { storySlips } from '../judge/grammar.ts';
import { technologies, vagueWords } from '../judge/lexicon.ts';
import { cleanStories, OWN_BACKLOGS, storyText } from './clean-stories.ts';
import { RULES_OF_KIND } from './rule-kinds.ts';
import { SEED_KINDS } from './seeds.ts';

const own = OWN_BACKLOGS.flatMap(({ stories }) => stories);

describe('clean stories', () => {
  test('there are at least 45 of the own writing', () => {
    expect(own.length).toBeGreaterThanOrEqual(45);
  });

  test.each(own.map(storyText))('no defect that the judge knows: %s', (text) => {
    expect([...formDefects(text), ...storySlips(text), ...vagueWords(text), ...technologies(text)]).toEqual([]);
  });

  test('a good story of a backlog passes the filter, once', () => {
    const text = 'As a porter, I want to open the north gate, so that late guests get in.';
    expect(cleanStories([text, text])).toEqual([
      { role: 'porter', want: 'open the north gate', benefit: 'late guests get in' },
    ]);
  });

  test.each([
    'As a porter, I want to open the north gate.',
    'As a porter, I want to open and close the north gate, so that late guests get in.',
    'As a porter, I want to open the north gate with a button, so that late guests get in.',
    'As a porter, I want to easily open the north gate, so that late guests get in.',
    'As a porter, I want to know who is at the gate, so that late guests get in.',
    'A porter opens the gate.',
  ])('a doubtful one does not: %s', (text) => {
    expect(cleanStories([text])).toEqual([]);
  });
});

describe('seeds', () => {
  const story = { role: 'porter', want: 'open the north gate', benefit: 'late guests get in' };

  test.each(SEED_KINDS.flatMap(({ kind, ways }) => ways.map((way, index) => ({ kind, index, line: way(story) }))))(
    '$kind $index changes the story: $line',
    ({ kind, index, line }) => {
      expect(line === storyText(story)).toBe(kind === 'duplicate' && index === 0);
      expect(line).not.toMatch(/undefined|\.\./u);
    },
  );

  test('each kind has rules that count as finding it', () => {
    for (const { kind } of SEED_KINDS) expect(RULES_OF_KIND[kind].length).toBeGreaterThan(0);
  });
});
