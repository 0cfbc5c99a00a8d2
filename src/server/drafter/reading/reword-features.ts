import { article, isPerson, isPlural, plural } from '../language/nouns.ts';
import type { Rewording } from '../language/rewording.ts';

const LOGIN = '(?:single[- ]sign[- ]?on|sso|log-?in|sign-?in)';
const ACCOUNTS = '(?:google|microsoft|apple|facebook|github|azure|okta|office 365|linkedin)';

/** The usual names of features, in words that say what somebody does with them. */
export const FEATURES: readonly Rewording[] = [
  // "link between related tickets"
  [
    /^links? between ((?!.* and )(?:related |similar |connected |linked )?[a-z-]+s)(?=[.!]?$)/i,
    'link $1 with each other',
  ],
  // "colour for overdue tickets"
  [
    /^(?:an? )?(?:own |separate |different |special )?colou?rs? for ((?:[a-z-]+ ){0,2}?([a-z-]+))(?= (?:in|on) |[.!]?$)/i,
    (whole, things = '', head = '') => (isPlural(head) ? `mark ${things} with a colour` : whole),
  ],
  [
    /^(?:an? )?opt-?[ -]?out (?:from|of|for) ([^.,;]+?)( for (?:all |our |the )?([a-z-]+s))?(?=[.!]?$)/i,
    (_, what = '', whom, who = '') =>
      whom && isPerson(who)
        ? `${who} should be able to opt out of ${what}`
        : `it should be possible to opt out of ${what}${whom ?? ''}`,
  ],
  [/^(?:an? )?GDPR (export|report|deletion) of ([^.,;]+)/i, '$1 of $2 for GDPR requests'],
  [
    new RegExp(
      `^(?:an? )?${LOGIN} (?:with|via|through|by) (?:an? |the |their |our )?(${ACCOUNTS})( for (?:all |our |the )?([a-z-]+s))?(?=[.!]?$)`,
      'i',
    ),
    (_, account = '', whom, who = '') =>
      whom && isPerson(who)
        ? `${who} should be able to sign in with ${account}`
        : `sign in with ${account}${whom ?? ''}`,
  ],
  [/^(?:an? )?queues? per (?=[a-z])/i, 'add a separate queue for each '],
  // "rating of the lunch by the children"
  [
    /^(?:an? )?ratings? (?:of|for) ([^.,;]+?) by ((?:the )?(?:[a-z]+ )??([a-z]+))(?=[.!]?$)/i,
    (whole, what = '', who = '', head = '') => (isPerson(head) ? `${who} should be able to rate ${what}` : whole),
  ],
  // "subcontractor rating after each project", "rating after pickup"
  [
    /^(?:an? )?(?:([a-z]+) )?rating (?=(?:after|at the end of) )/i,
    (_, whom = '') =>
      whom ? `rate ${isPlural(whom) ? whom.toLowerCase() : plural(whom.toLowerCase())} ` : 'give a rating ',
  ],
  // "invoice check against the delivery notes", "tool loan between sites": what is done to them.
  [/^([a-z]+) check against (?=[a-z])/i, (_, what = '') => `check ${plural(what.toLowerCase())} against `],
  [/^([a-z]+) loan between (?=[a-z])/i, (_, what = '') => `lend ${plural(what.toLowerCase())} between `],
  [
    /^(absence|cancellation|sick) (notice|note) (?=(?:by|via|through|per|from) )/i,
    (_, kind = '', what = '') => `send ${article(kind)} ${kind.toLowerCase()} ${what.toLowerCase()} `,
  ],
];
