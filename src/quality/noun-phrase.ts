import {
  ARTICLES,
  COORDINATORS,
  DEMONSTRATIVES,
  ING_PREPOSITIONS,
  OBJECT_PRONOUNS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  QUANTIFIERS,
  TRAILING_ADJECTIVES,
} from './lexicon/function-words.ts';
import type { Token } from './tokens.ts';
import {
  endsNounPhrase,
  isAdverb,
  isIngForm,
  isParticiple,
  looksLikeAdjective,
  looksPlural,
  verbLikelihood,
} from './word-classes.ts';

/** Tokens `from` (included) to `to` (excluded), without leading articles and possessives. */
export interface NounPhrase {
  readonly from: number;
  readonly to: number;
}

/** Words of time and direction that stand behind the noun as adverbs ("close the shop early", "get the key back"). */
const TIMES =
  /^(?:early|late|daily|weekly|monthly|yearly|hourly|nightly|back|up|down|out|away|apart|today|tomorrow|tonight|yesterday)$/u;
/** "a reminder three days before": an amount of time behind the noun is not part of it. */
const TIME_UNIT = /^(?:second|minute|hour|day|night|week|month|year)s?$/u;
const GENERIC_QUANTITY = /^(?:all|some|any|each|many|most|both|one|none)$/u;

function lowerAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.lower ?? '';
}

export function isDeterminer(lower: string): boolean {
  return ARTICLES.has(lower) || POSSESSIVES.has(lower) || DEMONSTRATIVES.has(lower) || QUANTIFIERS.has(lower);
}

/** Skips articles, possessives and demonstratives; a quantity goes too when an article follows ("all the files"). */
function skipDeterminers(tokens: readonly Token[], start: number): number {
  let at = start;
  for (;;) {
    const lower = lowerAt(tokens, at);
    const next = lowerAt(tokens, at + 1);
    const pointing = DEMONSTRATIVES.has(lower) && tokens[at + 1]?.isWord === true && !endsNounPhrase(next);
    const next2 = lowerAt(tokens, at + 2);
    if (ARTICLES.has(lower) || POSSESSIVES.has(lower) || pointing) at += 1;
    else if (GENERIC_QUANTITY.test(lower) && next === 'of' && isDeterminer(next2)) at += 2;
    else if (GENERIC_QUANTITY.test(lower) && (ARTICLES.has(next) || POSSESSIVES.has(next) || DEMONSTRATIVES.has(next)))
      at += 1;
    else return at;
  }
}

/** Does an -ed, -ing, -ly or adjective word at `at` begin what follows the noun, and not another noun of the compound? */
function trailsNoun(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at] as Token;
  const next = tokens[at + 1];
  const nextLower = next?.lower ?? '';
  const nextIsNoun =
    next?.isWord === true &&
    !COORDINATORS.has(nextLower) &&
    !endsNounPhrase(nextLower) &&
    !isDeterminer(nextLower) &&
    !isAdverb(nextLower);
  const afterPlural = looksPlural(lowerAt(tokens, at - 1));
  if (ING_PREPOSITIONS.has(lower)) return !(lower === 'setting' || lower === 'working') || isDeterminer(nextLower);
  if (isParticiple(lower)) return afterPlural || !nextIsNoun;
  if (isIngForm(lower)) return isDeterminer(nextLower) || afterPlural || OBJECT_PRONOUNS.has(nextLower);
  if (isAdverb(lower)) return true;
  if (TIMES.test(lower)) return !nextIsNoun;
  return TRAILING_ADJECTIVES.has(lower) && (next === undefined || PREPOSITIONS.has(nextLower) || nextLower === ',');
}

/** "the system inject the code": a base verb behind its subject, told by the article or adverb behind it. */
function actsAsVerb(tokens: readonly Token[], at: number): boolean {
  const next = lowerAt(tokens, at + 1);
  const follows = ARTICLES.has(next) || POSSESSIVES.has(next) || OBJECT_PRONOUNS.has(next) || isAdverb(next);
  return follows && verbLikelihood(lowerAt(tokens, at)) > 0;
}

/** "moving and transient objects": a coordination of adjectives before their noun. */
function joinsAdjectives(tokens: readonly Token[], from: number, at: number): boolean {
  const before = lowerAt(tokens, at - 1);
  const after = tokens[at + 1];
  const noun = tokens[at + 2];
  if (after === undefined || noun?.isWord !== true || endsNounPhrase(noun.lower) || isAdverb(noun.lower)) return false;
  // "two or more samples"
  if (at - from === 1 && QUANTIFIERS.has(before) && QUANTIFIERS.has(after.lower)) return true;
  if (at - from !== 1 && !(at - from === 2 && isDeterminer(lowerAt(tokens, from)))) return false;
  return looksLikeAdjective(before) && looksLikeAdjective(after.lower) && !COORDINATORS.has(noun.lower);
}

/** A quantity behind the noun: "the key three times", "a reminder 3 days before"; not "phase two". */
function beginsAmount(tokens: readonly Token[], at: number): boolean {
  const lower = lowerAt(tokens, at);
  if ((QUANTIFIERS.has(lower) || /^\d+$/u.test(lower)) && TIME_UNIT.test(lowerAt(tokens, at + 1))) return true;
  return QUANTIFIERS.has(lower) && !/^(?:one|other|two|three)$/u.test(lower);
}

/** The noun phrase that begins at `start` (an article may stand there), up to its last noun; null when none begins there. */
export function nounPhraseAt(tokens: readonly Token[], start: number): NounPhrase | null {
  const from = skipDeterminers(tokens, start);
  const first = tokens[from];
  if (first?.isWord !== true) return null;
  if (PRONOUNS.has(first.lower)) return { from, to: from + 1 };
  if (endsNounPhrase(first.lower) && !(QUANTIFIERS.has(first.lower) && !PREPOSITIONS.has(first.lower))) return null;
  let at = from;
  let heads = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const { lower } = token;
    if (COORDINATORS.has(lower) && joinsAdjectives(tokens, from, at)) {
      at += 2;
      continue;
    }
    if (!token.isWord || COORDINATORS.has(lower)) break;
    if (at > from && endsNounPhrase(lower)) break;
    if (at > from && (ARTICLES.has(lower) || POSSESSIVES.has(lower))) break;
    if (heads > 0 && beginsAmount(tokens, at)) break;
    if (heads > 0 && actsAsVerb(tokens, at)) break;
    if (heads > 0 && (trailsNoun(tokens, at) || PRONOUNS.has(lower))) break;
    if (!QUANTIFIERS.has(lower) && !(isAdverb(lower) && heads === 0)) heads += 1;
    at += 1;
  }
  return at > from ? { from, to: at } : null;
}

/** The noun phrase at `start` and those joined to it by commas, "and" or "or". */
export function nounPhrasesAt(tokens: readonly Token[], start: number): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  let at = start;
  for (;;) {
    const phrase = nounPhraseAt(tokens, at);
    if (phrase === null) return phrases;
    phrases.push(phrase);
    let next = phrase.to;
    let joined = false;
    while (lowerAt(tokens, next) === ',' || COORDINATORS.has(lowerAt(tokens, next))) {
      next += 1;
      joined = true;
    }
    if (!joined) return phrases;
    at = next;
  }
}
