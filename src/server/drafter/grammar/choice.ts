import { isMass } from '../language/nouns.ts';
import { participle, pastTense, readVerb } from '../language/verbs.ts';
import { FINITE, type Candidate, type Tag } from './candidates.ts';
import type { Word } from './words.ts';

/** Of how many a noun or pronoun tells, as its verb agrees with it. */
export type Number = 'one' | 'many' | 'any';

/** What a noun phrase is about. */
export const NOMINAL = new Set<Tag>(['N', 'NS', 'PN', 'PO']);

const CAUSATIVE = /^(?:let|lets|letting|make|makes|help|helps|have|has|see|watch|hear)$/;

export function numberOf(tag: Tag, word: Word): Number {
  if (tag === 'NS') return 'many';
  if (tag === 'N')
    return /^(?:staff|police|data|crew|team|committee|personnel)$/.test(word.lower) || isMass(word.lower)
      ? 'any'
      : 'one';
  if (/^(?:i|we|you|they|these|those|many|both|people|all|most|some)$/.test(word.lower)) return 'many';
  return 'one';
}

/** A word with a tag that it may have, and what is so of it whatever stands before it. */
export interface Choice {
  readonly tag: Tag;
  readonly word: Word;
  /** What speaks for the tag by the word alone. */
  readonly score: number;
  readonly isLast: boolean;
  readonly isFinite: boolean;
  readonly isVerb: boolean;
  /** It is the noun or pronoun of its phrase. */
  readonly isHead: boolean;
  readonly number: Number;
  /** What was done: "booked". */
  readonly isDone: boolean;
  /** It takes a person and a bare verb: "let". */
  readonly isCausative: boolean;
  /** What counts wherever it stands. */
  readonly always: number;
}

/** "came", "fell", "drove", and not "broken" or "closed". */
function isSimplePast(word: string): boolean {
  const base = readVerb(word)?.form === 'past' ? (readVerb(word)?.base ?? '') : '';
  return base !== '' && pastTense(base) === word && participle(base) !== word;
}

/** What is asked once of each tag of a word, and not again for each path. */
export function choiceOf([tag, score]: Candidate, word: Word, bias: number, isLast: boolean): Choice {
  const { lower } = word;
  const isFinite = FINITE.has(tag);
  const isVerb = tag.startsWith('V') || tag === 'HV';
  const isHead = NOMINAL.has(tag);
  return {
    tag,
    word,
    score: isFinite ? score + bias : score,
    isLast,
    isFinite,
    isVerb,
    isHead,
    number: isHead ? numberOf(tag, word) : 'any',
    isDone: tag === 'VN' || ((tag === 'A' || tag === 'N') && readVerb(lower)?.form === 'past'),
    isCausative: isVerb && CAUSATIVE.test(lower),
    // "combine came back": a past tense that is no participle says nothing of a noun.
    always: tag === 'A' && isSimplePast(lower) ? -5 : 0,
  };
}
