import { describe, expect, test } from 'vitest';
import { type Difference, differencesOf } from './story-difference.ts';

const story = {
  headline: 'Swap a plot',
  userStory: 'As a gardener, I want to swap my plot with a neighbour, so that both of us get the light we need.',
  acceptanceCriteria: ['A swap is shown to both.', 'A declined swap changes nothing.', 'A fee must be paid first.'],
};

/** Lines as people mark them by hand: [-gone-] {+come+}. */
function marked(differences: readonly Difference[]): Record<string, string[]> {
  const sign = {
    kept: (text: string) => text,
    added: (text: string) => `{+${text}+}`,
    removed: (text: string) => `[-${text}-]`,
  };
  return Object.fromEntries(
    differences.map(({ part, lines }) => [
      part,
      lines.map((line) => line.map(({ text, is }) => sign[is](text)).join('')),
    ]),
  );
}

describe('what differs in a story', () => {
  test('is nothing when it is the same', () => {
    expect(differencesOf(story, structuredClone(story))).toEqual([]);
  });

  test('is told word by word where a line was mended', () => {
    const userStory = story.userStory.replace('a neighbour', 'any gardener');
    expect(marked(differencesOf(story, { ...story, userStory }))).toEqual({
      'User Story': [
        'As a gardener, I want to swap my plot with [-a neighbour-]{+any gardener+}, so that both of us get the light we need.',
      ],
    });
  });

  test('is told as gone and come where hardly a word was kept', () => {
    expect(marked(differencesOf(story, { ...story, headline: 'Two gardeners trade beds' }))).toEqual({
      Headline: ['[-Swap a plot-]', '{+Two gardeners trade beds+}'],
    });
  });

  test('names the criteria that were added, mended and removed, and leaves out the others', () => {
    const acceptanceCriteria = [
      'A swap is shown to both gardeners.',
      'A declined swap changes nothing.',
      'Swaps end in May.',
    ];
    expect(marked(differencesOf(story, { ...story, acceptanceCriteria }))).toEqual({
      'Acceptance Criteria': [
        'A swap is shown to both {+gardeners+}.',
        '[-A fee must be paid first.-]',
        '{+Swaps end in May.+}',
      ],
    });
  });

  test('tells of a criterion that is new at the end, and of one that is gone', () => {
    const more = { ...story, acceptanceCriteria: [...story.acceptanceCriteria, 'Swaps end in May.'] };
    expect(marked(differencesOf(story, more))).toEqual({ 'Acceptance Criteria': ['{+Swaps end in May.+}'] });
    expect(marked(differencesOf(more, story))).toEqual({ 'Acceptance Criteria': ['[-Swaps end in May.-]'] });
  });

  test('keeps every word: with the added ones left out it is the old story, with the removed ones the new', () => {
    const after = {
      headline: 'Swap a plot with anybody',
      userStory: story.userStory.toUpperCase(),
      acceptanceCriteria: ['A fee must be paid.', 'A swap is shown to both.'],
    };
    const without = (lines: Difference['lines'], out: string): string =>
      lines
        .flatMap((line) => line.filter(({ is }) => is !== out).map(({ text }) => text))
        .join('')
        .trim();
    const texts = differencesOf(story, after).map(({ lines }) => [without(lines, 'added'), without(lines, 'removed')]);
    expect(texts.slice(0, 2)).toEqual([
      [story.headline, after.headline],
      [story.userStory, after.userStory],
    ]);
  });
});
