import { diffArrays, diffWords } from 'diff';
import type { Story } from '#contract/story.ts';

export type StoryText = Pick<Story, 'headline' | 'userStory' | 'acceptanceCriteria'>;

/** A run of words that is in both texts, only in the later one, or only in the earlier one. */
export interface Piece {
  readonly text: string;
  readonly is: 'kept' | 'added' | 'removed';
}

/** What became of one line. */
export type LineChange = readonly Piece[];

export interface Difference {
  readonly part: 'Headline' | 'User Story' | 'Acceptance Criteria';
  /** The lines that differ; those that stayed as they were are left out. */
  readonly lines: readonly LineChange[];
}

/** Below this share of kept text a line reads better as gone and come than as mended. */
const MENDED = 0.4;

/** What differs between a story as it was and as it is now, part by part; empty when nothing does. */
export function differencesOf(before: StoryText, after: StoryText): Difference[] {
  const differences: Difference[] = [
    { part: 'Headline', lines: changedLine(before.headline, after.headline) },
    { part: 'User Story', lines: changedLine(before.userStory, after.userStory) },
    { part: 'Acceptance Criteria', lines: changedList(before.acceptanceCriteria, after.acceptanceCriteria) },
  ];
  return differences.filter(({ lines }) => lines.length > 0);
}

function changedLine(before: string, after: string): LineChange[] {
  return before === after ? [] : lineChanges(before, after);
}

/** Where lines were put in the place of others they are compared one by one. */
function changedList(before: readonly string[], after: readonly string[]): LineChange[] {
  const changes: LineChange[] = [];
  let removed: string[] = [];
  const flush = (added: readonly string[]): void => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      changes.push(...lineChanges(removed[at], added[at]));
    }
    removed = [];
  };
  for (const change of diffArrays([...before], [...after])) {
    if (change.removed) removed = change.value;
    else flush(change.added ? change.value : []);
  }
  flush([]);
  return changes;
}

function lineChanges(before: string | undefined, after: string | undefined): LineChange[] {
  const gone: LineChange[] = before === undefined ? [] : [[{ text: before, is: 'removed' }]];
  const come: LineChange[] = after === undefined ? [] : [[{ text: after, is: 'added' }]];
  if (before === undefined || after === undefined) return [...gone, ...come];
  const pieces = diffWords(before, after).map(({ value, added, removed }): Piece => ({
    text: value,
    is: added ? 'added' : removed ? 'removed' : 'kept',
  }));
  const kept = pieces.filter(({ is }) => is === 'kept').reduce((length, { text }) => length + text.trim().length, 0);
  const isMended = kept >= MENDED * Math.max(before.length, after.length);
  return isMended ? [pieces] : [...gone, ...come];
}
