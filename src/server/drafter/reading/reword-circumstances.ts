import { readVerb } from '../language/verbs.ts';
import type { Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

/** When, in which case and with what, in words that lie across the grammar, put plainly. */
export const CIRCUMSTANCES: readonly Rewording[] = [
  // "as we otherwise throw it away": what happens otherwise.
  [/, (?:as|because|since) (we|they|it|he|she|I|the [\w-]+) otherwise (?=[a-z])/gi, ', otherwise $1 '],
  // "how can members still enter it when the network is down?"
  [/^(how (?:can|could|do|should) (?:the |our |all )?(?:[\w-]+ )?[\w-]+s?) still (?=[a-z]+ )/i, '$1 '],
  // "could they at least leave a reason?": how little it is, and no bound.
  [
    /\b(can|could|should|may|would) (I|we|they|he|she|it|you|the [\w-]+|[\w-]+s) at (?:the very )?least (?=[a-z]+ )/gi,
    '$1 $2 ',
  ],
  // "dispatch gets an alarm if it is too hot": how it is to be.
  [
    /^(?!(?:can|could|would|will|should|do|does|did|may|might|shall|why|how|when|what|who) )(?!(?:[\w-]+ ){1,3}(?:should|must|shall|can|could|may|will|would|wants?|needs?|to|not|never|who|that|which)\b)((?:(?:the|an?|every|each|all|our) )?[\w-]+(?: [\w-]+)?) (?:gets?|receives?|(?:is|are) sent) ((?:an? |the )?(?:[\w-]+ )?(?:alarms?|alerts?|warnings?|notifications?|messages?|reminders?|e-?mails?|texts?))(?= (?:if|when|as soon as|once|after|\d+ \w+ (?:before|after))\b)(?!.*\b(?:already|although|even though|twice|wrong|every single|no longer|too many)\b)/i,
    '$1 should get $2',
  ],
  // "moulders report defects on a slip and the inspector sees it days later": at once is what is wanted.
  [
    /^((?:(?:the|our|all) )?[\w-]+(?: [\w-]+)?s) (report|send|note|enter|file|record|announce|submit|hand in) ([\w-]+(?: [\w-]+)?)(?: (?:on|in|by|with|to) [^,.;]+?)?,? (?:and|but) ((?:the|our|my) [\w-]+(?: [\w-]+)?) (?:only )?(?:sees?|gets?|hears? (?:of|about)|reads?|learns? (?:of|about)|notices?) (?:it|them|this|that) (?:only )?(?:\d+ |some |many |a few |two |three )?(?:minutes|hours|days|weeks|months) later\b[^.!?]*/i,
    '$4 should be told as soon as $1 $2 $3',
  ],
  // "the bills are correct but nobody understands them"
  [
    /^((?:the |our |my )?[\w -]{3,40}?) (?:is|are) (?:correct|fine|right|good|okay|ok|there|complete|all there) but (nobody|no one) (understands|finds|reads|sees|knows) (?:it|them|this|that)\b/i,
    (_, thing = '', _nobody = '', does = '') => `we do not ${readVerb(does)?.base ?? does} ${lowerFirst(thing)}`,
  ],
  [/,? and by then (?=it is too )/gi, ' and '],
  // "we tried to keep a list ... it died after a month": what was tried is still wanted.
  [
    /(^|[.!?] )(?:we|i) (?:once |have |already )?tried to ([a-z]+ [^.!?]+?)(?:[.!?] |,? but )(?:it|this|that) (?:died|failed|fell apart|did(?:n't| not) (?:work|last)|never worked|was given up|broke down)[^.!?]*/gi,
    '$1we want to $2',
  ],
  // "anybody who has been late twice is suspended until ...": a rule, however harsh.
  [
    /^((?:anybody|anyone|whoever|everyone|everybody|(?:an?|every|each) [\w-]+|[\w-]+s) (?:who|that|with|without) [^,.;]+?) (?:is|are|gets?) (suspended|blocked|locked|excluded|banned|frozen|barred) (?=(?:until|for|unless|after)\b)/i,
    '$1 must be $2 ',
  ],
  [
    /^(.{3,80}?) (?:can't|cannot|can not) (be \w+ .+?|be \w+),? (?:full stop|period|no exceptions?|ever|no matter (?:what|who)|under any circumstances)[.!]*$/i,
    '$1 must not $2',
  ],
  [
    /^send ((?:an? |the )?[^,.;]+?)((?: (?:\d+|an?|one|two|three) (?:hour|day|week|month)s? (?:before|after) [^,.;]+?)?) without (?:me|us|anybody|anyone) having to ([^,.;]+)$/i,
    '$1 should be sent automatically$2 so that I do not have to $3',
  ],
  // "do not show the price to guests until ...": it protects, and spares nobody anything.
  [
    /^(?:please )?(?:do not|don't|never|we should never|we should not|we must not) (?:show|display|reveal|disclose|expose) (?!.*\b(?:ads?|adverts?|advertisements?|banners?|pop-?ups?|hints?|tips|offers|suggestions?|messages?|notifications?)\b)((?:the |any |our |their )?[^,.;]+?) to (?=(?:(?:the|our|other|any|all|new) )?[a-z-]+(?: [a-z-]+)?s\b|(?:anyone|anybody|others|strangers)\b)/i,
    '$1 must not be shown to ',
  ],
  [
    /^(?:please )?(?:do not|don't|never) show ((?:(?:the|our|other|all|new) )?[a-z-]+s) ((?:the|any|their|our|each other's|other [a-z]+s'|somebody else's) (?!.*\b(?:ads?|adverts?|banners?|pop-?ups?|hints?|tips|offers|suggestions?|messages?)\b)(?:(?!(?:before|until|unless|when|if|after|while)\b)[^\s,.;]+ ?)+)(?=$|(?:before|until|unless|when|if|after|while)\b|[,.;])/i,
    (_, who = '', what = '') => `${what.trim()} must not be shown to ${who} `,
  ],
  [
    /^no ([\w -]{3,40}?) (?:is|are|may be|must be|should be|can be) (shown|displayed|visible|revealed|disclosed) to (?=\w)/i,
    (_, what = '', how = '') => `${what} must not be ${how === 'visible' ? 'shown' : how} to `,
  ],
  // "something where she can snap a photo would help": what she can do there is what is wanted.
  [
    /(^|[.!?] )(?:something|anything|(?:some|a) (?:thing|place|page|tool|screen|way|list)) (?:where|with which|in which|on which) (\w+(?: \w+)?) (?:can|could) ([^.!?]+?) would (?:already |really |also )*(?:help|be (?:enough|great|plenty|a start|perfect)|do)(?: (?:us|me|them|her|him|already|a lot|so much|for now))*(?=[.!?]|$)/gi,
    (_, lead = '', who = '', deed = '') => `${lead}${who} should be able to ${deed}`,
  ],
  [/(^|[.!?] )(?:maybe |perhaps )?(?:we could )?(?:start|begin) with (?=an? )/gi, '$1we need '],
  // "right after the game ends"
  [
    /\bright (?=(?:before|after|when|once|as soon as|where) (?:(?:the|an?|my|our|their|they|we|I|it) )?(?:[\w-]+ ){0,2}(?!is\b|was\b)[\w-]+(?:s|ed)(?:[ ,.]|$))/gi,
    '',
  ],
  // "reserve it just in case": no case is named.
  [/,? ["'“”]?(?:just )?in case["'“”]?(?= and\b|[.,;!?]|$)/gi, ''],
  // "before it runs out, maybe 6 weeks earlier": how long before.
  [
    /\b(before|after) ([^,.;]{4,60}), (?:maybe |perhaps |say |like |ideally |about |around )?((?:an?|one|two|three|four|five|six|\d+) (?:minute|hour|day|week|month|year)s?) (?:earlier|before|ahead|in advance|later|after)\b/gi,
    '$3 $1 $2',
  ],
  // "tick them off with wet fingers, so few and big buttons please"
  [
    /,? so ((?:(?:few|big|large|huge|only|and|no|less|fewer) )+(?:buttons?|typing|text|letters|fonts?|keys|clicks?|taps?|icons?|touch targets?)(?:(?: and|,) (?:no |few |big |large )*(?:buttons?|typing|text|letters|keys|clicks?|taps?|icons?))*)(?:,? please)?(?=[.,;!]|$)/gi,
    (_, what = '') => ` with ${what.replace(/\b(and|,) no /gi, '$1 without ')}`,
  ],
];
