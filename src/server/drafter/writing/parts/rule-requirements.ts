import { STANDARD } from '../../lexicon/benefits-of-requirements.ts';
import { lowerFirst } from '../../reading/trouble-words.ts';
import { plural, singular, withArticle } from '../../language/nouns.ts';
import { participle } from '../../language/verbs.ts';
import type { Part } from './part.ts';
import {
  baseOf,
  follows,
  headIn,
  isMany,
  isWho,
  NUMBER,
  one,
  supposed,
  type RuleCase,
  type RuleTold,
} from './rule-words.ts';

const SECONDS = String.raw`(?:(?:\d[\d.,]*|an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|thirty) (?:milli)?seconds?|half a second|a few seconds)`;
const WITHIN = new RegExp(
  `^(?!.*\\b(?:after|once|when|if|every|until|unless)\\b)([^,]+?) (?:within|in (?:less|no more|not more) than|in under|in at most|in less than|faster than) (${SECONDS})\\b`,
  'i',
);

const TAKES_TIME = new RegExp(
  `\\b(?:response|loading|load|answer|waiting|search) times? (?:(?:does not|do not|cannot|never) exceeds?|(?:is|are) (?:at most|no more than|below|under|less than)) (${SECONDS})\\b`,
  'i',
);

/** "search results are shown within two seconds" */
function answersFast({ rule }: RuleTold): readonly Part[] {
  const [, , within = ''] = WITHIN.exec(rule) ?? [];
  const [, atMost = ''] = TAKES_TIME.exec(rule) ?? [];
  const time = within || atMost;
  return time
    ? [
        supposed(`how long it takes is measured, and whatever takes longer than ${time} is listed.`),
        supposed('while it takes longer, a sign shows that it is still being worked on.'),
        supposed('it is as fast when many people use it at the same time.'),
      ]
    : [];
}

const COPES = new RegExp(
  `^(?:the )?[\\w '-]+? (?:handles?|copes? with|supports?|serves?|processe?s?|sustains?|withstands?|accommodates?) (?:at least |up to |a minimum of )?(${NUMBER}(?:,\\d{3})*) (?!seconds?\\b|minutes?\\b|hours?\\b|MB\\b|GB\\b|languages?\\b|currenc|file)([a-z-]+(?: [a-z-]+)?)`,
  'i',
);

/** "the system handles 500 orders an hour" */
function copesWith({ rule, roles }: RuleTold): readonly Part[] {
  const [, amount = '', things = ''] = COPES.exec(rule) ?? [];
  if (!amount) return [];
  const isPeople = isWho(things.split(' ')[0] ?? '', roles) || isWho(things, roles);
  return [
    supposed(
      isPeople
        ? 'with that many, each page is shown as fast as with a few.'
        : 'at that number, nothing that was entered is lost or done twice.',
    ),
    supposed(
      isPeople
        ? 'nobody who is at it loses what they have entered when more come.'
        : 'what goes beyond that number waits, and is not lost.',
    ),
    supposed('those who run it are told before that number is reached.'),
  ];
}

/** What is written or put together by the product, and not filled in by somebody. */
const ISSUED =
  /\b(?:receipts?|invoices?|bills?|e-?mails?|mails?|letters?|messages?|labels?|reports?|statements?|[a-z]*slips?|tickets?|certificates?|exports?|files?|reminders?|notifications?|newsletters?|vouchers?|contracts?|printouts?|lists?|pages?|quotes?|offers?)$/i;

/** "receipts contain the tax number", "passwords contain at least one digit" */
function contains({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', needed = ''] =
    /^(?!the (?:system|app|product|platform)\b|there\b|no\b|nobody\b|only\b)([^,]+?) (?:contains?|includes?|carr(?:y|ies)|bears?) (?!no\b|only\b|at most\b|up to\b|no more\b|all\b)((?:at least )?(?:an? |the |one |both )?[^,]+)$/i.exec(
      rule,
    ) ?? [];
  // "guests can carry over two nights": what people do holds nothing.
  if (/\b(?:can|may|could|will|cannot|not)$/i.test(thing) || /^(?:over|out|on|off|along|away|forward)\b/i.test(needed))
    return [];
  if (!needed || /\b(?:if|when|unless|until|once|not)\b/.test(needed) || /\b(?:who|that|which)\b/.test(thing))
    return [];
  const head = headIn(thing);
  if (/^(?:prices?|costs?|fees?|rents?|amounts?|totals?)$/i.test(head))
    return [
      supposed(`how much of it is ${needed.replace(/^(?:an?|the) /, '')} is shown beside the ${singular(head)}.`),
      supposed(`${plural(singular(head))} in lists, on bills and in messages all include it.`),
    ];
  const single = one(thing);
  // "two vowels and a digit": each of them may be missing.
  const lacking = `without ${needed.replace(/^at least /, '').replace(/^the /, 'the ')}`.replace(/ and /g, ' or ');
  return ISSUED.test(head)
    ? [
        follows(`${single} ${lacking} is not sent or printed, and what is missing is named.`),
        supposed(`after a change, ${plural(singular(head))} that are made from then on have the new one.`),
      ]
    : [
        follows(`${single} ${lacking} is refused with a message that names what is missing.`),
        supposed(`what was entered stays in view, so that only what is missing has to be added.`),
      ];
}

/** "order numbers are unique", "no two guests have the same number" */
function unique({ rule }: RuleTold): readonly Part[] {
  const [, subject = ''] =
    /^([^,]+?) (?:is|are) unique\b/i.exec(rule) ??
    /^two [^,]+? (?:cannot|do not) (?:have|share|use|get) the same ([a-z][a-z -]+?)$/i.exec(rule) ??
    [];
  const head = headIn(subject.replace(/^(?:its|their|his|her) /i, ''));
  if (!head || head.split(' ').length > 4) return [];
  const single = isMany(head) ? singular(head) : head;
  return [
    follows(`${withArticle(single)} that is in use already is refused with a message that says where it is used.`),
    supposed(`${withArticle(single)} that differs only in capital letters or blanks counts as the same.`),
    supposed(`${withArticle(single)} that became free is not given to anything else.`),
  ];
}

/** "invoices are numbered consecutively" */
function numbered({ rule }: RuleTold): readonly Part[] {
  const [, thing = ''] =
    /^([^,]+?) (?:is|are) numbered (?:consecutively|in sequence|sequentially|without gaps|continuously|in order)\b/i.exec(
      rule,
    ) ?? [];
  if (!thing) return [];
  const single = singular(headIn(thing));
  return [
    follows(`the next ${single} gets the next number.`),
    supposed(`${withArticle(single)} that is cancelled keeps its number, so that there is no gap.`),
    supposed('when two are made at the same moment, each gets a number of its own.'),
  ];
}

/** Names of ways in which something is written: "WGS84", "DD.MM.YYYY", "UTF-8". */
const WRITTEN_AS =
  /^[^,]+? (?:in|as) (?:(?:the )?(?:[\w:.-]+ )*format\b|(?:[A-Z]{2,}[-\d./:]+[A-Z\d.:/-]*|(?:DD|YYYY|MM|HH)\S*)(?= |$))/;

/** "the date format is DD.MM.YYYY", "coordinates are stored in WGS84" */
function formatted({ rule }: RuleTold): readonly Part[] {
  const [, named = ''] = /^(?:the )?([a-z]+(?: [a-z]+)?) format (?:is|are) \S/i.exec(rule) ?? [];
  const [, entered = ''] = WRITTEN_AS.test(rule)
    ? (/^([^,]+?) (?:is|are) (?:entered|stored|saved|given|formatted|written|recorded) /i.exec(rule) ?? [])
    : [];
  const thing = named || entered;
  if (!thing || /^(?:file|paper|image|photo|video)s?$/i.test(thing)) return [];
  const single = singular(headIn(thing));
  return [
    supposed(`${withArticle(single)} in any other form is refused with a message that shows an example.`),
    supposed(`lists, messages and files have ${withArticle(single)} in the same form.`),
  ];
}

/** "the product complies with WCAG 2.1", "the system complies with the GDPR" */
function complies({ rule }: RuleTold): readonly Part[] {
  const [, norm = ''] = /^[^,]+? (?:complies with|conforms to|keeps to) (.+)$/i.exec(rule) ?? [];
  if (!STANDARD.test(norm)) return [];
  if (/\b(?:WCAG|BITV|ADA|accessib\w+)\b/.test(norm))
    return [
      supposed('each page can be used with the keyboard alone.'),
      supposed('a screen reader says the name of each field and button.'),
      supposed('nothing is told by colour alone.'),
    ];
  if (/\b(?:GDPR|DSGVO|HIPAA|privacy|data protection)\b/.test(norm))
    return [
      supposed('whoever asks is told which data is kept of them.'),
      supposed('data of a person is deleted on request, unless it must be kept by law.'),
      supposed('each place to which data of a person goes is listed with the reason.'),
    ];
  return [
    supposed('each demand of it is listed with how it is met.'),
    supposed('a demand that is not met yet is listed with the name of whoever sees to it.'),
  ];
}

/** "exchanges are restricted to the same price category" */
function withinTheSame({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', same = ''] =
    /^([^,]+?) (?:is|are) (?:restricted|limited|confined) to the same ([a-z]+(?: [a-z]+)?)$/i.exec(rule) ?? [];
  return thing
    ? [
        follows(`${one(thing)} for another ${same} is refused with a message that says so.`),
        supposed(`only what is of the same ${same} is offered.`),
      ]
    : [];
}

/** "members cannot book two walks on one day", "nobody can have two loans for the same tool" */
function twoOfThem({ rule, roles }: RuleTold): readonly Part[] {
  const [, who = '', verb = '', things = '', where = ''] =
    /^([^,]+? )cannot ([a-z]+(?: (?:in|up|out|for))?) (?:two|several|more than one) ([a-z]+(?: [a-z]+)?) ((?:on|in|at|for|with|from|to|of) (?:the same|one|a single) [a-z]+(?: [a-z]+)?)$/i.exec(
      rule,
    ) ?? [];
  if (!where || / (?:at|in) the same (?:time|moment)$/.test(` ${where}`) || !isWho(who.trim(), roles)) return [];
  const single = singular(things);
  const same = where.replace(/\b(?:one|a single)\b/, 'the same');
  const other = where.replace(/\b(?:the same|one|a single)\b/, 'another');
  return [
    follows(`a second ${single} ${same} is refused with a message that names the first.`),
    follows(`${other}, a second ${single} can be ${participle(verb)} as before.`),
    supposed(`once the first is given up, another ${single} ${same} can be ${participle(verb)}.`),
  ];
}

/** "clerks cannot hand out a parcel twice" */
function doneTwice({ rule, roles }: RuleTold): readonly Part[] {
  const [, who = '', verb = '', , thing = ''] =
    /^([^,]+?) cannot ([a-z]+(?: (?:in|up|out|off|back|over))?) (the same|an?|any) ([a-z]+(?: [a-z]+)?) (?:twice|more than once|a second time|again)$/i.exec(
      rule,
    ) ?? [];
  if (!thing || (!isWho(who, roles) && !/^(?:nobody|no one)$/i.test(who))) return [];
  const done = participle(verb);
  return [
    follows(`whoever tries to ${verb} ${withArticle(thing)} a second time is told that it is ${done} already.`),
    follows(`${withArticle(thing)} that is not ${done} yet can be ${done} as before.`),
  ];
}

/** "two nurses cannot be assigned to the same visit" */
function sameForTwo({ rule }: RuleTold): readonly Part[] {
  const [, who = '', done = '', link = '', thing = ''] =
    /^two ([a-z]+(?: [a-z]+)?) (?:are not|cannot be|are never) ([a-z]+) (to|on|in|for|into|at|with) the same ([a-z]+(?: [a-z]+)?)$/i.exec(
      rule,
    ) ?? [];
  if (baseOf(done) === undefined) return [];
  const single = singular(who);
  return [
    follows(`a second ${single} for the same ${thing} is refused, and a message names the first.`),
    follows(`once the first ${single} is taken off it, another ${single} can be ${done} ${link} the ${thing}.`),
  ];
}

/** "teachers cannot change grades after the conference" */
function noMoreAfter({ rule, roles }: RuleTold): readonly Part[] {
  const [, who = '', deed = '', when = ''] =
    /^([^,]+?) cannot ([^,]+?) (?:after|once) ((?:the |an? |their )?[a-z][a-z -]*)$/i.exec(rule) ?? [];
  if (
    !when ||
    !isWho(who, roles) ||
    /\b(?:is|are|has|have|was|were|been|ing)\b/.test(when) ||
    when.split(' ').length > 4
  )
    return [];
  return [
    follows(`until ${when}, ${lowerFirst(who)} can ${deed} as before.`),
    supposed(`${one(who)} who tries it later is told since when it is no longer possible.`),
  ];
}

/** "entries in the log are not changed afterwards" */
function unchangeable({ rule }: RuleTold): readonly Part[] {
  const [, thing = ''] =
    /^([^,]+?) (?:is|are|can|cannot) (?:not|never|no longer|be)(?: be)? (?:changed|edited|altered|modified|overwritten)(?: (?:or deleted|afterwards|later|any more))+$/i.exec(
      rule,
    ) ?? [];
  return thing
    ? [
        supposed(
          `a correction is entered beside ${isMany(thing) ? 'the first entry' : 'it'}, and what was there before can still be read.`,
        ),
      ]
    : [];
}

/** What a requirement of the product has follow: how it is seen to hold, and what is refused. */
export const REQUIREMENTS: readonly RuleCase[] = [
  answersFast,
  copesWith,
  contains,
  unique,
  numbered,
  formatted,
  complies,
  withinTheSame,
  twoOfThem,
  doneTwice,
  sameForTwo,
  noMoreAfter,
  unchangeable,
];
