import { rememberOf } from './remember.ts';
import { rowsMet } from './rows-met.ts';

/** A way to say something, and how it is said plainly; a group that takes no part is undefined. */
export type Rewording = readonly [RegExp, string | ((whole: string, ...groups: string[]) => string)];

const met = rememberOf<(text: string) => readonly Rewording[]>();

/** The ways of a table that a text may be said in. */
function waysMet(table: readonly Rewording[], text: string): readonly Rewording[] {
  return met(table, () => rowsMet(table, ([pattern]) => pattern))(text);
}

function said(text: string, [pattern, plain]: Rewording): string {
  // Most ways are not met, and to look for one is much quicker than to replace it.
  if (text.search(pattern) < 0) return text;
  // `replace` takes a text or a function, and the compiler wants to know which.
  return typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, plain);
}

function rewordedFrom(place: number, text: string, table: readonly Rewording[]): string {
  for (const way of waysMet(table, text)) {
    if (place > 0 && table.indexOf(way) < place) continue;
    const plain = said(text, way);
    // What is said otherwise now may be met by other ways behind this one.
    if (plain !== text) return rewordedFrom(table.indexOf(way) + 1, plain, table);
  }
  return text;
}

/** The text with each way of saying in a table put plainly, one after the other. */
export function reworded(text: string, table: readonly Rewording[]): string {
  return rewordedFrom(0, text, table);
}

/** A text of one sentence in the plain words of the first way of a table that it is said in. */
export function sentenceReworded(text: string, table: readonly Rewording[]): string {
  if (/[.!?]\s+\S|\n/.test(text)) return text;
  for (const way of waysMet(table, text)) {
    const plain = said(text, way);
    if (plain !== text) return plain;
  }
  return text;
}

/** A pattern wherever a sentence begins with it. */
export function atStart(pattern: string): RegExp {
  return new RegExp(`(?<=^|[.!?] )${pattern}`, 'gi');
}
