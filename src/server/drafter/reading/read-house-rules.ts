import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { participle } from '../language/verbs.ts';
import { phrase, type Action } from './action.ts';
import { actionOf, headOf } from './clause-words.ts';
import type { People } from './people.ts';
import { readBeside } from './read-beside.ts';
import type { ClauseReading } from './read-clauses.ts';
import { obliged } from './read-obligations.ts';
import { THE_PRODUCT } from './read-request.ts';
import { isNegative } from '../language/opposite.ts';
import { gerundFirst } from './relieve.ts';
import { barredUntil, CONDITIONS, otherOfThem, otherSide, ruleIn, stated, type Rule } from './rule-sides.ts';

/** How many it takes, in front of a subject. */
const COUNTED =
  /^(?:at least|at most|no more than|not more than|a minimum of|a maximum of|more than|fewer than|less than|all|both|every|each|half|two|three|four|five|six|\d+)\b/i;
/** What is seen, found or reached: who cannot do so complains. */
const REACHED =
  /^(?:find|see|tell|know|read|hear|understand|remember|reach|notice|recognise|recognize|open|load|log|print|type|click|scroll|search|figure|manage|keep|afford|help|decide|get|carry|lift|move|sleep|look)\b/;
/** What somebody has not done yet, or has done too often, and what follows from it. */
const UNDONE =
  /\b(?:not|never|no)\b|\b(?:more|less|fewer|older|younger|later|earlier) than\b|\bunder \d|\bover \d|\b(?:late|twice|unpaid|overdue|owes?|open (?:fine|bill|invoice|order)s?)\b/i;
const LIMITING = /^(?:unless|until|before|as long as|while|once|after)$/;
/** What is paid or lost, and not wished for. */
const PAID =
  /^(?:pay|owe|cost|lose|forfeit|be (?:charged|billed|fined|invoiced|refunded)) (?:only )?(?:half|nothing|no\b|less|more|extra|double|full|twice|one|two|three|\d|[€$£]|an? (?:\w+ )?(?:fee|fine|deposit|surcharge|penalty|third|quarter|tenth|euro|dollar|pound)|the (?:full|half|same|rest|whole|normal|reduced)|their (?:place|turn|deposit|booking|right))|^lose \w+|^be (?:charged|billed|fined|invoiced|refunded)\b|^(?:get|receive) (?:only )?(?:half|nothing|no\b|less|\d+ ?(?:%|percent)|the (?:full|whole|half)|(?:their|all|half) (?:\w+ )?money|an? (?:\w+ )?(?:discount|refund|reduction))/i;

function withCondition(statement: string, { link, condition }: Rule): string {
  return condition ? `${statement} ${link} ${condition}` : statement;
}

function told(
  rule: Rule,
  action: Pick<Action, 'wish' | 'frame' | 'rule'> & { sides?: readonly string[] },
  people: People,
): ClauseReading {
  const side = otherSide(rule) ?? otherOfThem(rule);
  const [lack] = isNegative(rule.condition) ? parseSentence(rule.condition, people.names).clauses : [];
  const failing = lack && people.isPersonPhrase(textOf(lack.subject)) ? textOf(lack.subject) : undefined;
  return {
    request: {
      form: 'wish',
      kind: 'detail',
      text: withCondition(stated(rule), rule),
      // Who is bound by it, or has failed to do something, does not ask for it.
      except: people.isPersonPhrase(rule.subject) ? rule.subject : failing,
      speaker: false,
    },
    action: {
      core: { ...phrase(rule.base.replace(/^be /, '')), object: readNounPhrase(rule.subject) },
      outcome: withCondition(stated(rule), rule),
      sides: side ? [side] : [],
      isThing: false,
      ...action,
    },
    others: [],
    details: [],
  };
}

/** "have the place free", "have owners pay half": what is to be so, behind "I want to". */
function wishOf(rule: Rule): string {
  const { subject, base, only } = rule;
  const [verb = '', ...rest] = base.split(' ');
  const how = only ? 'only ' : '';
  return withCondition(
    verb === 'be'
      ? `have ${subject} ${how}${rest.join(' ')}`
      : `have ${subject} ${verb} ${how}${rest.join(' ')}`.trim(),
    rule,
  );
}

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
    (isRelated && UNDONE.test(rule.subject)) ||
    /^any(?:body|one) who\b/.test(rule.subject);
  if (!isBound || (REACHED.test(rule.base) && group?.modal !== 'may')) return undefined;
  const barred = { ...rule, isAble: true };
  return told(
    barred,
    { frame: 'not', rule: 'ban', wish: withCondition(`keep ${rule.subject} from ${gerundFirst(rule.base)}`, rule) },
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
  if (!/^(?:if|unless|until|as long as)$/.test(rule.link) || OUT_OF_ORDER.test(rule.condition)) return undefined;
  const shut = { ...rule, isAble: true };
  const wish = withCondition(`have ${rule.subject} not ${rule.base.replace(/^be /, '')}`, rule);
  return told(shut, { frame: 'done', rule: 'ban', wish }, people);
}

/** Whom one tells, shows or gives something is one who gets it. */
const TOLD =
  /^be (?:told|informed|notified|reminded|warned|alerted|asked|shown|sent|given|offered|invited|contacted|called|e-?mailed|prompted|able|paid)\b/;

/** "visitors without an account should be let in until noon": what those are to be who are told apart. */
function isTreated(clause: Clause, rule: Rule): boolean {
  const { group, subject } = clause;
  const isApart = subject.some(
    ({ tag, lower }, at) => at > 0 && (tag === 'W' || /^(?:without|under|over)$/.test(lower)),
  );
  return (
    isApart && Boolean(group?.passive) && /^(?:should|must|shall)$/.test(group?.modal ?? '') && !TOLD.test(rule.base)
  );
}

/** "owners who cancel within a day should pay half": what those have to bear whom the rule is for. */
function readBorne(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group, subject } = clause;
  if (rule.negated || rule.isAble || !people.isPersonPhrase(rule.subject)) return undefined;
  if (group?.modal && !/^(?:should|must|shall|ought to|will)$/.test(group.modal)) return undefined;
  const isNarrowed =
    subject.some(({ tag }, at) => at > 0 && (tag === 'W' || tag === 'P')) || rule.only || CONDITIONS.test(rule.link);
  if (isTreated(clause, rule)) return told(rule, { frame: 'done', rule: 'state', wish: wishOf(rule) }, people);
  const isKept = rule.only && /^(?:unless|until|as long as)$/.test(rule.link);
  const base = rule.only ? rule.base.replace(/^(\S+) /, '$1 only ') : rule.base;
  if (!isKept && !PAID.test(base) && !PAID.test(rule.base)) return undefined;
  if (!isNarrowed && !/^(?:pay|owe)\b/.test(rule.base)) return undefined;
  return told(rule, { frame: 'done', rule: isKept ? 'ban' : 'price', wish: wishOf(rule) }, people);
}

/** "the trip can only be cancelled by the agency": nobody else can. */
function readReserved(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group, rest } = clause;
  const by = /^by (.+)$/.exec(textOf(rest).replace(/^only /, ''))?.[1];
  if (!by || !group?.passive || group.negated || !rule.only || !group.modal) return undefined;
  const reserved = { ...rule, isAble: true };
  const side = withCondition(`nobody else can ${group.verb} ${rule.subject}`, rule);
  return told(
    reserved,
    { frame: 'done', rule: 'ban', wish: wishOf({ ...rule, only: false }).replace(/ by /, ' only by '), sides: [side] },
    people,
  );
}

const MONEY = /\b(?:price|fee|cost|share|rate|rent|bill|deposit|refund|discount|fine|wage|salary|total|charge)s?\b/i;
const STATES =
  /^(?:stay|remain) (?:open|valid|visible|free|reserved|on hold|the same|private|hidden|locked|closed|anonymous|booked|available|active|blocked|in\b|with\b|on\b)/;
const RECKONED =
  /^be (?:calculated|computed|worked out|based|rounded|split|shared|divided|counted|treated|measured|weighted|capped|limited|valid|due|free of charge)\b/;
const PRICED = /^cost (?:nothing|half|extra|double|the same|twice|one|two|three|four|five|ten|\d|[€$£]|an? |no\b)/;
const ENDED = /^(?:end|expire|lapse|start|begin|close|open|renew|turn|become|go|move|fall|pass)\b/;
const TIMED =
  /\b(?:after|for|until|at the end of|within|at) (?:\d|an?\b|one|two|three|four|five|six|seven|ten|the\b|midnight|noon)/;
const BEARS =
  /^be (?:charged|billed|refunded|paid back|cancelled|canceled|released|closed|deleted|given|offered|moved|removed|blocked|returned)\b/;
const MEASURED =
  /\b(?:within|days?|hours?|weeks?|months?|minutes?|times|more than|less than|fewer than|paid|confirmed|answered|votes?|cancels?)\b/i;

/** "a shelf counts as free when its owner was not there for a month": how it is, told as a rule. */
function readHeld(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group } = clause;
  if (!group || group.modal || group.negated || group.past || rule.only) return undefined;
  const isRuled =
    /^(?:count|qualify|be counted|be treated) (?:as|for)\b/.test(rule.base) ||
    PRICED.test(rule.base) ||
    RECKONED.test(rule.base) ||
    (STATES.test(rule.base) && (rule.link !== '' || TIMED.test(rule.base) || /\bthe same\b/.test(rule.base))) ||
    (ENDED.test(rule.base) && /\b(?:at the end of|after \d|automatically|by itself)\b/.test(rule.base)) ||
    (BEARS.test(rule.base) && rule.link !== '' && MEASURED.test(rule.condition));
  if (!isRuled || /\b(?:too|still|again|wrong\w*|always|late|every time)\b/.test(rule.base)) return undefined;
  const isPrice =
    PRICED.test(rule.base) || PAID.test(rule.base) || (RECKONED.test(rule.base) && MONEY.test(rule.subject));
  const kind = isPrice ? 'price' : TIMED.test(rule.base) || MEASURED.test(rule.condition) ? 'term' : 'state';
  return told(rule, { frame: 'done', rule: kind, wish: wishOf(rule) }, people);
}

/** A rule of the house: who must not, what it takes, what it costs and what counts as what. It is told for no one in particular, and neither a wish of its subject nor a trouble. */
export function readHouseRule(text: string, people: People): ClauseReading | undefined {
  const parsed = parseSentence(text, people.names);
  const [first, ...more] = parsed.clauses;
  if (!first?.group || first.mood !== 'statement' || parsed.front.length > 1) return undefined;
  const who = textOf(first.subject);
  if (people.isSpeaker(who) || people.isProduct(who)) return undefined;
  // "the application counts as approved": no product counts as anything.
  if (THE_PRODUCT.test(who) && !/^(?:count|expire|lapse)$/.test(first.group.verb)) return undefined;
  if (/^(?:it|this|that|there|they|he|she|what|which|who)$/i.test(who)) return undefined;
  const owed = obliged(first, people);
  const isCounted = COUNTED.test(text) && first.rest[0]?.tag === 'TO';
  const [must] =
    owed === first && isCounted && /^(?:have|need)$/.test(first.group.verb)
      ? parseSentence(`${who} must ${textOf(first.rest.slice(1))}`, people.names).clauses
      : [];
  const said = must ? { ...must, subs: [...must.subs, ...first.subs] } : owed;
  const clause = { ...said, subs: [...said.subs, ...parsed.front] };
  const rule = ruleIn(clause, text);
  if (!rule || LIMITING.test(who)) return undefined;
  const read =
    readWaiting(clause, rule, people) ??
    readBarred(clause, rule, people) ??
    readReserved(clause, rule, people) ??
    readShut(clause, rule, people) ??
    readBorne(clause, rule, people) ??
    readHeld(clause, rule, people);
  if (!read) return undefined;
  const { others, details } = readBeside('', more, people);
  return { ...read, others, details };
}
