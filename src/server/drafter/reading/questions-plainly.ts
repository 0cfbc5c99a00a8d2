import { upperFirst } from '../language/capitals.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { THEY } from './asking-words.ts';
import { atStart as at, reworded, type Rewording } from '../language/rewording.ts';

function able(who: string): string {
  return `${upperFirst(who)} should be able to `;
}

/** Questions that wish for something, told as the wish. */
const QUESTIONS: readonly Rewording[] = [
  // "What if passengers could pay on board?"
  [
    at(String.raw`what if ${THEY} could (?=([a-z]+) )([^.!?]+)\?`),
    (whole, who = '', deed = '', wish = '') => (isBaseVerb(deed) ? `${able(who)}${wish}.` : whole),
  ],
  // "When will I be able to pay with vouchers?"
  [
    at(String.raw`when (?:will|can) ${THEY} (?:finally |ever )?be able to ([^.!?]+)\?`),
    (_, who = '', wish = '') => `${able(who)}${wish}.`,
  ],
  // "Why is the berth only shown after payment?"
  [
    at(String.raw`why (?:is|are) ([^.!?,]+?) only ([a-z]+(?:ed|wn|en|nt|ld|id|de)) after ([^.!?,]+)\?`),
    (_, thing = '', done = '', then = '') => `${upperFirst(thing)} should be ${done} before ${then}.`,
  ],
  // "Who can see my bookings?"
  [/^who ((?:can|may|is allowed to|has|gets) [^.!?]+)\?$/i, (_, may = '') => `I want to see who ${may}.`],
  // "Can the ferry's delay be shown on the page?"
  [
    at(
      String.raw`(?:can|could) ((?:the|my|our|their|an?) [\w-]+['’]s? [\w-]+(?: [\w-]+)?) be ([a-z]+(?:ed|wn|en|nt|ld|id|de)\b[^.!?]*)\?`,
    ),
    (_, thing = '', done = '') => `${upperFirst(thing)} should be ${done}.`,
  ],
  // "How can we make sure that no flag is forgotten?"
  [
    at(
      String.raw`(?:how (?:can|could|do|should|would) (?:we|i)(?: best)? (?:make sure|ensure|see to it)|what (?:can|could|should) (?:we|i) do(?: (?:to ensure|to make sure))?(?= so that| to (?:make sure|ensure) that|  )) (?:so )?(?:that )?(?=[a-z])([^.!?]+)\?`,
    ),
    (_, sure = '') => `Make sure that ${sure}.`,
  ],
  // "Are we able to tell which cars are too long?"
  [
    at(String.raw`are (?:we|you) able to (?:tell|see|say) (?=(?:which|whether|who|if|when|where|how)\b)([^.!?]+)\?`),
    (_, what = '') => `We want to see ${what}.`,
  ],
];

/** A question that wishes for something as that wish; any other text as it is. */
export function questionsPlainly(text: string): string {
  return text.includes('?') ? reworded(text, QUESTIONS) : text;
}
