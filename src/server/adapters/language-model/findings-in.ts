import type { Locks } from '#contract/story.ts';
import { checkStory } from '#quality/check-story.ts';
import { detectLanguage } from '#quality/detect-language.ts';
import type { Finding, Where } from '#quality/findings.ts';
import type { Answer } from './answer.ts';

const MOST_TOLD = 8;

/**
 * What the checks find in an answer, in words for the model: defects only, none in what a person has locked, and none in
 * a text that is not English, which the checks cannot read.
 */
export function findingsIn({ headline, userStory, acceptanceCriteria }: Answer, locks?: Locks): string[] {
  if (detectLanguage(userStory) !== 'english') return [];
  const criteria = acceptanceCriteria.map(({ text }) => text);
  const isOpen = ({ part, index = 0 }: Where): boolean =>
    part === 'criterion' ? !locks?.acceptanceCriteria.includes(criteria[index] ?? '') : !locks?.[part];
  return checkStory({ headline, userStory, acceptanceCriteria: criteria })
    .filter(({ severity, where }) => severity !== 'hint' && isOpen(where))
    .slice(0, MOST_TOLD)
    .map(tell);
}

function tell({ where, message, why }: Finding): string {
  const part = where.part === 'criterion' ? `acceptanceCriteria[${where.index ?? 0}]` : where.part;
  return `${part}: ${message} ${why}`;
}
