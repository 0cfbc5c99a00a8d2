import { lowerFirst } from '../../reading/trouble-words.ts';
import { singular, withArticle } from '../../language/nouns.ts';
import { readClause } from '../../language/clause.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { SENT_BY_ITSELF } from '../../lexicon/keeping.ts';
import { readBan } from '../read-ban.ts';
import type { Part } from './part.ts';
import { NONE } from './rule-none.ts';
import {
  baseOf,
  CLOCK,
  DAYS,
  follows,
  headIn,
  isMany,
  isWho,
  one,
  supposed,
  type RuleCase,
  type RuleTold,
} from './rule-words.ts';

/** "dogs are not allowed except on open days" */
function exceptFor({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', is = '', what = '', when = ''] =
    /^([^,]+?) (is|are|can) ?not ((?:be )?[a-z]+[^,]*?),? except ((?:on|for|in|at|during|with|to|by) [^,]+)$/i.exec(
      rule,
    ) ?? [];
  return when && !/\b(?:until|unless|once)\b/.test(rule)
    ? [follows(`${when}, ${lowerFirst(subject)} ${is} ${what}.`)]
    : [];
}

const ON_CLOCK = new RegExp(`^${CLOCK}s?$`, 'i');

/** "there are no bookings on public holidays", "there is no parking card for company cars" */
function noneFor({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', link = '', behind = ''] =
    /^([a-z-]+(?: [a-z-]+)?) (?:is|are) not planned (on) ([^,]+)$/i.exec(lowerFirst(rule)) ??
    /^there (?:is|are) no (?!more\b|longer\b|fewer\b|less\b)([a-z-]+(?: [a-z-]+)?) (on|for|at|during|in|over|outside) ([^,]+)$/i.exec(
      rule,
    ) ??
    [];
  if (
    !behind ||
    SENT_BY_ITSELF.test(thing) ||
    /\b(?:if|when|unless|once|until|while|before|after|who|that|than)\b/.test(behind)
  )
    return [];
  const single = isMany(thing)
    ? withArticle(singular(thing))
    : readNounPhrase(thing)?.bare
      ? thing
      : withArticle(thing);
  if (link === 'on' && (DAYS.test(behind) || ON_CLOCK.test(behind)))
    return [
      follows(`${single} on such a day is refused with a message that names the day.`),
      follows(`on all other days, ${thing} ${isMany(thing) ? 'are' : 'is'} possible as before.`),
    ];
  return [
    follows(
      `whoever asks for ${single} ${link} ${behind} is told that there ${isMany(thing) ? 'are none' : 'is none'}.`,
    ),
  ];
}

/** "there are no changes to the line-up once the game has started" */
function noneOnce({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', more = '', condition = ''] =
    /^there (?:is|are) no (?!more\b|longer\b)([a-z-]+)((?: (?:to|of|for|in|on|with) [^,]+?)?) (?:once|after|as soon as) ([^,]+)$/i.exec(
      rule,
    ) ?? [];
  if (!condition || condition.split(' ').length < 3 || !readClause(condition)) return [];
  return [
    follows(`a later try is refused with a message that says that ${condition}.`),
    follows(`until then, ${thing}${more} ${isMany(thing) ? 'are' : 'is'} possible as before.`),
  ];
}

/** "a book that somebody else has reserved cannot be renewed": any other can. */
function others({ rule, roles }: RuleTold): readonly Part[] {
  const ban = readBan(rule, roles);
  if (!ban || ban.link) return [];
  // "vouchers cannot be combined with sale items": each by itself can be used.
  const [, other = ''] = /^with (.+)$/.exec(ban.behind) ?? [];
  if (/^(?:combined|mixed|used together|added up)$/.test(ban.done) && other)
    return [
      follows(`without ${other}, ${ban.subject} can be used as before.`),
      supposed(`when both are tried together, a message says that they do not go together.`),
    ];
  if (!ban.isAble) return [];
  const [, done = ''] = /^be ([a-z]+) alone$/.exec(ban.base) ?? [];
  if (done) return [follows(`together with somebody else, ${ban.subject} can be ${done} as before.`)];
  if (ban.who !== 'thing' || !ban.done) return [];
  if (/^alone$/.test(ban.behind))
    return [follows(`together with somebody else, ${ban.subject} can be ${ban.done} as before.`)];
  const [, noun = '', , told = ''] = /^(.+?) (that|which|who) (.+)$/.exec(ban.subject) ?? [];
  if (!noun || isWho(noun, roles)) return [];
  const head = headIn(noun);
  const it = ban.isMany ? 'them' : 'it';
  const isTheirs =
    /^(?:somebody|someone|nobody|another|the|a|an|our|we)\b.* (?:has|have|is|are) (?:not )?[a-z]+(?:ed|en|n|t|k)$/.test(
      told,
    );
  if (!isTheirs) return [];
  return [
    supposed(`whoever tries to ${baseOf(ban.done) ?? 'use'} such ${one(noun)} is told that ${told} ${it}.`),
    follows(
      `any other ${isMany(head) ? singular(head) : head} can be ${[ban.done, ban.behind].filter(Boolean).join(' ')} as before.`,
    ),
  ];
}

/** "nobody is let in after the show has begun" */
function nobodyAfter({ rule }: RuleTold): readonly Part[] {
  const [, deed = '', condition = ''] =
    /^nobody (is [a-z]+(?: [a-z]+)?|gets in) (?:once|after) ((?:the|an?|it|their) [^,]+)$/i.exec(rule) ?? [];
  if (!deed || condition.split(' ').length < 3) return [];
  return [
    supposed(`whoever comes later is told that ${condition}.`),
    follows(`until then, everybody ${deed} as before.`),
  ];
}

/** "a ticket is not closed without a category" */
function notWithout({ rule, roles }: RuleTold): readonly Part[] {
  const [, subject = '', done = '', needed = ''] =
    /^([^,]+?) (?:is not|are not) ([a-z]+(?: (?:out|over|off|up|back|in))?) without ((?:an? |the |any )?[\w' -]+)$/i.exec(
      rule,
    ) ?? [];
  const base = baseOf(done);
  if (!base || isWho(subject, roles) || /^\w+ing\b/.test(needed)) return [];
  return [
    supposed(`whoever tries to ${base} ${one(subject)} without ${needed} is told what is missing.`),
    follows(`with ${needed}, ${lowerFirst(subject)} can be ${done}.`),
  ];
}

/** "aggressive dogs are not allowed" */
function kindBarred({ rule }: RuleTold): readonly Part[] {
  const [, kind = '', thing = '', is = ''] =
    /^(?!there\b|no\b|only\b|all\b|the\b|any\b)([a-z]+) ([a-z]+s) (are) not (?:allowed|permitted|accepted)$/i.exec(
      rule,
    ) ?? [];
  if (!is || !isMany(thing)) return [];
  return [
    supposed(
      `whoever tries it with ${one(`${lowerFirst(kind)} ${thing}`)} is told that ${lowerFirst(kind)} ${thing} are not allowed.`,
    ),
    follows(`all other ${thing} are allowed as before.`),
  ];
}

/** "a prescription without a signature is not valid" */
function notValid({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', needed = '', is = '', how = ''] =
    /^([^,]+?) without ((?:an? |the |any )?[a-z' -]+?) (is|are) not (valid|accepted|allowed|complete)$/i.exec(rule) ??
    [];
  if (!how) return [];
  const name = lowerFirst(thing);
  return [
    follows(`with ${needed}, ${name} ${is} ${how}.`),
    supposed(`${one(thing)} that is not ${how} shows what is missing.`),
  ];
}

/** "a voucher is not used for more than one order" */
function forOneOnly({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', done = '', link = '', other = ''] =
    /^([^,]+?) (?:is not|are not|cannot be) ([a-z]+) (for|on|in|to|at) more than one ([a-z]+(?: [a-z]+)?)$/i.exec(
      rule,
    ) ?? [];
  const base = baseOf(done);
  if (!base) return [];
  return [
    follows(`whoever tries to ${base} ${one(thing)} ${link} a second ${other} is told that it is ${done} already.`),
    follows(`${one(thing)} that is not ${done} yet can be ${done} as before.`),
  ];
}

/** "boats under repair are not assigned" */
function whileSo({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', state = '', done = ''] =
    /^([^,]+?) ((?:under|in|on|out of) (?:repair|maintenance|construction|quarantine|loan|order|hold|service)) (?:is not|are not|cannot be) ([a-z]+(?: out)?)$/i.exec(
      rule,
    ) ?? [];
  if (baseOf(done) === undefined) return [];
  return [
    follows(`as soon as ${one(thing)} is no longer ${state}, it can be ${done} again.`),
    supposed(`${one(thing)} ${state} is shown as such.`),
  ];
}

/** "there are no lessons after sunset" */
function noneAfter({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', link = '', time = ''] =
    /^there (?:is|are) no (?!more\b|longer\b)([a-z-]+(?: [a-z-]+)?(?: (?:to|of|for|in) (?:an? |the )?[a-z-]+)?) (after|before) (sunset|sunrise|dark|dusk|dawn|noon|midnight|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:at )?(?:noon|midnight|\d[\d:.]*(?: ?[ap]m)?))?|\d[\d:.]*(?: ?[ap]m)?|the (?:deadline|weekend|holidays|break|start|end|beginning))$/i.exec(
      rule,
    ) ?? [];
  if (!time || / (?:is|are|has|have|was)\b/.test(time)) return [];
  const are = isMany(thing) ? 'are' : 'is';
  return [
    follows(`${link === 'after' ? `until ${time}` : `from ${time} on`}, ${thing} ${are} possible as before.`),
    supposed(
      `whoever tries it ${link === 'after' ? 'later' : 'earlier'} is told ${link === 'after' ? 'until' : 'from'} when ${isMany(thing) ? 'they are' : 'it is'} possible.`,
    ),
  ];
}

/** "internal notes are not sent to customers" */
function kindKept({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', done = '', behind = ''] =
    /^(?:internal|private|confidential|personal|secret|hidden) ([a-z]+s) (?:are not|cannot be) ([a-z]+) ((?:to|with|in|on) [^,]+)$/i.exec(
      rule,
    ) ?? [];
  return thing && baseOf(done) ? [follows(`all other ${thing} can be ${done} ${behind} as before.`)] : [];
}

/** "nobody can pick from a bed that is not theirs" */
function notTheirs({ rule }: RuleTold): readonly Part[] {
  const [, deed = '', thing = ''] =
    /^(?:nobody|no one) can ([a-z]+(?: (?:from|in|on|at|into))?) (?:an? |the )?([a-z]+(?: [a-z]+)?) that (?:is|are) not theirs$/i.exec(
      rule,
    ) ?? [];
  return thing
    ? [
        follows(`everybody can still ${deed} their own ${thing}.`),
        supposed(`whose ${thing} it is can be seen by everybody.`),
      ]
    : [];
}

/** "invoice numbers are not used twice", "two boats are not given the same berth" */
function notTwice({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', done = ''] =
    /^([^,]+?) (?:is not|are not|cannot be|is never|are never) ([a-z]+) (?:twice|a second time)$/i.exec(rule) ?? [];
  const base = baseOf(done);
  if (base)
    return [
      follows(`whoever tries to ${base} ${one(subject)} a second time is told that it is ${done} already.`),
      follows(`${one(subject)} that is not ${done} yet can be ${done} as before.`),
    ];
  const [, who = '', given = '', thing = ''] =
    /^two ([a-z]+(?: [a-z]+)?) (?:are not|cannot be|are never) (given|assigned|allotted|booked into|put in|booked on|placed in) the same ([a-z]+(?: [a-z]+)?)$/i.exec(
      rule,
    ) ?? [];
  if (!given) return [];
  return [
    follows(
      `${withArticle(thing)} that one ${singular(who)} has is refused for a second one, and a message names who has it.`,
    ),
    follows(`once the ${thing} is free again, another ${singular(who)} can be ${given} it.`),
  ];
}

/** "paid invoices can no longer be edited": as long as they are not, they can. */
function noLonger({ rule, roles }: RuleTold): readonly Part[] {
  const [, state = '', thing = '', done = ''] =
    /^(?:the |an? )?([a-z]+(?:ed|id|nt|en)) ([a-z]+(?: [a-z]+)?) (?:can no longer be|cannot be|are not|is not) ([a-z]+(?: (?:out|away|in|off|up|back))?)$/i.exec(
      rule,
    ) ?? [];
  const base = baseOf(done);
  if (!base || baseOf(lowerFirst(state)) === undefined || isWho(thing, roles)) return [];
  return [
    supposed(`whoever tries to ${base} such ${one(thing)} is told that it is ${lowerFirst(state)} already.`),
    follows(`${one(thing)} that is not ${lowerFirst(state)} can be ${done} as before.`),
  ];
}

/** What a rule that forbids has follow where it does not hold. */
export const BANS: readonly RuleCase[] = [
  ...NONE,
  exceptFor,
  nobodyAfter,
  notWithout,
  noneFor,
  noneOnce,
  others,
  notValid,
  forOneOnly,
  whileSo,
  noneAfter,
  kindKept,
  notTheirs,
  notTwice,
  kindBarred,
  noLonger,
];
