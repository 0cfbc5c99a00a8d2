import { neededWords } from './needed-words.ts';
import { remember } from './remember.ts';

const words = remember<readonly string[] | undefined>(2_000);
/** A long s and the sign of the kelvin: "s" and "k" for a pattern with "i" and "u", and no letters for one without. */
const AMBIGUOUS = /[\u017f\u212a]/;

/** The different words of a text in lower case; nothing where it depends on the pattern what they are. */
function wordsIn(text: string): readonly string[] | undefined {
  return words(text, () => (AMBIGUOUS.test(text) ? undefined : [...new Set(text.toLowerCase().match(/\w+/g))]));
}

const NONE: readonly number[] = [];

interface Index<Row> {
  /** Places of the rows that need a word. */
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  /** Places of the rows of which it is not known what they need. */
  readonly others: readonly number[];
  /** The rows there. */
  readonly without: readonly Row[];
}

/** The rows at some places, and those that are asked for always, in their order. */
function inOrder<Row>(rows: readonly Row[], places: readonly number[], others: readonly number[]): Row[] {
  const found: Row[] = [];
  const add = (place: number) => {
    const row = rows[place];
    if (row !== undefined) found.push(row);
  };
  let next = 0;
  for (const place of places) {
    for (let other = others[next]; other !== undefined && other < place; other = others[++next]) add(other);
    add(place);
  }
  for (const other of others.slice(next)) add(other);
  return found;
}

function indexOf<Row>(rows: readonly Row[], patternOf: (row: Row) => RegExp | undefined): Index<Row> {
  const byWord = new Map<string, number[]>();
  const others: number[] = [];
  for (const [place, row] of rows.entries()) {
    const pattern = patternOf(row);
    const needed = pattern && neededWords(pattern);
    if (!needed) others.push(place);
    for (const word of needed ?? []) {
      const known = byWord.get(word);
      if (known) known.push(place);
      else byWord.set(word, [place]);
    }
  }
  return { byWord, others, without: inOrder(rows, others, []) };
}

/** So often a table is asked row by row: to read what its patterns need takes about as long as two of their texts. */
const AT_FIRST = 6;

/**
 * The rows of a table whose pattern may match a text, and those without one, in their order. Most patterns ask for words that most texts do
 * not hold; to find that out for all of them at once is much quicker than to ask each, as each is code of its own that has to come from memory.
 */
export function rowsMet<Row>(
  rows: readonly Row[],
  patternOf: (row: Row) => RegExp | undefined,
): (text: string) => readonly Row[] {
  let asked = 0;
  let index: Index<Row> | undefined;
  return (text) => {
    if (asked++ < AT_FIRST) return rows;
    index ??= indexOf(rows, patternOf);
    const { byWord, others, without } = index;
    const held = wordsIn(text);
    if (!held) return rows;
    const places: number[] = [];
    for (const word of held)
      for (const place of byWord.get(word) ?? NONE) if (!places.includes(place)) places.push(place);
    return places.length === 0
      ? without
      : inOrder(
          rows,
          places.toSorted((a, b) => a - b),
          others,
        );
  };
}
