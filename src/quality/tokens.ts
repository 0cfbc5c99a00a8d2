/** A word or a single mark of a text; `start` and `end` are offsets into that text. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
}

/** A piece of a text by its offsets; `text` is what stands there. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

// A word keeps inner marks (cloud.example, add/edit, e-mail, collection(s)); all other marks stand alone.
const TOKEN =
  /[\p{L}\p{N}_@#$€£](?:[\p{L}\p{N}\p{M}_'’.\-/|@&+#%$€£]*[\p{L}\p{N}\p{M}_%+#])?(?:\((?:s|es|ies)\))?|[^\s]/gu;
const WORD = /[\p{L}\p{N}]/u;

/** Splits `text` into words and marks; offsets count from `offset`. Linear in the length of the text. */
export function tokenize(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const start = offset + match.index;
    tokens.push({
      text: match[0],
      lower: match[0].toLowerCase().replaceAll('’', "'"),
      start,
      end: start + match[0].length,
      isWord: WORD.test(match[0]),
    });
  }
  return tokens;
}

/** The span of `text` from `start` to `end` without outer space, or null when nothing is left. */
export function spanOf(text: string, start: number, end: number): Span | null {
  let from = start;
  let to = Math.max(start, end);
  while (from < to && /\s/u.test(text.charAt(from))) from += 1;
  while (to > from && /\s/u.test(text.charAt(to - 1))) to -= 1;
  return from < to ? { start: from, end: to, text: text.slice(from, to) } : null;
}
