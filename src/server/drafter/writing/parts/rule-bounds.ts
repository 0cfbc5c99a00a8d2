import { opposite } from '../../language/opposite.ts';
import { isPlural, singular, withArticle } from '../../language/nouns.ts';
import { readBan, type Ban } from '../read-ban.ts';
import type { Part } from './part.ts';
import { follows, headIn, isMany, isWho, one, supposed, type RuleCase, type RuleTold } from './rule-words.ts';

const AMOUNT = String.raw`((?:[€$£] ?)?(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)(?: ?[%€$£]| (?:working |calendar |open |square |cubic )?(?!an?\b|of\b|for\b|in\b|on\b|at\b|need|must|can|cannot|are|is|have|has|will|do|get|before|after|from|with|to|by|on|unless|if|when|only|just|ahead\b)[a-z]+)?)`;
const OF_AGE = new RegExp(String.raw`\b(older|younger|earlier|later) than ${AMOUNT}`, 'i');
const OF_SIZE = new RegExp(
  String.raw`(?:\b(?:of|with|for|worth) )?\b(?:longer|shorter|larger|bigger|smaller|heavier|lighter|higher|lower|wider|taller|over|above|below|under|more than|less than|fewer than) ?(?:than )?${AMOUNT}`,
  'i',
);
const BELOW = /\b(?:younger|shorter|smaller|lighter|lower|below|under|less|fewer|earlier)\b/i;

/** A phrase that is bounded by a measure. */
interface Bounded {
  /** "three months", "20 euros" */
  readonly amount: string;
  /** The phrase at the very bound: "expenses that are exactly three months old". */
  readonly at: string;
  /** Whether the bound lies below: "shorter than". */
  readonly isLeast: boolean;
}

/** "payments over 500", "children under 12 years", "claims older than three months" */
export function boundedIn(phrase: string, isPeople: boolean): Bounded | undefined {
  const aged = OF_AGE.exec(phrase);
  const said = aged ?? OF_SIZE.exec(phrase);
  if (!said) return undefined;
  const amount = (aged ? aged[2] : said[1]) ?? '';
  const [before, after] = [
    phrase
      .slice(0, said.index)
      .trimEnd()
      .replace(/ (?:that|who|which) (?:is|are)$/, ''),
    phrase.slice(said.index + said[0].length),
  ];
  // "more than one", "over a": what is counted by one has no exact bound.
  if (!amount || /^(?:an?|one)$/i.test(amount)) return undefined;
  const are = isMany(before || phrase) ? 'are' : 'is';
  const isAge =
    isPeople && (/\b(?:over|under|above|below)\b/i.test(said[0]) || aged) && /^\S+(?: years?)?$/.test(amount);
  if (isAge)
    return {
      amount,
      at: `${before} who ${are} exactly ${amount.replace(/ years?$/, '')}${after}`,
      isLeast: BELOW.test(said[0]),
    };
  if (aged) return { amount, at: `${before} that ${are} exactly ${amount} old${after}`, isLeast: BELOW.test(said[0]) };
  // "who are more than 15 minutes late"
  if (/^ (?:late|early|overdue|behind|away|long|old|tall|wide)\b/.test(after) && before)
    return {
      amount,
      at: `${before} ${isPeople ? 'who' : 'that'} ${are} exactly ${amount}${after}`,
      isLeast: BELOW.test(said[0]),
    };
  // "students who owe more than 50 euros": the verb stands in front of the amount.
  const isAfterVerb = / (?:who|that|which)(?: [a-z]+){1,3}$/i.test(before);
  // "dogs weighing over 40 kg": so does the participle.
  const isAfterDoing = / [a-z]{2,}ing$/.test(before);
  const lead = /^(?:with|for|of|worth)\b/i.exec(said[0])?.[0] ?? (before && !isAfterVerb && !isAfterDoing ? 'of' : '');
  return {
    amount,
    at: `${before} ${lead} exactly ${amount.replace(/^an? /, 'one ')}${after}`.trim().replace(/ {2,}/g, ' '),
    isLeast: BELOW.test(said[0]),
  };
}

function namesLimit(amount: string, isLeast: boolean): string {
  return `the ${isLeast ? 'minimum' : 'limit'} of ${amount.replace(/^an? /, 'one ')}`;
}

/** "a reader who is refused", and "whoever is refused" of anybody. */
function refused(subject: string): string {
  return /^any(?:body|one)\b/i.test(subject) ? 'whoever is refused' : `${one(subject)} who is refused`;
}

/** What is free all the same: "expenses ... are still reimbursed", "readers ... can still borrow". */
function free(ban: Ban, subject: string): string {
  if (ban.who === 'thing' && ban.done)
    return ban.isAble
      ? `${subject} can still be ${[ban.done, ban.behind].filter(Boolean).join(' ')}`
      : `${subject} ${isMany(subject) ? 'are' : 'is'} still ${[ban.done, ban.behind]
          .filter(Boolean)
          .join(' ')
          .replace(/ but .*$/, '')}`;
  return ban.isAble || ban.who === 'people'
    ? `${subject} can still ${ban.base}`
    : `${subject} ${ban.finite.replace(/^(is|are)\b|^/, (be: string) => (be ? `${be} still` : 'still '))}`;
}

/** "expenses older than three months are not reimbursed": at the very bound they are, and the bound is named. */
function ofBarred({ rule, roles }: RuleTold): readonly Part[] {
  const ban = readBan(rule, roles);
  if (!ban || ban.link || /\b(?:no|not|never) more than\b|^at most\b/i.test(rule)) return [];
  const bounded = boundedIn(ban.subject, isWho(ban.subject, roles));
  if (!bounded) return inDeed(ban, rule);
  const limit = namesLimit(bounded.amount, bounded.isLeast);
  // "children under 12 without a signature": at that age it is not asked for.
  const [at, lacking = ''] = bounded.at.split(/ (?=(?:without|with no) )/);
  if (lacking && ban.who === 'people')
    return [follows(`${at} can ${ban.base} ${lacking}.`), supposed(`${refused(ban.subject)} is told what is missing.`)];
  // "children below six do not need a ticket": who is not spared it is told nothing.
  if (!ban.isAble && !ban.done && /^(?:need|have to|pay|require|cost)\b/.test(ban.base))
    return [follows(`${bounded.at} ${isMany(bounded.at) ? ban.base : ban.finite.replace(/^do not /, '')}.`)];
  const told =
    ban.who === 'thing'
      ? ban.isAble
        ? `whoever tries it with such ${one(ban.subject)} is told of ${limit}`
        : `${one(ban.subject)} that is not ${ban.done || 'accepted'} shows ${limit} as the reason`
      : `${refused(ban.subject)} is told of ${limit}`;
  return [follows(`${free(ban, bounded.at)}.`), supposed(`${told}.`)];
}

/** "rooms cannot be booked more than a year ahead": exactly so far they can. */
function inDeed(ban: Ban, rule: string): readonly Part[] {
  const rest = ban.who === 'thing' ? ban.behind : ban.base;
  const [, than = '', amount = '', after = ''] =
    /\b(more|less|longer|shorter|further|earlier|later) than ((?:an?|\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) ?(?:%|[a-z]+))\b(.*)$/.exec(
      rest,
    ) ?? [];
  if (!amount || !/\bnot\b|\bcannot\b/.test(rule)) return [];
  const isLeast = /^(?:less|shorter|earlier)$/.test(than);
  const isTime = /(?:minute|hour|day|night|week|month|year)s?$/.test(amount);
  if (!isTime && !/%|(?:euros?|percent|dollars?|pounds)$/.test(amount)) return [];
  const before = rest.slice(0, rest.indexOf(`${than} than`)).trim();
  const deed = [before, 'exactly', `${amount}${after}`].filter(Boolean).join(' ');
  const at =
    ban.who === 'thing' ? `${ban.subject} can still be ${ban.done} ${deed}` : `${ban.subject} can still ${deed}`;
  return [
    follows(`${at}.`),
    supposed(`whoever tries it with ${isLeast ? 'less' : 'more'} is told of ${namesLimit(amount, isLeast)}.`),
  ];
}

/** "there are no appointments shorter than 15 minutes" */
function ofNone({ rule, roles }: RuleTold): readonly Part[] {
  const [, thing = ''] = /^there (?:is|are) no (?!more\b|longer\b|fewer\b|less\b)(.+)$/i.exec(rule) ?? [];
  if (!thing || /\b(?:if|when|unless|once|until|while)\b/.test(thing)) return [];
  const bounded = boundedIn(thing, isWho(thing, roles));
  if (!bounded) return [];
  const limit = namesLimit(bounded.amount, bounded.isLeast);
  const such = thing.slice(headIn(thing).length);
  const single = isMany(thing) ? singular(headIn(thing)) : headIn(thing);
  const atOne = boundedIn(`${single}${such}`, isWho(thing, roles))?.at ?? bounded.at;
  return [
    follows(`${withOne(atOne)} is accepted.`),
    supposed(`${one(thing)}${such} is refused with a message that names ${limit}.`),
  ];
}

function withOne(phrase: string): string {
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** "appointments under 20 minutes are not possible" */
function notPossible({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', how = ''] = /^([^,]+?) (?:is|are) not (possible|allowed|permitted|valid)$/i.exec(rule) ?? [];
  const bounded = how ? boundedIn(subject, isWho(subject, roles)) : undefined;
  if (!bounded) return [];
  const { at, amount, isLeast } = bounded;
  return [
    follows(`${at} ${isMany(at) ? 'are' : 'is'} still ${how}.`),
    supposed(`whoever tries it with ${isLeast ? 'less' : 'more'} is told of ${namesLimit(amount, isLeast)}.`),
  ];
}

/** "a booking of more than 100 people needs a fire warden": at the very bound none is needed. */
function ofNeeding({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', verb = '', needed = ''] =
    /^(.+?) (needs?|requires?) (?!to\b)((?:an?|the|two|three|written)? ?[\w' -]+?)(?: (?:before|when|if|from|at)\b.*)?$/i.exec(
      rule,
    ) ?? [];
  const bounded = verb ? boundedIn(subject, isWho(subject, roles)) : undefined;
  if (!bounded || / (?:only|not|no) /.test(` ${subject} `)) return [];
  const at = bounded.at.replace(/^(?:every|each|any) (\w+)/i, (_, noun: string) => withArticle(noun));
  const what = needed.replace(/^(?:an?|the) /, '');
  if (/^(?:two|three|four|\d+) /.test(what)) return [follows(`${at} ${isMany(at) ? 'do' : 'does'} not need ${what}.`)];
  return [
    follows(`${at} ${isMany(subject) ? 'need' : 'needs'} no ${what}.`),
    follows(
      `as long as ${/^(?:an?|the) /.test(needed) ? `the ${what}` : what} ${isPlural((what.split(/ (?:of|by|from|for|in|on|with) /)[0] ?? '').split(' ').at(-1) ?? '') ? 'are' : 'is'} missing, such ${one(subject)} goes no further.`,
    ),
  ];
}

/** "passwords need at least 12 characters" */
function atLeast({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', amount = '', unit = ''] =
    /^([^,]+?) (?:needs?|has|have|contains?|includes?) at least (\d+|two|three|four|five|six|eight|ten|twelve|twenty) ([a-z]+(?: [a-z]+)?)$/i.exec(
      rule,
    ) ?? [];
  if (!unit || /^(?:days?|hours?|weeks?|months?|years?|minutes?)\b/.test(unit)) return [];
  return [
    follows(
      `${one(subject)} with fewer than ${amount} ${unit} is refused with a message that names the minimum of ${amount}.`,
    ),
    follows(`${one(subject)} with exactly ${amount} ${unit} is accepted.`),
  ];
}

/** "boats longer than 12 metres pay double": at the very bound they do not. */
function ofApplying({ rule, roles, isLaidDown }: RuleTold): readonly Part[] {
  if (!isLaidDown) return [];
  const [, subject = '', rest = ''] =
    /^(?!there\b|no\b|nobody\b|only\b)([^,]+?) ((?:are|is|pays?|gets?|costs?|counts?|goes|go) (?!not\b|never\b|only\b|no\b)[^,]+)$/i.exec(
      rule,
    ) ?? [];
  if (!rest || /\b(?:if|when|unless|once|while|who|that|which)\b/.test(rest)) return [];
  const bounded = boundedIn(subject, isWho(subject, roles));
  // "discounts above 15 percent are allowed only with consent"
  if (/\bonly\b/.test(rest)) {
    const [, are = ''] = /^(is|are) allowed only with /i.exec(rest) ?? [];
    return bounded && are ? [follows(`${bounded.at} ${are} allowed without it.`)] : [];
  }
  const not =
    bounded &&
    opposite(
      `they ${rest
        .replace(/^is /, 'are ')
        .replace(/^(pay|get|cost|count)s /, '$1 ')
        .replace(/^goes /, 'go ')}`,
    );
  if (!bounded || !not?.startsWith('they ')) return [];
  const are = isMany(subject) ? not.slice(5) : not.slice(5).replace(/^are /, 'is ').replace(/^do /, 'does ');
  const limit = namesLimit(bounded.amount, bounded.isLeast);
  return [
    follows(`${bounded.at} ${are}.`),
    ...(/^(?:is|are) (?:rejected|refused|declined|blocked|sent back|turned down)$/.test(rest)
      ? [supposed(`the message about it names ${limit}.`)]
      : []),
  ];
}

/** What a rule with a measure has follow at its bound. */
export const BOUNDS: readonly RuleCase[] = [ofNone, notPossible, atLeast, ofNeeding, ofBarred, ofApplying];
