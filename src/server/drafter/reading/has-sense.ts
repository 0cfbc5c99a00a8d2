import { singular } from '../language/nouns.ts';
import { verbKind } from '../language/verb-forms.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { isPartOfProduct } from '../lexicon/parts-of-products.ts';
import { tagWords } from '../language/wink.ts';

/** "shortcuts" of "keyboard shortcuts", "multi-currency" */
function isKnownInSingular(word: string): boolean {
  const one = singular(word);
  const parts = one.replace(/^(?:multi|auto|self|pre|re|sub|e|anti|semi)-/, '').split('-');
  return (
    isPartOfProduct(one) ||
    ((word !== one || one.includes('-')) &&
      parts.every((part, at) => (at === 0 && part.length === 1) || (tagWords(part)[0]?.known ?? false)))
  );
}

const BEFORE = /^(?:on|off|out|up|re|un|pre|over|under|sub|auto|multi)-?(?=\p{L}{4})/u;
const BEHIND = /(?<=\p{L}{3})-?(?:in|out|up|off|able)$/u;

/** "screenshot", "login", "onboarding": a word that no dictionary has and that is made of two. */
function isCompound(word: string): boolean {
  if ([BEFORE, BEHIND].some((part) => part.test(word) && tagWords(word.replace(part, ''))[0]?.known === true))
    return true;
  // No word is so long.
  if (word.length > 24) return false;
  for (let at = 3; at <= word.length - 4; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => tagWords(part)[0]?.known === true && tagWords(part).length === 1)) return true;
  }
  return false;
}

/** "deduplicate", "remap", "co-host" */
function isMadeVerb(word: string): boolean {
  const kind = verbKind(word);
  return kind === 'verb' || isBaseVerb(word) || (kind === 'both' && word.includes('-'));
}

/** Whether a text is made of words: enough of them are in the dictionary, and they are not one word again and again. */
export function hasSense(text: string): boolean {
  const words = tagWords(text.slice(0, 1_500).toLowerCase()).filter((word) => /^\p{L}[\p{L}'-]+$/u.test(word.text));
  if (words.length < 2) return false;
  const distinct = new Map(words.map((word) => [word.text.toLowerCase(), word.known]));
  // "subtasks and checklists": in a few words each counts that is made of known ones.
  const isMade = (word: string) =>
    distinct.size <= 5 && (isKnownInSingular(word) || isCompound(word) || isMadeVerb(word));
  const known = [...distinct].filter(([word, isKnown]) => isKnown || isMade(word)).length;
  return distinct.size >= 3
    ? known >= 2 && known >= distinct.size * 0.4
    : words.length <= 4 &&
        distinct.size > 1 &&
        [...distinct].every(
          ([word, isKnown]) => isKnown || isKnownInSingular(word) || isCompound(word) || isMadeVerb(word),
        );
}
