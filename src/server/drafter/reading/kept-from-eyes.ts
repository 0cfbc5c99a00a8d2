import { upperFirst } from '../language/capitals.ts';
import { atStart as at, type Rewording } from '../language/rewording.ts';
import { THEY as NAMED } from './asking-words.ts';

/** Whoever is named ends where a question begins. */
const THEY = String.raw`${NAMED}(?<!\b(?:where|what|when|how|whose|which|who|of|to|for|with|in|on|from))`;

const NEVER = String.raw`(?:please )?(?:we (?:must|should) (?:never|not) |(?:do not|don['’]?t|never) )(?:ever )?`;
/** What people mostly keep to themselves. */
const PRIVATE =
  '(?:address(?:es)?|(?:phone |mobile )?numbers?|names?|whereabouts|location|birthdays?|dates? of birth|salary|earnings|bank details|contact details|e-?mail(?: address(?:es)?)?|diagnos[ie]s|surnames?)';
const WHOSE = String.raw`(?:my|our|each other['’]s|(?:the |an? |any |our |other |another )?[\w-]+(?:['’]s|s['’]))`;
const OWN_DETAIL = String.raw`(${WHOSE} (?:[\w-]+ ){0,2}?${PRIVATE}|(?:the )?(?:[\w-]+ ){0,2}?${PRIVATE} of (?:the|an?|our|any|other|another) [\w-]+)`;
/** What somebody else does or has: "where a player lives", "what a client said"; not "what they have seen". */
const ASKED = String.raw`(?:where|what|when|how (?:much|many|often|old)|whose|which|who) (?!they\b|to\b|it\b|there\b)[^.!?]+`;
/** It is theirs later on. */
const TOO_EARLY = String.raw`(?:the|an?|any) [^.!?]+? (?:before|until|unless) [^.!?]+`;
/** "the name of a guest to a guide": whom it is shown to stands last. */
const TO_THEM = String.raw`[^.!?]* to (?:an?|the|any|our|other|anybody|anyone|everybody|everyone|[\w-]+s)\b`;
const TILL = String.raw`((?: (?:before|until|unless|without) [^.!?]+)?)`;
const END = '(?=[.!]*$|[.!] )';

/**
 * "Never show a coach where a player lives": nobody spares the coach anything, it is kept from their eyes for the sake of those
 * whose it is. Told as what they must not see, it is read so.
 */
export const KEPT_FROM_EYES: readonly Rewording[] = [
  [
    at(`${NEVER}show (?!${TO_THEM})${THEY} (${ASKED}|${WHOSE} [^.!?]+|${OWN_DETAIL}[^.!?]*|${TOO_EARLY})${END}`),
    (_, who = '', what = '') => `${upperFirst(who)} must not see ${what}`,
  ],
  [
    at(`${NEVER}tell ${THEY} (${ASKED}|${OWN_DETAIL})${END}`),
    (_, who = '', what = '') => `${upperFirst(who)} must not see ${what}`,
  ],
  [
    at(`${NEVER}give(?: out)? ${OWN_DETAIL} to ${THEY}${TILL}${END}`),
    (_, what = '', who = '', till = '') => `${upperFirst(who)} must not see ${what}${till}`,
  ],
  [
    at(`${NEVER}give ${THEY} ${OWN_DETAIL}${TILL}${END}`),
    (_, who = '', what = '', till = '') => `${upperFirst(who)} must not see ${what}${till}`,
  ],
  [
    at(String.raw`${NEVER}(?:give out|hand out|reveal) ${OWN_DETAIL}( (?:before|until|unless) [^.!?]+)${END}`),
    (_, what = '', till = '') => `${upperFirst(what)} must not be shown${till}`,
  ],
];
