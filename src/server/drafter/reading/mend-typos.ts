import { PERSON_NOUNS } from '../lexicon/nouns.ts';
import { VERBS } from '../lexicon/verbs.ts';
import { isPlural, plural, singular } from '../language/nouns.ts';
import { gerund, pastTense, readVerb, thirdPerson } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';

/** Both from the first letter on in which they differ; nothing where they do not begin alike. */
function apart(typed: string, meant: string): { left: string; right: string } | undefined {
  if (Math.abs(typed.length - meant.length) > 1 || typed.charAt(0) !== meant.charAt(0)) return undefined;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  return { left: typed.slice(at), right: meant.slice(at) };
}

/** Whether one slip of the fingers makes one word the other: a letter too many, too few, wrong, or two swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  const { left, right } = apart(typed, meant) ?? { left: typed, right: '' };
  return left.slice(1) === right || left.slice(1) === right.slice(1) || isSlipOfOrder(typed, meant);
}

/** Whether a letter was left out inside or typed twice, or two changed places: what no other word is likely to be. */
function isSlipOfOrder(typed: string, meant: string): boolean {
  const { left, right } = apart(typed, meant) ?? { left: typed, right: '' };
  return (
    (left !== '' && left === right.slice(1)) ||
    (left.slice(1) === right && left.charAt(0) === typed.at(-left.length - 1)) ||
    (left.charAt(0) === right.charAt(1) && left.charAt(1) === right.charAt(0) && left.slice(2) === right.slice(2))
  );
}

/** What a word has behind another that it begins with. */
function ending(word: string, start: string): string {
  return word.startsWith(start) ? word.slice(start.length) : '';
}

/** "funder" of "fund": the ending of a doer behind a verb. */
function isFromVerb(word: string): boolean {
  const root = /^(.{3,})ers?$/.exec(word)?.[1] ?? '';
  return root !== '' && [root, `${root}e`].some((base) => readVerb(base)?.form === 'base');
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
 * Mends words that no dictionary has and that are one slip away from a word of the product's description; from a common verb or
 * person only where letters are missing or swapped: "dozed" is a word that is merely unknown, and not "dosed".
 */
export function mendTypos(text: string, description: string): string {
  const unknown = tagWords(text)
    .filter((word) => !word.known && /^[a-z]{5,}$/.test(word.text) && !readVerb(word.text))
    .map((word) => word.text)
    // "the funder" funds: whoever does what the verb says is no slip.
    .filter((word) => !isFromVerb(word))
    // "clays": a form of a word that the dictionary has.
    .filter((word) => !isPlural(word) || !tagWords(singular(word)).every(({ known }) => known));
  if (unknown.length === 0) return text;
  const own = new Set(description.toLowerCase().match(/[a-z]{5,}/g));
  const mended = new Map<string, string>();
  for (const word of unknown) {
    if (own.has(word)) continue;
    const meant =
      [...own].find((candidate) => isOneSlip(word, candidate)) ??
      commonWords().find((candidate) => candidate.length > 4 && isSlipOfOrder(word, candidate));
    // "orderss" and "order": a mere ending is no slip.
    // and neither is whoever does it: "prescriber" and "prescribe".
    if (meant && meant !== `${word}s` && word !== `${meant}s` && !/^e?rs?$/.test(ending(word, meant)))
      mended.set(word, meant);
  }
  return text.replace(/\b[a-z]{5,}\b/g, (word) => mended.get(word) ?? word);
}
