import {
  CLAUSE_WORDS,
  FALSE_PARTICIPLES,
  LY_NOUNS,
  PLAIN_ADVERBS,
  PREPOSITIONS,
  SUBJECT_PRONOUNS,
} from './lexicon/function-words.ts';
import { IRREGULAR_PARTICIPLES, LIKELY_VERBS, POSSIBLE_VERBS, PURE_VERBS } from './lexicon/verbs.ts';

/** How surely a word is a verb in its base form: 3 hardly anything else, 2 rather a verb, 1 may be one, 0 not known as one. */
export type VerbLikelihood = 0 | 1 | 2 | 3;

export function verbLikelihood(lower: string): VerbLikelihood {
  const word = lower.includes('/') ? (lower.split('/')[0] ?? lower) : lower;
  if (PURE_VERBS.has(word)) return 3;
  if (LIKELY_VERBS.has(word)) return 2;
  if (POSSIBLE_VERBS.has(word)) return 1;
  const prefixed = /^(?:re|un|pre|de|auto|bulk|co|over|mis)-?(.{3,})$/u.exec(word)?.[1];
  if (prefixed !== undefined && (PURE_VERBS.has(prefixed) || LIKELY_VERBS.has(prefixed))) return 2;
  return /..(?:ise|ize|ify)$/u.test(word) &&
    !/(?:size|prize|exercise|noise|franchise|expertise|otherwise|likewise)$/u.test(word)
    ? 3
    : 0;
}

export function isAdverb(lower: string): boolean {
  return PLAIN_ADVERBS.has(lower) || (lower.length > 4 && lower.endsWith('ly') && !LY_NOUNS.has(lower));
}

/** A past participle (uploaded, built), as far as its form tells. */
export function isParticiple(lower: string): boolean {
  if (FALSE_PARTICIPLES.has(lower)) return false;
  return IRREGULAR_PARTICIPLES.has(lower) || (lower.length > 4 && lower.endsWith('ed'));
}

export function isIngForm(lower: string): boolean {
  return lower.length > 5 && lower.endsWith('ing') && !FALSE_PARTICIPLES.has(lower);
}

/** Words that end a noun phrase wherever they stand: prepositions, clause openers, auxiliaries, subject pronouns. */
export function endsNounPhrase(lower: string): boolean {
  return PREPOSITIONS.has(lower) || CLAUSE_WORDS.has(lower) || SUBJECT_PRONOUNS.has(lower);
}

const ADJECTIVE_ENDINGS = /(?:al|ive|ic|ous|ful|able|ible|less|ent|ant|ary|ory|ing|ed|ish|like|ier|est)$/u;
const ADJECTIVES = new Set(
  `new old nice simple big small large short long high low good bad easy hard fast quick slow cheap neat safe free full open closed public private
   local common single complex main major minor own same different similar easy clear clean dark light hot cold
   early late daily weekly monthly yearly quarterly hourly unique male female junior senior raw live upper lower left
   right top bottom inner outer near far`.split(/\s+/u),
);

export function looksLikeAdjective(lower: string): boolean {
  return ADJECTIVES.has(lower) || (lower.length > 4 && ADJECTIVE_ENDINGS.test(lower));
}

export function looksPlural(lower: string): boolean {
  return lower.length > 3 && lower.endsWith('s') && !/(?:ss|us|is|'s)$/u.test(lower);
}
