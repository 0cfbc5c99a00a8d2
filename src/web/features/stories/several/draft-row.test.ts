import { describe, expect, test } from 'vitest';
import type { StoryDraft } from '#contract/story-drafts.ts';
import {
  type DraftRow,
  type RowState,
  indicesIn,
  lossOf,
  markRepetitions,
  repetitionOf,
  rewritten,
  sortOut,
} from './draft-row.ts';

const draft = { headline: 'Swap plots' } as StoryDraft;
const row = (line: number, state: RowState, repeats?: DraftRow['repeats']): DraftRow => ({
  line,
  idea: `Idea ${line}`,
  state,
  ...(repeats && { repeats }),
});
const drafted = (line: number, repeats?: DraftRow['repeats']) => row(line, { is: 'drafted', draft }, repeats);

describe('what the drafts of a list repeat', () => {
  test('is marked on the rows that were asked about, whatever rows stand between them', () => {
    const rows = [drafted(1), row(2, { is: 'waiting' }), drafted(3), drafted(4)];
    const story = { id: 's', headline: 'Print the list' };
    const marked = markRepetitions(
      rows,
      [0, 2, 3],
      [
        { index: 1, exact: true, earlier: 0 },
        { index: 2, exact: false, story },
      ],
    );
    expect(marked.map(({ repeats }) => repeats)).toEqual([
      undefined,
      undefined,
      { exact: true, row: 0 },
      { exact: false, story },
    ]);
  });

  test('is no longer marked when another look finds nothing, but stays on rows that were not asked about', () => {
    const rows = [drafted(1, { exact: true, row: 9 }), drafted(2, { exact: true, row: 9 })];
    expect(markRepetitions(rows, [0], []).map(({ repeats }) => repeats)).toEqual([undefined, { exact: true, row: 9 }]);
  });

  test('counts no more once the earlier draft is thrown away', () => {
    const later = drafted(2, { exact: true, row: 0 });
    expect(repetitionOf(later, [drafted(1), later])).toEqual({ exact: true, row: 0 });
    expect(repetitionOf(later, [row(1, { is: 'thrown away', draft }), later])).toBeUndefined();
  });
});

test('Each row is seen in every view that it belongs to', () => {
  const rows = [
    drafted(1),
    drafted(2, { exact: true, row: 0 }),
    row(3, { is: 'keeping', draft }),
    row(4, { is: 'kept', storyId: 's', headline: 'Kept' }, { exact: true, row: 0 }),
    row(5, { is: 'thrown away', draft }),
    row(6, { is: 'failed', message: 'No.', isFinal: true }),
    row(7, { is: 'waiting' }),
  ];
  expect(indicesIn(rows, 'all')).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(indicesIn(rows, 'undecided')).toEqual([0, 1, 2]);
  expect(indicesIn(rows, 'repeated')).toEqual([1]);
  expect(indicesIn(rows, 'kept')).toEqual([3]);
  expect(indicesIn(rows, 'thrown')).toEqual([4]);
  expect(indicesIn(rows, 'failed')).toEqual([5]);
});

describe('a line that failed', () => {
  const failed = row(2, { is: 'failed', message: 'It is too short.', isFinal: true }, { exact: true, row: 0 });

  test('is told before its list goes, as drafts that are not decided on are', () => {
    const empty = { ...failed, idea: '' };
    const done = [row(1, { is: 'kept', storyId: 's', headline: 'Swap plots' }), row(3, { is: 'thrown away', draft })];
    expect(lossOf([...done, empty])).toBeUndefined();
    expect(lossOf([...done, failed])).toBe('1 line was not written. Its words will be gone.');
    expect(lossOf([drafted(1), failed, row(4, { is: 'waiting' }), failed])).toBe(
      '2 ideas of this list are not decided on. Their drafts will be gone. 2 lines were not written. Their words will be gone.',
    );
    expect(lossOf([drafted(1)])).toBe('1 idea of this list is not decided on. Their drafts will be gone.');
  });

  test('waits to be written with other words; no other line takes them', () => {
    expect(rewritten(failed, 'Swap plots in spring')).toEqual({
      line: 2,
      idea: 'Swap plots in spring',
      state: { is: 'waiting' },
    });
    expect(rewritten(drafted(1), 'Swap plots in spring')).toEqual(drafted(1));
  });
});

test('Duplicates are told apart from what is new, unless the draft that they repeat is thrown away', () => {
  const rows = [
    drafted(1),
    drafted(2, { exact: true, row: 0 }),
    drafted(3, { exact: false, story: { id: 's', headline: 'Swap plots' } }),
    row(4, { is: 'thrown away', draft }),
    drafted(5, { exact: true, row: 3 }),
  ];
  expect(sortOut(rows, [0, 1, 2, 4])).toEqual({ fresh: [0, 4], repeated: [1, 2] });
});
