import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { actionOf, clauseText } from './clause-words.ts';
import type { People } from './people.ts';
import { COUNTED, readBan } from './read-bans.ts';
import { readBeside } from './read-beside.ts';
import type { ClauseReading } from './read-clauses.ts';
import { isComplaint } from './read-plain.ts';
import { obliged } from './read-obligations.ts';
import { readOnly } from './read-only.ts';
import { THE_PRODUCT } from './read-request.ts';
import { CONDITIONS, ruleIn, type Rule } from './rule-sides.ts';
import { told, wishOf } from './tell-rule.ts';

const LIMITING = /^(?:unless|until|before|as long as|while|once|after)$/;
/** What is paid or lost, and not wished for. */
const PAID =
  /^(?:pay|owe|cost|lose|forfeit|be (?:charged|billed|fined|invoiced|refunded)) (?:only )?(?:half|nothing|no\b|less|more|extra|double|full|twice|one|two|three|\d|[€$£]|an? (?:\w+ )?(?:fee|fine|deposit|surcharge|penalty|third|quarter|tenth|euro|dollar|pound)|the (?:full|half|same|rest|whole|normal|reduced)|their (?:place|turn|deposit|booking|right))|^lose \w+|^give (?:\d|an? )[^.]*\b(?:deposit|fine|euros?|dollars|pounds)\b|^be (?:charged|billed|fined|invoiced|refunded)\b|^(?:get|receive) (?:only )?(?:half|nothing|no\b|less|\d+ ?(?:%|percent)|the (?:full|whole|half)|(?:their|all|half) (?:\w+ )?money|an? (?:\w+ )?(?:discount|refund|reduction))/i;

const GIVEN =
  /^have ((?:up to |at most )?(?:\d+|an?|one|two|three|four|five|six|ten) (?:working )?(?:minutes?|hours?|days?|weeks?|months?)(?: (?:to|for) .+)?)$/;

/** "children under 6 travel free", "members park at half price" */
const FREE =
  /^(?!(?:be|get|feel|stay|remain|come|go) free\b|break\b|set\b|run\b)\w+(?: in)? (?:(?:for )?free(?: of charge)?|(?:at|for) half(?: the| their)? (?:price|fare|fee))(?= (?:on|in|at|with|if|when|until|after|before|every|each|from|for)\b|$)/i;

/** "reviewers have three weeks": that long they are to have. */
function readGiven(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const time = GIVEN.exec(rule.base)?.[1];
  const isThey = rule.subject === 'they';
  if (!time || rule.negated || !(isThey || people.isPersonPhrase(rule.subject)) || rule.link !== '') return undefined;
  if (clause.group?.modal && clause.group.modal !== 'should') return undefined;
  // Who they are, another sentence tells; the wish is there.
  if (isThey)
    return {
      request: { form: 'wish', kind: 'detail', text: `they ${rule.base}`, speaker: false },
      others: [],
      details: [],
    };
  return told(
    { ...rule, isAble: false },
    { frame: 'done', rule: 'term', wish: `give ${rule.subject} ${time}` },
    people,
  );
}

/** "a berth that was not used may be given to others": what may be done with some of them. */
function readAllowed(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group, subject } = clause;
  const isNarrowed = subject.some(({ tag }, at) => at > 0 && tag === 'W');
  if (rule.negated || rule.only || !group?.passive || !/^(?:may|can)$/.test(group.modal ?? '') || !isNarrowed)
    return undefined;
  if (people.isPersonPhrase(rule.subject)) return undefined;
  return told({ ...rule, isAble: true }, { frame: 'done', rule: 'state', wish: wishOf(rule) }, people);
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

/** What one has no more, and what is no money. */
const FORFEIT = /^lose (?:their|its|the) (?:place|turn|spot|seat|slot|booking|right|reservation|priority)\b/;

/** "owners who cancel within a day should pay half": what those have to bear whom the rule is for. */
function readBorne(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group, subject } = clause;
  if (rule.negated || rule.isAble) return undefined;
  // "boats that arrive late should be charged a fee": whose they are pays.
  const isPerson = people.isPersonPhrase(rule.subject);
  const isForfeit = FORFEIT.test(rule.base);
  // "late arrivals pay double"
  if (!isPerson && !isForfeit && !/^(?:pay|owe|be (?:charged|billed|fined|refunded))\b/.test(rule.base))
    return undefined;
  if (group?.modal && !/^(?:should|must|shall|ought to|will)$/.test(group.modal)) return undefined;
  const isNarrowed =
    subject.some(({ tag }, at) => at > 0 && (tag === 'W' || tag === 'P')) || rule.only || CONDITIONS.test(rule.link);
  if (isPerson && isTreated(clause, rule))
    return told(rule, { frame: 'done', rule: 'state', wish: wishOf(rule) }, people);
  const isKept = rule.only && /^(?:unless|until|as long as)$/.test(rule.link);
  const base = rule.only ? rule.base.replace(/^(\S+) /, '$1 only ') : rule.base;
  // "anybody who leaves it dirty pays the cleaning"
  const isMade =
    /^any(?:body|one) who\b/.test(rule.subject) && (/^pay\b/.test(rule.base) || clause.group?.modal === 'must');
  const isFree = FREE.test(rule.base);
  if (!isKept && !isMade && !isFree && !PAID.test(base) && !PAID.test(rule.base)) return undefined;
  if (!isNarrowed && !isFree && !/^(?:pay|owe)\b/.test(rule.base)) return undefined;
  const isPrice = !isForfeit && (isFree || PAID.test(base) || PAID.test(rule.base) || /^(?:pay|owe)\b/.test(rule.base));
  return told(rule, { frame: 'done', rule: isKept ? 'ban' : isPrice ? 'price' : 'state', wish: wishOf(rule) }, people);
}

const MONEY =
  /\b(?:price|fee|cost|share|rate|rent|bill|deposit|refund|discount|fine|wage|salary|total|charge|grant|subsidy|allowance|bonus|commission|surcharge|tip|tax|premium)s?\b/i;
const STATES =
  /^be (?:kept|held|reserved|saved|stored|blocked) (?:open |free |back )?(?:until|for)\b|^(?:stay|remain) (?!.* for (?:hours|days|weeks|months|years|ages)\b)(?:open|valid|visible|free|reserved|on hold|the same|private|hidden|locked|closed|anonymous|booked|available|active|blocked|in\b|with\b|on\b)/;
const RECKONED =
  /^be (?:(?:billed|charged|priced|paid) (?:by|per|for (?:each|every)|according to)|calculated|computed|worked out|based|rounded|split|shared|divided|counted|treated|measured|weighted|capped|limited|valid|due|free of charge)\b/;
const PRICED = /^cost (?:nothing|half|extra|double|the same|twice|one|two|three|four|five|ten|\d|[€$£]|an? |no\b)/;
const ENDED = /^(?:end|expire|lapse|start|begin|close|open|renew|turn|become|go|move|fall|pass)\b/;
const TIMED =
  /\b(?:after|for|until|at the end of|within|at) (?:\d|an?\b|one|two|three|four|five|six|seven|ten|the\b|midnight|noon)/;
const BEARS =
  /^be (?:charged|billed|refunded|paid back|cancelled|canceled|released|closed|deleted|given|offered|moved|removed|blocked|returned)\b/;
const MEASURED =
  /\b(?:within|days?|hours?|weeks?|months?|minutes?|times|more than|less than|fewer than|paid|confirmed|answered|votes?|cancels?)\b/i;

/** "notes older than five years", "lessons with fewer than three riders": what a rule is made for. */
const KIND =
  /\b(?:older|newer|heavier|longer|larger) than (?:\d|one|two|three|four|five|six|ten|an?\b)|\b(?:with|of) (?:more|less|fewer) than\b|\b(?:over|under) \d|\bnot (?:\w+ ){1,3}(?:within|by|before|until|for) (?:\d|an?\b|one|two|three|noon|midnight|the )/;

/** A condition with a bound, as rules have it. */
const STRICT = /\b(?:at least|at most|all|both|more than|fewer than|less than|within|two|three|four|five|\d+)\b/i;

/** What a state is defined by: a number, a bound, who has done something. */
const DEFINED =
  /\b(?:number|maximum|max|minimum|limit|reached|all|both|every|at least|more than|fewer than|less than|days?|hours?|weeks?|\d+|paid|signed|confirmed|approved|answered)\b/i;

/** "a shelf counts as free when its owner was not there for a month": how it is, told as a rule. */
function readHeld(clause: Clause, rule: Rule, people: People): ClauseReading | undefined {
  const { group } = clause;
  if (!group || group.modal || group.past || rule.only) return undefined;
  // "samples older than a year do not count any more"
  if (
    group.negated &&
    !/^(?:count|apply|qualify|expire|be (?:valid|accepted|refunded|paid back|counted))\b/.test(rule.base)
  )
    return undefined;
  const isRuled =
    group.negated ||
    /^(?:count|qualify|be counted|be treated) (?:as|for)\b/.test(rule.base) ||
    (MONEY.test(rule.subject) && /^be (?:\d|half|double|free\b|one|two|three|five|ten|[€$£])/.test(rule.base)) ||
    (group.passive && KIND.test(rule.subject)) ||
    (group.passive && STRICT.test(rule.condition) && /^(?:if|when|once|after|as soon as)$/.test(rule.link)) ||
    PRICED.test(rule.base) ||
    RECKONED.test(rule.base) ||
    (/^be (?:full|free|complete|valid|overdue|late|closed|empty|available|active|booked|taken|due|final|confirmed|ready)$/.test(
      rule.base,
    ) &&
      /^(?:if|when|once|as soon as|until|as long as)$/.test(rule.link) &&
      DEFINED.test(rule.condition)) ||
    (STATES.test(rule.base) && (rule.link !== '' || TIMED.test(rule.base) || /\bthe same\b/.test(rule.base))) ||
    (ENDED.test(rule.base) && KIND.test(rule.subject)) ||
    (ENDED.test(rule.base) && /\b(?:at the end of|after \d|automatically|by itself)\b/.test(rule.base)) ||
    (BEARS.test(rule.base) && rule.link !== '' && MEASURED.test(rule.condition));
  if (!isRuled || /\b(?:too|still|again|wrong\w*|always|late|every time)\b/.test(rule.base)) return undefined;
  const isPrice =
    PRICED.test(rule.base) ||
    (MONEY.test(rule.subject) && rule.base.startsWith('be ')) ||
    PAID.test(rule.base) ||
    (RECKONED.test(rule.base) && MONEY.test(rule.subject));
  const kind = isPrice ? 'price' : TIMED.test(rule.base) || MEASURED.test(rule.condition) ? 'term' : 'state';
  return told(rule, { frame: 'done', rule: kind, wish: wishOf(rule) }, people);
}

/** Whether a clause beside a rule complains; that somebody gets an hour back or is not paid does not. */
function hurts(clause: Clause): boolean {
  const said = clauseText(clause).replace(/\bhours?\b/g, 'time');
  return !(clause.group?.negated && clause.group.passive) && isComplaint(said, said);
}

/** A rule of the house: who must not, what it takes, what it costs and what counts as what. It is told for no one in particular, and neither a wish of its subject nor a trouble. */
export function readHouseRule(text: string, people: People): ClauseReading | undefined {
  const parsed = parseSentence(text, people.names);
  const [first, ...more] = parsed.clauses;
  if (!first?.group || first.mood !== 'statement' || parsed.front.length > 1) return undefined;
  // "tenants get no answer" complains, and is no rule.
  if (
    /\bgets? no (?:answer|reply|response|help|feedback|news|reaction|notice|message|notification|confirmation|e-?mail|warning|reminder|receipt|information|hint|invitation|call|update)\b/i.test(
      text,
    )
  )
    return undefined;
  const who = textOf(first.subject);
  if (people.isSpeaker(who) || people.isProduct(who)) return undefined;
  // "the application counts as approved": no product counts as anything.
  if (THE_PRODUCT.test(who) && !/^(?:count|expire|lapse)$/.test(first.group.verb)) return undefined;
  const isGiven = /^they$/i.test(who) && GIVEN.test(actionOf(first));
  if (/^(?:it|this|that|there|they|he|she|what|which|who)$/i.test(who) && !isGiven) return undefined;
  // "it is charged late and then we never get the money": no rule, but how it hurts.
  if (!first.group.modal && more.some((next) => !next.group?.modal && next.subject.length > 0 && hurts(next)))
    return undefined;
  const owed = obliged(first, people);
  const isNarrowed = first.subject.some(({ tag }, at) => at > 0 && tag === 'W');
  const isCounted =
    (COUNTED.test(text) || isNarrowed || PAID.test(textOf(first.rest.slice(1)))) && first.rest[0]?.tag === 'TO';
  const [must] =
    owed === first && isCounted && /^(?:have|need)$/.test(first.group.verb)
      ? parseSentence(`${who} must ${textOf(first.rest.slice(1))}`, people.names).clauses
      : [];
  const said = must ? { ...must, subs: [...must.subs, ...first.subs] } : owed;
  const clause = { ...said, subs: [...said.subs, ...parsed.front] };
  const rule = ruleIn(clause, text);
  if (!rule || LIMITING.test(who)) return undefined;
  const read =
    readBan(clause, rule, people) ??
    readOnly(clause, rule, people) ??
    readGiven(clause, rule, people) ??
    readAllowed(clause, rule, people) ??
    readBorne(clause, rule, people) ??
    readHeld(clause, rule, people);
  if (!read) return undefined;
  // "and then goes to the next one": what else the same thing does.
  const isShared = (next: Clause) => next.subject.length === 0 && Boolean(next.group) && !next.group?.negated;
  const shared = more.filter(isShared).map((next) => `${rule.subject} ${clauseText(next)}`);
  // "..., riders get their hour back": what else is so by the rule.
  const isTold = (next: Clause) =>
    next.subject.length > 0 && Boolean(next.group) && !next.group?.modal && !next.group?.past;
  const facts = more.filter((next) => isTold(next) && !/^(?:want|need|wish|like)$/.test(next.group?.verb ?? ''));
  const { others, details } = readBeside(
    '',
    more.filter((next) => !isShared(next) && !facts.includes(next)),
    people,
    rule.subject,
  );
  return { ...read, others, details: [...shared, ...facts.map(clauseText), ...details] };
}
