import { negate, readClause } from '../language/clause.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural, singular, withArticle } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { traitsOf } from '../lexicon/things.ts';
import type { Action } from '../reading/action.ts';
import { fillPattern, upperFirst } from './fill-pattern.ts';
import type { Slots } from './slots.ts';

/** What the words beside the action raise: a time, an end, an exception, a part that must be there. */
export type Rule = (wish: string, action: Action, slots: Slots) => string | undefined;

const AMOUNT = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:minute|hour|day|night|week|month|year)s?`;

/** What is over after a while. */
const PASSING =
  /^(?:have |be |get )?.*\b(?:reserv|block|lock|paus|mut|snooz|suspend|freez|froz|ban|hold|held|lend|lent|rent|borrow|hid|shar|grant|give|book)/i;

function endOfTime(wish: string, { frame }: Action, slots: Slots): string | undefined {
  const told = /^be (?!able)(\w+)\b/.exec(wish)?.[1];
  const state = frame === 'told' ? told : slots.get('done');
  const who = frame === 'told' ? slots.get('the actor') : slots.get('the one');
  const amount = new RegExp(String.raw`\bfor (${AMOUNT})\b`, 'i').exec(wish)?.[1];
  if (!state || !who || !PASSING.test(wish)) return undefined;
  if (amount) {
    const time = amount.replace(/^(?:an?|one) /i, '');
    return `Once the ${time} ${isPlural(time) ? 'are' : 'is'} over, ${who} is no longer ${state}`;
  }
  return undefined;
}

/** "until the bus arrives", "until noon": what can be done no longer. */
function afterEnd(wish: string, { frame, core }: Action, slots: Slots): string | undefined {
  const until = / until (?!\w+ing\b)((?:[\w'-]+ ){0,8}[\w'-]+)$/i.exec(wish)?.[1]?.trim();
  const done = slots.get('done');
  if (!until || !done || frame !== 'do' || PASSING.test(core.verb)) return undefined;
  const ends = readClause(until) ? `Once ${until}` : `After ${until}`;
  return fillPattern(`${ends}, {the one} can no longer be ${done}.`, slots);
}

/** "before they can see the data": until then they cannot. */
function notBefore(wish: string, { frame }: Action, slots: Slots): string | undefined {
  const said = / before (?:they|he|she|it) (?:can|may) ((?:[\w'-]+ ){0,5}[\w'-]+)$/i.exec(wish)?.[1]?.trim();
  return said && frame === 'do' ? fillPattern(`Until then {the actor} cannot ${said}.`, slots) : undefined;
}

/** "up to two days before the show": later it is too late. */
function tooLate(wish: string, { frame }: Action, slots: Slots): string | undefined {
  const [, amount = '', what = ''] =
    new RegExp(String.raw`\b(?:up to|until|at least|at the latest) (${AMOUNT}) before (.+)$`, 'i').exec(wish) ?? [];
  const done = slots.get('done');
  return amount && done && frame === 'do' && what.split(' ').length <= 6
    ? fillPattern(`Less than ${amount} before ${what}, {the one} can no longer be ${done}.`, slots)
    : undefined;
}

/** "for up to three months a year": longer is not possible. */
function atMost(wish: string, { frame }: Action, slots: Slots): string | undefined {
  const amount = new RegExp(
    String.raw`\bfor up to (${AMOUNT}(?: (?:a|per|each) (?:day|week|month|year|season))?)\b`,
    'i',
  ).exec(wish)?.[1];
  const done = slots.get('done');
  return amount && done && frame !== 'told'
    ? fillPattern(`{The one} cannot be ${done} for more than ${amount}.`, slots)
    : undefined;
}

function unknownTime(wish: string, { core }: Action): string | undefined {
  const unit =
    /\b(?:next|last|past|coming|previous) (?:\d+|two|three|four|five|six|seven|ten|twelve|few) (hour|day|week|month|year)s\b/i.exec(
      wish,
    )?.[1];
  return unit && /^(?:see|view|show|compare|export|get|use|read)\b/.test(core.verb)
    ? `${upperFirst(withArticle(unit))} for which nothing is known is shown as such`
    : undefined;
}

function notYet(wish: string, { frame }: Action, slots: Slots): string | undefined {
  const done = slots.get('done');
  return done && frame !== 'told' && /\bat a (?:set|given|fixed|certain|chosen|later|planned) time\b/i.test(wish)
    ? fillPattern(`Before that time {the one} is not ${done}.`, slots)
    : undefined;
}

function laterChange(wish: string, { frame }: Action, slots: Slots): string | undefined {
  return frame !== 'told' && /\bat a (?:set|given|fixed|certain|chosen|later|planned) time\b/i.test(wish)
    ? fillPattern('{The actor} can change the time until then.', slots)
    : undefined;
}

/** "be asked before a prescription is changed": without an answer it is not. */
function unanswered(wish: string, { frame }: Action, slots: Slots): string | undefined {
  const clause = readClause(/^be asked (?:for .+ )?before ((?:[\w'-]+ ){1,8}[\w'-]+)$/i.exec(wish)?.[1] ?? '');
  return clause && frame === 'told'
    ? fillPattern(`As long as {the actor} has not answered, ${negate(clause)}.`, slots)
    : undefined;
}

/** "only after two inspectors have agreed" */
function onlyIf(wish: string, _action: Action, slots: Slots): string | undefined {
  const said = /\bonly (?:after|when|if|once) (.+)$/i.exec(wish)?.[1];
  const clause = said && said.split(' ').length <= 10 ? readClause(said) : undefined;
  const done = slots.get('done');
  const noun = clause ? undefined : readNounPhrase(said ?? '');
  if (noun && done && traitsOf(singular(noun.head.toLowerCase()), false).has('event'))
    return fillPattern(
      `As long as ${noun.text} ${noun.plural ? 'are' : 'is'} not over, {the one} is not ${done}.`,
      slots,
    );
  return clause && done ? fillPattern(`As long as ${negate(clause)}, {the one} cannot be ${done}.`, slots) : undefined;
}

const PARTS_OF: Readonly<Record<string, string>> = {
  week: 'day',
  month: 'day',
  year: 'month',
  season: 'month',
  day: 'hour',
};

/** "for the whole week in advance": what is still empty is seen. */
function wholeTime(wish: string, _action: Action, slots: Slots): string | undefined {
  const time =
    /\bfor (?:the|a) (?:whole|entire|full) (day|week|month|year|season)\b/i.exec(wish)?.[1]?.toLowerCase() ?? '';
  const part = PARTS_OF[time];
  return (
    part && fillPattern(`${upperFirst(withArticle(part))} of the ${time} without {a one} is shown as such.`, slots)
  );
}

/** "have a visit not billed if the signature is missing": what must not be, who or what it is not done to, and until when. */
function banIn(wish: string): { what: string; verb: string; done: string; free: string } | undefined {
  const [, what = '', state = '', lead = '', said = ''] =
    /^have (.+?) not ([a-z]+) (if|when|as long as|until|unless|before) ((?:[\w'-]+ ){1,9}[\w'-]+)$/i.exec(wish) ?? [];
  const clause = readClause(said);
  const verb = readVerb(state)?.base;
  if (!clause || !verb) return undefined;
  return { what, verb, done: state, free: /^(?:until|unless|before)$/i.test(lead) ? said : negate(clause) };
}

function banned(wish: string): string | undefined {
  const [, thing = '', state = '', bound = ''] =
    /^have (.+?) not ([a-z]+) ((?:less|more|later|earlier|sooner) than (?:[\w'-]+ ){1,7}[\w'-]+)$/i.exec(wish) ?? [];
  const act = readVerb(state)?.base;
  if (act && act !== state)
    return `A try to ${act} ${thing} ${bound.trim()} is refused with a message that names the reason`;
  const ban = banIn(wish);
  return ban && ban.done !== ban.verb
    ? `A try to ${ban.verb} ${ban.what} nevertheless is refused with a message that names the reason`
    : undefined;
}

function freed(wish: string): string | undefined {
  const ban = banIn(wish);
  return ban && `As soon as ${ban.free}, ${ban.what} can ${ban.done === ban.verb ? ban.verb : `be ${ban.done}`}`;
}

/** What a time, an end or a condition beside the action raises, the most telling first. */
export const BY_TIME: readonly Rule[] = [
  banned,
  freed,
  onlyIf,
  endOfTime,
  notBefore,
  unanswered,
  atMost,
  tooLate,
  afterEnd,
  notYet,
  laterChange,
  wholeTime,
  unknownTime,
];
