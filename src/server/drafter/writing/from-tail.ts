import { OPENS_QUESTION } from '../lexicon/function-words.ts';
import { readClause } from '../language/clause.ts';
import { isPerson, singular } from '../language/nouns.ts';
import type { NounPhrase } from '../language/noun-phrase.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { Action } from '../reading/action.ts';
import { askedAbout, plausible } from './asked-about.ts';
import { conditionOf } from './clauses-inside.ts';

const TIMES =
  /^(?:ends?|beginning|start|middle|time|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|quarters?|years?|seasons?|morning|evening|afternoon|noon|midnight|moment|[ap]m|o['’]clock|\w+day)$/i;

const DATES = /^(?:due|end|start|closing|cut-off) date$/i;

/** What somebody does it with. */
const BODY =
  /^with (?:(?:only |just )?(?:one|two|both|my|their|a|wet|cold|dirty|free) )*(?:hands?|thumbs?|fingers?|gloves|voice|eyes|feet)$/i;

/** Whether a noun names people. */
export function isSomebody({ head }: NounPhrase, roles: ReadonlySet<string>): boolean {
  return isPerson(head) || roles.has(singular(head.toLowerCase()));
}

/** The thing that stands behind one of the words in `leads`: "with the label printer", "when a parcel arrives". */
export function fromTail(action: Action, leads: RegExp, roles: ReadonlySet<string>): NounPhrase | undefined {
  const condition = conditionOf(action);
  for (const { lead, text } of condition && action.core.tails.length === 0 ? [condition] : action.core.tails) {
    // "approve by phone without logging in to the site": what is done without says nothing of the thing.
    if (lead === 'without' || lead === 'instead') break;
    // "use the map with one hand": how, and nothing that is dealt with.
    if (lead === 'with' && BODY.test(text)) continue;
    if (!leads.test(lead)) continue;
    const rest = text.replace(/^(?:.*? (?=(?:before|after) ))?\S+\s+(?:soon as\s+)?/, '');
    if (lead === 'to' && isBaseVerb(rest.split(' ')[0] ?? '')) {
      const inner = readVerbPhrase(rest)?.object;
      if (inner && plausible(inner.text)) return inner;
      continue;
    }
    if (/^(?:when|whenever|if|once|after|before|as|while)$/.test(lead)) {
      const clause = readClause(rest);
      // "when a patient leaves the bed" is about the patient.
      if (
        clause &&
        /^an? /i.test(clause.subject) &&
        /^(?:alarm|alert|notif|warn|messag|inform|tell)/.test(action.core.verb + (action.core.object?.head ?? ''))
      ) {
        const somebody = plausible(clause.subject);
        if (somebody) return somebody;
      }
      const noun = clause
        ? isPerson(clause.subject.split(' ').at(-1) ?? '') ||
          /^(?:i|we|they|you|he|she|it|there|someone|somebody|nobody|everyone)$/i.test(clause.subject)
          ? clause.kind === 'be' || clause.kind === 'modal'
            ? undefined
            : plausible(
                clause.rest
                  .replace(/^(?:(?:new|not|up|out|off|in|on|down)\s+)+/i, '')
                  .split(/\s+(?:in|on|at|for|to|from|by)\s+/)[0],
              )
          : plausible(clause.subject)
        : plausible(rest);
      // "when I arrive 15 minutes late": a time is no thing here either.
      const isWhen = noun && (noun.core.split(' ').some((word) => TIMES.test(word)) || DATES.test(noun.core));
      if (noun && !isWhen && !TIMES.test(noun.head)) return noun;
      continue;
    }
    const noun = OPENS_QUESTION.test(rest) ? askedAbout(rest) : plausible(rest);
    // "at the end of the month", "after the due date": a time is no thing.
    if (noun && (TIMES.test(noun.head) || DATES.test(noun.core))) continue;
    if (noun && !(lead === 'for' && isSomebody(noun, roles))) return noun;
  }
  return undefined;
}
