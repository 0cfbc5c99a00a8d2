import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { isNegative } from '../language/opposite.ts';
import { participle, gerundFirst } from '../language/verbs.ts';
import { actionOf, headOf } from './clause-words.ts';
import type { People } from './people.ts';
import type { ClauseReading } from './read-clauses.ts';
import { barredUntil, otherSide, type Rule } from './rule-sides.ts';
import { told, wishOf, withCondition } from './tell-rule.ts';

/** How many it takes, in front of a subject. */
export const COUNTED =
  /^(?:at least|at most|no more than|not more than|a minimum of|a maximum of|more than|fewer than|less than|all|both|every|each|half|two|three|four|five|six|\d+)\b/i;
/** What is seen, found or reached: who cannot do so complains. */
const REACHED =
  /^(?:find|see|tell|know|read|hear|understand|remember|reach|notice|recognise|recognize|open|load|log|print|type|click|scroll|search|figure|manage|keep|afford|help|decide|get|carry|lift|move|sleep|look)\b/;
/** What somebody has not done yet, or has done too often, and what follows from it. */
const UNDONE =
  /\b(?:not|never|no)\b|\b(?:more|less|fewer|older|younger|later|earlier) than\b|\bunder \d|\bover \d|\b(?:already|in the last|within the last|before)\b|\b(?:late|twice|unpaid|overdue|owes?|open (?:fine|bill|invoice|order)s?)\b/i;
/** "at least five have to vote before a trip is booked": it is booked only after they have. */
function readWaiting(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group } = clause;
  if (rule.link !== 'before' || group?.negated || !COUNTED.test(rule.subject)) return undefined;
  if (!/^(?:must|should|shall|need to|have to|ought to)$/.test(group?.modal ?? '')) return undefined;
  const [held] = parseSentence(rule.condition).clauses;
  const thing = held ? textOf(held.subject) : '';
  if (!held?.group || !thing || /^(?:it|they|he|she|i|we)$/i.test(thing)) return undefined;
  const [verb = '', ...rest] = rule.base.split(' ');
  const has = rule.isMany ? 'have' : 'has';
  const done = `${rule.subject} ${has} ${[participle(verb), ...rest].join(' ')}`;
  const waits: Rule = {
    ...rule,
    subject: thing,
    isMany: headOf(held.subject)?.tag === 'NS',
    base: actionOf({ ...held, subs: [] }),
    isAble: false,
    only: false,
    link: 'only after',
    condition: done,
  };
  const side = barredUntil(thing, waits.base, done);
  const read = told(waits, { frame: 'done', rule: 'state', wish: wishOf(waits), sides: side ? [side] : [] }, people);
  const who = rule.subject.replace(
    /^(?:(?:at least|at most|more than|fewer than|less than|no more than|all|both|every|each|half|\d+|two|three|four|five|six|of the|the) )+/i,
    '',
  );
  return people.isPersonPhrase(who) ? { ...read, request: { ...read.request, actor: who } } : read;
}

/** "singers who have missed three rehearsals cannot sing", "a member can't book until they have paid": no trouble, but a ban. */
function readBarred(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group, subject } = clause;
  if (!rule.negated || !people.isPersonPhrase(rule.subject) || !/^(?:can|could|may)$/.test(group?.modal ?? ''))
    return undefined;
  const isRelated = subject.some(({ tag }, at) => at > 0 && tag === 'W');
  const isBound =
    /^(?:unless|until)$/.test(rule.link) ||
    // "cannot reserve if they have not paid" is unless they have.
    (rule.link === 'if' && isNegative(rule.condition)) ||
    (isRelated && (UNDONE.test(rule.subject) || group?.passive)) ||
    /^any(?:body|one) who\b/.test(rule.subject);
  if (!isBound || (REACHED.test(rule.base) && group?.modal !== 'may')) return undefined;
  const barred = { ...rule, isAble: true };
  return told(
    barred,
    { frame: 'not', rule: 'ban', wish: withCondition(`keep ${rule.subject} from ${gerundFirst(rule.base)}`, rule) },
    people,
  );
}

/** "nobody may leave until the warning is over" */
function readNobody(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  // "nobody rides more than eight hours"
  const isBound =
    !clause.group?.modal && /\b(?:more|longer|later) than (?:\d|one|two|three|four|five|six|eight|ten)/.test(rule.base);
  if (
    !/^(?:nobody|no one)$/i.test(rule.subject) ||
    rule.negated ||
    !(isBound || /^(?:may|can|must|should|shall)$/.test(clause.group?.modal ?? ''))
  )
    return undefined;
  if ((rule.link === '' && !isBound) || REACHED.test(rule.base)) return undefined;
  const open = { ...rule, subject: 'everybody', isMany: false, isAble: true, negated: true };
  const side = otherSide(open);
  const wish = withCondition(`keep everybody from ${gerundFirst(rule.base)}`, rule);
  return told({ ...rule, isAble: true }, { frame: 'not', rule: 'ban', wish, sides: side ? [side] : [] }, people);
}

/** "a ticket is only handed out when all shifts were worked": not before. */
function readOnlyWhen(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group } = clause;
  const isState = group?.passive || /^(?:count|start|begin|open|end|close)$/.test(group?.verb ?? '');
  if (!rule.only || rule.negated || !group || !isState || !/^(?:if|when|once|as soon as)$/.test(rule.link))
    return undefined;
  if (people.isPersonPhrase(rule.subject) || /^(?:find|notice|see|discover|learn|hear|recogni[sz]e)$/.test(group.verb))
    return undefined;
  const waits: Rule = { ...rule, isAble: false, only: false, link: 'only after' };
  const side = barredUntil(rule.subject, rule.base, rule.condition);
  return told(waits, { frame: 'done', rule: 'state', wish: wishOf(waits), sides: side ? [side] : [] }, people);
}

/** "the trip can only be cancelled by the agency": nobody else can. */
function readReserved(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group, rest } = clause;
  const by = /^by (.+)$/.exec(textOf(rest).replace(/^only /, ''))?.[1];
  if (!by || !group?.passive || group.negated || !rule.only || !group.modal) return undefined;
  const bare = { ...rule, base: rule.base.replace(/\bonly (?=by )/, '') };
  const reserved = { ...bare, isAble: true };
  const side = withCondition(`nobody else can ${group.verb} ${rule.subject}`, rule);
  return told(
    reserved,
    { frame: 'done', rule: 'ban', wish: wishOf({ ...bare, only: false }).replace(/ by /, ' only by '), sides: [side] },
    people,
  );
}

/** What stops a thing from working, and no rule. */
const OUT_OF_ORDER =
  /\b(?:network|connection|internet|wi-?fi|phone|browser|battery|apps?|page|screen|server|dark|rain\w*|slow|crash\w*|down|broken|full|big|long|large)\b/i;

/** "the walk can't be started if the vet has said no": it must not be. */
function readShut(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group } = clause;
  if (!rule.negated || !group?.passive || !/^(?:can|could|may)$/.test(group.modal ?? '')) return undefined;
  const isKind =
    rule.link === '' &&
    /\b(?:older|newer|heavier|longer|larger|more|less|fewer) than \d|\b(?:over|under) \d/.test(rule.subject);
  if (!isKind && (!/^(?:if|unless|until|as long as)$/.test(rule.link) || OUT_OF_ORDER.test(rule.condition)))
    return undefined;
  const shut = { ...rule, isAble: true };
  const wish = withCondition(`have ${rule.subject} not ${rule.base.replace(/^be /, '')}`, rule);
  return told(shut, { frame: 'done', rule: 'ban', wish }, people);
}

/** What must not be, by whom or not yet; nothing where a clause bars nothing. */
export function readBan(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  return (
    readWaiting(clause, rule, people) ??
    readBarred(clause, rule, people) ??
    readNobody(clause, rule, people) ??
    readReserved(clause, rule, people) ??
    readOnlyWhen(clause, rule, people) ??
    readShut(clause, rule, people)
  );
}
