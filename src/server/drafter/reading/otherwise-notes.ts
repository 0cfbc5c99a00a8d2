import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { negate, readClause } from '../language/clause.ts';
import { isPlural } from '../language/nouns.ts';
import { participle, pastTense } from '../language/verbs.ts';
import { actionOf } from './clause-words.ts';
import type { People } from './people.ts';
import { isWholeReason } from './reason-between.ts';
import { relieveAll } from './relieve.ts';
import { lowerFirst } from './trouble-words.ts';

/** What has to have happened: "the shop manager has approved the refund". */
export function eventOf(before: string, people: People): string | undefined {
  const { front, clauses } = parseSentence(before.replace(/[.!?]+$/, ''), people.names);
  const [clause, next] = clauses;
  const { group } = clause ?? {};
  if (!clause || !group || next || front.length > 0 || group.negated || clause.mood !== 'statement') return undefined;
  const who = textOf(clause.subject);
  const isOwed =
    /^(?:must|should|shall)$/.test(group.modal ?? '') ||
    /^(?:has|have|needs?) to /i.test(textOf([...group.words, ...clause.rest]));
  if (who === '' || !isOwed || /^(?:it|they|he|she|we|I|you|this|that|there)$/i.test(who)) return undefined;
  const isMany = isPlural(who.split(' ').at(-1) ?? '');
  if (group.passive)
    return `${who} ${isMany ? 'have' : 'has'} been ${participle(group.verb)} ${textOf(clause.rest)}`.trim();
  const action = actionOf({ ...clause, subs: [] }, people).replace(/^(?:be able to|have to|need to) /, '');
  const [verb = '', ...rest] = action.split(' ');
  if (!verb || pastTense(verb) === '') return undefined;
  return `${who} ${isMany ? 'have' : 'has'} ${participle(verb)} ${rest.join(' ')}`.trim();
}

/** What the product or a rule has follow where something is not done, which is no harm to be turned round. */
const FOLLOWS =
  /^(?:(?!not\b|never\b)[\w-]+ ){1,4}?(?:gets?|receives?|goes|go|counts?|lapses?|expires?|ends?|pays?|costs?|(?:is|are) (?:told|warned|reminded|cancelled|canceled|released|billed|charged|deleted|closed|refused|blocked|locked|rejected|removed|informed|notified|asked|marked|archived|declined|given|offered|passed|moved))\b/i;

/** "A deal needs a close date. Otherwise it cannot be moved.": without one it cannot. */
export function without(sentence: string, before: string): string | undefined {
  const follows = /^(?:otherwise|or else|if not)\b,? (.+)$/i.exec(sentence)?.[1];
  if (!follows) return undefined;
  const [, who = '', what = ''] =
    /^((?:an?|each|every|all|the) (?:[\w-]+ ){1,6}?|[\w-]+(?: [\w-]+)? )(?:needs?|must have|has to have|have to have) ((?:an?|one|two|three|four|five|\d+) [\w-]+(?: [\w-]+){0,3})$/i.exec(
      before,
    ) ?? [];
  if (!what) return undefined;
  const named = lowerFirst(follows).replace(
    /^(?:it|they|he|she)\b/i,
    lowerFirst(who.trim()).replace(/^(?:each|every) /i, 'a '),
  );
  // As a rule, so that nobody takes it for a complaint.
  return `Without ${what} ${named.replace(/\b(?:is|are) not (?=[a-z]+(?:ed|en|nt|wn|ld|id)\b)/i, 'must not be ')}.`;
}

/** "Otherwise the booking is cancelled": the case in which that is so, by what the sentence before demands. */
export function inOtherCase(sentence: string, before: string, people: People): string | undefined {
  const follows = /^(?:otherwise|or else|if not)\b,? (.+)$/i.exec(sentence)?.[1];
  if (!follows || follows.includes(',') || !FOLLOWS.test(follows)) return undefined;
  const event = eventOf(before, people);
  const not = event?.replace(/ (has|have) (?=been |[a-z]+(?:ed|en|ne|wn|t|d|de|id|ht)\b)/, ' $1 not ');
  return not && not !== event && not.split(' ').length <= 14
    ? `If ${lowerFirst(not)}, ${lowerFirst(follows)}.`
    : undefined;
}

/** Why an order or a duty is there, by what happens where it is not kept: nothing that a rule has follow. */
export function reasonOtherwise(sentence: string): string | undefined {
  const harm = /^(?:otherwise|or else|if not)\b,? (.+)$/i.exec(sentence)?.[1];
  if (!harm || FOLLOWS.test(harm)) return undefined;
  const told = expandContractions(lowerFirst(harm));
  const relieved = relieveAll(told);
  const isTurned =
    isWholeReason(relieved) &&
    (/\b(?:can|not|no|nobody|no longer|never|less|fewer)\b/i.test(relieved) || /\b(?:not|cannot|never)\b/i.test(told));
  if (isTurned) return relieved;
  // "they come for nothing": what hurts by no word of a list hurts because it is what happens otherwise.
  const clause = readClause(told);
  const denied = clause && parseSentence(told).clauses.length === 1 ? negate(clause) : undefined;
  return isWholeReason(denied) ? denied : undefined;
}

/** "Guests should pay by noon, otherwise the room goes to the next": what somebody owes, and what follows where they do not. */
export function otherwiseApart(line: string, people: People): string {
  const [, owed = '', follows = ''] = /^([^,;:.]+?)[,;] (?:otherwise|or else),? ([^,;:.]+)\.?$/i.exec(line) ?? [];
  const who = owed && people.leading(owed);
  // "within five days, otherwise it counts as accepted": by the clock, and told as that rule.
  const isOwed =
    who &&
    !/\bwithin\b/i.test(owed) &&
    /^(?:should|must|have to|has to|need to|needs to) (?!not\b|be\b)/.test(owed.slice(who.length).trim());
  return isOwed && inOtherCase(`Otherwise ${follows}`, owed, people) ? `${owed}. Otherwise ${follows}.` : line;
}
