import { MOSTLY_NOUNS, PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { isMass } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import type { Candidate, Tag } from './candidates.ts';
import { choiceOf, type Choice } from './choice.ts';
import { inComplement, step, type Path, type Step } from './path.ts';
import { pairScore } from './tag-pairs.ts';
import type { Word } from './words.ts';

/** So many paths go through a sentence at once. */
const WIDTH = 12;
const SINGLE = /^(?:an?|each|every|another|one)$/;
const BARE_CLOSERS = new Set<Tag>(['VZ', 'V0', 'VD']);

/** "let the clerk record why": whoever is let does something before it is told what of. */
function untold(path: Path, tag: Tag, { lower }: Word): number {
  // "let the office record payments that arrive late"
  const isPair =
    /^NS?$/.test(path.tag ?? '') && path.back?.tag === 'N' && isBaseVerb(path.back.word?.lower ?? '') && tag === 'W';
  return isPair || tag === 'S' || (tag === 'W' && !/^(?:who|that|which|whose)$/.test(lower)) ? -1.5 : 0;
}

/** Whether a noun that is a verb as well closes a name: "a list for season berths", "sell eggs, duck feed, and hay". */
function closesName(path: Path, { lower }: Word): boolean {
  // "save on wood and fuel by comparing offers"
  if ((path.stage === 'subject' || (path.stage === 'listed' && path.tag === 'VG')) && inComplement(path)) return true;
  // One thing without an article does nothing; what has no number may.
  const isMuch = path.tag === 'N' && path.back?.tag !== 'D' && isMass(path.word?.lower ?? '');
  const isBare = path.isBare || (isMuch && MOSTLY_NOUNS.has(readVerb(lower)?.base ?? ''));
  return isBare && path.stage === 'listed';
}

/** What speaks for or against a tag behind a path, besides its pair and how far the clause has come. */
function besides(path: Path, { tag, word, isLast, isDone, always }: Choice, next: Step): number {
  let score = always;
  const { back } = path;
  if (tag === 'V0') {
    // "by period, size and colour": the last of a list rather than a verb without anything behind it.
    if (isLast && path.tag === 'C' && /^NS?$/.test(back?.tag ?? '') && back?.back?.tag === 'PU') score -= 1.6;
    // "the first and last metres": behind two adjectives comes their noun.
    if (path.tag === 'C' && back?.tag === 'A' && back.back?.word?.lower === 'the') score -= 2.5;
    // "those that are still open": no bare verb follows "are".
    if (path.tag === 'BE' || (path.tag === 'R' && back?.tag === 'BE')) score -= 4;
    // "in the guest's own language"
    if (word.lower === 'own' && /'s?$/.test(path.word?.lower ?? '')) score -= 3;
  }
  // "a list for season berths": a noun that closes the words rather than a verb without anything behind it.
  if (isLast && BARE_CLOSERS.has(tag) && next.stage === 'verb' && closesName(path, word)) score -= 1.5;
  // An order at the start of the words, with its object behind it.
  if (
    path.tag === 'V0' &&
    back?.tag === undefined &&
    (tag === 'NS' || tag === 'D' || tag === 'PO' || tag === 'VN' || tag === 'A')
  )
    score += 0.7;
  // "a lamp fails", not "a lamp-fails".
  if (tag === 'NS' && path.isSingle) score -= 2;
  if (tag === 'PU' && path.owes) score -= 2;
  if (tag === 'PT' && path.word && PHRASAL_VERBS.has(`${readVerb(path.word.lower)?.base} ${word.lower}`)) score += 1.3;
  // "the clerk who booked the room may not": what they did.
  if (isDone && path.tag === 'W' && path.word?.lower === 'who') score -= 3;
  return path.lets ? score + untold(path, tag, word) : score;
}

function extend(path: Path, choice: Choice, side: number): Path {
  const { tag, word, isFinite, isVerb } = choice;
  // Behind a relative clause the verb outside follows at once: "whoever cancels pays".
  const pair = path.waits && isFinite && /^(?:V[ZDN]|PT|NS?)$/.test(path.tag ?? '') ? Math.max(side, 0) : side;
  const next = step(path, choice);
  const inverts = (tag === 'M' || tag === 'DO' || tag === 'BE' || tag === 'HV') && next.stage === 'start';
  // Written out, and in the order of `START`: paths that all have one shape are read faster.
  return {
    score: path.score + choice.score + pair + next.score + besides(path, choice, next),
    tag,
    word,
    stage: next.stage,
    number: next.number,
    waits: next.waits,
    causes: isVerb ? choice.isCausative : path.causes && tag !== 'W' && tag !== 'S' && tag !== 'TO',
    // In "let members who owe money pay" the verb of the clause between is not the one that "let" has.
    lets: tag === 'V0' ? word.lower === 'let' || (path.lets && path.stage === 'start') : path.lets && tag !== 'PT',
    asks: inverts || (path.asks && next.stage !== 'verb' && next.stage !== 'joined'),
    fronted:
      (tag === 'S' && path.tag === undefined) ||
      (path.fronted && !(isFinite && path.stage !== 'subject' && path.stage !== 'start' && next.stage === 'verb')),
    isBare:
      tag === 'N'
        ? (path.tag === 'N' || path.tag === 'A' ? path.isBare : path.tag !== 'D') && !word.isName && !isMass(word.lower)
        : tag === 'A'
          ? path.tag !== 'D'
          : false,
    isSingle:
      tag === 'D'
        ? SINGLE.test(word.lower)
        : path.isSingle && (tag === 'A' || tag === 'N' || tag === 'VN' || tag === 'VG' || tag === 'R'),
    owes: tag === 'S' || (path.owes && !(isFinite && next.stage === 'verb')),
    form: next.form ?? path.form,
    outer: (tag === 'S' || tag === 'W') && path.stage !== 'start' ? (path.outer ?? path.form) : path.outer,
    back: path,
  };
}

/** What speaks against a path where it ends. */
export function closing({ stage, waits, tag, owes, fronted, lets }: Path, isThing: boolean): number {
  // A thing alone needs no verb.
  const open = isThing ? 0 : stage === 'subject' ? -1.2 : stage === 'start' ? -1.5 : 0;
  return (
    open +
    (owes ? -2 : 0) +
    (lets ? -1.5 : 0) +
    (fronted ? -1.5 : 0) +
    (waits ? -1 : 0) +
    (tag === 'D' || tag === 'P' || tag === 'TO' || tag === 'C' ? -2 : 0)
  );
}

/** Before the first word. */
export const START: Path = {
  score: 0,
  tag: undefined,
  word: undefined,
  stage: 'start',
  number: 'any',
  waits: undefined,
  causes: false,
  lets: false,
  asks: false,
  fronted: false,
  isBare: false,
  isSingle: false,
  owes: false,
  form: undefined,
  outer: undefined,
  back: undefined,
};

/** Before what somebody wants to do: as behind "I want". */
export const BEHIND_TO: Path = { ...START, stage: 'verb' };

/** No step adds more than this to what a word and its pair with the one before it score. */
const MOST = 5;

/** The best paths with one word more. Those that could not come among them any more are not made. */
export function widened(
  paths: readonly Path[],
  candidates: readonly Candidate[],
  word: Word,
  bias: number,
  isLast: boolean,
): Path[] {
  const choices = candidates.map((candidate) => choiceOf(candidate, word, bias, isLast));
  const made: Path[] = [];
  /** The scores of the best made so far, the best first. */
  const best: number[] = [];
  for (const path of paths)
    for (const choice of choices) {
      const side = pairScore(path.tag, choice.tag);
      const least = best.length < WIDTH ? -Infinity : (best.at(-1) ?? -Infinity);
      if (path.score + choice.score + (path.waits ? Math.max(side, 0) : side) + MOST < least) continue;
      const next = extend(path, choice, side);
      made.push(next);
      if (next.score <= least) continue;
      let at = best.length;
      while (at > 0 && (best[at - 1] ?? 0) < next.score) at--;
      best.splice(at, 0, next.score);
      if (best.length > WIDTH) best.pop();
    }
  return made.toSorted((a, b) => b.score - a.score).slice(0, WIDTH);
}
