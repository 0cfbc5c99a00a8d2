import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isTime } from '../lexicon/time-words.ts';
import { count } from './fit-headline.ts';
import { needed, NEWS, piecesOf } from './headline-pieces.ts';
import type { Piece } from './headline-starts.ts';
import { stem, tears } from './headline-tears.ts';

/** Words that tell nothing of their own. */
const LIGHT = new Set(
  'see get have know be find use let make receive sure is are was were been has had do does did it its they them their there that which who whom whose what how when if while until unless before after once because so as then the a an of to in on at by for with from about into and or own already still just also really automatically themselves able any each every all both any can may must should will would could system app keep prevent stop nobody no one not never cannot less more fewer than over under longer be being giving having anyone anybody people somebody someone'.split(
    ' ',
  ),
);
/** A wish that would be another one without what narrows it down. */
export const BINDS =
  /^(?:keep .+? (?:from|out of)|prevent|stop|refuse|block|limit|reject|no|nobody|nothing|only|never|no longer|forbid|deny|hide|alert|warning|warn|notice|reminder|text|message|e-mail|be (?:\w+ed|told))\b|\b(?:nobody|no one|nothing|cannot|can no longer|never|not|no longer|only|at most|at least|refuses?|prevents?|blocks?|blocked|rejects?|limits?)\b/i;
/** Where the case or the narrowing of a ban begins, which may deny something of its own. */
const CASE =
  /,? (?:if|when|whenever|until|unless|while|once|after|before|who|that|which|whose|with|without|where|because|as soon as) .*$/i;
const DENIED =
  /^(?:keep .+? from|keep .+? out of|prevent|stop|refuse|block|reject|hide|forbid|deny)\b|\b(?:no(?! (?:more|fewer|less) than)|nobody|no one|nothing|none|cannot|not|never|refused?|prevented|blocked|rejected|hidden)\b/i;
const IN_CASE = /^(?:if|when|whenever|until|once|as soon as|unless)$/;
/** What is asked for needs no asking: "second signature for every refund". */
const ASKED = /^(?:ask|requir|request|demand)$/;
const EXCEPTION = /^(?:unless|even|because|although|though|so|except|as(?! long as))\b/;

/** A piece of the wish with the words that tell it. */
export interface Part {
  readonly stems: readonly string[];
  readonly weight: number;
  /** Whether what carries the wish says nothing without it. */
  readonly isNeeded: boolean;
  /** Whether it tells for how long what narrows the wish down holds. */
  readonly isSpan: boolean;
  /** Whether it tells the case that the wish is for. */
  readonly isCase: boolean;
  /** How much the wish would be another one without it. */
  readonly binds: number;
  /** The place of the part that it says something of. */
  readonly on: number;
}

/** What a headline is held against. */
export interface Reference {
  readonly text: string;
  readonly words: readonly Tagged[];
  /** The words without their endings. */
  readonly stems: readonly string[];
  readonly parts: readonly Part[];
  readonly isDenied: boolean;
  readonly isNews: boolean;
}

const KIND_WEIGHT = {
  main: 1.5,
  clause: 1,
  relative: 1,
  participle: 1,
  phrase: 1,
  joined: 0.8,
  aside: 0.4,
  adverb: 0.2,
};

const AMOUNT =
  /\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:second|minute|hour|day|night|week|month|year)/;

/** How much a piece narrows down what is not to be. */
function narrows({ kind, words, inSubject }: Piece): number {
  const [first] = words;
  const text = joinWords(words).toLowerCase();
  const isAmount = AMOUNT.test(text);
  if (first?.lower === 'only') return 2;
  if (first?.lower === 'from' && inSubject && !words[1]?.tag.startsWith('V')) return 0.3;
  if (first?.lower === 'of') return inSubject ? 1 : 0.2;
  if (kind === 'clause') return EXCEPTION.test(text) ? 0 : isAmount ? 2 : 1;
  if (kind === 'relative' || kind === 'participle') return isAmount ? 2 : 1;
  if (kind === 'joined') return 0.4;
  if (kind !== 'phrase' || words[1]?.tag === 'PO') return 0;
  if (isAmount) return 2;
  if (inSubject) return 1.5;
  return /\b(?:more|less|fewer|longer|older|same)\b/.test(text) ||
    /^(?:with|without|for|over|under|above|below|from|as|than|by)$/.test(first?.lower ?? '')
    ? 1
    : 0.6;
}

/** How the words of a form are read. */
export type FormKind = 'sentence' | 'thing' | 'action';

/** The words of a wish; those of an order are read as one: "import logins", where "import" could be a thing. */
export function taggedAs(text: string, kind: FormKind): readonly Tagged[] {
  if (kind !== 'action') return tagSentence(splitWords(text), kind);
  const words = tagSentence(splitWords(`to ${text}`), 'action').slice(1);
  if (/^(?:have|let|make|see|hear|help)$/.test(words[0]?.lower ?? '')) return words;
  // "from a CSV file exported by": one file does not file.
  return words.map((word, at) => {
    const isThing = at > 2 && word.tag === 'V0' && words[at - 1]!.tag === 'N' && /^an?$/.test(words[at - 2]!.lower);
    return isThing ? Object.assign({}, word, { tag: 'N' as const }) : word;
  });
}

export function referenceOf(wish: string, form: FormKind = 'sentence'): Reference {
  const text = wish
    .replace(/^(?:be|make) sure that (?:the (?:system|app) )?/i, '')
    .replace(/\b(who|that)'d (?=have\b)/gi, '$1 would ')
    .replace(/\bno more than\b/gi, 'at most')
    .replace(/\bno (?:less|fewer) than\b/gi, 'at least');
  const words = taggedAs(text, form);
  const pieces = piecesOf(words, form === 'thing');
  const isBound = /^(?:be|make) sure /i.test(wish) || BINDS.test(text.replace(CASE, ''));
  const stay = needed(pieces);
  const narrowing = pieces.map((piece, index) =>
    isBound && !stay.has(index) && !isAside(pieces, index) ? narrows(piece) : 0,
  );
  const parts = pieces.map((piece, index): Part => {
    const told = piece.words.filter(
      ({ lower, tag }) => (!LIGHT.has(lower) && !/^(?:PU|D)$/.test(tag)) || /\d/.test(lower),
    );
    const isWhen = piece.kind === 'phrase' && piece.words.some(({ lower }) => isTime(lower));
    const depth = depthOf(pieces, index);
    const isReason = piece.kind === 'clause' && EXCEPTION.test(piece.words[0]?.lower ?? '');
    const each =
      (isReason
        ? piece.words[0]?.lower === 'unless'
          ? 0.7
          : 0.4
        : piece.kind === 'adverb' && / /.test(piece.words[0]?.lower ?? '')
          ? 2
          : 1) *
      KIND_WEIGHT[piece.kind] *
      (isWhen && !isBound && !piece.words.some(({ lower }) => /\d/.test(lower)) ? 0.5 : 1) *
      (piece.words.some(({ lower }) => /\d/.test(lower)) ? 1.5 : 1) *
      0.9 ** depth;
    return {
      stems: told.flatMap(({ text: word }) => word.split(' ').map(stem)),
      weight: each,
      isNeeded: index > 0 && stay.has(index),
      isSpan: piece.on > 0 && piece.words[0]?.lower === 'for' && AMOUNT.test(joinWords(piece.words).toLowerCase()),
      isCase: told.length > 0 && piece.on === 0 && piece.kind === 'clause' && IN_CASE.test(piece.words[0]?.lower ?? ''),
      // What narrows down a case is told by the story before the case is.
      binds: told.length > 0 ? narrowing[index]! * ((narrowing[piece.on] ?? 0) > 0 ? 0.45 : 1) : 0,
      on: piece.on,
    };
  });
  return {
    text,
    words,
    stems: words.map(({ lower }) => stem(lower)),
    parts,
    isDenied: isDenied(text),
    isNews: NEWS.test(text),
  };
}

function isDenied(text: string): boolean {
  return DENIED.test(text.replace(CASE, '')) || /^have .+ (?:hidden|refused|blocked|rejected)\b/i.test(text);
}

/** Whether it denies what the wish does not, or does not deny what it does; "an order not paid" tells which order. */
function deniesOther(said: string, { text, stems, isDenied: denied }: Reference): boolean {
  if (isDenied(said) === denied) return false;
  const [, done = ''] = /\bnot (?:yet )?(\w+)/i.exec(said) ?? [];
  return denied || done === '' || !/\bnot\b/.test(text) || !stems.includes(stem(done));
}

/** "bookings for whole blood": says of nothing that it is so or is not. */
function isName(said: string): boolean {
  const words = tagSentence(splitWords(said), 'thing');
  return words.every(({ tag }, at) => !FINITE.has(tag) || words.slice(0, at).some((word) => word.tag === 'W'));
}

function depthOf(pieces: readonly Piece[], index: number): number {
  let depth = 0;
  for (let here = index; here > 0; here = pieces[here]!.on) depth++;
  return depth;
}

/** Whether a piece stands within what could be left out of a ban: an exception, what comes behind a comma. */
function isAside(pieces: readonly Piece[], index: number): boolean {
  for (let here = index; here > 0; here = pieces[here]!.on) {
    const { kind, words } = pieces[here]!;
    if (
      kind === 'aside' ||
      (kind === 'joined' && here !== index) ||
      (kind === 'clause' && EXCEPTION.test(words[0]?.lower ?? ''))
    )
      return true;
  }
  return false;
}

/** "it", "they" without anything that they could be. */
export function points(said: string): number {
  if (/\b(?:I|my|we|our)\b/.test(said)) return 2;
  if (/\b(?:he|she|him|his|her|this|that one)\b/i.test(said)) return 1;
  if (
    /^\S+ (?:it|them)\b|^(?:it|they) |\b(?:about|of) (?:it|them)\b|\bit is\b|\b(?:near|around|for|with|by) them$/i.test(
      said,
    )
  )
    return 1.2;
  if (/\b(?:before|after|when|if|once|until|while) (?:it|they)\b/i.test(said)) return 0.9;
  return /\b(?:they|them|it)\b/i.test(said) ? 0.5 : 0;
}

/** How good a headline is, and what is wrong with it. */
export interface Verdict {
  readonly worth: number;
  /** Whether words are torn out, or what is needed is gone. */
  readonly isBroken: boolean;
  /** Whether a ban is told without what narrows it down. */
  readonly isAnother: boolean;
  /** What narrows it down and is told. */
  readonly kept: ReadonlySet<Part>;
  readonly isWhole: boolean;
  /** Whether it says nothing. */
  readonly isEmpty: boolean;
}

/** "note down with the date": what is noted is gone. */
function lacksDeed(found: number, stems: readonly string[], { isDenied: denied, isNews }: Reference): boolean {
  return !denied && !isNews && !stems.every((one) => ASKED.test(one)) && found < stems.length * 0.7;
}

export function judge(said: string, reference: Reference): Verdict {
  const has = new Set(said.split(' ').map(stem));
  let told = 0;
  let lacks = 0;
  let bound = 0;
  let gone = 0;
  let lostCases = 0;
  const kept = new Set<Part>();
  let loss = deniesOther(said, reference) ? (isName(said) ? 1.5 : 5) : 0;
  let isHalf = loss > 2;
  for (const part of reference.parts) {
    const { stems, weight, binds, isNeeded } = part;
    const found = stems.filter((one) => has.has(one)).length;
    told += found * weight;
    // "hand the key over | in the same group": whom it is handed to is gone.
    const lead = reference.parts[part.on];
    // "a boat at a jetty | for more than two nights": without how long, another boat.
    if (found === 0 && part.isSpan && lead?.stems.some((one) => has.has(one))) loss += 2;
    if (part.on > 0 && lead && found > 0 && lead.stems.length > 0 && !lead.stems.some((one) => has.has(one))) loss += 2;
    if (isNeeded && stems.length > 0 && found * 2 < stems.length) {
      loss += 2.5;
      isHalf = true;
    }
    if (part === reference.parts[0] && lacksDeed(found, stems, reference)) isHalf = true;
    bound += binds * weight;
    if (binds > 0 && found * 2 > stems.length) kept.add(part);
    if (found === 0 && binds > 0) gone = Math.max(gone, binds);
    if (found === 0 && part.isCase) lostCases++;
    lacks += (binds * weight * (stems.length - found)) / Math.max(1, stems.length);
  }
  // Without all that narrows it down it is another wish.
  const isAnother = bound >= 0.5 && (gone >= 1 || lacks > bound * 0.7) && !reference.isNews;
  if (bound > 0 && !reference.isNews) loss += Math.min(1, bound) * (lacks / bound) * 3 + (isAnother ? 2.5 : 0);
  const isEmpty = /^(?:rule for|it no longer happens|it (?:is|does))\b/i.test(said);
  const stiff = /^(?:no longer|have|keep any(?:body|one)|be|there (?:is|are)) /i.test(said)
    ? 0.6
    : /^keep .+ from /i.test(said)
      ? 0.3
      : 0;
  const { torn, bare } = tears(said, reference);
  const worth =
    told -
    loss -
    lostCases * (reference.isNews ? 2 : 0.8) -
    (isEmpty ? 2.5 : 0) -
    stiff -
    torn -
    bare -
    points(said) -
    (count(said) < 4 ? 0.5 : 0);
  return {
    worth,
    isBroken: torn >= 1.5 || isHalf || isEmpty,
    isAnother,
    kept,
    isEmpty,
    isWhole: loss < 1.2 && torn < 0.8 && bare < 1.1 && lostCases === 0,
  };
}
