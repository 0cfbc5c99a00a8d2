import { PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { isMass } from '../language/nouns.ts';
import { isBaseVerb, participle, pastTense, readVerb } from '../language/verbs.ts';
import { FINITE, type Candidate, type Tag } from './candidates.ts';
import { CAUSATIVE, inComplement, step, type Path } from './path.ts';
import { pairScore } from './tag-pairs.ts';
import type { Word } from './words.ts';

/** So many paths go through a sentence at once. */
const WIDTH = 12;
const SINGLE = /^(?:an?|each|every|another|one)$/;
const BARE_CLOSERS = new Set<Tag>(['VZ', 'V0', 'VD']);

/** "came", "fell", "drove", and not "broken" or "closed". */
function isSimplePast(word: string): boolean {
  const base = readVerb(word)?.form === 'past' ? (readVerb(word)?.base ?? '') : '';
  return base !== '' && pastTense(base) === word && participle(base) !== word;
}

/** "let the clerk record why": whoever is let does something before it is told what of. */
function untold(path: Path, tag: Tag, { lower }: Word): number {
  // "let the office record payments that arrive late"
  const isPair =
    /^NS?$/.test(path.tag ?? '') && path.back?.tag === 'N' && isBaseVerb(path.back.word?.lower ?? '') && tag === 'W';
  return isPair || tag === 'S' || (tag === 'W' && !/^(?:who|that|which|whose)$/.test(lower)) ? -1.5 : 0;
}

function extend(path: Path, tag: Tag, word: Word, own: number, isLast: boolean): Path {
  const side = pairScore(path.tag, tag);
  // Behind a relative clause the verb outside follows at once: "whoever cancels pays".
  const pair = path.waits && FINITE.has(tag) && /^(?:V[ZDN]|PT|NS?)$/.test(path.tag ?? '') ? Math.max(side, 0) : side;
  const next = step(path, tag, word);
  const isVerb = tag.startsWith('V') || tag === 'HV';
  // "a list for season berths": a noun that closes the words rather than a verb without anything behind it.
  const closes =
    isLast && BARE_CLOSERS.has(tag) && next.stage === 'verb' && path.stage === 'subject' && inComplement(path)
      ? -1.5
      : 0;
  // "by period, size and colour": the last of a list rather than a verb without anything behind it.
  const lists =
    isLast && tag === 'V0' && path.tag === 'C' && /^NS?$/.test(path.back?.tag ?? '') && path.back?.back?.tag === 'PU'
      ? -1.6
      : 0;
  // An order at the start of the words, with its object behind it.
  const orders =
    path.tag === 'V0' &&
    path.back?.tag === undefined &&
    (tag === 'NS' || tag === 'D' || tag === 'PO' || tag === 'VN' || tag === 'A')
      ? 0.7
      : 0;
  // "a lamp fails", not "a lamp-fails".
  const counts = tag === 'NS' && path.isSingle ? -2 : 0;
  const unpaid = tag === 'PU' && path.owes ? -2 : 0;
  // "the first and last metres": behind two adjectives comes their noun.
  const shares =
    tag === 'V0' && path.tag === 'C' && path.back?.tag === 'A' && path.back.back?.word?.lower === 'the' ? -2.5 : 0;
  const joins =
    tag === 'PT' && path.word && PHRASAL_VERBS.has(`${readVerb(path.word.lower)?.base} ${word.lower}`) ? 1.3 : 0;
  // "in the guest's own language"
  const owned = tag === 'V0' && word.lower === 'own' && /'s?$/.test(path.word?.lower ?? '') ? -3 : 0;
  // "the clerk who booked the room may not": what they did.
  const isDone = tag === 'VN' || (/^[AN]$/.test(tag) && readVerb(word.lower)?.form === 'past');
  const relates = isDone && path.tag === 'W' && path.word?.lower === 'who' ? -3 : 0;
  // "combine came back": a past tense that is no participle says nothing of a noun.
  const happened = tag === 'A' && isSimplePast(word.lower) ? -5 : 0;
  const unlet = path.lets ? untold(path, tag, word) : 0;
  const said = unlet + closes + orders + lists + counts + unpaid + joins + shares + owned + relates + happened;
  const inverts = (tag === 'M' || tag === 'DO' || tag === 'BE' || tag === 'HV') && next.stage === 'start';
  return {
    ...next,
    score: path.score + own + pair + next.score + said,
    fronted:
      (tag === 'S' && path.tag === undefined) ||
      (path.fronted &&
        !(FINITE.has(tag) && path.stage !== 'subject' && path.stage !== 'start' && next.stage === 'verb')),
    isSingle:
      tag === 'D'
        ? SINGLE.test(word.lower)
        : (tag === 'A' || tag === 'N' || tag === 'VN' || tag === 'VG' || tag === 'R') && path.isSingle,
    owes: tag === 'S' || (path.owes && !(FINITE.has(tag) && next.stage === 'verb')),
    asks: inverts || (path.asks && next.stage !== 'verb' && next.stage !== 'joined'),
    isBare:
      tag === 'N'
        ? (path.tag === 'N' || path.tag === 'A' ? path.isBare : path.tag !== 'D') && !word.isName && !isMass(word.lower)
        : tag === 'A'
          ? path.tag !== 'D'
          : false,
    tag,
    word,
    form: next.form ?? path.form,
    causes: isVerb ? CAUSATIVE.test(word.lower) : path.causes && tag !== 'W' && tag !== 'S' && tag !== 'TO',
    // In "let members who owe money pay" the verb of the clause between is not the one that "let" has.
    lets: tag === 'V0' ? word.lower === 'let' || (path.lets && path.stage === 'start') : path.lets && tag !== 'PT',
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
  const made: Path[] = [];
  /** The scores of the best made so far, the best first. */
  const best: number[] = [];
  for (const path of paths)
    for (const [tag, score] of candidates) {
      const own = FINITE.has(tag) ? score + bias : score;
      const least = best.length < WIDTH ? -Infinity : (best.at(-1) ?? -Infinity);
      if (path.score + own + Math.max(pairScore(path.tag, tag), path.waits ? 0 : -Infinity) + MOST < least) continue;
      const next = extend(path, tag, word, own, isLast);
      made.push(next);
      if (next.score <= least) continue;
      const at = best.findIndex((one) => one < next.score);
      best.splice(at < 0 ? best.length : at, 0, next.score);
      if (best.length > WIDTH) best.pop();
    }
  return made.toSorted((a, b) => b.score - a.score).slice(0, WIDTH);
}
