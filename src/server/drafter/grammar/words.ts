import { WHICHEVER } from './closed-words.ts';
import { SEVERAL_AMOUNTS } from '../lexicon/time-words.ts';
import { expandContractions } from './contractions.ts';

/** Words that make one: they stand for a conjunction, a preposition, an adverb or a quantifier of several words. */
const FIXED = [
  'as soon as',
  'as long as',
  'by the time',
  'than before',
  'as well as',
  'in order to',
  'ought to',
  'in case',
  'so that',
  'even if',
  'even when',
  'even though',
  'now that',
  'because of',
  'due to',
  'instead of',
  'based on',
  'depending on',
  'according to',
  'ahead of',
  'next to',
  'out of',
  'prior to',
  'up to',
  'at least',
  'at most',
  'more than',
  'less than',
  'fewer than',
  'no more than',
  'no longer',
  'no one',
  'any more',
  'so far',
  'at once',
  'at a glance',
  'by hand',
  'side by side',
  'step by step',
  'in one go',
  'in one place',
  'at the same time',
  'in real time',
  'in advance',
  'on time',
  'in bulk',
  'such as',
  'each other',
  'one another',
  'a lot of',
  'lots of',
  'a few',
  'a couple of',
  'a number of',
  'a bit',
  'too many',
  'too much',
  'so many',
  'so much',
  'how many',
  'how much',
  'how often',
  'how long',
  'how far',
  'right now',
  'at the moment',
  'every time',
  'each time',
  'or else',
  'rather than',
  'as if',
  'except for',
  'with regard to',
  'per cent',
  ...WHICHEVER,
] as const;

const byFirst = new Map<string, string[][]>();
for (const words of FIXED.map((text) => text.split(' ')).toSorted((a, b) => b.length - a.length)) {
  const [first = ''] = words;
  byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
}

/** A word of a sentence, or several that stand for one; punctuation is a word of its own. */
export interface Word {
  /** As it was written. */
  readonly text: string;
  readonly lower: string;
  /** A role's name of several words: "dock hands". */
  readonly isName: boolean;
}

function gluedAt(parts: readonly string[], at: number, names: ReadonlyMap<string, readonly string[][]>): number {
  const first = (parts[at] ?? '').toLowerCase();
  for (const words of [...(names.get(first) ?? []), ...(byFirst.get(first) ?? [])])
    if (words.every((word, offset) => (parts[at + offset] ?? '').toLowerCase() === word)) return words.length;
  return 1;
}

/** The index of names that `splitWords` keeps together, by their first word; `names` in lower case. */
export function indexNames(names: Iterable<string>): ReadonlyMap<string, readonly string[][]> {
  const index = new Map<string, string[][]>();
  for (const name of names) {
    const words = name.split(' ');
    const [first = ''] = words;
    if (words.length > 1)
      index.set(
        first,
        [...(index.get(first) ?? []), words].toSorted((a, b) => b.length - a.length),
      );
  }
  return index;
}

const PART =
  /(?<=^|\s)--[a-z][\w-]*|(?<![\p{L}\p{N}])[-−]\d+(?:[.,]\d+)*|\d+(?:x\d+)+\b|\d{1,2}(?::\d\d)? ?[ap]m\b|\d{1,2}(?:st|nd|rd|th)? May\b|\d+(?:[.,]\d+)*-\p{L}[\p{L}\p{N}-]*(?<!-)|[€$£]?\d+(?:[.,:/-]\d+)*(?:\+(?!\d)|[\p{L}%€$£°]*)|[\p{L}\p{N}#€$£%@+°][\p{L}\p{N}\p{M}'’./:@+#%°€$£&_-]*(?:s['’](?=\s)|[\p{L}\p{N}%+#°€$£])|[\p{L}\p{N}%€$£]|'s\b|[,;:()!?./-]/gu;
/** Cheap to ask: an amount of time that tells how long before or after something. */
const IS_MEASURED =
  / (?:and|or|then) [^,.]{1,22}(?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|quarters?|years?) (?:before|after|prior|ahead|in advance|later|beforehand|early|earlier)\b/i;

/** "7, 14 and 30 days after it is due": several amounts are one. */
function partsOf(text: string): readonly string[] {
  const several = IS_MEASURED.test(text) ? SEVERAL_AMOUNTS.exec(text) : null;
  if (!several) return text.match(PART) ?? [];
  const end = several.index + several[0].length;
  return [...partsOf(text.slice(0, several.index)), several[0], ...partsOf(text.slice(end))];
}

/** The words of one sentence, with short forms written out ("don't" -> "do", "not"). */
export function splitWords(text: string, names: ReadonlyMap<string, readonly string[][]> = new Map()): Word[] {
  const parts = partsOf(expandContractions(text));
  const words: Word[] = [];
  for (let at = 0; at < parts.length;) {
    const length = gluedAt(parts, at, names);
    const said = parts.slice(at, at + length).join(' ');
    const lower = said.toLowerCase();
    words.push({
      text: said,
      lower,
      isName: length > 1 && names.get(lower.split(' ')[0] ?? '')?.some((words) => words.join(' ') === lower) === true,
    });
    at += length;
  }
  return words;
}

/** Marks that stand close to a word. */
const CLOSE = / [,;:!?.)]|\( | [/-] /;

/** The words as text again. */
export function joinWords(words: readonly { readonly text: string }[]): string {
  const joined = words.map(({ text }) => text).join(' ');
  if (!CLOSE.test(joined)) return joined;
  return joined
    .replace(/ ([,;:!?.)])/g, '$1')
    .replace(/\( /g, '(')
    .replace(/ (?:\/|-) /g, (dash) => (dash.trim() === '/' ? '/' : dash));
}
