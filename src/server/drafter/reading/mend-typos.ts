import { PERSON_NOUNS } from '../lexicon/nouns.ts';
import { VERBS } from '../lexicon/verbs.ts';
import { isPlural, plural, singular } from '../language/nouns.ts';
import { gerund, pastTense, readVerb, thirdPerson } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';

/** Whether one slip of the fingers makes one word the other: a letter too many, too few, wrong, or two swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || typed.charAt(0) !== meant.charAt(0)) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const left = typed.slice(at);
  const right = meant.slice(at);
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.charAt(0) === right.charAt(1) && left.charAt(1) === right.charAt(0) && left.slice(2) === right.slice(2))
  );
}

let common: readonly string[] | undefined;

/** Verbs and people, which ideas are full of. */
function commonWords(): readonly string[] {
  common ??= [
    ...[...PERSON_NOUNS].flatMap((word) => [word, plural(word)]),
    ...[...VERBS].flatMap((verb) => [verb, pastTense(verb), gerund(verb), thirdPerson(verb)]),
  ];
  return common;
}

/**
 * Mends words that no dictionary has and that are one slip away from a word of the product's description, or from a common
 * verb or person. A name or a word of the trade that is merely unknown stays.
 */
export function mendTypos(text: string, description: string): string {
  const unknown = tagWords(text)
    .filter((word) => !word.known && /^[a-z]{5,}$/.test(word.text) && !readVerb(word.text))
    .map((word) => word.text)
    // "clays": a form of a word that the dictionary has.
    .filter((word) => !isPlural(word) || !tagWords(singular(word)).every(({ known }) => known));
  if (unknown.length === 0) return text;
  const own = new Set(description.toLowerCase().match(/[a-z]{5,}/g));
  const mended = new Map<string, string>();
  for (const word of unknown) {
    if (own.has(word)) continue;
    const meant = [...own, ...commonWords()].find((candidate) => candidate.length > 4 && isOneSlip(word, candidate));
    // "orderss" and "order": a mere ending is no slip.
    if (meant && meant !== `${word}s` && word !== `${meant}s`) mended.set(word, meant);
  }
  return text.replace(/\b[a-z]{5,}\b/g, (word) => mended.get(word) ?? word);
}
