import { ARTICLES, POSSESSIVES } from './lexicon/function-words.ts';

// Verbs that say the same in a story.
const SAME: ReadonlyMap<string, string> = new Map([
  ['see', 'view'],
  ['look', 'view'],
  ['remove', 'delete'],
  ['erase', 'delete'],
  ['modify', 'edit'],
  ['change', 'edit'],
  ['&', 'and'],
]);

function stem(word: string): string {
  const singular =
    word.length > 3 && /[^s]s$/u.test(word) && !/(?:us|is)$/u.test(word) ? word.replace(/(?:(?<=i)es|s)$/u, '') : word;
  return SAME.get(singular) ?? singular.replace(/i$/u, 'y');
}

/** A text reduced to what it says: lower case, singular, without articles and marks. Equal keys mean duplicates. */
export function storyKey(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}&][\p{L}\p{N}\p{M}'’.-]*/gu) ?? [])
    .map((word) => word.replace(/[.'’-]+$/u, ''))
    .filter((word) => !ARTICLES.has(word) && !POSSESSIVES.has(word))
    .map(stem)
    .join(' ');
}
