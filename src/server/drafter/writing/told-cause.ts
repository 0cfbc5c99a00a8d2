import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence } from '../grammar/parse.ts';
import { isPlural, plural } from '../language/nouns.ts';
import type { Idea } from '../reading/read-idea.ts';
import { isGarbled } from './is-garbled.ts';
import { isWhole } from './is-whole.ts';

/** So many words of a fact are heard out behind a wish. */
const LONGEST_FACT = 14;
/** A longer wish is told without it. */
const LONGEST_WISH = 26;

/** Who is meant by these was said in another clause. */
const SOMEBODY = /\b(?:he|she|him|his|her|we|us|our|you|your)\b/i;
const MANY = /\b(?:they|them|their|theirs)\b/i;
/** "as they are done", "since I last looked": from when on, and no reason. */
const NO_REASON =
  /^(?:it|they|he|she|I|we|you|that|this) (?:is|are|am|do|does|did|was|were|has|have|can)(?: \w+)?$|\blast\b/i;
/** "we night owls exist", "who does not": a remark and a question say nothing of why. */
const REMARK =
  /\bexists?(?: too| as well)?$|^(?:honestly |seriously |really |frankly )?(?:who|what|why|how)\b|^my \w+$/i;
/** Where one of many speaks: "I am the ones who see it". */
const OF_MANY = /\bI am the ones\b/i;
/** What the person wants besides, a question and a remark on the idea itself. */
const ASIDE = /\b(?:should|must|shall|please|want|wants|would|wish|hope|think|guess|suppose)\b|\?/i;

/** Where another clause stands at the end of the wish, the reason belongs to the whole. */
const HAS_CLAUSE =
  /,|\b(?:when|if|unless|until|while|before|after|as soon as|who|which|that|whose|where|whether|how|what)\b/i;

/** Whether "they" and "them" have somebody or something in the wish to stand for. */
function namesMany(wish: string): boolean {
  return wish.split(/[^\p{L}-]+/u).some((word) => word.length > 3 && isPlural(word));
}

/** "since the gate broke": from then on. */
function tellsSince(text: string, isPast: boolean): boolean {
  return isPast && /\bsince\b/i.test(text) && !/\bbecause\b/i.test(text);
}

/** The words behind "because", where nothing that is gained was read out of them. */
export function causeIn({ text, form }: Idea): string | undefined {
  const cause = form === 'problem' ? undefined : /^[^.!?]+?,? because (?!of\b)([^.!?;,]+)[.!]?$/i.exec(text)?.[1];
  return cause && expandContractions(cause);
}

/**
 * What is simply so and is why something is wished ("the shop is shut on Mondays"), as the person said it: behind the wish, with
 * "because". It is nothing that the wish brings about, so it stands in no "so that".
 */
export function toldCause(said: string, { text, form }: Idea, wish: string, actor: string): string | undefined {
  if (form === 'problem' || form === 'question') return undefined;
  // "half my patients cannot read it", told by a patient
  const fact = said
    .replace(new RegExp(`\\b(?:my|our) (?=${RegExp.escape(plural(actor))}\\b)`, 'i'), 'the ')
    .replace(/\bcan not\b/g, 'cannot');
  const words = fact.split(' ');
  if (words.length < 3 || words.length > LONGEST_FACT || wish.split(' ').length > LONGEST_WISH) return undefined;
  if (
    SOMEBODY.test(fact) ||
    NO_REASON.test(fact) ||
    OF_MANY.test(fact) ||
    REMARK.test(fact) ||
    isGarbled(fact) ||
    ASIDE.test(fact) ||
    /\bbecause\b/i.test(wish)
  )
    return undefined;
  // "people break their legs": whose they are is said.
  const others = /^(?:they|it|we|he|she)\b/i.test(fact) ? fact : fact.replace(/\btheirs?\b/gi, '');
  if (MANY.test(others) && !(/^they\b/i.test(fact) && namesMany(wish))) return undefined;
  // "It is too loud", told beside the wish: what is loud is how it is today, and not what is wished.
  if (/^it\b/i.test(fact) && !/\b(?:because|since|as)\b/i.test(text)) return undefined;
  const { front, clauses } = parseSentence(fact);
  const [first] = clauses;
  if (front.length > 0 || !first?.group || first.subject.length === 0 || first.mood !== 'statement') return undefined;
  if (tellsSince(text, first.group.past)) return undefined;
  const told = `${HAS_CLAUSE.test(wish) ? ',' : ''} because ${fact}`;
  return isWhole(`${wish}${told}`) ? told : undefined;
}
