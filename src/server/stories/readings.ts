import type { Alternative } from '#contract/story-drafts.ts';
import { analyzeStory } from '#quality/parse-story.ts';
import { storyKey } from '#quality/story-key.ts';
import type { Texts } from './story-writer.ts';

type Difference = Alternative['differs'][number];

/** In which of its parts a reading says something else than the first one. */
export function differences(first: Pick<Texts, 'userStory'>, other: Pick<Texts, 'userStory'>): Difference[] {
  const [one, two] = [partsOf(first.userStory), partsOf(other.userStory)];
  return (['role', 'action', 'benefit'] as const).filter((part) => storyKey(one[part]) !== storyKey(two[part]));
}

/** True when one of the readings that are there says the same. */
export function isRepeated({ userStory }: Pick<Texts, 'userStory'>, there: readonly Texts[]): boolean {
  return there.some((other) => storyKey(other.userStory) === storyKey(userStory));
}

function partsOf(userStory: string): Record<Difference, string> {
  const { role, parts, benefit } = analyzeStory(userStory);
  return { role: role ?? '', action: parts.means?.text ?? '', benefit: benefit ?? '' };
}
