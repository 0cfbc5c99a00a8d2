import { FINITE } from '../grammar/candidates.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { joinWords } from '../grammar/words.ts';
import { isTime } from '../lexicon/time-words.ts';
import { NEEDS_MORE } from './headline-ends.ts';
import { deedAt, isFree, startOf, type Kind, type Piece } from './headline-starts.ts';

function piece(kind: Kind, on: number, words: Tagged[] = []): Piece {
  return { kind, words, on, hasVerb: false, isFixed: false, inSubject: false };
}

/** The clause that a piece stands in. */
function clauseOf(pieces: readonly Piece[], index: number): number {
  let here = index;
  while (
    here > 0 &&
    !/^(?:clause|relative|aside)$/.test(pieces[here]!.kind) &&
    !(pieces[here]!.kind === 'joined' && pieces[here]!.hasVerb)
  )
    here = pieces[here]!.on;
  return Math.max(0, here);
}

/** The piece of a kind that starts at a word, with what it hangs on; `current` is the piece before it. */
function opened(pieces: readonly Piece[], words: readonly Tagged[], at: number, kind: Kind, current: number): Piece {
  const { tag, lower } = words[at]!;
  const before = words[at - 1]!;
  const clause = clauseOf(pieces, current);
  if (kind === 'clause') {
    if (tag === 'W' && before.tag.startsWith('V')) return piece(kind, current);
    return piece(kind, pieces[clause]!.kind === 'relative' ? 0 : clause);
  }
  if (kind !== 'phrase')
    return {
      ...piece(kind, current),
      isFixed: (kind === 'joined' && !pieces[clause]!.hasVerb) || lower === 'than',
    };
  // "keep visitors who ... | from seeing": what they are kept from.
  if (/^(?:keep|prevent|stop)$/.test(words[0]!.lower) && lower === 'from' && words[at + 1]?.tag === 'VG')
    return piece(kind, 0);
  // "compare the plan for May | with what was spent", "hand the keys of a flat | to a guest"
  const verb = words[0]!.lower;
  if (
    (/^(?:compare|link|connect|match)$/.test(verb) && /^(?:with|to|between|across)$/.test(lower)) ||
    // "leave a seat broken by a guest | out of the map"
    (verb === 'leave' && lower === 'out of') ||
    (/^(?:give|hand|send|assign|move|forward|pass|offer|delegate|transfer|lend)$/.test(verb) && tag === 'TO')
  )
    return piece(kind, 0);
  const isMeasured = isTime(before.lower) && /^(?:before|after|behind|ahead of|prior to)$/.test(lower);
  // "with a voice message | instead of a letter": what it stands for goes with what stands for it.
  if (/^(?:instead of|rather than)$/.test(lower)) return piece(kind, current);
  const isRate = (isTime(before.lower) || /^(?:once|twice|times)$/.test(before.lower)) && lower === 'per';
  // "from one queue to another", "marked as damaged": half of it says nothing.
  const isPair = tag === 'TO' && pieces.some(({ words: own }) => own[0]?.lower === 'from');
  // "the hours | of a client | into a draft": what follows says nothing of the client.
  let own = current;
  if (pieces[own]!.words[0]?.lower === 'of') own = pieces[own]!.on;
  const isOfClause = isFree(words, at) && !isMeasured && !isRate;
  return {
    ...piece(kind, lower === 'per' ? current : isOfClause || /^(?:into|onto)$/.test(lower) ? clause : own),
    isFixed: isMeasured || isRate || isPair || /^(?:as|below|above|over|under)$/.test(lower),
  };
}

/** The clause that a verb carries: the one before a relative clause that has its own, with the adverb in front of it. */
function returned(pieces: readonly Piece[], words: readonly Tagged[], at: number, current: number): number {
  const clause = clauseOf(pieces, current);
  const own = pieces[clause]!;
  if (!FINITE.has(words[at]!.tag)) return current;
  if (!own.hasVerb) return clause;
  const outer = clauseOf(pieces, own.on);
  const before = words[at - 1]!.tag;
  if (own.kind !== 'relative' || /^(?:M|BE|HV|DO|TO|NEG|C)$/.test(before) || pieces[outer]!.hasVerb) return current;
  if (before === 'R') pieces[outer]!.words.push(...pieces[current]!.words.splice(-1));
  return outer;
}

/** The words of a wish in pieces, the first of which carries the others. */
export function piecesOf(words: readonly Tagged[], isName = false): Piece[] {
  // What a name is called needs no verb.
  const pieces: Piece[] = [{ ...piece('main', -1), hasVerb: isName }];
  let current = 0;
  const deed = deedAt(words);
  for (const [at, word] of words.entries()) {
    // "have a copy | of the plan | sent": the deed is no part of the thing.
    if (at === deed) current = 0;
    const inClause = pieces[clauseOf(pieces, current)]!;
    const waits = inClause.kind === 'relative' && inClause.hasVerb && !pieces[clauseOf(pieces, inClause.on)]!.hasVerb;
    const kind = at === 0 ? undefined : startOf(words, at, { ...pieces[current]!, hasVerb: inClause.hasVerb }, waits);
    if (kind === 'adverb') {
      pieces.push(piece(kind, current, [word]));
      continue;
    }
    if (kind === 'aside') {
      current = pieces.push(piece(kind, 0)) - 1;
      continue;
    }
    if (kind === 'clause' && pieces[current]!.words.length === 0) pieces[current] = piece(kind, 0);
    else if (kind) current = pieces.push(opened(pieces, words, at, kind, current)) - 1;
    else if (at > 0) current = returned(pieces, words, at, current);
    const own = pieces[current]!;
    if (own.words.length === 0) own.inSubject = own.on === 0 && !pieces[0]!.hasVerb;
    own.words.push(word);
    const isVerb = FINITE.has(word.tag);
    // What is joined by a verb of its own stands for a clause.
    if (isVerb && own.kind === 'joined' && own.words.length < 4) {
      own.hasVerb = true;
      own.isFixed ||= clauseOf(pieces, own.on) > 0 && own.words[1]?.tag !== 'W';
    }
    if (isVerb || (at < 2 && word.tag.startsWith('V'))) pieces[clauseOf(pieces, current)]!.hasVerb = true;
  }
  for (const piece of pieces)
    if (/^(?:clause|phrase)$/.test(piece.kind) && needsMore(pieces[piece.on], words)) piece.isFixed = true;
  return pieces;
}

/** "tickets that end | after the first hundred": what its verb says nothing without. */
function needsMore(on: Piece | undefined, words: readonly Tagged[]): boolean {
  const last = on?.words.at(-1);
  return (
    on !== undefined &&
    last !== undefined &&
    on.kind !== 'main' &&
    last.tag.startsWith('V') &&
    NEEDS_MORE.test(last.lower) &&
    words.at(-1) !== last
  );
}

/** How news is headed. */
export const NEWS =
  /^(?:(?:get|receive) (?:an? )?(?:message|alert|warning|notice|reminder)|alert|warning|notice|reminder|nudge|text|message|e-mail|be (?:\w+ed|told))\b/i;
const WANTS_OBJECT =
  /^(?:see|know|find out|check|show|tell|get|receive|read|have|alert|warning|notice|reminder|text|message|e-mail)$/i;

/** The pieces that the first says nothing without. */
export function needed(pieces: readonly Piece[]): Set<number> {
  const stay = new Set([0]);
  const [main] = pieces;
  const text = joinWords(main!.words).toLowerCase();
  const first = (test: (piece: Piece) => boolean): void => {
    const at = pieces.findIndex((piece, index) => index > 0 && piece.on === 0 && test(piece));
    if (at > 0) stay.add(at);
  };
  if (/^(?:keep|prevent|stop)\b/.test(text)) {
    const doing = (words: readonly Tagged[]): boolean =>
      words[0]?.lower === 'from' && words[1]?.tag.startsWith('V') === true;
    const isDoing = pieces.some(({ on, words }) => on === 0 && doing(words));
    first(({ words }) => (isDoing ? doing(words) : /^(?:from|out of)$/.test(words[0]?.lower ?? '')));
  }
  if (NEWS.test(text))
    first(
      ({ kind, words }) =>
        kind === 'clause' ||
        /^(?:about|of|that|to)$/.test(words[0]?.lower ?? '') ||
        (kind !== 'adverb' &&
          !/^(?:before|after|within|by|in|on|at)$/.test(words[0]?.lower ?? '') &&
          !words.some(({ lower }) => lower !== 'second' && isTime(lower))),
    );
  else if (WANTS_OBJECT.test(text)) first(({ kind }) => kind === 'clause');
  for (const [index, { on, kind, words }] of pieces.entries())
    if (
      on === 0 &&
      kind === 'clause' &&
      words[0]?.tag === 'W' &&
      (index === 1 || !/^(?:where|when)$/.test(words[0].lower))
    )
      stay.add(index);
  if (main!.words.length === 1 && stay.size === 1)
    first(({ kind, words }) => kind !== 'adverb' && !words.some(({ lower }) => lower !== 'second' && isTime(lower)));
  // "shown | only to parents": without it, it is not limited at all.
  for (const [index, { on, words }] of pieces.entries()) if (on === 0 && words[0]?.lower === 'only') stay.add(index);
  if (/^(?:compare|link|delegate|connect|match)\b/.test(text))
    first(({ words }) => /^(?:with|to|between|across)$/.test(words[0]?.lower ?? ''));
  if (text.startsWith('leave ')) first(({ words }) => /^out\b/.test(words[0]?.lower ?? ''));
  if (/^(?:put|place|turn|convert|change|move|split|assign)\b/.test(text)) {
    const goal = pieces.findIndex(({ words }, index) => index > 0 && /^(?:onto|into)$/.test(words[0]?.lower ?? ''));
    if (goal > 0) stay.add(goal);
    else first(({ words }) => /^(?:to|with|in|on|out of)$/.test(words[0]?.lower ?? ''));
  }
  return stay;
}
