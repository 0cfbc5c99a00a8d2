import { textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { gerundFirst } from '../language/verbs.ts';
import { INSTEAD_OF_TOO } from '../lexicon/plain-faults.ts';
import { KEEPS_THE_PAST, SHOWS_THE_PLAN } from '../lexicon/short-statements.ts';
import type { People } from './people.ts';
import type { Fault } from './read-thing-faults.ts';
import type { Relief } from './trouble-rules.ts';

function isPlainly({ clause: { group } }: Fault): boolean {
  return group !== undefined && !group.negated && !group.modal;
}

function kept({ what, isMany, when }: Fault, deed: string): Relief {
  return {
    about: what,
    wish: `keep ${what} from ${gerundFirst(deed)}${when}`,
    outcome: `${what} ${isMany ? 'do' : 'does'} not ${deed}${when}`,
  };
}

function had({ what, isMany, when }: Fault, state: string): Relief {
  return {
    about: what,
    wish: `have ${what} ${state}${when}`,
    outcome: `${what} ${isMany ? 'are' : 'is'} ${state}${when}`,
  };
}

/** "the website is down at night": it is to be available then. */
function readDown(fault: Fault): Relief | undefined {
  const down =
    /^(?:(?:often|always|sometimes|usually|regularly) )?(?:down|offline|unavailable|unreachable|not available|not reachable|out of order)((?: (?:at|on|in|during|after|for|every) .+)?)$/i.exec(
      fault.rest,
    );
  return down && fault.clause.group?.verb === 'be' ? had(fault, `available${down[1] ?? ''}`) : undefined;
}

const AGE =
  /^(?:(?:already|often|usually) )?(?:(?:about|over|almost|more than) )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several|many|\d+) (?:years?|months?|weeks?|days?) old$/i;
const KEPT_RECORD =
  /\b(?:lists?|tables?|prices?|maps?|plans?|figures?|numbers?|data|information|photos?|pictures?|catalogues?|addresses|contacts?|hours|text|page|website|manuals?|guides?|menus?|schedules?|timetables?|calendars?|entries|profiles?|rates?)$/i;

/** "the price list is three years old": it is to be up to date. */
function readOld(fault: Fault): Relief | undefined {
  const isOld = AGE.test(fault.rest) && KEPT_RECORD.test(fault.what.split(/ (?:of|on|in|for|with) /)[0] ?? '');
  return isOld && fault.clause.group?.verb === 'be' ? had(fault, 'up to date') : undefined;
}

const LONG_TIME =
  /^(?:(?:often|always|usually|about|over|up to|almost|more than|at least) )*(?:(?:an?|one|two|three|four|five|six|ten|several|many|\d+) )?(?:minutes|hours?|days?|weeks?|months?|years?|forever|ages|(?:far |much |way )?too long|(?:so |very )?long|a long time)$/i;

/** "refunds take weeks": less time. */
function readTakesLong(fault: Fault): Relief | undefined {
  const { clause, what, rest, isMany, when } = fault;
  if (clause.group?.verb !== 'take' || !LONG_TIME.test(rest) || clause.group.passive) return undefined;
  // "a lesson takes an hour": so it is planned.
  if (/^(?:an?|one) (?:hour|day)$/i.test(rest)) return undefined;
  return {
    about: what,
    wish: `have ${what} take less time${when}`,
    outcome: `${what} ${isMany ? 'take' : 'takes'} less time than today${when}`,
    question: `How long may ${what} take at most?`,
  };
}

const FALSE_ONES = /^(?:the |our )?(?:fake|false|wrong|outdated|expired|duplicate|double|deleted|sold|spam)\b/i;

/** "disputes stay open for months", "fake reviews stay online": they are not to. */
function readStays(fault: Fault): Relief | undefined {
  const { clause, rest, what } = fault;
  if (!/^(?:stay|remain|lie|sit|hang|wait)$/.test(clause.group?.verb ?? '') || rest === '') return undefined;
  const isLong =
    / (?:for|over) (?:days|weeks|months|years|hours|ages|too long|a long time|(?:several|many) (?:days|weeks|months|years|hours))$/i;
  // "deleted files stay in the trash for 30 days": so long they can be had back.
  const isKept =
    / for (?:an?|one|two|three|four|five|six|seven|ten|\d+) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/i.test(
      rest,
    );
  return isLong.test(` ${rest}`) || (FALSE_ONES.test(what) && !isKept)
    ? kept(fault, `${clause.group?.verb} ${rest}`)
    : undefined;
}

/** "the search shows pieces that are sold out": not those. */
function readShowsGone(fault: Fault): Relief | undefined {
  const { clause, rest, isMany, what, when } = fault;
  const verb = clause.group?.verb ?? '';
  if (!/^(?:show|list|offer|suggest|display|recommend|contain|include)$/.test(verb) || clause.group?.passive)
    return undefined;
  // "the archive shows books that were archived", "the calendar shows days that are fully booked": for that they are there.
  const isPlanned = SHOWS_THE_PLAN.test(what) && !/\b(?:deleted|removed|gone|lost)$| no longer /i.test(rest);
  if (KEEPS_THE_PAST.test(what) || isPlanned) return undefined;
  const isGone =
    / (?:that|which) (?:are|is|have|has|were|was) (?:already |long )?(?:sold(?: out)?|gone|lost|missing|closed|archived|cancelled|canceled|fully booked|expired|deleted|over|not available|unavailable|out of stock|been (?:sold|deleted|cancelled|removed))$|^(?:sold[- ]out|expired|deleted) | (?:that|which) no longer /i.test(
      rest,
    );
  return isGone
    ? {
        about: what,
        wish: `have ${what} no longer ${verb} ${rest}${when}`,
        outcome: `${what} no longer ${isMany ? verb : (clause.group?.words.at(-1)?.text ?? verb)} ${rest}${when}`,
      }
    : undefined;
}

/** "the filter resets when I go back": it is not to. */
function readResets(fault: Fault): Relief | undefined {
  const verb = fault.clause.group?.verb ?? '';
  const isReset = /^(?:reset|reload|jump|scroll|close|restart|collapse|flicker|lag)$/.test(verb) && fault.when !== '';
  return isReset && !fault.clause.group?.passive && /^(?:|back.*|itself|again)$/.test(fault.rest)
    ? kept(fault, [verb, fault.rest].join(' ').trim())
    : undefined;
}

/** "parcels arrive damaged": they are not to. */
function readArrives(fault: Fault): Relief | undefined {
  const { clause, rest } = fault;
  return /^(?:arrive|come|return)$/.test(clause.group?.verb ?? '') &&
    /^(?:(?:often|sometimes|always) )?(?:damaged|broken|cold|wet|empty|incomplete|dirty|torn|crushed|bent|unreadable|spoiled|spoilt|open)$/i.test(
      rest,
    )
    ? kept(fault, `${clause.group?.verb} ${rest.replace(/^(?:often|sometimes|always) /i, '')}`)
    : undefined;
}

/** "messages go to my old address": to the new one. */
function readOldPlace(fault: Fault): Relief | undefined {
  const {
    clause: { group },
    rest,
    what,
    isMany,
    when,
  } = fault;
  const [, whose = '', place = ''] = /^(?:still )?to (my|our|the|an?|their) old (.+)$/i.exec(rest) ?? [];
  if (!group || !place || !(group.passive ? /^(?:send|deliver|mail|post|ship)$/ : /^(?:go|come)$/).test(group.verb))
    return undefined;
  const to = `to ${/^an?$/i.test(whose) ? 'the' : whose} new ${place}${when}`;
  const done = group.words.at(-1)?.text ?? '';
  return {
    about: what,
    wish: `have ${what} ${group.passive ? done : group.verb} ${to}`,
    outcome: `${what} ${group.passive ? `${isMany ? 'are' : 'is'} ${done}` : done} ${to}`,
  };
}

/** "the label is printed too small": larger. */
function readMadeToo(fault: Fault): Relief | undefined {
  const {
    clause: { group },
    rest,
  } = fault;
  const [better] = INSTEAD_OF_TOO[/^(?:much |far |way )?too (\w+)$/i.exec(rest)?.[1]?.toLowerCase() ?? ''] ?? [];
  return group?.passive && better ? had(fault, `${group.words.at(-1)?.text} ${better}`) : undefined;
}

/** "there is not enough time between two appointments": there is to be. */
export function readNotEnough(rest: string): Relief | undefined {
  const [, thing = ''] = /^(?:not |too )(?:enough|few|little) (.+)$/i.exec(rest) ?? [];
  const noun = readNounPhrase(thing.split(/ (?:in|on|at|for|of|between|with|during|to) /)[0] ?? '');
  if (!noun) return undefined;
  const are = noun.plural ? 'are' : 'is';
  return {
    about: thing,
    wish: `have enough ${thing}`,
    outcome: `there ${are} enough ${thing}`,
    question: `How ${noun.plural ? 'many' : 'much'} ${noun.core} ${are} enough?`,
  };
}

/** What a thing keeps doing or being that it is not to. */
export function readLastingFault(fault: Fault, people: People): Relief | undefined {
  if (!isPlainly(fault) || people.isPersonPhrase(textOf(fault.clause.subject))) return undefined;
  return (
    readDown(fault) ??
    readOld(fault) ??
    readTakesLong(fault) ??
    readStays(fault) ??
    readShowsGone(fault) ??
    readResets(fault) ??
    readArrives(fault) ??
    readOldPlace(fault) ??
    readMadeToo(fault)
  );
}
