/** A way to say something, and how it is said plainly. */
export type Rewording = readonly [RegExp, string | ((whole: string, ...groups: (string | undefined)[]) => string)];

/** The text with each way of saying in a table put plainly, one after the other. */
export function reworded(text: string, table: readonly Rewording[]): string {
  return table.reduce((told, [pattern, plain]) => {
    // Most ways are not met, and to look for one is much quicker than to replace it.
    if (told.search(pattern) < 0) return told;
    // `replace` takes a text or a function, and the compiler wants to know which.
    return typeof plain === 'string' ? told.replace(pattern, plain) : told.replace(pattern, plain);
  }, text);
}

/** A text of one sentence in the plain words of the first way of a table that it is said in. */
export function sentenceReworded(text: string, table: readonly Rewording[]): string {
  if (/[.!?]\s+\S|\n/.test(text)) return text;
  for (const way of table) {
    const plain = reworded(text, [way]);
    if (plain !== text) return plain;
  }
  return text;
}

/** A pattern wherever a sentence begins with it. */
export function atStart(pattern: string): RegExp {
  return new RegExp(`(?<=^|[.!?] )${pattern}`, 'gi');
}
