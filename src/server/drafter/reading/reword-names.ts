import { article, isPerson, isPlural, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { IN_ONE, NAMED_IN_ONE } from '../lexicon/titles.ts';
import { baseFirst } from './read-request.ts';
import { HOPES } from './hoped-of.ts';
import { LEFT_OUT } from './left-out-words.ts';
import { FEATURES } from './reword-features.ts';
import { ORDERS_IN_OTHER_WORDS } from './reword-orders.ts';
import type { Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

const NO_THING = /ing$|^(?:day|week|month|year|hour|night|evening|morning)$/i;

/** "polite refusal letter to the author": what somebody sends to others. */
function sentTo(kind: string, what: string, whom: string, who: string): string | undefined {
  const isOthers = isPerson(who) && (isPlural(who) || /^(?:the|every|each) /i.test(whom));
  if (!isOthers || /^(?:i|we|my|our|no|cover|send|write) /i.test(kind)) return undefined;
  const thing = lowerFirst(`${kind}${what}`);
  return `send ${isPlural(what) ? thing : withArticle(thing)} to ${whom}`;
}

/** "several owners per project": somebody adds them; nothing where people have them, or where it is how many there are in a time. */
function severalOf(many: string, one: string): string | undefined {
  if (isPlural(one) || isPerson(one) || NO_THING.test(one)) return undefined;
  const thing = singular(many.toLowerCase());
  const [verb, to] = /(?:reminder|alert|notification)$/.test(thing) ? ['set', 'for'] : ['add', 'to'];
  return `${verb} more than one ${thing} ${to} ${withArticle(one.toLowerCase())}`;
}

/** Names of features that lie across the grammar, in words that do not. */
export const NAMES_OF_WISHES: readonly Rewording[] = [
  ...HOPES,
  ...LEFT_OUT,
  ...FEATURES,
  ...ORDERS_IN_OTHER_WORDS,
  // "deposit of 20 euro a head, refunded if they come": somebody charges it, and it goes back.
  [
    /^(?:an? )?((?:[a-z-]+ ){0,2}(?:deposit|fee|fine|surcharge|penalty)) of ((?:[€$£]\d|\d[\d.,]* ?(?:euros?\b|€|pounds?\b|dollars?\b|francs?\b|%|per ?cent\b))[^.!?,]*)(?:, ((?:fully |partly |half )?(?:refunded|waived|returned|paid back|deducted|credited|doubled|halved|due|charged|split)\b[^.!?]*))?[.]?$/i,
    (whole, what = '', much = '', back) =>
      // "take a deposit of 20 euro"
      /\b(?:an?|the|our|my)\b/i.test(what) ||
      (what.includes(' ') && isBaseVerb(what.split(' ')[0]?.toLowerCase() ?? ''))
        ? whole
        : `charge ${article(what)} ${lowerFirst(what)} of ${much}${back ? `. The ${lowerFirst(what)} must be ${back}` : ''}`,
  ],
  // "guest list for a jetty, can be printed": what is said of a thing behind its name.
  [
    /^((?!.*\b(?:is|are|was|were|has|have|had|do|does|can|could|should|must|may|will|want|wants|need|needs|if|when|I|we|they|it)\b.*, (?:can|cannot|must|should) )[^.!?;:]{4,120}), ((?:can|cannot|must|should) be [a-z]+(?: [^.!?;,]+)?)[.]?$/i,
    '$1, which $2',
  ],
  // "auto-delete drafts after a day": it happens by itself.
  [
    /(?<=^|\b(?:should|must|can|please|to|and|let's) )auto-([a-z]+)(?= (?!of\b|for\b|after\b|when\b|if\b|once\b|on\b|in\b|at\b|before\b|with\b|button|mode|feature|function)[a-z])/gi,
    (whole, verb = '') => (isBaseVerb(verb.toLowerCase()) ? `automatically ${verb.toLowerCase()}` : whole),
  ],
  [
    /^auto ([a-z]+) (?!of\b|for\b|after\b|when\b|if\b|once\b|on\b|in\b|at\b|before\b|with\b|parts?\b|repairs?\b|shops?\b|button|mode|feature|function)(?=[a-z])/i,
    (whole, verb = '') => (isBaseVerb(verb.toLowerCase()) ? `automatically ${verb.toLowerCase()} ` : whole),
  ],
  // "allow several owners per project": somebody adds them.
  [
    /^(?:(?:allow|support|enable|permit) (?:for )?)?(?:several|multiple|more than one) ([a-z]+(?: [a-z]+)?) (?:per|for (?:each|every|an?)|in (?:each|every|an?)|on (?:each|every|an?)) ([a-z]+(?: [a-z]+)?)[.!]?$/i,
    (whole, many = '', one = '') => severalOf(many, one) ?? whole,
  ],
  [
    /^(?:an? |each |every )([a-z]+(?: [a-z]+)?) (?:can|may|could) have (?:several|multiple|more than one) ([a-z]+(?: [a-z]+)?)[.!]?$/i,
    (whole, one = '', many = '') => severalOf(many, one) ?? whole,
  ],
  // "by dragging, also when it has begun"
  [/,? also (?=(?:when|if|while)\b)/gi, ', even '],
  [/^remind (?=(?:of|about) )/i, 'remind me '],
  // "letter to all members": somebody writes it.
  [
    /^(?:an? )?(circular|letter|mailing|newsletter)s? to ((?:all|every) (?!.* (?:when|if|once|after|before) )[^.!?,]+)[.]?$/i,
    (_, what = '', whom = '') => `write a ${lowerFirst(what)} to ${whom}`,
  ],
  // "polite refusal letter to the author", "visa letters for singers from abroad"
  [
    /^(?:an? )?((?:[\w-]+ ){0,2}?)((?:circular|letter|refusal|rejection|mailing)s?) (?:to|for) ((?:(?:the|all|our|every|each) )?([\w-]+)(?! (?:when|if|once|after|before)\b)(?: [^.!?,]+)?)[.]?$/i,
    (whole, kind = '', what = '', whom = '', who = '') => sentTo(kind, what, whom, who) ?? whole,
  ],
  // "two reminders for clients who have not paid"
  [
    /^((?:an?|two|three|four|five|several|[\w-]+)(?: [\w-]+)? reminders?(?: [^.!?]{3,40})?) (?:to|for) ((?:the |all )?[\w-]+s who (?:have|do)(?:n['’]t| not) (?:paid|settled|returned|answered|replied|pay|answer|reply)\b[^.!?]*)$/i,
    (_, what = '', whom = '') => `send ${lowerFirst(what)} to ${whom}`,
  ],
  [/^(?:an? )?(?:text|message)s? to (all (?!.* (?:when|if|once|after|before) )[^.!?,]+)[.]?$/i, 'message $1'],
  [/^(colou?r) code (?=[a-z]+s\b)/i, '$1-code '],
  // "requests by due date and street, not by who wrote first"
  [
    /^((?:[\w-]+ ){0,2}[a-z-]+s) by ([^,.]+?),? (?:and )?not (?=by )/i,
    (whole, what = '', how = '') =>
      isPerson(what.split(' ').at(-1) ?? '') || (isBaseVerb(what.split(' ')[0] ?? '') && what.includes(' '))
        ? whole
        : `${what} sorted by ${how}, not `,
  ],
  // "faster loading of the overview, takes a minute": it is the overview that is to be faster.
  [
    /^(?:faster|quicker) (?:loading|opening|start|start-?up|display|response)(?: times?)? (?:of|for|in|on) (?:the |our )?([^,.]+?)(?:, ?(?:it |this |that )?takes ([^.]+))?[.]?$/i,
    (_, what = '', takes) => `make the ${what} load faster${takes ? `. It takes ${takes}` : ''}`,
  ],
  // "do we really need a password?" would do without.
  [/^do (?:we|i) (?:really|actually|still) need to (?=[a-z])/i, 'I no longer want to have to '],
  [
    /^do (?:we|i) (?:really|actually|still) need (?:an? |the |this |that |any )?([^?.!]+)(?:\?+|$)/i,
    'get rid of the $1.',
  ],
  [/^(?:would it|wouldn't it|does it|might it) make sense to (?=[a-z])/i, ''],
  [/\b(sold|booked) out (?=(?:message|notice|sign|courses?|events?|tours?|dates?|shows?)\b)/gi, '$1-out '],
  // "lesson notes visible to parents": they see them.
  [
    /^(?:(?:please )?make )?((?:[\w-]+ ){0,3}[\w-]+) (?:visible|available|accessible) (?:to|for) ((?:the |all |every )?(?!every|all\b|any|us\b|me\b|others\b|download|print)[a-z-]+s)[.!]?$/i,
    (_, what = '', who = '') => `${who} should be able to see ${lowerFirst(what)}`,
  ],
  // "before and after photos", "work in progress limits" are of one kind.
  [
    new RegExp(`\\b(?:${IN_ONE.replaceAll(' and ', ' (?:and|&) ')}) (?=(?:${NAMED_IN_ONE})\\b)`, 'gi'),
    (said) => `${said.trim().replace('&', 'and').replaceAll(' ', '-')} `,
  ],
  // "damage photo required at return": what must be there.
  [
    /^((?:an? |the )?(?!make\b|have\b|keep\b)(?:(?!should\b|must\b|shall\b|be\b)[\w-]+ ){0,3}?(?!be\b|should\b)[\w-]+) (?:is |are )?(?:required|mandatory|obligatory|compulsory) (at|for|before|on|when|to|in) (?=\w)/i,
    (_, what = '', lead = '') =>
      `require ${/^(?:an?|the) /i.test(what) || what.endsWith('s') ? what.toLowerCase() : `${article(what)} ${lowerFirst(what)}`} ${lead} `,
  ],
  // "out of range values"
  [
    /\bout of (range|stock|order|date|hours|office|warranty|town|hospital) (?=(?!in\b|on\b|at\b|for\b|when\b|and\b|or\b)[a-z]+s?\b)/gi,
    'out-of-$1 ',
  ],
  // "kids profile without fees": it is theirs.
  [
    /^((?:kid|child|famil|member|guest|student|parent|pupil|visitor)(?:s|ren|ies)) (profile|account|area|menu|mode|zone|corner)\b(?! (?:for|the|an?|all|their|it|them|who|that)\b)/i,
    "$1' $2",
  ],
  // "reviews only from visitors who were there": nobody else may write them.
  [
    /^(reviews?|ratings?|comments?|votes?|bookings?|orders?|photos?) only (?:from|by|for) (?=\w)(.+)$/i,
    (_, what = '', who = '') =>
      `only ${who.replace(/[.!]+$/, '')} may ${({ r: 'write', c: 'write', v: 'cast', b: 'make', o: 'place', p: 'add' } as Readonly<Record<string, string>>)[what.charAt(0).toLowerCase()] ?? 'make'} ${what.toLowerCase()}`,
  ],
  // "multi-currency support": more than one of them.
  [
    /^(?:support (?:for )?)?multi(?:ple)?[- ](currency|language|account|location|time ?zone|site|branch|warehouse|calendar|store|device)(?: (?:support|capability|handling|function|feature))?(?= for\b|[.!]?$)/i,
    'Support for more than one $1',
  ],
  // "more flexibility when setting terms", "more control over who sees what": that is what they want to do.
  [
    /^((?:(?:we|I|[\w-]+s) (?:want|need|would like) )?)more (?:flexibility|freedom|choice) (?:when|in|while|for|with) (\w+ing .+)$/i,
    (whole, who = '', doing = '') => {
      const deed = baseFirst(doing);
      return deed === doing ? whole : `${who || 'I want '}to ${deed}`;
    },
  ],
  [
    /^((?:(?:we|I|[\w-]+s) (?:want|need|would like) )?)(?:more |better )?control over (?=(?:which|who|whose|what|how|when|where|whether) )/i,
    (_, who = '') => `${who || 'I want '}to control `,
  ],
  // "low stock alert": what it is about is what happens.
  [
    /^low ([a-z-]+) (alert|warning|notification|notice|reminder)s?\b(?: (?:for|in|at) ((?:the|our|each|every|my) (?:shop|store|kitchen|bar|warehouse|depot|pharmacy|stall|site|branch|station|fridge|freezer)))?(.*)$/i,
    (_, what = '', kind = '', place, rest = '') => `${kind}${rest} when ${what} is low${place ? ` in ${place}` : ''}`,
  ],
];

/** What is added where it is dropped: "drag and drop for attachments". */
const FILES = /^(?:attachments|files|photos|pictures|images|documents|PDFs|receipts|scans)\b/i;

/** "drag and drop lamps onto the plan" moves them; a "drag and drop builder" is one that works so. */
export function dragged(said: string): string {
  const things = said.replace(/^(?:of|for) /i, '');
  if (things !== said) return `${FILES.test(things) ? 'add' : 'move'} ${things} by drag and drop`;
  const [tool = ''] =
    /^(?:[\w-]+ ){0,2}(?:builder|editor|planner|upload|calendar|board|interface|planning|scheduler|view|sorting|support|function|(?:plan|chart|map|timeline|schedule)(?= (?:with|for|of|that|where|per)\b|,|$))\b/i.exec(
      things,
    ) ?? [];
  return tool ? `${tool} by drag and drop${things.slice(tool.length)}` : `move ${things} by drag and drop`;
}
