import { FINITE } from '../grammar/candidates.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { isHuman } from '../reading/is-agent.ts';
import { isPlainTime, TIME_UNIT } from '../lexicon/time-words.ts';

/** Deeds that say nothing without where something goes. */
const PUTS = /^(?:put|place|turn|convert|change|move)$/;
const INTO = /^(?:onto|into|to|out of)$/;
const ASKS = /^(?:ask|tell|show)$/;
const ASKED = /^(?:how|how (?:many|much|often|long|far)|what|whether|why|where)$/;
const NOTHING = new Set(
  'the a an of to in on at by for with and or is are be been was were has have do does it its their they one see know get use find out'.split(
    ' ',
  ),
);

/** Words of a headline that go together or not at all. */
export interface Segment {
  readonly words: readonly Tagged[];
  readonly weight: number;
  /** Without it nothing is said at all. */
  readonly stays: boolean;
  /** The segment without which this one says nothing. */
  readonly needs: number | undefined;
}

export function content(words: readonly Tagged[]): number {
  return words.filter(({ lower }) => !NOTHING.has(lower)).length;
}

/** "no later than | two days before arrival": what the words of such a bound start; nothing where it begins nowhere near. */
function ofBound(words: readonly Tagged[], at: number): 'start' | 'inside' | undefined {
  const isBound = (place: number): boolean =>
    /^(?:no|not)$/.test(words[place]?.lower ?? '') &&
    /^(?:later|earlier)$/.test(words[place + 1]?.lower ?? '') &&
    words[place + 2]?.lower === 'than';
  if (isBound(at)) return 'start';
  if (isBound(at - 1) || isBound(at - 2)) return 'inside';
  const isFrom = /^(?:before|after)$/.test(words[at]?.lower ?? '') && TIME_UNIT.test(words[at - 1]?.lower ?? '');
  return isFrom && [4, 5].some((back) => isBound(at - back)) ? 'inside' : undefined;
}

/** Whether a new segment starts at a word; `hasVerb` where the clause that it stands in has had its verb. */
function starts(
  words: readonly Tagged[],
  at: number,
  inClause: boolean,
  hasVerb: boolean,
): 'phrase' | 'clause' | 'joined' | undefined {
  const { tag, lower } = words[at] ?? { tag: 'PU', lower: '' };
  const before = words[at - 1];
  const next = words[at + 1];
  const bound = ofBound(words, at);
  if (bound) return bound === 'start' ? 'phrase' : undefined;
  // "in one go", "at once": an adverb of several words.
  if (tag === 'R' && lower.includes(' ') && /^(?:in|at|by|from|side|step)\b/.test(lower)) return 'phrase';
  const isSub =
    tag === 'S' ||
    (/^(?:before|after|until|since)$/.test(lower) &&
      words.slice(at + 1, at + 6).some(({ tag: verb }) => FINITE.has(verb)));
  if (isSub && before?.tag !== 'P') return 'clause';
  if (tag === 'P' && lower !== 'of' && before?.tag !== 'P' && next && !/^(?:W|S|C)$/.test(next.tag)) {
    // "handed in the ropes": no phrase of its own.
    if (before?.tag.startsWith('V') && /^(?:in|on|up|out|off|over|through|down)$/.test(lower)) return undefined;
    // "children under 12": the bound goes with what it is of.
    if (/^(?:over|under|above|below)$/.test(lower) && /^\d/.test(next.text) && isHuman(before?.lower ?? ''))
      return undefined;
    // "due for renewal"
    if (lower === 'for' && /^(?:due|ready)$/.test(before?.lower ?? '')) return undefined;
    return /^(?:NS?|R|PO|PN|PT|A|VN|VG)$/.test(before?.tag ?? '') ? 'phrase' : undefined;
  }
  // "from one building to another"
  if (tag === 'TO' && next && next.tag !== 'V0' && !isBaseVerb(next.lower))
    return words.slice(0, at).some((word) => word.lower === 'from') ? undefined : 'phrase';

  // "compare the output with what the turbine produces"
  if (tag === 'P' && !inClause && /^(?:with|to|by)$/.test(lower) && next?.tag === 'W' && at > 1) return 'clause';
  if (
    tag === 'W' &&
    (!inClause || /^(?:who|that|which)$/.test(lower)) &&
    at > 1 &&
    /^(?:NS?|PO|PN)$/.test(before?.tag ?? '')
  )
    return 'clause';
  if (
    tag === 'C' &&
    before?.lower !== 'drag' &&
    !words.slice(0, at).some(({ text }) => text === ',') &&
    !words.slice(0, at).some(({ lower: word }) => word === 'between') &&
    (!inClause || hasVerb)
  )
    return 'joined';
  return undefined;
}

function weightOf(words: readonly Tagged[], kind: 'phrase' | 'clause' | 'joined', isCompared: boolean): number {
  // What something is compared with is half of it.
  if (kind !== 'joined' && /^(?:with|to)$/.test(words[0]?.lower ?? '') && isCompared) return content(words) + 3;
  const isWhen = kind === 'phrase' && words.some(({ lower }) => isPlainTime(lower));
  const lead = words[0]?.lower ?? '';
  const each =
    kind === 'clause'
      ? 1.2
      : kind === 'joined'
        ? 0.7
        : isWhen
          ? 0.5
          : /^(?:for|about|without|instead of|per|as|into|out of)$/.test(lead)
            ? 1.2
            : 1;
  return content(words) * each;
}

/** "the weight, the height and the age": the commas of a list are words of it. */
function isOfList(words: readonly Tagged[], at: number): boolean {
  return (
    words[at]?.text === ',' &&
    /^NS?$/.test(words[at - 1]?.tag ?? '') &&
    words.slice(at + 1, at + 5).every(({ tag, text }) => /^(?:D|A|N|NS|C|VN|PO)$/.test(tag) || text === ',') &&
    words.slice(at + 1).some(({ tag }) => tag === 'C')
  );
}

/** "put a case | on hold": nothing is only put. */
function isWhereTo(words: readonly Tagged[], own: readonly Tagged[]): boolean {
  const goals = words.some(({ lower }) => INTO.test(lower)) ? INTO : /^(?:in|on|through)$/;
  return PUTS.test(words[0]?.lower ?? '') && goals.test(own[0]?.lower ?? '');
}

/** "after winds | above 40 mph": an amount is one of the thing before it. */
function isAmount([first, second]: readonly Tagged[]): boolean {
  return /^(?:above|below|over|under)$/.test(first?.lower ?? '') && /\d/.test(second?.lower ?? '');
}

/** "until three working days | before it starts": without what it is counted from the bound is another. */
function isBoundOf(words: readonly Tagged[], from: number, at: number): boolean {
  return (
    /^(?:until|till|from)$/.test(words[from]?.lower ?? '') &&
    TIME_UNIT.test(words[at - 1]?.lower ?? '') &&
    at - from < 6
  );
}

/** Where a clause or a time behind a measure begins: "three days before it is due", "the day after the show". */
function withMeasure(words: readonly Tagged[], from: number, at: number): number {
  if (!TIME_UNIT.test(words[at - 1]?.lower ?? '')) return at;
  const isNumber = (word: string): boolean =>
    /^(?:\d+|the|an?|one|two|three|four|five|six|ten|twelve|half)$/.test(word);
  let start = at;
  while (
    start > from + 1 &&
    !isNumber(words[start]?.lower ?? '') &&
    /^(?:D|N|NS|A|R)$/.test(words[start - 1]?.tag ?? '') &&
    at - start < 3
  )
    start--;
  return start <= from + 1 ? at : start;
}

/**
 * The words of a text in pieces that go or stay together; nothing where marks part them. `isFree` that lists are read as well, and the
 * second deed of a clause may go.
 */
export function segmentsOf(words: readonly Tagged[], isFree: boolean): Segment[] | undefined {
  if (words.some(({ tag, lower }, at) => tag === 'PU' && lower !== "'" && !(isFree && isOfList(words, at))))
    return undefined;
  const segments: Segment[] = [];
  let from = 0;
  let kind: 'phrase' | 'clause' | 'joined' = 'phrase';
  let clause: number | undefined;
  const close = (to: number) => {
    const own = words.slice(from, to);
    // "pavements in front of schools are gritted": the verb of the sentence stays.
    const isVerb = kind !== 'clause' && clause === undefined && own.some(({ tag }) => FINITE.has(tag));
    const isRelative = kind === 'clause' && own[0]?.tag === 'W';
    const needs =
      segments.length === 0
        ? undefined
        : kind === 'joined' || isRelative || own[0]?.lower === 'based on' || isAmount(own)
          ? segments.length - 1
          : kind === 'clause'
            ? undefined
            : clause;
    if (own.length > 0)
      segments.push({
        words: own,
        weight: weightOf(own, kind, words[0]?.lower === 'compare'),
        needs,
        stays:
          segments.length === 0 ||
          // "ask guests how it was": nothing is asked without it.
          (segments.length === 1 &&
            ASKS.test(words[0]?.lower ?? '') &&
            (ASKED.test(own[0]?.lower ?? '') || (words[0]?.lower === 'ask' && own[0]?.lower === 'for'))) ||
          isVerb ||
          (isFree && kind === 'phrase' && isWhereTo(words, own) && segments.filter(({ stays }) => stays).length === 1),
      });
  };
  // "no handing out a key": the deed is to hand out.
  const first =
    words[1]?.lower.endsWith('ing') && /^(?:out|off|up|away|back|over|down)$/.test(words[2]?.lower ?? '') ? 3 : 1;
  for (let at = first; at < words.length; at++) {
    const isOpen: boolean = kind === 'clause' && !words.slice(from + 1, at - 1).some(({ tag }) => FINITE.has(tag));
    const hasVerb: boolean =
      isFree && (kind !== 'clause' || words.slice(from + 1, at).some(({ tag: own }) => FINITE.has(own)));
    const next: ReturnType<typeof starts> = isOpen ? undefined : starts(words, at, clause !== undefined, hasVerb);
    if (!next) continue;
    const isFrom = /^(?:before|after)$/.test(words[at]?.lower ?? '');
    if (isFrom && isBoundOf(words, from, at)) {
      kind = next;
      if (next === 'clause') clause = segments.length;
      continue;
    }
    const cutAt = next === 'clause' || isFrom ? withMeasure(words, from, at) : at;
    close(cutAt);
    from = cutAt;
    kind = next;
    if (next === 'clause') clause = segments.length;
  }
  close(words.length);
  return segments;
}
