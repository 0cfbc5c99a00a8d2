import { WRITTEN_FORMS } from '../lexicon/spelling.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import type { Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

/** A thing that is only named for what it would bring: "templates", "a calendar view". */
const THING = String.raw`^((?!(?:it|this|that|which|these|those|what|he|she|they|i|we|you|there|to|if|when|because|having|being|not)\b)(?:[\w'’-]+ ){0,4}?[\w'’-]+)`;
const WOULD = String.raw`(?: would|['’]d) (?:really |also |certainly |definitely |probably )?`;

/** "a lot of time": an amount that says nothing more than "much". */
const MUCH =
  /^(?:so |quite )?(?:a lot of|lots of|loads of|plenty of|a ton of|tons of|a bit of|a great deal of|so much|much|some) /i;

/** "I'm tired of", "I hate". */
const TIRED =
  /^(i|we)(?:(?:'m|’m|'re|’re| am| are) (?:really |so |all |just |getting |getting really )*(?:tired|sick|sick and tired|fed up|weary|bored) (?:of|with)| (?:really |just )?(?:hate|detest)) (?:always |constantly |still )?(?:having to ([a-z]+)|([a-z]+ing))\b/i;

/** "Templates" at the beginning is "templates"; a name keeps its capital. */
function named(thing: string): string {
  const [first = ''] = thing.split(' ');
  return /^[A-Z][a-z'’-]*$/.test(first) && WRITTEN_FORMS[first.toLowerCase()] !== first ? lowerFirst(thing) : thing;
}

/** What a thing would bring is what it is wanted for; what somebody is tired of they hate to do. */
export const HOPES: readonly Rewording[] = [
  [
    TIRED,
    (whole, who = '', verb = '', doing = '') => {
      const deed = verb || fromGerund(doing);
      return deed && isBaseVerb(deed) ? `${who} do not want to have to ${deed}` : whole;
    },
  ],
  [
    new RegExp(`${THING}${WOULD}(?:save|spare) (?:me|us) (.+?)[.!]*$`, 'i'),
    (_, thing = '', what = '') => `we want ${named(thing)} so that we save ${what.replace(MUCH, '')}`,
  ],
  [
    new RegExp(`${THING}${WOULD}(?:help|let|allow|enable) (?:me|us) (?:to )?([a-z]+)( .+?)?[.!]*$`, 'i'),
    (whole, thing = '', verb = '', rest = '') =>
      isBaseVerb(verb) ? `we want ${named(thing)} so that we can ${verb}${rest}` : whole,
  ],
  [
    new RegExp(
      `${THING}${WOULD}(?:help|let|allow|enable) ((?:(?:the|our|my) )?[a-z-]+(?: [a-z-]+)?s) (?:to )?([a-z]+)( .+?)?[.!]*$`,
      'i',
    ),
    (whole, thing = '', who = '', verb = '', rest = '') =>
      isBaseVerb(verb) ? `we want ${named(thing)} so that ${who} can ${verb}${rest}` : whole,
  ],
  [
    new RegExp(
      `${THING}${WOULD}make it (?:so much |much |a lot )?(easier|simpler|quicker|faster)( for .+?)? to ([a-z]+)( .+?)?[.!]*$`,
      'i',
    ),
    (whole, thing = '', how = '', who = '', verb = '', rest = '') =>
      isBaseVerb(verb) ? `we want ${named(thing)} so that it is ${how}${who} to ${verb}${rest}` : whole,
  ],
  // "bigger buttons would help on the phone"
  [
    new RegExp(
      `${THING}${WOULD}(?:help|be (?:nice|great|good|handy|useful|helpful|lovely|cool))(?: (?:a lot|us|me|them|(?:(?:the|our|small|smaller|many|most|new|some) )+[a-z-]+s))?(?: (?:a lot|a great deal|so much|enormously))?((?: (?:on|in|at|for|with|when|if|during|after|before)\\b[^,;]*?)?)[.!]*$`,
      'i',
    ),
    (_, thing = '', when = '') => `we want ${named(thing)}${when}`,
  ],
  // "I want that clients only see their own"
  [
    /^(?:i|we)(?:['’]d| would)? (?:want|like|need|prefer)(?: it)? that ((?:(?:the|our|my) )?[a-z-]+(?: [a-z-]+)?s) (only|never|always) ([a-z]+) (?=\w)/i,
    (whole, who = '', how = '', verb = '') => (isBaseVerb(verb) ? `${who} should ${how} ${verb} ` : whole),
  ],
  // "it would help agents if tickets had a colour"
  [
    /^it (would|could|might) (?:really |also )?help (?:(?:the|our|my) )?[a-z-]+(?: [a-z-]+)?s if (?!they\b)/i,
    'it $1 help if ',
  ],
  // "it would help clients to see who is next"
  [
    /^it (?:would|could|might|does|will|['’]d)? ?(?:really |also )?helps? ((?:(?:the|our|my) )?[a-z-]+(?: [a-z-]+)?s) (?:to )?([a-z]+) (?=\w)/i,
    (whole, who = '', verb = '') => (isBaseVerb(verb) ? `${who} want to ${verb} ` : whole),
  ],
];
