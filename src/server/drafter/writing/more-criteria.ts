import { checkStory } from '#quality/check-story.ts';
import { storyKey } from '#quality/story-key.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import { contentStems } from '../lexicon/function-words.ts';
import type { Idea } from '../reading/read-idea.ts';
import { fillPattern } from './fill-pattern.ts';
import { isWhole } from './is-whole.ts';
import { orderPatterns } from './pick-patterns.ts';
import { withoutVague } from './plain.ts';
import { sentence } from './sentence.ts';
import type { Slots } from './slots.ts';

/** So much of what one says stands in the other: both say the same. */
const SAME_SHARE = 0.8;

function isSaid(text: string, said: readonly string[]): boolean {
  const own = contentStems(text);
  return said.some((other) => {
    if (storyKey(text) === storyKey(other)) return true;
    const theirs = contentStems(other);
    const common = [...own].filter((stem) => theirs.has(stem)).length;
    return common / Math.max(1, own.size, theirs.size) >= SAME_SHARE;
  });
}

/** What fits any story says nothing of this one; and no criterion is added that the checks would find fault with. */
const FITS_ALL = new Set(['general', 'last']);

function isSound(text: string): boolean {
  const findings = checkStory({ userStory: '', acceptanceCriteria: [text] });
  return !findings.some(({ where, severity }) => where.part === 'criterion' && severity !== 'hint');
}

/** A further criterion of a sort that such a wish raises and that is not said yet, the most fitting first. */
export function furtherCriterion(
  kind: 'main' | 'refusal' | 'edge',
  idea: Idea,
  intents: readonly Intent[],
  slots: Slots,
  said: readonly string[],
): string | undefined {
  for (const intent of intents.filter(({ name }) => !FITS_ALL.has(name))) {
    for (const pattern of orderPatterns(intent.criteria, idea.text, slots)) {
      const filled = pattern.kind === kind ? fillPattern(pattern.text, slots) : undefined;
      const text = filled && sentence(withoutVague(filled).replace(/[.]$/, ''));
      if (text && isWhole(text) && !isSaid(text, said) && isSound(text)) return text;
    }
  }
  return undefined;
}
