import { isPlural, withArticle } from '../../language/nouns.ts';
import { readClause } from '../../language/clause.ts';
import { upperFirst } from '../../language/capitals.ts';
import { AMOUNT, assumed, denied, joined, said, type Part, type PartRule, type Told } from './part.ts';

const FOR_SO_LONG = new RegExp(
  String.raw`\bfor (?:up to |at most |no more than )?(${AMOUNT})\b(?! (?:a|per|each)\b)`,
  'i',
);
const NO_LONGER_THAN = new RegExp(
  String.raw`\bfor (?:up to|at most|no more than|a maximum of) (${AMOUNT}(?: (?:a|per|each) (?:day|week|month|year|season))?)\b`,
  'i',
);
const RECENT = new RegExp(String.raw`\b(?:for|of|from) the last (${AMOUNT.replace('an?|', '')})\b`, 'i');
const DISTANCE = new RegExp(String.raw`^${AMOUNT} (?:before|beforehand|in advance|ahead|earlier)\b`, 'i');
const MEASURED = new RegExp(`${AMOUNT}$`, 'i');

/** What is over after a while. */
const PASSING =
  /^(?:have |be |get )?.*\b(?:reserv|block|lock|paus|mut|snooz|(?:switch|turn)(?:ed)? off|suspend|freez|froz|ban|hold|held|lend|lent|rent|borrow|hid|shar|grant|give|book)/i;

/** Deeds that hold for a while and end. */
const ENDS =
  /^(?:reserve|block|lock|pause|mute|snooze|suspend|freeze|hold|hold back|hide|share|close|close down|shut|stop|turn off|switch off|turn down|keep|keep free|put on hold|halt)$/i;

/** "for three days": afterwards it is over. */
function endOfTime(told: Told): readonly Part[] {
  const { wish, action, slots } = told;
  const be = /^be (?!able)(\w+)\b/.exec(wish)?.[1];
  const state = action.frame === 'told' ? be : slots.get('done');
  const who = action.frame === 'told' ? slots.get('the actor') : slots.get('the one');
  const amount = FOR_SO_LONG.exec(wish)?.[1];
  // "a ticket, valid for 3 days": it is not the deed that ends.
  if (!amount || !state || !who || !PASSING.test(wish) || / (?:open|valid|available) for\b/.test(wish)) return [];
  const time = amount.replace(/^(?:an?|one) /i, '');
  return said(`Once the ${time} ${isPlural(time) ? 'are' : 'is'} over, ${who} is no longer ${state}.`, told);
}

/** "until the bus arrives", "until noon": what can be done no longer. */
function afterEnd(told: Told): readonly Part[] {
  const { wish, action, slots } = told;
  const until = / until (?!\w+ing\b)((?:[\w':-]+ ){0,8}[\w':-]+)$/i.exec(wish)?.[1]?.trim();
  const isDistance = DISTANCE.test(until ?? '');
  if (!until || isDistance || !slots.has('done') || action.frame !== 'do' || PASSING.test(action.core.verb)) return [];
  // "until the evening before": what is before it ends as well.
  if (/^the (?:\w+ )?(?:day|evening|night|morning|week|month) before\b/i.test(until))
    return said(`Once ${until} is over, {the one} can no longer be {done}.`, told);
  const isMoment = /^(?:\d|noon|midnight|the (?:day|evening|morning|night|end|start|beginning)\b)/i.test(until);
  const ends = !isMoment && readClause(until) ? `Once ${until}` : `After ${until}`;
  return said(`${ends}, {the one} can no longer be {done}.`, told);
}

/** "until the actor is in place", "during stocktaking": what holds only for that time is over afterwards. */
function whileItHolds(told: Told): readonly Part[] {
  const { wish, action } = told;
  const [, lead = '', time = ''] =
    / (until(?! \w+ing\b)|during|over|throughout) ((?:[\w':-]+ ){0,7}[\w':-]+)$/i.exec(
      wish.replace(/ (?:without|instead of) .*$/i, ''),
    ) ?? [];
  if (!time || / (?:and|with) /.test(time) || action.frame !== 'do' || !ENDS.test(action.core.verb)) return [];
  if (lead === 'over' && !/\b(?:holidays?|weekend|night|break|summer|winter|season|christmas|easter)\b/i.test(time))
    return [];
  const that = time.replace(/^an? /i, 'the ');
  const ends = lead === 'until' && readClause(time) ? `Once ${time}` : `After ${that}`;
  return said(`${ends}, {the one} is no longer {done}.`, told);
}

const CLOCK = /^(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \w+)?)$/i;

/** "before the dress rehearsal", "before 4 pm": when it is not done by then, that is told. */
function notInTime(told: Told): readonly Part[] {
  const { wish, action, slots } = told;
  const [, verbs = '', by = ''] = /^(.+) before ((?:[\w':-]+ ){0,5}[\w':-]+)$/i.exec(wish) ?? [];
  if (!by || action.frame !== 'do' || !slots.has('done') || MEASURED.test(verbs)) return [];
  // "a cheaper price for washes before 7 am": it is the washes that have their time.
  if (/ (?:for|of) (?:[\w'-]+ ){0,3}[\w'-]+$/.test(verbs)) return [];
  if (CLOCK.test(by)) return assumed(`After ${by}, {the one} can no longer be {done}.`, told);
  const isEvent = /^(?:an?|the|each|every) /i.test(by) && !/\b(?:he|she|it|they|is|are|was|were)\b/i.test(by);
  return isEvent && /\b(?:must|have to|need to|should|has to)\b(?! be (?:able|allowed) to)/i.test(told.idea)
    ? assumed(`When {the one} has not been {done} before ${by}, {the actor} is told.`, told)
    : [];
}

/** "let a neighbour pick up a parcel once": not a second time. */
function onlyOnce(told: Told): readonly Part[] {
  const { wish, action } = told;
  return action.frame === 'do' &&
    /\bonce\b|single/i.test(told.idea) &&
    / (?:only once|once only|just once|a single time)$|^(?:let|allow) .+ once$/i.test(wish)
    ? said('After the first time it is no longer possible.', told)
    : [];
}

/** "must name a reason before they cancel a course": until then they cannot. */
function notBefore(told: Told): readonly Part[] {
  const isMust = /(?<!n['’]?t |not |never |no longer )\b(?:must|have to|has to|shall|required?)\b/i.test(told.idea);
  const [, modal, deed] = / before (?:they|he|she) (can |may )?((?:[\w'-]+ ){0,5}[\w'-]+)$/i.exec(told.wish) ?? [];
  const isDeed = deed && !/^(?:is|are|was|were|has|have|begins?|starts?|ends?)\b/i.test(deed);
  return isDeed && (modal || isMust) && told.action.frame === 'do'
    ? said(`Until then {the actor} cannot ${deed}.`, told)
    : [];
}

const BEFORE = new RegExp(
  String.raw`\b(?:up to|until|at least|at the latest|no later than) (${AMOUNT}) before (.+)$`,
  'i',
);

/** "until 24 hours beforehand": before what, nobody says twice. */
const BEFOREHAND = new RegExp(
  String.raw`\b(?:up to|until|at least|at the latest|no later than) (${AMOUNT} (?:before|beforehand|in advance|ahead))$`,
  'i',
);

/** "up to two days before the show": later it is too late, and that very moment is the border. */
function tooLate(told: Told): readonly Part[] {
  const ahead = BEFOREHAND.exec(told.wish)?.[1];
  if (ahead && told.slots.has('done') && told.action.frame === 'do')
    return said(`Less than ${ahead}, {the one} can no longer be {done}.`, told);
  const [, amount = '', what = ''] = BEFORE.exec(told.wish) ?? [];
  if (!amount || !told.slots.has('done') || told.action.frame !== 'do' || what.split(' ').length > 6) return [];
  // "before it starts": what starts is named first, the thing itself or what it is for.
  const own = /^(?:it|they) (.+)$/i.exec(what)?.[1];
  const whole = /\b(?:per|for each|for every|of each|of every) ([a-z-]+)\b/i.exec(told.wish)?.[1];
  const moment = own ? `the ${whole ?? told.slots.get('one')} ${own}` : what;
  const thing = own && !whole ? 'it' : '{the one}';
  return [
    ...said(`Less than ${amount} before ${moment}, ${thing} can no longer be {done}.`, told),
    ...assumed(`Exactly ${amount} before ${moment}, ${thing} can still be {done}.`, told),
  ];
}

/** "for up to three months a year", "for at most a week": longer is not possible. */
function atMost(told: Told): readonly Part[] {
  const amount = NO_LONGER_THAN.exec(told.wish)?.[1];
  if (!amount || told.action.frame === 'told') return [];
  if (told.slots.has('done')) return said(`{The one} cannot be {done} for more than ${amount}.`, told);
  // "put a case on hold"
  return said(joined(denied(told), 'for more than', amount), told);
}

/** "correct the hours of the last three days": older ones are left. */
function onlyRecent(told: Told): readonly Part[] {
  const time = RECENT.exec(told.wish)?.[1];
  return time &&
    /^(?:change|correct|edit|delete|remove|cancel|update|undo|return|dispute|rate|add|enter)\b/.test(
      told.action.core.verb,
    )
    ? said(`{Objects} from before the last ${time} cannot be {done}.`, told)
    : [];
}

/** "with one click": no more of them are needed. */
function stepsNeeded(told: Told): readonly Part[] {
  const [, count = '', step = ''] =
    /\b(?:with|in|by) (one|two|three|a single) (click|tap|step)s?\b/i.exec(told.wish) ?? [];
  return step && told.action.frame === 'do'
    ? said(
        `After ${count.replace(/^a single$/i, 'one')} ${step}${/^(?:one|a single)$/i.test(count) ? '' : 's'} {object} {is} {done}.`,
        told,
      )
    : [];
}

function unknownTime(told: Told): readonly Part[] {
  const unit =
    /\b(?:next|last|past|coming|previous) (?:\d+|two|three|four|five|six|seven|ten|twelve|few) (hour|day|week|month|year)s\b/i.exec(
      told.wish,
    )?.[1];
  // "units that expire in the next five days": there the time tells which ones.
  const isKind = /\b(?:that|which|who|whose|if|when|whether|what)\b.* (?:next|last|past|coming|previous) /i.test(
    told.wish,
  );
  return unit &&
    !isKind &&
    /^(?:see|view|show|compare|export|get|use|read|foresee|predict|forecast)\b/.test(told.action.core.verb)
    ? assumed(`${upperFirst(withArticle(unit))} for which nothing is known is shown as such.`, told)
    : [];
}

const SET_TIME = /\bat a (?:set|given|fixed|certain|chosen|later|planned) time\b/i;

function setTime(told: Told): readonly Part[] {
  if (told.action.frame === 'told' || !SET_TIME.test(told.wish)) return [];
  return [
    ...said('Before that time {the one} is not {done}.', told),
    ...assumed('{The actor} can change the time until then.', told),
  ];
}

const PARTS_OF: Readonly<Record<string, string>> = {
  week: 'day',
  month: 'day',
  year: 'month',
  season: 'month',
  day: 'hour',
};

/** "for the whole week in advance": what is still empty is seen. */
function wholeTime(told: Told): readonly Part[] {
  const time =
    /\bfor (?:the|a) (?:whole|entire|full) (day|week|month|year|season)\b/i.exec(told.wish)?.[1]?.toLowerCase() ?? '';
  const part = PARTS_OF[time];
  return part ? assumed(`${upperFirst(withArticle(part))} of the ${time} without {a one} is shown as such.`, told) : [];
}

const MANY_TIMES =
  /\b(?:only|at most|no more than|not more than|just|may|can|allowed to)(?: [a-z]+){0,4}? (?:once|one [a-z]+) (?:a|per|each|every|in one|in a) (day|week|month|year|season)\b|\b(?:once|one [a-z]+) (?:a|per) (day|week|month|year|season) (?:is|are) (?:enough|allowed)\b/i;

/** "only once a week": the second time is one too many. */
function tooOften(told: Told): readonly Part[] {
  const found = MANY_TIMES.exec(told.idea);
  const time = found?.[1] ?? found?.[2];
  if (!time) return [];
  // "do not send the survey after every visit, once a month is enough"
  const isSent = /\b(?:send|sent|mail|e-?mail|remind|message|notif|ask|write|written|ping)\w*\b/i.test(told.idea);
  if (told.action.frame === 'not')
    return isSent ? said(`Nothing is sent a second time in the same ${time}.`, told) : [];
  return told.action.frame === 'told'
    ? said(`No second message is sent in the same ${time}.`, told)
    : assumed(`A second {one} in the same ${time} is refused with a message that names the first.`, told);
}

/** "for several days at once": each of them stands on its own. */
function eachTime(told: Told): readonly Part[] {
  const time = /\bfor (?:several|many|more than one|multiple) (day|night|week|month)s?\b/i.exec(told.wish)?.[1];
  return time && told.action.frame === 'do'
    ? [
        ...said(`{The one} is listed for every single ${time}.`, told),
        ...assumed(`A single ${time} can be taken out without the others.`, told),
      ]
    : [];
}

/** "to a later ferry on the same day": others are not offered. */
const OPPOSITES: Readonly<Record<string, string>> = {
  later: 'an earlier',
  earlier: 'a later',
  larger: 'a smaller',
  bigger: 'a smaller',
  smaller: 'a larger',
  cheaper: 'a dearer',
  longer: 'a shorter',
  shorter: 'a longer',
  higher: 'a lower',
  lower: 'a higher',
};

const CHOSEN =
  /^(?:choose|pick|select|book|rebook|switch|change|move|reschedule|transfer|swap|exchange|postpone|put off|bring forward|push back|shift)\b/;

function otherMoment(told: Told): readonly Part[] {
  const [, rank = '', what = ''] =
    /\b(?:to|into|with|by|for|on) an? (later|earlier|larger|bigger|smaller|cheaper|longer|shorter|higher|lower) ([a-z-]+)\b/i.exec(
      told.wish,
    ) ?? [];
  // "scale a drawing to a smaller stage": where one of several is chosen, the others are not offered.
  if (!what || told.action.frame !== 'do' || !CHOSEN.test(told.action.core.verb)) return [];
  const [, lead = '', same = ''] = /\b(on|in|of|from|within|at) the same ([a-z-]+)\b/i.exec(told.wish) ?? [];
  return [
    ...said(upperFirst(`${OPPOSITES[rank.toLowerCase()]} ${what} is not offered.`), told),
    ...(same ? said(upperFirst(`${withArticle(what)} ${lead} another ${same} is not offered.`), told) : []),
  ];
}

/** The criteria that times and their borders ask for, the most telling first. */
export const TIMES: readonly PartRule[] = [
  tooLate,
  afterEnd,
  whileItHolds,
  atMost,
  endOfTime,
  notBefore,
  notInTime,
  onlyOnce,
  setTime,
  otherMoment,
  eachTime,
  tooOften,
  stepsNeeded,
  onlyRecent,
  wholeTime,
  unknownTime,
];
