import type { Finding, StoryTexts } from './findings.ts';

/** The story with the finding's fix in place; the same story where the finding has none. Other findings are stale afterwards. */
export function applyFix(story: StoryTexts, finding: Finding): StoryTexts {
  const { fix, where } = finding;
  if (fix === undefined) return story;
  if (where.part === 'headline') return { ...story, headline: fix };
  if (where.part === 'userStory') return { ...story, userStory: fix };
  const criteria = story.acceptanceCriteria ?? [];
  return {
    ...story,
    acceptanceCriteria:
      fix === ''
        ? criteria.filter((_, index) => index !== where.index)
        : criteria.map((criterion, index) => (index === where.index ? fix : criterion)),
  };
}
