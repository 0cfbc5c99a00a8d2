import { reworded, type Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

const MORE =
  '(?:(?:an? |the )?(?:better|more|full|greater|improved|clear|clearer|real-?time|complete|deeper|good|enough|actionable|total|instant) )*';
const SIGHT = '(?:visibility|insights?|transparency)';
const OF = '(?:of|into|on|about|over|in|for|regarding|across)';
const WANT = String.raw`\b(want|wants|need|needs|would like|['’]d like|would love|lack|lacks|have no|has no)(?: to (?:have|get|gain))?`;
const WHAT = '(?=(?:the|my|our|their|all|which|what|how|who|when|where|whether|each|every|[a-z]))';

/** What is said in the language of slides, as what somebody wants to do; and what only sounds like a time, a reason or an end of a sentence. */
const PLAINLY: readonly Rewording[] = [
  // "would save us that": what it saves stands in no reason.
  [/ would (?:save|spare) (?:us|me|them|everybody) (?:all )?(?:that|this|it)(?=[.!?]|$)/gi, ' would help'],
  // "Weekly payouts would help small ones a lot": behind how things are it is the wish.
  [
    /(?<=[.!?] )((?!(?:It|That|This|These|Those|They|We|I|He|She|What|Which|And|But|So)\b)[A-Z][^.!?,]{3,60}?) would (?:really |certainly )?help (?:us|me|them|(?:[\w-]+ ){0,2}[\w-]+s)(?: (?:a lot|a great deal|so much|enormously))(?=[.!]*$)/g,
    (_, thing = '') => `We need ${lowerFirst(thing)}`,
  ],
  // Its dot would end the sentence.
  [/\be\. ?g\.,?(?= \S)/gi, 'for example'],
  // "see when someone has already ticked it off": whether it is so, and at no time.
  [/\bsee when (?=(?:someone|somebody|anyone|anybody|(?:another|an?|the) [\w-]+) has already\b)/gi, 'see whether '],
  // "because sometimes we accept an answer late": in which case, and nothing that ends.
  [/,? because (?:sometimes|occasionally|at times|now and then|every now and then|once in a while) /gi, ' in case '],
  // "Give skippers more transparency about tomorrow's berths"
  [
    new RegExp(
      String.raw`\b(give|provide|offer) ((?:the |our )?[\w-]+(?: [\w-]+)??) (?:with )?${MORE}${SIGHT} ${OF} ${WHAT}`,
      'gi',
    ),
    (_, give = '', who = '') => `${/^[A-Z]/.test(give) ? 'Show' : 'show'} ${who} `,
  ],
  // "I want better visibility into delays", "Clerks have no insight into delays"
  [
    new RegExp(String.raw`${WANT} ${MORE}${SIGHT} ${OF} ${WHAT}`, 'gi'),
    (_, want = '') => (/^(?:lacks?|ha(?:ve|s) no)$/i.test(want) ? 'cannot see ' : `${want} to see `),
  ],
  [new RegExp(String.raw`(?<=^|[.!?] )${MORE}${SIGHT} ${OF} ${WHAT}`, 'gi'), 'See '],
  // "I want quick access to my tickets"
  [
    new RegExp(
      String.raw`\b(want|wants|need|needs|would like|['’]d like)(?: to have| to get)? (?:(?:a|an|more|the) )?(?:quick|quicker|easy|easier|fast|faster|direct|instant|immediate|one-?click|simple) access to ${WHAT}`,
      'gi',
    ),
    '$1 to open ',
  ],
  // "Clerks want better control over refunds"
  [
    new RegExp(
      String.raw`\b(want|wants|need|needs|would like|['’]d like)(?: to have| to get)? (?:better|more|full|greater) control (?:over|of) (?!which\b|who\b|what\b|when\b|how\b|where\b)${WHAT}`,
      'gi',
    ),
    '$1 to manage ',
  ],
  // "..., so that I save time, and I want to be warned": a second wish, and no reason.
  [
    /^(as (?:an? )?[^,.]+?,? i (?:want|need|would like)[^.!?]+? so that [^.!?]+?),? and i (?:also )?(want|need|would like) to (?=[a-z]+ )/i,
    '$1. I also $2 to ',
  ],
];

/** The idea without the language of slides, and without what its readers would take for something else. */
export function withoutBusinessSpeak(text: string): string {
  return reworded(text, PLAINLY);
}
