import { FINITE } from '../grammar/candidates.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { HALF } from './fit-headline.ts';
import { isTime } from '../lexicon/time-words.ts';

export const NUMBER = /\d|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)$/;

/** Verbs that say nothing without where, when or to whom. */
export const NEEDS_MORE =
  /^(?:lie|lies|go|goes|come|comes|end|ends|stand|stands|hang|hangs|belong|belongs|depend|depends|consist|consists|refer|refers|lead|leads|fall|falls|last|lasts|standing|lying|going|coming|hanging)$/;

/** Whether a clause that starts before a word has no verb up to it. */
function opensClause(words: readonly Tagged[], at: number): boolean {
  for (let here = at; here >= 0; here--) {
    if (/^(?:S|W)$/.test(words[here]!.tag)) return true;
    if (FINITE.has(words[here]!.tag)) return false;
  }
  return false;
}

/** How much is lost of a list that goes on behind a word: "rows | , blocks and places", "training | or house calls". */
function listCost(words: readonly Tagged[], end: number): number {
  // "do not delete | or move pages"
  if (/^V0$/.test(words[end]!.tag) && /^(?:and|or)$/.test(words[end + 1]?.lower ?? '') && words[end + 2]?.tag === 'V0')
    return 1.6;
  if (!/^(?:NS?|A|VN)$/.test(words[end]!.tag)) return 0;
  const rest = words.slice(end + 1, end + 10);
  const stop = rest.findIndex(({ tag }) => FINITE.has(tag) || /^(?:S|W|TO)$/.test(tag));
  const list = stop < 0 ? rest : rest.slice(0, stop);
  const isLast = (word: Tagged | undefined): boolean => /^(?:and|or)$/.test(word?.lower ?? '');
  if (stop >= 0 && FINITE.has(rest[stop]!.tag)) return 0;
  if (isLast(list[0])) return 0.8;
  const close = list.findIndex(isLast);
  const isList =
    close > 0 && list.slice(0, close).every(({ tag, text }) => /^(?:D|A|NS?|VN|VG)$/.test(tag) || text === ',');
  return list[0]?.text === ',' && isList ? 1.6 : 0;
}

/** Where a headline ends in the text that it comes from. */
interface End {
  readonly end: Tagged;
  readonly behind: Tagged;
  /** The words before the last and behind the next. */
  readonly before: Tagged | undefined;
  readonly first: Tagged | undefined;
  readonly next: Tagged | undefined;
  readonly words: readonly Tagged[];
  readonly last: number;
}

/** Whether its last word is something done to what stands before it: "cards shared | with me". */
function isDone({ end, before, words, last }: End): boolean {
  return (
    before?.tag !== 'BE' &&
    (end.tag === 'VN' || (end.tag === 'VD' && /^NS?$/.test(before?.tag ?? '') && !opensClause(words, last - 1)))
  );
}

/** What is torn where a headline ends, and what it costs. */
const ENDS: readonly (readonly [cost: number, isSo: (at: End) => boolean])[] = [
  // "the template | clause", "the end | of the month", "Friday | or Saturday"
  [
    1.5,
    ({ end, behind }) =>
      /^(?:A|D|N)$/.test(end.tag) && /^NS?$/.test(behind.tag) && !isTime(end.lower) && !isTime(behind.lower),
  ],
  [
    2,
    ({ end, behind }) =>
      behind.lower === 'than' || (behind.lower === 'of' && HALF.test(end.lower)) || behind.tag === 'PT',
  ],
  [
    2,
    ({ end, behind }) =>
      NUMBER.test(end.lower) &&
      (/^(?:NS?|C)$/.test(behind.tag) || /^(?:above|below|over|under|off)$/.test(behind.lower)),
  ],
  // "the outgoing | and the incoming report", "a date that falls | inside the holidays"
  [
    2,
    ({ end, behind, before }) =>
      /^(?:A|V[ND])$/.test(end.tag) && /^(?:C|PU)$/.test(behind.tag) && /^[DP]$/.test(before?.tag ?? ''),
  ],
  [
    1.6,
    ({ end, behind, before, last }) =>
      (/^V[Z0]$/.test(end.tag) &&
        /^(?:P|R|TO)$/.test(behind.tag) &&
        /^(?:who|that|which)$/.test(before?.lower ?? '')) ||
      (NEEDS_MORE.test(end.lower) && end.tag.startsWith('V') && last > 1 && /^(?:P|R|TO|S)$/.test(behind.tag)),
  ],
  [1.5, ({ end, behind }) => end.tag === 'A' && /^(?:A|VG|PO)$/.test(behind.tag)],
  // "titles not borrowed | for three years"
  [
    0.8,
    ({ end, behind, words, last }) =>
      end.tag === 'VN' &&
      /^(?:for|within|since)$/.test(behind.lower) &&
      words.slice(last + 2, last + 6).some(({ lower }) => isTime(lower)),
  ],
  [2, ({ end, behind, before }) => before?.tag === 'C' && (behind.tag === 'W' || end.tag === 'V0')],
  // "a page blocked by its author or reported | by readers"
  [
    2,
    ({ end, behind, before, first }) =>
      /^(?:P|TO|PT)$/.test(behind.tag) &&
      ((before?.tag === 'C' && /^V[ND]$/.test(end.tag)) ||
        (first?.tag === 'C' && /^V[ND]$/.test(before?.tag ?? '') && /^(?:P|PT|R)$/.test(end.tag))),
  ],
  // "without a doctor | having to look"
  [2, ({ behind, before, first }) => behind.tag === 'VG' && [before, first].some((word) => word?.lower === 'without')],
  // "who have not logged | in for a week", "when the team runs | out of it"
  [
    2,
    ({ end, behind, next }) =>
      end.tag.startsWith('V') &&
      /^(?:in|out|on|off|up|down|over|away|back)$/.test(behind.lower) &&
      !/^(?:D|A|NS?|PN|PO)$/.test(next?.tag ?? 'PU'),
  ],
  // "only after two | of them have agreed"
  [2, ({ end, behind }) => behind.lower === 'of' && NUMBER.test(end.lower)],
  // "at the push | of a button"
  [
    0.9,
    ({ end, behind, before, first, words, last }) =>
      behind.lower === 'of' &&
      end.tag === 'N' &&
      last > 2 &&
      ((before?.lower === 'the' && first?.tag === 'P') || (first?.lower === 'the' && words[last - 3]?.tag === 'P')),
  ],
  [
    2,
    ({ end, behind }) => /^(?:right|just|shortly|straight)$/.test(end.lower) && /^(?:before|after)$/.test(behind.lower),
  ],
  [0.5, ({ end, behind }) => behind.tag === 'C' && /^(?:VN|VD)$/.test(end.tag)],
  // "a bug that has been waiting | for an answer"
  [
    1.6,
    ({ end, behind, before, first }) =>
      end.tag === 'VG' && behind.tag === 'P' && before?.tag === 'BE' && first?.tag === 'HV',
  ],
  [2, ({ end, behind }) => behind.lower === 'as' && end.tag === 'VN'],
  [
    2,
    ({ end, behind }) =>
      isTime(end.lower) &&
      (/^(?:before|after|ahead|behind|late|early|overdue|old)$/.test(behind.lower) || behind.tag === 'A'),
  ],
  // "the day | after the show", "no later than two days | before it begins"
  [
    2,
    ({ end, behind, before, first }) =>
      isTime(end.lower) &&
      /^(?:before|after)$/.test(behind.lower) &&
      (before?.lower === 'the' || first?.lower === 'than'),
  ],
  [
    2,
    ({ end, behind, words, last }) =>
      /^(?:HV|BE|M|V0|VZ|VD)$/.test(behind.tag) && /^(?:NS?|PN|VG)$/.test(end.tag) && opensClause(words, last),
  ],
];

/** How much is torn where a headline ends: at the word with that number, behind which its text goes on. */
export function endCost(said: string, words: readonly Tagged[], last: number): number {
  const at: End = {
    end: words[last]!,
    behind: words[last + 1]!,
    before: words[last - 1],
    first: words[last - 2],
    next: words[last + 2],
    words,
    last,
  };
  const done = isDone(at) && /^(?:P|TO)$/.test(at.behind.tag);
  const ofDone = done ? (/^(?:no|have|only)\b|\b(?:not|no longer)\b/i.test(said) ? 0.5 : 1.6) : 0;
  return ENDS.reduce((sum, [cost, isSo]) => sum + (isSo(at) ? cost : 0), ofDone + listCost(words, last));
}
