import { VAGUE_ANYWHERE, VAGUE_IN_MEANS } from './lexicon/vague-words.ts';
import type { StoryAnalysis } from './parse-story.ts';

const VAGUE = new Set([...VAGUE_ANYWHERE, ...VAGUE_IN_MEANS]);

/** The words of a part without vague ones, which a fix may take away. */
function essence(text: string | null): string {
  return (text ?? '')
    .toLowerCase()
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[\s,]+/u)
    .filter((word) => word !== '' && !/^(?:and|or|&)$/u.test(word) && !VAGUE.has(word))
    .join(' ');
}

/** Do two readings name the same role, action and object? A slashed verb may lose all but its first part. */
export function keepsMeaning(before: StoryAnalysis, after: StoryAnalysis): boolean {
  const action = essence(before.action);
  const kept = essence(after.action);
  const sameAction =
    action === kept || (before.means.isNominal && after.means.isNominal) || action.split('/')[0] === kept;
  return essence(before.role) === essence(after.role) && sameAction && essence(before.object) === essence(after.object);
}
