import { isPerson, singular, withArticle } from '../../language/nouns.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isPlural } from '../../language/nouns.ts';
import { participle } from '../../language/verbs.ts';
import { findLimits, isMeasure } from '../../reading/find-limits.ts';
import { upperFirst } from '../../language/capitals.ts';
import { writeLimit } from '../write-limits.ts';
import type { Idea } from '../../reading/read-idea.ts';
import { amountParts } from './amounts.ts';
import type { Part, Told } from './part.ts';
import { ruleCases } from './rule-cases.ts';
import { lowerFirst } from '../../reading/trouble-words.ts';

const AMOUNT = String.raw`(\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)`;
const TIMES = String.raw`(?:minutes?|hours?|days?|weeks?|months?|years?)`;

const AGED = new RegExp(
  `^(.+?) (?:is|are) at least ${AMOUNT}(?: years(?: old| of age)?)?(?: (?:to|before they can|when they|in order to) (.+))?$`,
  'i',
);
const BETWEEN = new RegExp(
  `^(?!when|if|once).+? (?:is|are|has|have|lasts?|costs?|weighs?) between ${AMOUNT} and ${AMOUNT} ?([a-z%€$£]+)\\b`,
  'i',
);
const LONGER = new RegExp(`^(.+?) (?:is|are) (?:not|no) (?:longer|larger|bigger|heavier) than ${AMOUNT} ([a-z]+)`, 'i');
const NO_LATER = new RegExp(
  `^(.+?) (?:is|are) (\\w+) (?:no later than|only up to|only until|up to|at the latest) (${AMOUNT} (?:working )?${TIMES}) before (.+)$`,
  'i',
);
const POSSIBLE_UNTIL = new RegExp(
  `^(.+?) (?:is|are) possible (?:only )?(?:until|up to|within) (${AMOUNT} (?:working )?${TIMES}) (?:after|of) (.+)$`,
  'i',
);

/** One of what a statement is about: "a class" of "classes", "the comment". */
function oneOf(subject: string): string {
  const bare = lowerFirst(subject).replace(/^(?:each|every|all|any|the|an?|only) /i, '');
  const [head = '', ...rest] = bare.split(/ (?=(?:of|for|in|on|at|with|from|that|which|who) )/);
  const one = isPlural(head.split(' ').at(-1) ?? '') ? singular(head) : head;
  return [/^the /i.test(subject) && one === head ? `the ${one}` : withArticle(one), ...rest].join(' ');
}

function told(text: string): Part {
  return { text: upperFirst(text), source: 'idea' };
}

function likely(text: string): Part {
  return { text: upperFirst(text), source: 'assumption' };
}

/** "members are at least 16 years old to book a class" */
function ofAge(rule: string): readonly Part[] {
  const [, who = '', age = '', deed = ''] = AGED.exec(rule) ?? [];
  // "groups are at least six": they are counted.
  if (!who || !isPerson(who.split(' ').at(-1) ?? '')) return [];
  const one = oneOf(who);
  return deed
    ? [told(`${one} younger than ${age} years cannot ${deed}.`), told(`${one} of exactly ${age} years can ${deed}.`)]
    : [
        told(`${one} younger than ${age} years is refused with a message that names the minimum of ${age} years.`),
        told(`${one} of exactly ${age} years is accepted.`),
      ];
}

/** "classes are between 30 and 90 minutes long" */
function between(rule: string): readonly Part[] {
  const [, from = '', to = '', unit = ''] = BETWEEN.exec(rule) ?? [];
  if (!unit || /^(?:am|pm|o)$/i.test(unit)) return [];
  const gap = /^[%€$£]/.test(unit) ? '' : ' ';
  return [
    told(
      `less than ${from}${gap}${/^(?:1|one)$/i.test(from) ? singular(unit) : unit} and more than ${to}${gap}${unit} are refused with a message that names both limits.`,
    ),
    likely(`exactly ${from} and exactly ${to}${gap}${unit} are accepted.`),
  ];
}

/** "photos of up to 5 MB can be uploaded", "the comment is not longer than 500 characters" */
function ofSize(rule: string): readonly Part[] {
  const [, thing = '', amount = '', unit = ''] =
    /^(.+?),? (?:of |with )?up to (\d[\d.,]*) ?([kmgt]b)\b.* can be /i.exec(rule) ?? LONGER.exec(rule) ?? [];
  if (!thing || thing.split(' ').length > 5) return [];
  return [
    told(`${oneOf(thing)} over ${amount} ${unit} is refused with a message that names the limit of ${amount} ${unit}.`),
  ];
}

/** "members can bring no more than 2 guests", "the list is limited to 10 members per class" */
function most(rule: string): readonly Part[] {
  const isBound =
    / can(?:not)? | (?:is|are) limited to /.test(rule) && !/\b(?:if|when|unless|until|after|before)\b/i.test(rule);
  if (!isBound) return [];
  const [limit, more] = findLimits(rule);
  const isBan = limit?.kind === 'over' && / cannot /.test(rule);
  if (
    !limit ||
    more ||
    !(limit.kind === 'most' || isBan) ||
    isMeasure(limit.unit) ||
    limit.unit === '' ||
    /^(?:euros?|percent|times?|per|%)/i.test(limit.unit)
  )
    return [];
  const text = writeLimit({ ...limit, kind: 'most' }, limit.unit);
  return text ? [told(text)] : [];
}

/** "each member can have only one pass" */
function onlyOne(rule: string): readonly Part[] {
  const [, who = '', what = ''] =
    /^(?:each|every|an?) ([\w-]+(?: [\w-]+)?) can (?:have|hold|own|book|use|open) only one ([\w-]+(?: [\w-]+)?)$/i.exec(
      rule,
    ) ?? [];
  return what ? [told(`a second ${what} for the same ${who} is refused with a message that names the limit.`)] : [];
}

/** "a booking is made no later than one hour before the class", "refunds are possible until 14 days after the purchase" */
function inTime(rule: string): readonly Part[] {
  const [, thing = '', done = '', time = '', event = ''] = NO_LATER.exec(rule)?.filter((_, at) => at !== 4) ?? [];
  const many = isPlural(
    thing
      .split(/ (?:of|for) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );
  const noun = readNounPhrase(thing);
  if (thing && noun && done !== 'possible' && /(?:ed|en|ne|t|de)$/.test(done) && participle(done) !== '')
    return [told(`less than ${time} before ${event}, ${lowerFirst(thing)} can no longer be ${done}.`)];
  const [, what = '', until = '', from = ''] = POSSIBLE_UNTIL.exec(rule)?.filter((_, at) => at !== 3) ?? [];
  const isMany =
    isPlural(
      what
        .split(/ (?:of|for) /)[0]
        ?.split(' ')
        .at(-1) ?? '',
    ) || many;
  return what
    ? [told(`later than ${until} after ${from}, ${lowerFirst(what)} ${isMany ? 'are' : 'is'} no longer possible.`)]
    : [];
}

/** What the bounds of a rule bar: what is one too many, too long, too young or too late. `rule` is the rule as it holds. */
export function ruleLimits(rule: string): readonly Part[] {
  const said = rule.replace(/[.\s]+$/, '');
  for (const bars of [ofAge, between, ofSize, inTime, onlyOne, most]) {
    const parts = bars(said);
    if (parts.length > 0) return parts;
  }
  return [];
}

/** "at most one reminder per day is sent": the next one is not refused, but not sent. */
function unsent(idea: Idea): readonly Part[] {
  const [limit, more] = idea.limits;
  const { core, frame } = idea.action;
  if (
    !limit ||
    more ||
    limit.kind !== 'most' ||
    frame !== 'done' ||
    !/^(?:send|remind|show|print|display|suggest)$/.test(core.verb)
  )
    return [];
  const text = limit.per === 'page' ? undefined : writeLimit(limit, limit.unit);
  const not = text?.replace(/ is refused .*$/, ` is not ${participle(core.verb)}.`);
  return not && not !== text ? [told(not)] : [];
}

/** "lettering (max 30 letters)" in a list: it bounds this item, and not what all of them belong to. */
function ofItem(idea: Idea): readonly Part[] {
  const [limit] = idea.limits;
  const item =
    limit && idea.list?.items.find((one) => new RegExp(`\\(.*\\b${RegExp.escape(limit.amount)}\\b.*\\)`).test(one));
  const name = item && readNounPhrase(item.replace(/ *\(.*$/, ''));
  if (!limit || !name || !/^(?:most|size)$/.test(limit.kind)) return [];
  const one = lowerFirst(name.plural ? singular(name.core) : name.core);
  // "ingredients (max. 5)": they are counted themselves.
  const text = writeLimit(limit.unit ? { ...limit, kind: 'size' } : limit, one);
  return text ? [told(text)] : [];
}

/** What the bounds of an idea ask for; those of a rule say when it holds, and are told by the rule as it holds. */
export function boundParts(idea: Idea, kind: string | undefined, asked: Told, rule: string): readonly Part[] {
  const { core, frame, isThing } = idea.action;
  const isLaidDown =
    core.verb === 'ensure' ||
    (idea.action.rule !== undefined && idea.action.rule !== 'open') ||
    /^(?:keep|prevent|stop) /.test(idea.action.wish) ||
    /^[^,]+? (?:is|are) (?:[a-z]+ ){1,3}(?:up to|to at most) \S*\d/.test(rule);
  const cases = () => (idea.action.isOver ? [] : ruleCases({ rule, roles: asked.roles, idea: idea.text, isLaidDown }));
  const parts = [
    () => ofItem(idea),
    () => unsent(idea),
    () => (isLaidDown ? cases() : []),
    () => ofAge(rule.replace(/[.\s]+$/, '')),
    () => (idea.action.rule || /\bincluded up to\b/i.test(idea.text) ? [] : amountParts(idea.limits, kind, asked)),
    () => ruleLimits(rule),
    // What only some are permitted has sentences of its own.
    () => (frame === 'done' && !isThing && (kind !== 'only may' || / with /.test(rule)) ? cases() : []),
  ];
  for (const tell of parts) {
    const found = tell();
    if (found.length > 0) return found;
  }
  return [];
}
