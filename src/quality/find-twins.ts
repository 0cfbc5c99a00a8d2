import type { StoryAnalysis } from './parse-story.ts';
import { storyKey } from './story-key.ts';

/** An earlier story that says the same. */
export interface Twin {
  /** Its place among the stories. */
  readonly index: number;
  /** False when the same role wants the same and only the benefit differs. */
  readonly exact: boolean;
}

/** For each of some stories: the first one that it repeats, if there is one. */
export function findTwins(stories: readonly StoryAnalysis[]): (Twin | undefined)[] {
  const exact = new Map<string, number>();
  const wishes = new Map<string, number>();
  return stories.map((story, index) => {
    const whole = storyKey(story.parts.text.slice(story.parts.start));
    const wish =
      story.role === null || story.parts.means === null
        ? null
        : `${storyKey(story.role)}|${storyKey(story.parts.means.text)}`;
    const same = exact.get(whole);
    const similar = wish === null ? undefined : wishes.get(wish);
    if (same === undefined) exact.set(whole, index);
    if (wish !== null && similar === undefined) wishes.set(wish, index);
    if (same !== undefined) return { index: same, exact: true };
    return similar === undefined ? undefined : { index: similar, exact: false };
  });
}
