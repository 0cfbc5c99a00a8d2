import { TONGUE } from '../lexicon/intents/circumstances.ts';
import type { People } from './people.ts';

const LISTED = String.raw`(?:,? (?:and|or|as well as) |, )`;

function listOf(one: string): string {
  return `(?:${one})(?:${LISTED}(?:${one}))*`;
}

/** With what, on what and in what a product is used, each with the word that stands in front of it. */
const WITH = String.raw`(?:(?:the |an? |all |any |common |usual |standard |popular )*(?:[\w.-]+ )??(?:screen[- ]?readers?|keyboards?|mouse|touch ?screens?|(?:barcode |hand ?)?scanners?|braille displays?|magnifiers?|assistive (?:technolog(?:y|ies)|devices)|voice control|one hand|gloves|NVDA|JAWS|VoiceOver|TalkBack)(?: only| alone)?)`;
const ON = String.raw`(?:(?:the |an? |all |any |both |older |old |common |usual |current |modern |small |large |mobile |touch )*(?:[\w.-]+ )??(?:Android|iOS|iPadOS|Windows|macOS|Mac OS|Linux|Chrome ?OS|iPads?|iPhones?|Macs?|PCs?|tablets?|(?:smart|mobile )?phones?|devices?|laptops?|desktops?|computers?|screens?|screen sizes|displays?|operating systems?|terminals?|watch(?:es)?)(?: (?:version )?\d[\d.]*)?(?: (?:and|or) (?:later|newer|above|higher|up))?)`;
const IN = String.raw`(?:(?:the |all |any |both |common |usual |current |latest |last two |modern |major |versions of |older )*(?:(?:web )?browsers?|Chrome|Firefox|Safari|Edge|Opera|Brave|Internet Explorer)(?: (?:version )?\d[\d.]*)?(?: (?:and|or) (?:later|newer|above|higher|up))?)`;
const LANGUAGES = String.raw`(?:${TONGUE}|(?:several|multiple|two|three|four|five|\d+|other|more|different) languages|right-to-left languages)`;

const WHERE: readonly (readonly [lead: string, names: RegExp])[] = [
  ['in', new RegExp(`^${listOf(LANGUAGES)}(?= |[.,]|$)`)],
  ['in', new RegExp(`^${listOf(IN)}(?= |[.,]|$)`, 'i')],
  ['with', new RegExp(`^${listOf(WITH)}(?= |[.,]|$)`, 'i')],
  ['on', new RegExp(`^${listOf(ON)}(?= |[.,]|$)`, 'i')],
];
const OFFLINE =
  /^(?:offline|without (?:an? |any )?(?:internet|network|mobile|data|online)?(?: ?connection| access| signal)?|without (?:an? )?(?:account|plug-?ins?|installation|(?:logging|signing) (?:in|on)))\b/i;
const PAID = String.raw`(?:(?:credit |debit |bank |gift )?cards?|PayPal|Apple Pay|Google Pay|(?:an? )?invoices?|direct debit|SEPA|bank transfers?|cash|vouchers?|Twint|Klarna|Venmo|Stripe|instal(?:l)?ments)`;
const PAYS = new RegExp(
  `^(?:(?:payments?|paying) (?:by|with|via|through|in) )?(${listOf(PAID)})(?: payments?)?(?=$|[.,])`,
  'i',
);

const WORKS =
  /^(?:(?:work|run|function|operate)(?: properly| correctly| well| fully| smoothly)?|be (?:fully |easily |also )?(?:usable|accessible|available|operable|navigable|compatible|controllable|playable|optimi[sz]ed|useable)) (?:(with|on|in|from|by|via|using|for|through) )?(.+)$/i;
const SUPPORTS =
  /^(?:support|be compatible with) (?:the use of |use of |the following (?:browsers|devices|languages|platforms): )?(.+)$/i;

const ANY_TIME =
  /^be (?:available|reachable|accessible|up|online|usable) ((?:24\/7|24 hours a day|around the clock|at any time|at all times|day and night|(?:at least )?\d[\d.,]* ?% of the time).*)$/i;

/** What is used there, in the words of the idea; the product where it names nothing. */
function used(thing: string): string {
  return thing || 'the product';
}

/** "work with screen readers", "be usable with the keyboard only", "work offline" */
function worksWhere(thing: string, deed: string): string | undefined {
  const [, lead = '', rest = ''] = WORKS.exec(deed) ?? [];
  if (!rest) return undefined;
  if (!lead || /^without /i.test(rest)) return OFFLINE.test(rest) ? `${used(thing)} ${rest}` : undefined;
  const known = WHERE.find(([own, names]) => names.test(rest) && (own === lead || lead !== 'in'));
  return known ? `${used(thing)} ${known[0]} ${rest}` : undefined;
}

/** "support Firefox and Safari", "support Android 12 and later", "support German and French" */
function supported(thing: string, deed: string): string | undefined {
  const rest = SUPPORTS.exec(deed)?.[1];
  const known = rest === undefined ? undefined : WHERE.find(([, names]) => names.test(rest));
  return known && rest ? `${used(thing)} ${known[0]} ${rest}` : undefined;
}

/** What the product has to work with, said of its use: "it should be possible to use the app with a screen reader". */
export function usedWhere(thing: string, deed: string, people: People, isOrder = false): string | undefined {
  const always = ANY_TIME.exec(deed)?.[1];
  const where =
    (always && `${used(thing)} ${always}`) ?? (isOrder ? undefined : worksWhere(thing, deed)) ?? supported(thing, deed);
  if (where && !people.isPersonPhrase(thing)) return `It should be possible to use ${where}`;
  const paid = PAYS.exec(/^support (.+)$/i.exec(deed)?.[1] ?? '')?.[1];
  return paid ? `It should be possible to pay by ${paid}` : undefined;
}
