export interface Apart {
  readonly before: string;
  /** What is not as in the other text, from the first different word to the last; empty when nothing is. */
  readonly words: string;
  readonly after: string;
}

/** Where a text differs from another that begins and ends like it, in whole words. */
export function apartFrom(text: string, other: string): Apart {
  const [own, others] = [wordsOf(text), wordsOf(other)];
  const least = Math.min(own.length, others.length);
  let start = 0;
  while (start < least && own[start] === others[start]) start += 1;
  let end = 0;
  while (end < least - start && own.at(-1 - end) === others.at(-1 - end)) end += 1;
  const until = own.length - end;
  return {
    before: own.slice(0, start).join(''),
    words: own.slice(start, until).join(''),
    after: own.slice(until).join(''),
  };
}

/** Words, what stands between them, and marks, each on its own. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}'’-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}
