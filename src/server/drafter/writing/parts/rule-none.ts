import { notSo, opposite } from '../../language/opposite.ts';
import { readClause } from '../../language/clause.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { singular, withArticle } from '../../language/nouns.ts';
import { SENT_BY_ITSELF } from '../../lexicon/keeping.ts';
import { lowerFirst } from '../../reading/trouble-words.ts';
import { follows, isMany, supposed, type RuleCase, type RuleTold } from './rule-words.ts';
import type { Part } from './part.ts';

/** What people ask for in the product, so that it can be refused. */
const ASKED_FOR =
  /\b(?:bookings?|orders?|payments?|refunds?|entry|access|check-?ins?|check-?outs?|changes?|cancellations?|registrations?|sign-?ups?|loans?|rentals?|reservations?|withdrawals?|transfers?|swaps?|appointments?|uploads?|sales?|renewals?|returns?|tickets?|requests?|applications?|deliver(?:y|ies)|votes?|edits?)$/i;

function aSingle(thing: string): string {
  if (isMany(thing)) return withArticle(singular(thing));
  return readNounPhrase(thing)?.bare ? thing : withArticle(thing);
}

/** "there are no push messages after 9 at night": nobody tries to get one. */
function noMessages({ rule }: RuleTold): readonly Part[] {
  const [, are = '', thing = '', when = ''] =
    /^there (is|are) no (?!more\b|longer\b|fewer\b)((?:[a-z-]+ )?[a-z-]+) ((?:after|before|between|on|during|over|at|while|from|outside|in the|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b)[^,]*)$/i.exec(
      rule,
    ) ?? [];
  if (
    !are ||
    !SENT_BY_ITSELF.test(thing) ||
    /^from (?!\d|noon|midnight|the\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i.test(when)
  )
    return [];
  const isOne = are === 'is';
  return [
    follows(`${aSingle(thing)} that comes up at such a time is not sent then.`),
    follows(`at all other times, ${thing} ${isOne ? 'is' : 'are'} sent as before.`),
  ];
}

/** "there is no booking if the driving licence has expired" */
function noneWhen({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', condition = ''] =
    /^there (?:is|are) no (?!more\b|longer\b|fewer\b)((?:[a-z-]+ )?[a-z-]+) (?:if|when|while|as long as|whenever) ([^,]+)$/i.exec(
      rule,
    ) ?? [];
  const clause = condition.split(' ').length >= 3 ? readClause(condition) : undefined;
  if (!clause || !ASKED_FOR.test(thing)) return [];
  const otherwise = opposite(condition) ?? (/ (?:and|or) /.test(condition) ? undefined : notSo(condition, clause));
  return [
    follows(`in such a case ${aSingle(thing)} is refused with a message that says that ${condition}.`),
    ...(otherwise
      ? [follows(`as long as ${otherwise}, ${thing} ${isMany(thing) ? 'are' : 'is'} possible as before.`)]
      : []),
  ];
}

/** "there are no tickets from pupils" */
function noneFrom({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', whom = ''] =
    /^there (?:is|are) no (?!more\b|longer\b|fewer\b)((?:[a-z-]+ )?[a-z-]+) from ([a-z-]+s|[a-z-]+ [a-z-]+s)$/i.exec(
      rule,
    ) ?? [];
  if (whom && SENT_BY_ITSELF.test(thing) && isMany(thing))
    return [
      follows(`${thing} from ${whom} are not delivered.`),
      follows(`${thing} from everybody else are delivered as before.`),
    ];
  if (!whom || !ASKED_FOR.test(thing)) return [];
  return [
    follows(`${aSingle(thing)} from ${whom} is refused with a message that says so.`),
    follows(`${thing} from everybody else ${isMany(thing) ? 'are' : 'is'} possible as before.`),
  ];
}

/** "there is no plot for anyone who still owes money" */
function noneForThose({ rule }: RuleTold): readonly Part[] {
  const [, are = '', thing = ''] =
    /^there (is|are) no (?!more\b|longer\b|fewer\b)([a-z-]+(?: [a-z-]+)?) for (?:anyone|anybody|those|people) who [^,]+$/i.exec(
      rule,
    ) ?? [];
  if (!thing || / (?:and|or|if|when|unless) /.test(rule)) return [];
  const one = isMany(thing) || readNounPhrase(thing)?.bare ? thing : withArticle(thing);
  return [
    follows(`whoever asks for ${one} all the same is told why there ${are} none.`),
    follows(`everybody else can get ${one} as before.`),
  ];
}

/** "a job cannot start until the checklist is filled in": whoever tries is told what is missing. */
function notUntil({ rule }: RuleTold): readonly Part[] {
  const [, subject = '', condition = ''] =
    /^([^,]+?) cannot (?:start|begin|ship|go live|go out|open|leave|end|run|take place|continue|depart) (?:until|before|unless) ([^,]+)$/i.exec(
      rule,
    ) ?? [];
  const whole = condition.replace(
    /^(?:it|they) (?=is|are|has|have)/i,
    () => `${subject.replace(/^(?:an?|no) /i, 'the ')} `,
  );
  const clause = whole.split(' ').length >= 3 && !/ (?:and|or) /.test(whole) ? readClause(whole) : undefined;
  if (!clause || clause.negated) return [];
  return [supposed(`whoever tries it all the same is told that ${opposite(whole) ?? notSo(whole, clause)}.`)];
}

/** "comments are allowed only until Friday" */
function onlyUntil({ rule }: RuleTold): readonly Part[] {
  const [, thing = '', are = '', how = '', time = ''] =
    /^((?:[a-z-]+ ){0,2}[a-z-]+) (is|are) (allowed|possible|accepted|open) only (?:until|up to) ([^,]+)$/i.exec(rule) ??
    [];
  return time
    ? [
        follows(`after ${time}, ${lowerFirst(thing)} ${are} no longer ${how}, and a message names the day.`),
        supposed(`what was there by ${time} stays as it is.`),
      ]
    : [];
}

/** What follows from there being none of something. */
export const NONE: readonly RuleCase[] = [noMessages, noneWhen, noneFrom, noneForThose, notUntil, onlyUntil];
