import { isPlural, withArticle } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Reminder for clerks: form not returned after 5 days": a message, who gets it, and in which case. */
const MESSAGE =
  /^((?:(?:an? |the )?(?:automatic |push |e-?mail |text |daily )?(?:reminders?|alerts?|alarms?|warnings?|notifications?|notices?|e-?mails?|sms|messages?)) (?:for|to) ((?:the |all |our )?(?:[\w-]+ ){0,2}[\w-]+))(?::| [–—-]) ([^.!?:\n]{8,100})[.!]*$/i;
const NOTHING =
  /^(nothing|nobody|no one|none) (heard|received|done|changed|entered|booked|paid|seen|sent|returned|answered|logged|signed|assigned)\b(.*)$/i;
const NONE = /^no (?:[\w-]+ ){0,2}[\w-]+ (?:from|for|to|in|within|since|after|by|on)\b/i;
const MEASURE = '(?:below|above|over|under|(?:longer|shorter|higher|lower|more|less|fewer|older|warmer|colder) than)';
/** A thing and its state without the verb between them. */
const STATE = new RegExp(
  String.raw`^((?:[\w'’-]+ ){1,4}?)((${MEASURE})|due|overdue|late|missing|low|empty|full|ready|unpaid|available|not|still|about to|[\w-]+ed|sent|lost|broken|paid|left|gone|back|done)( .*)?$`,
  'i',
);
const FINITE = /^((?:[\w'’-]+ ){1,4}?)(is|are|was|were|has|have|had|does|do|did|can|cannot|could|will) /i;
const DETERMINED =
  /^(?:an?|the|this|that|each|every|any|all|some|no|one|two|three|more|less|their|his|her|my|our|\d.*)$/i;

function withName(thing: string, isMeasured: boolean): string {
  const [first = ''] = thing.split(' ');
  const last = thing.split(' ').at(-1) ?? '';
  if (DETERMINED.test(first) || isPlural(last)) return thing;
  return isMeasured ? `the ${thing}` : withArticle(thing);
}

function clauseOf(said: string, people: People): string | undefined {
  const told = lowerFirst(said).replace(/ from ([a-z]+)\b(?! \w+s\b)/g, (whole, who: string) =>
    people.isPersonPhrase(who) && !isPlural(who) ? ` from the ${who}` : whole,
  );
  const [, none = '', done = '', left = ''] = NOTHING.exec(told) ?? [];
  if (none) return `${none} was ${done}${left}`;
  if (NONE.test(told) && !FINITE.test(told)) return `there is ${told}`;
  const [whole = '', subject = ''] = FINITE.exec(told) ?? [];
  if (whole) return withName(subject.trim(), false) + told.slice(subject.length - 1);
  const [, thing = '', state = '', measure, rest = ''] = STATE.exec(told) ?? [];
  // "Reminder for tutors: register on time": an order is no case.
  const isOrder = readVerb(thing.split(' ')[0]?.toLowerCase() ?? '')?.form === 'base' && thing.trim().includes(' ');
  if (!thing || isOrder || / (?:to|of|for|and|with|by|when|if)$/i.test(thing.trim())) return undefined;
  const name = withName(thing.trim(), measure !== undefined);
  return `${name} ${isPlural(name.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${state}${rest}`;
}

/** A message with the case in which it comes told as that; any other text as it is. */
export function caseOfMessage(text: string, people: People): string {
  const [, message = '', who = '', said = ''] = MESSAGE.exec(text) ?? [];
  if (
    !message ||
    !people.isPersonPhrase(who) ||
    /^(?:when|if|that|to|about|as soon as|once|after|before)\b/i.test(said)
  )
    return text;
  // "Reminder for tutors: sign the list"
  const [verb = '', next = ''] = said.split(' ');
  if (
    /reminders?/i.test(message) &&
    isBaseVerb(verb.toLowerCase()) &&
    /^(?:the|an?|their|your|all|each|every)$/i.test(next)
  )
    return `Remind ${lowerFirst(who)} to ${lowerFirst(said).replace(/\byour\b/gi, 'their')}`;
  const inCase = clauseOf(said, people);
  return inCase ? `${message} when ${inCase}` : text;
}
