import { lowerFirst } from '../../reading/trouble-words.ts';
import { isPlural, plural, singular, withArticle } from '../../language/nouns.ts';
import { toNumber } from '../../reading/find-limits.ts';
import { ordinalAfter } from '../write-limits.ts';
import type { Part } from './part.ts';
import { follows, headIn, isMany, isWho, NUMBER, one, supposed, type RuleCase, type RuleTold } from './rule-words.ts';

const SPANS = 'hour|day|night|morning|evening|week|weekend|month|quarter|year|season|term';
const IN_TIME = new RegExp(` (?:an?|per|every|each|on the same|on one|in the same|in one) (${SPANS})\\b`, 'i');
const AND_SPAN = new RegExp(` (?:per|each|every) ([a-z]+) and (?:per |each )?(${SPANS})\\b`, 'i');
const SPAN_AND = new RegExp(` (?:per|an?|each|every) (${SPANS}) and (?:per |each )?([a-z]+)\\b`, 'i');
const PER =
  /^(.+?) (?:per|for each|for every|to each|on each) ([a-z-]+(?: (?!on\b|in\b|at\b|for\b|with\b|of\b|is\b|are\b|can\b)[a-z-]+)?)(?: .*)?$/i;
/** What somebody has for a while: it can be less again. */
const LASTING = /\b(?:open|unpaid|active|running|pending|current|outstanding|reserved|unanswered)\b/i;
const AT_ONCE = / ?(?:at (?:the same time|once|a time|any (?:one )?time)|simultaneously|in parallel)\b/i;
/** What somebody does, and is not given. */
const ACTS =
  /\b(?:votes?|requests?|orders?|bookings?|entr(?:y|ies)|submissions?|applications?|guess(?:es)?|bids?|reviews?|questions?|reservations?|tr(?:y|ies)|attempts?|posts?|comments?)$/;
const MEASURED =
  /^(?:%|euros?|percent|minutes?|hours?|days?|weeks?|months?|years?|km|kg|kwh|metres?|meters?|litres?)\b|%/i;
const BEHIND = / (?=(?:of|for|in|on|at|with|from|off|to)\b)/;

/** A bound on how many there are. */
interface Count {
  readonly amount: string;
  readonly count: number;
  /** "open orders" */
  readonly units: string;
  /** For whom or what it is counted: "customer"; empty where it is one count for all. */
  readonly per: string;
  /** After what time it is counted anew: "day". */
  readonly time: string;
  readonly isAtOnce: boolean;
}

function counted(amount: string, said: string): Count | undefined {
  const count = toNumber(amount);
  const bare = said
    .replace(AT_ONCE, '')
    // "per day and patient"
    .replace(SPAN_AND, ' per $2 a $1')
    // "per machine and day"
    .replace(AND_SPAN, ' per $1 a $2')
    .replace(/\s+/g, ' ')
    .trim();
  // "a test a day per class": the time, and for whom.
  const time = IN_TIME.exec(bare)?.[1] ?? '';
  const untimed = time ? bare.replace(IN_TIME, '') : bare;
  const [, counts = untimed, per = ''] = PER.exec(untimed) ?? [];
  // "three jobs open": open jobs; "one desk booked": whoever has it has booked it.
  const units = counts
    .replace(/^([a-z]+s) (open|unpaid|active|running|overdue|out)$/, '$2 $1')
    .replace(/(?<=[a-z]) (?:booked|reserved|borrowed|rented|hired|checked out|on loan|taken out|scheduled)$/, '');
  if (!count || units === '') return undefined;
  return { amount, count, units, per: singular(per), time, isAtOnce: AT_ONCE.test(said) };
}

/** "on the same day", "in the next week" */
function onTime(which: 'same' | 'next', time: string): string {
  return `${/^(?:day|night|morning|evening|weekend)$/.test(time) ? 'on' : 'in'} the ${which} ${time}`;
}

/** "an eleventh book for the same reader" */
function nextOf({ count, units, per, time }: Count, roles: ReadonlySet<string>): string | undefined {
  const ordinal = ordinalAfter(count);
  if (!ordinal) return undefined;
  const [head = '', ...more] = units.split(BEHIND);
  // "friends to a course": where they are brought tells nothing of how many.
  const behind = more.filter((part) => !part.startsWith('to '));
  const same = per && `${ACTS.test(head) && isWho(per, roles) ? 'of' : 'for'} the same ${per}`;
  return [withArticle(`${ordinal} ${singular(head)}`), ...behind, same, time && onTime('same', time)]
    .filter(Boolean)
    .join(' ');
}

/** What is one too many, what frees a place, and for what the count is another. */
function sidesOf(count: Count, roles: ReadonlySet<string>, isTheirs = false): readonly Part[] {
  const next = nextOf(isTheirs ? { ...count, per: '' } : count, roles);
  if (!next) return [];
  const { amount, per, units, time, isAtOnce } = count;
  const [head = ''] = units.split(BEHIND);
  const another = withArticle(singular(head));
  const isOne = count.count === 1;
  const isState = (isAtOnce || LASTING.test(units)) && per !== '' && isWho(per, roles) && !isOne;
  return [
    follows(`${next} is refused with a message that names the limit of ${isOne ? 'one' : amount}.`),
    ...(isState
      ? [
          follows(
            `as soon as ${withArticle(per)} has fewer than ${amount} again, another ${singular(head)} is accepted.`,
          ),
        ]
      : []),
    ...(time
      ? [follows(`${onTime('next', time)}, ${isOne ? `${another} is accepted again` : 'the count starts anew'}.`)]
      : []),
    ...(per
      ? [
          supposed(
            isOne
              ? `for another ${per}, ${another} is accepted as well.`
              : `the ${plural(head)} of one ${per} do not count for another.`,
          ),
        ]
      : []),
  ];
}

/** "there are no more than ten books per reader at the same time", "there is only one vote per player" */
function howMany({ rule, roles }: RuleTold): readonly Part[] {
  const [, amount = '', said = ''] =
    /^there (?:is|are) (?:no more than|not more than|at most|only|never more than) (\S+) (.+)$/i.exec(rule) ?? [];
  const count = amount ? counted(amount, said) : undefined;
  if (!count || MEASURED.test(count.units) || /\b(?:if|when|unless|once|until|while)\b/i.test(count.units)) return [];
  return sidesOf(count, roles);
}

const BOUNDED = new RegExp(
  `^([^,]+?) (?:can|is|are|has|have|may|cannot)(?: only)? (?:(?!or\\b|and\\b)[a-z]+ ){0,2}(?:(?:at most|no more than|not more than|more than|up to|only|in|to|limited to|a maximum of) )?(${NUMBER}) (.+)$`,
  'i',
);

/** "a player can only be in one team per weekend", "a client cannot have more than one appointment on the same day" */
function howManyOf({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', amount = '', said = ''] = BOUNDED.exec(rule) ?? [];
  if (
    !amount ||
    !/\b(?:only|at most|no more than|not more than|cannot .*more than|limited to|up to|a maximum of)\b/.test(rule)
  )
    return [];
  if (/^(?:there|only|no|nobody|at most|not more|each|every)\b/i.test(subject)) return [];
  if (/\b(?:if|when|unless|until|before|after|within|ahead|in advance)\b/.test(rule)) return [];
  const count = counted(amount, said);
  if (!count || MEASURED.test(count.units)) return [];
  const isTheirs = isWho(subject, roles) && !count.per && !/^nobody/i.test(subject);
  return sidesOf(isTheirs ? { ...count, per: singular(headIn(subject)) } : count, roles, isTheirs);
}

const SO_MANY_CAN = new RegExp(
  `^(?:no more than|not more than|at most|never more than) (${NUMBER}) ([a-z-]+(?: [a-z-]+)?) can (.+)$`,
  'i',
);

const HOLDS = new RegExp(
  `^(?!there\\b|no\\b|only\\b)([^,]+?)(?<! can| may| must| should) (?:carr(?:y|ies)|covers?|holds?|takes?|contains?|has|have|fits?|seats?|includes?|allows?) (?:at most|no more than|not more than|up to) (${NUMBER}) (.+)$`,
  'i',
);

/** "a boat carries at most six people" */
function holdsAtMost({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', amount = '', said = ''] = HOLDS.exec(rule) ?? [];
  const count = amount && !/\b(?:if|when|unless|until)\b/.test(said) ? counted(amount, said) : undefined;
  if (!count || MEASURED.test(count.units) || count.per) return [];
  return sidesOf({ ...count, per: singular(headIn(subject)) }, roles);
}

/** "a resident can have one parking space" */
function hasOne({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', thing = ''] =
    /^([^,]+?) can (?:have|hold|own|keep|bring|book) one ([a-z]+(?: [a-z]+)?)$/i.exec(rule) ?? [];
  const count = thing && isWho(subject, roles) ? counted('one', thing) : undefined;
  return count ? sidesOf({ ...count, per: singular(headIn(subject)) }, roles, true) : [];
}

/** "no more than two waiters can be off on the same day" */
function howManyCan({ rule }: RuleTold): readonly Part[] {
  const [, amount = '', who = '', deed = ''] = SO_MANY_CAN.exec(rule) ?? [];
  const ordinal = ordinalAfter(toNumber(amount) ?? 0);
  if (!deed || !ordinal || MEASURED.test(who) || /\b(?:if|when|unless|until)\b/.test(deed)) return [];
  const single = singular(who);
  return [
    follows(`${withArticle(`${ordinal} ${single}`)} is refused with a message that names the limit of ${amount}.`),
    supposed(
      `as soon as one of the ${amount} ${isPlural(who) ? who : plural(who)} gives it up, another ${single} can ${deed}.`,
    ),
  ];
}

const TIMES: Readonly<Record<string, readonly [next: string, limit: string]>> = {
  once: ['second', 'one'],
  twice: ['third', 'two'],
  'one time': ['second', 'one'],
  'two times': ['third', 'two'],
  'three times': ['fourth', 'three'],
  '3 times': ['fourth', '3'],
  'four times': ['fifth', 'four'],
  'five times': ['sixth', 'five'],
};
const OFTEN = new RegExp(
  `^((?!there\\b|only\\b|no\\b|nobody\\b)[^,]+?) can (?:only )?(.+?)(?: at most| no more than| not more than| only| up to| a maximum of)? (${Object.keys(TIMES).join('|')})(?: at most)?( (?:per|an?|in the same|every|each) [a-z-]+)?$`,
  'i',
);

const IS_SPAN = new RegExp(`^(?:${SPANS})$`);

/** "readers can renew a book twice at most", "appointments can be moved twice" */
function howOften({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', base = '', times = '', behind = ''] = OFTEN.exec(rule) ?? [];
  const [next, limit] = TIMES[times.toLowerCase()] ?? [];
  if (!next || /\b(?:if|when|unless|until|more than)\b/.test(base)) return [];
  const [, object = ''] = /^[a-z]+ ((?:an?|the|their) .+)$/.exec(base) ?? [];
  const thing = isWho(subject, roles) ? headIn(object) : headIn(subject);
  const per = behind.split(' ').at(-1) ?? '';
  const isTime = IS_SPAN.test(per);
  return [
    follows(
      `${lowerFirst(subject)} cannot ${base} a ${next} time${behind}, and a message names the limit of ${limit}.`,
    ),
    ...(thing && !behind ? [supposed(`each ${isPlural(thing) ? singular(thing) : thing} is counted on its own.`)] : []),
    ...(isTime ? [follows(`${onTime('next', per)}, the count starts anew.`)] : []),
  ];
}

/** "trial lessons are allowed only once per child" */
function onlyOnce({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', times = '', per = ''] =
    /^([^,]+?) (?:is|are) allowed only (once|twice) (?:per|for each|for every) ([a-z-]+)$/i.exec(rule) ?? [];
  const [next, limit] = TIMES[times.toLowerCase()] ?? [];
  if (!next) return [];
  const single = singular(headIn(subject));
  return [
    follows(`a ${next} ${single} for the same ${per} is refused with a message that names the limit of ${limit}.`),
    supposed(`for another ${per}, ${withArticle(single)} is accepted as well.`),
  ];
}

const AGREED: Readonly<Record<string, string>> = {
  'vote on': 'vote',
  'agree to': 'approval',
  accept: 'approval',
  approve: 'approval',
  check: 'check',
  sign: 'signature',
  confirm: 'confirmation',
  review: 'review',
  release: 'release',
};
const FEWER: Readonly<Record<string, string>> = {
  two: 'one',
  three: 'two',
  four: 'three',
  '2': 'one',
  '3': '2',
  '4': '3',
};

/** "at least two people approve payments over 500", "two clerks check every refund" */
function howManyAgree({ rule, roles }: RuleTold): readonly Part[] {
  const [, amount = '', who = '', verb = '', object = ''] =
    /^(?:at least )?(two|three|four|2|3|4) ([a-z]+(?: [a-z]+)?) (approve|check|sign|confirm|review|release|accept|vote on|agree to)s? (.+)$/i.exec(
      rule,
    ) ?? [];
  const fewer = FEWER[amount.toLowerCase()];
  const noun = AGREED[verb.toLowerCase()];
  if (!fewer || !noun || !isWho(who, roles) || /\b(?:if|when|unless|until)\b/.test(object)) return [];
  const bare = object.replace(/^(?:each|every|all|any) /, '');
  const it = isMany(bare)
    ? `${one(bare)}${bare.slice(headIn(bare).length)}`
    : /^(?:an?|the) /.test(bare)
      ? bare
      : withArticle(bare);
  return [
    follows(`with only ${fewer} ${fewer === 'one' ? noun : plural(noun)}, ${it} goes no further.`),
    follows(`two ${plural(noun)} of the same person count as one.`),
    supposed(`${it} shows who has given their ${noun} and how many are still missing.`),
  ];
}

/** What a rule that counts has follow beyond its bound. */
export const COUNTS: readonly RuleCase[] = [
  howManyAgree,
  howOften,
  onlyOnce,
  howMany,
  howManyCan,
  holdsAtMost,
  hasOne,
  howManyOf,
];
