import type { Draft, Locks } from '#contract/story.ts';
import { keepsMeaning } from '#quality/keeps-meaning.ts';
import { analyzeStory } from '#quality/parse-story.ts';
import { splitStory } from '#quality/split-story.ts';
import { contentStems } from '../lexicon/function-words.ts';
import { withoutLastAside } from './split-long.ts';

/** A story has so many criteria at least. */
const FEWEST = 3;

/** How dear a criterion is: what was said stays before what was assumed. */
const RANK = { person: 0, idea: 1, product: 2, assumption: 3 } as const;

/** The user story without what is said last and besides, where a criterion says it and the story still says who wants what. */
function shorterUserStory(text: string, criteria: readonly string[]): string | undefined {
  const { means } = splitStory(text);
  const brief = means && withoutLastAside(means.text);
  if (!brief) return undefined;
  const told = contentStems(`${brief} ${criteria.join(' ')}`);
  const shorter = text.slice(0, means.start) + brief + text.slice(means.end);
  const loses = [...contentStems(means.text)].some((stem) => !told.has(stem));
  return loses || !keepsMeaning(analyzeStory(text), analyzeStory(shorter)) ? undefined : shorter;
}

/** Which criteria are left when there are too many: the locked ones, then those that were said rather than assumed. */
function dearest({ acceptanceCriteria, grounding }: Draft, locked: readonly string[]): Set<number> {
  const rank = (index: number): number =>
    locked.includes(acceptanceCriteria[index] ?? '') ? -1 : RANK[grounding[index]?.source ?? 'assumption'];
  const order = acceptanceCriteria.map((_, index) => index).toSorted((a, b) => rank(a) - rank(b) || a - b);
  const most = Math.max(FEWEST, order.filter((index) => rank(index) < 0).length);
  return new Set(order.slice(0, most));
}

/** The same story in fewer words and criteria, as far as nothing is locked; undefined when nothing can go. */
export function shorterStory(story: Draft, locks: Locks): Draft | undefined {
  const kept = dearest(story, locks.acceptanceCriteria);
  const acceptanceCriteria = story.acceptanceCriteria.filter((_, index) => kept.has(index));
  const userStory = locks.userStory ? undefined : shorterUserStory(story.userStory, acceptanceCriteria);
  if (!userStory && kept.size === story.acceptanceCriteria.length) return undefined;
  return {
    ...story,
    userStory: userStory ?? story.userStory,
    acceptanceCriteria,
    grounding: story.grounding.filter((_, index) => kept.has(index)),
  };
}
