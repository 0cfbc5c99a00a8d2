import { gerundFirst, isBaseVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { atStart as at, reworded, type Rewording } from '../language/rewording.ts';
import { THEY } from './asking-words.ts';

const ASKED = String.raw`(?:please |can you |could you |can we |could we |we (?:should|must|need to|have to|want to) |let['’]s )*`;
const WHOM = `(?:${THEY}|(them|him|her))`;
const DEED = String.raw`([a-z][\w-]*(?: [^.!?\n]+)?)`;
/** Where, when, how often or with how many: what "only" binds, where it is told. */
const BOUND =
  /\s(?=(?:at|on|after|before|within|once|twice|three times|until|during|when|while|if|per|between|under|above|below|from \d|by (?:phone|card|mail|e-?mail|cash)|up to|at most|in (?:the|one|two|their|cash|person|advance)|with (?:one|two|three|an?|their|the)|for (?:one|two|three|an?|\d)|as (?:long|soon)|(?:one|two|three|four|five|six|ten|\d+) [a-z]+)\b)/i;

function isDeed(deed: string): boolean {
  return isBaseVerb(deed.split(' ')[0]?.toLowerCase() ?? '');
}

/** "may only book on weekdays"; where nothing else is told that "only" could bind, only they may. */
function bound(who: string, deed: string): string | undefined {
  if (/^(?:us|me)$/i.test(who)) return undefined;
  const subject = /^(?:them|him|her)$/i.test(who)
    ? /^them$/i.test(who)
      ? 'they'
      : /^him$/i.test(who)
        ? 'he'
        : 'she'
    : who;
  return BOUND.test(deed) || /^(?:they|he|she)$/.test(subject)
    ? `${upperFirst(subject)} may only ${deed}`
    : `Only ${subject} may ${deed}`;
}

const ONLY: readonly Rewording[] = [
  // "Riders should only be able to book on weekdays"
  [
    at(String.raw`${THEY} (?:should|must|shall|can|will) only be (?:able|allowed|permitted) to ${DEED}`),
    (whole, who = '', deed = '') => (isDeed(deed) ? `${who} may only ${deed}` : whole),
  ],
  // "Only let riders book on weekdays", "Only allow mechanics to close a repair"
  [
    at(String.raw`${ASKED}only (?:let ${WHOM} |(?:allow|permit|enable) ${WHOM} to )${DEED}`),
    (whole, let1, let2, allow1, allow2, deed = '') =>
      isDeed(deed) ? (bound(let1 ?? let2 ?? allow1 ?? allow2 ?? '', deed) ?? whole) : whole,
  ],
  // "Let riders only book on weekdays"
  [
    at(String.raw`${ASKED}let ${WHOM} only ${DEED}`),
    (whole, who, them, deed = '') =>
      isDeed(deed) && BOUND.test(deed) ? (bound(who ?? them ?? '', deed) ?? whole) : whole,
  ],
  // "We only want riders to book on weekdays"
  [
    at(String.raw`(?:we|I) only want ${WHOM} to ${DEED}`),
    (whole, who, them, deed = '') => (isDeed(deed) ? (bound(who ?? them ?? '', deed) ?? whole) : whole),
  ],
  // "It should only be possible for riders to book on weekdays", "It should only be possible to book on weekdays"
  [
    at(String.raw`it (?:should|must|shall) only be possible(?: for ${THEY})? to ${DEED}`),
    (whole, who, deed = '') => {
      if (!isDeed(deed)) return whole;
      if (who) return bound(who, deed) ?? whole;
      const [what = '', ...where] = deed.split(BOUND);
      return where.length > 0 ? `${upperFirst(gerundFirst(what))} should only be possible ${where.join(' ')}` : whole;
    },
  ],
];

/** "Riders end it anywhere. Only let them ...": those of whom the sentence before tells. */
const THOSE = /^((?:(?:the|our|many|some|most) )?[\w-]*[a-rt-z]s) (?=[a-z'’]+ [^.!?]+[.!?] )/i;

/** What somebody may do only there, then or so, whatever "only" stands in front of. */
export function onlyThere(text: string): string {
  if (!/\bonly\b/i.test(text)) return text;
  const those = THOSE.exec(text)?.[1]?.replace(/^(?:many|some|most) /i, '');
  return reworded(those ? text.replace(/\b(only (?:let|allow)) them\b/gi, `$1 ${those.toLowerCase()}`) : text, ONLY);
}
