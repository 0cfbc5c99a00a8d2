import { parseAction } from '../grammar/parse.ts';
import { withBound } from './condition-last.ts';
import type { People } from './people.ts';

const MODAL = '(?:should|must|shall|will|needs? to|ought to|would)';
const CONDITION = new RegExp(
  `^((?:when(?:ever)?|if|once|as soon as|every time|each time)) (.+?),? (?:then )?((?:(?:the|our|an?|all|every|each) )?[\\w-]+(?: (?!${MODAL}\\b|gets?\\b|receives?\\b|is\\b|are\\b)[\\w-]+)?) (?:${MODAL} (?:also |automatically |always )?(?:be able to )?(.+)|(gets? .+|receives? .+|(?:is|are) (?:told|notified|alerted|warned|informed|reminded)\\b.*))$`,
  'i',
);
const NOTICE =
  /^(?:get|gets|receive|receives|be sent|have) (?:an? |the )?(alert|notification|warning|notice|notifications|alerts|message|reminder)s?(?: about (?:it|this|that))?$/i;
const TOLD =
  /^(?:be|is|are|get|gets) (told|notified|alerted|warned|informed|reminded)(?: about (?:it|this|that)| of (?:it|this|that))?$/i;
const VERB_OF: Readonly<Record<string, string>> = { alert: 'alerted', warning: 'warned', reminder: 'reminded' };

/** What stands in front of a wish and says when it holds: "when stock runs low, ...", "every Friday, ...". */
export const FRONT =
  /^((?:when(?:ever)?|if|once|after|before|while|during|as soon as|on|at|in|for|every (?=(?:\w+ )?(?:day|night|week|month|year|morning|evening|hour|time|quarter|season|\w+day)\b))\b[^,]{3,80}),\s+(?:then |please )?(.+)$/i;

/** What happens to whom under a condition, with the condition whole: "be told when a parcel is not scanned by 10 am". */
export interface Conditional {
  readonly actor: string;
  readonly action: string;
}

/** "If a parcel is not scanned by 10 am the dispatcher should get an alert". */
export function readCondition(text: string, people: People): Conditional | undefined {
  const match = CONDITION.exec(text);
  const actor = match?.[3] ?? '';
  if (!match || !people.isPersonPhrase(actor) || people.leading(actor) !== actor) return undefined;
  const does = (match[4] ?? match[5] ?? '').trim();
  // "when it is closed, skippers must not get a code" bars them.
  if (/^(?:not|never|no longer)\b/i.test(does)) return undefined;
  const lead = (match[1] ?? '').toLowerCase();
  const notice = NOTICE.exec(does)?.[1]?.toLowerCase().replace(/s$/, '');
  const told = notice ? (VERB_OF[notice] ?? 'told') : TOLD.exec(does)?.[1]?.toLowerCase();
  const condition = `${told && lead === 'if' ? 'when' : lead} ${match[2]}`;
  const deed = told
    ? `be ${told}`
    : does
        .replace(/^(?:is|are) /i, 'be ')
        .replace(/^gets /i, 'get ')
        .replace(/^receives /i, 'receive ');
  return { actor, action: withBound(deed, condition, parseAction(deed, people.names).clauses) };
}
