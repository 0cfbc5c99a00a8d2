import { isMass, isPlural } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';
import { isCommand } from '../reading/is-command.ts';
import { candidatesOf, type Tag } from './candidates.ts';
import type { Word } from './words.ts';

/** A word with what it is in its sentence. */
export interface Tagged extends Word {
  readonly tag: Tag;
}

/** How far the clause has come: nothing yet, a subject, a finite verb, a conjunction behind it, a noun behind that. */
type Stage = 'start' | 'subject' | 'verb' | 'joined' | 'listed';
type Number = 'one' | 'many' | 'any';

interface Path {
  readonly score: number;
  readonly tag: Tag | undefined;
  readonly word: Word | undefined;
  readonly stage: Stage;
  /** Of the last noun or pronoun that may be a subject. */
  readonly number: Number;
  /** A subject outside still waits for its verb while a relative clause is read. */
  readonly waits: Number | undefined;
  /** The last verb takes a person and a bare verb: "let nurses swap". */
  readonly causes: boolean;
  /** The sentence starts with "when", "if" or the like, and its main clause has not come yet. */
  readonly fronted: boolean;
  /** A question's auxiliary stands before the subject: the verb behind it is bare. */
  readonly asks: boolean;
  /** The noun phrase at hand counts one thing and has neither article nor name: hardly a subject. */
  readonly isBare: boolean;
  /** Form of the last verb of the clause, which a joined verb shares. */
  readonly form: Tag | undefined;
  /** Form of the verb of the clause outside, while a subordinate one is read. */
  readonly outer: Tag | undefined;
  readonly back: Path | undefined;
}

const WIDTH = 24;
const CAUSATIVE = /^(?:let|lets|letting|make|makes|help|helps|have|has|see|watch|hear)$/;
const REPORTING = /^(?:know|think|say|see|check|ensure|find|notice|hope|believe|tell|remember|forget|wish|realise|realize|show|prove|feel|guess|assume|mean)$/;

const NOMINAL = new Set<Tag>(['N', 'NS', 'PN', 'PO']);
const IN_NOUN_PHRASE = new Set<Tag>(['D', 'A']);

// What stands well or badly before what, whatever the clause; pairs not named count nothing.
const PAIRS: Readonly<Partial<Record<Tag, Readonly<Partial<Record<Tag, number>>>>>> = {
  D: { N: 1.2, NS: 1.2, A: 0.8, VG: -0.6, VN: -0.4, VD: -4, V0: -5, VZ: -5, M: -3, BE: -3, HV: -4, DO: -4, P: -2.5, TO: -4, PN: -5, PO: -4, C: -2, W: -2, S: -3, R: -0.6, D: -0.4, PU: -2, PT: -4, NEG: -4, EX: -5 },
  A: { N: 1, NS: 1, A: 0.2, V0: -2.5, VZ: -3, VD: -2.5, PN: -2, D: -1, TO: 0.3, P: 0.3 },
  N: { VN: 0.3, N: 0.3, NS: 0.5, D: -0.9, A: -1, PN: -1.5, PO: -3, VG: -0.4, V0: -0.6 },
  NS: { VN: 0.3, N: -1.6, NS: -1.2, D: -0.9, A: -0.8, PN: -0.7, PO: -3, VG: -0.2 },
  P: { N: 0.6, NS: 0.6, D: 0.8, A: 0.4, VG: 0.8, PO: 0.8, PN: -3, V0: -4, VZ: -4, VD: -3, VN: -1, M: -4, BE: -4, HV: -4, DO: -4, TO: -3, S: -2, W: 0.3, P: -1, PT: -3 },
  TO: { V0: 2.2, BE: 1.5, HV: 1, N: 0, NS: 0, D: 0.6, PO: 0.4, VZ: -4, VD: -3, M: -5, PN: -3, P: -3, VG: -0.6, VN: -2, R: -0.3, DO: 0.5 },
  M: { V0: 2, BE: 2, HV: 1.5, R: 0.5, NEG: 1, PN: 0, N: -1.5, NS: -0.8, D: -0.8, VZ: -4, VD: -4, VG: -4, VN: -3, A: -3, P: -4, TO: -4, DO: 0.5, PU: -2 },
  DO: { NEG: 1.5, PN: 0.5, V0: 0.5, NS: 0, D: 0, VZ: -4, VD: -4, VG: -3, A: -2 },
  NEG: { V0: 1, VN: 0.5, VG: 0.5, A: 0.5, R: 0.3, BE: 0.8, HV: 0.8, N: -2, NS: -2, VZ: -3, VD: -1 },
  BE: { VN: 1.2, VG: 1, A: 1, D: 0.5, NEG: 1, R: 0.5, P: 0.4, N: -0.4, NS: -0.6, V0: -4, VZ: -4, VD: -2, PN: -0.8, TO: 0.2, W: 0.2, BE: -0.5, M: -4 },
  HV: { VN: 1.6, BE: 0.5, NEG: 0.3, R: 0.3, D: -1.5, N: -2.5, NS: -2.5, V0: -4, VD: -1, TO: -1.5, A: -2, VZ: -4 },
  V0: { D: 0.8, N: 0.2, NS: 0.4, PO: 0.8, PT: 0.8, R: 0.3, P: 0.2, V0: -3, VZ: -4, VD: -2, M: -4, BE: -3, HV: -3, PN: -1.2, A: 0 },
  VZ: { D: 0.8, N: 0.2, NS: 0.4, PO: 0.8, PT: 0.8, R: 0.3, P: 0.2, V0: -3, VZ: -4, VD: -2, M: -4, BE: -3, HV: -3, PN: -1.2, A: 0 },
  VD: { D: 0.6, NS: 0.2, PO: 0.8, PT: 0.6, R: 0.3, P: 0.3, V0: -3, VZ: -4, M: -4, PN: -1 },
  VN: { P: 0.5, R: 0.4, PT: 0.4, D: -0.2, N: -0.2, NS: -0.2, PN: -1.5, PO: -1, M: -3, V0: -3 },
  VG: { D: 0.6, N: 0.1, NS: 0.3, PO: 0.6, P: 0.3, PT: 0.6, R: 0.2, V0: -3, PN: -2 },
  W: { N: -0.2, NS: 0, PN: 0.8, D: 0.4, M: 0.8, BE: 0.6, V0: 0, VZ: 0.5, TO: 0.6, PO: -3, P: -1.5, PU: -1 },
  S: { PN: 1, D: 0.6, NS: 0.4, N: 0.4, V0: -4, VZ: -2.5, VD: -2, M: -3, PO: -3, VG: 0, VN: 0.2, P: -0.5, C: -3, EX: 0.6 },
  PT: { N: -0.2, D: 0.3, P: 0.2, PO: 0.2, V0: -2.5, VZ: -3 },
  C: { PO: -0.4, P: -0.2, PU: -2 },
  PN: { N: -3, NS: -3, D: -1.5, A: -2, PO: -3, PN: -3, P: -0.8, W: -0.3, C: -1 },
  PO: { PN: -2, PO: -3, N: -2.5, NS: -2.5 },
  R: { V0: 0.1, PO: -2, R: 0 },
  EX: { BE: 2, M: 1, N: -3, NS: -3, D: -3, A: -3, P: -1, PU: -1 },
};

function agreement(number: Number, tag: Tag, word: Word): number {
  if (number === 'any') return 0.8;
  if (tag === 'V0') return number === 'many' ? 1.6 : -3;
  if (tag === 'VZ') return number === 'one' ? 1.6 : -3;
  if (tag === 'BE') {
    if (/^(?:is|was)$/.test(word.lower)) return number === 'one' ? 1.4 : -1.5;
    if (/^(?:are|were|am)$/.test(word.lower)) return number === 'many' ? 1.4 : -1;
    return -3;
  }
  if (tag === 'HV' || tag === 'DO') return (number === 'one') === /^(?:has|does)$/.test(word.lower) || /^(?:had|did)$/.test(word.lower) ? 1.2 : -2;
  return tag === 'VD' ? 0.6 : 1.6;
}

function numberOf(tag: Tag, word: Word): Number {
  if (tag === 'NS') return 'many';
  if (tag === 'N') return /^(?:staff|police|data|crew|team|committee|personnel)$/.test(word.lower) || isMass(word.lower) ? 'any' : 'one';
  if (/^(?:i|we|you|they|these|those|many|both|people|all|most|some)$/.test(word.lower)) return 'many';
  return 'one';
}

interface Step {
  readonly score: number;
  readonly stage: Stage;
  readonly number: Number;
  readonly waits: Number | undefined;
  readonly form?: Tag | undefined;
}

const FINITE = new Set<Tag>(['V0', 'VZ', 'VD', 'M', 'BE', 'HV', 'DO']);

// A verb right behind "to", "should", "does not" or another auxiliary belongs to it.
function isInGroup(path: Path, tag: Tag): boolean {
  let before: Path | undefined = path;
  while (before && (before.tag === 'R' || before.tag === 'NEG') && before.back) before = before.back;
  const lead = before?.tag;
  if (!lead) return false;
  if (tag === 'V0') return lead === 'TO' || lead === 'M' || lead === 'DO';
  if (tag === 'BE' || tag === 'HV') return lead === 'TO' || lead === 'M' || (lead === 'HV' && tag === 'BE') || (lead === 'BE' && tag === 'BE');
  if (tag === 'VN') return lead === 'BE' || lead === 'HV' || /^(?:get|gets|got|getting)$/.test(before?.word?.lower ?? '');
  if (tag === 'VG') return lead === 'BE';
  return tag === 'NEG';
}

function finiteStep(path: Path, tag: Tag, word: Word): Step {
  const done = { stage: 'verb', number: path.number, waits: path.waits, form: tag } as const;
  const { stage, number, waits } = path;
  if (stage === 'subject') {
    if (path.tag === 'C') return { ...done, score: -2 };
    if (path.asks && tag === 'V0') return { ...done, score: 2.4 };
    return { ...done, score: agreement(number, tag, word) + (path.asks ? -2 : 0) - (path.isBare ? (tag === 'VD' ? 1.5 : tag === 'VZ' ? 0.7 : 0) : 0) };
  }
  if (stage === 'start') {
    if (path.tag === 'W' && !(tag === 'V0' && /^(?:when|where|why|how|whether)$/.test(path.word?.lower ?? ''))) return { ...done, score: agreement('any', tag, word) };
    const asks = tag === 'M' || tag === 'BE' || tag === 'DO' || tag === 'HV';
    if (path.tag === undefined || path.tag === 'R' || path.tag === 'PU') {
      if (asks) return { ...done, score: -0.2, stage: 'start' };
      return { ...done, score: tag === 'V0' ? 0.4 : -3 };
    }
    return { ...done, score: asks ? -1 : -2.5, ...(asks ? { stage: 'start' as const } : {}) };
  }
  if (stage === 'joined') {
    if (tag === path.form) return { ...done, score: 0.9 };
    const alike = (path.form === 'V0' || path.form === 'M' || path.outer === 'V0' || path.outer === 'M') && tag === 'V0';
    return { ...done, score: alike ? 0.6 : tag === 'M' || tag === 'BE' || tag === 'HV' || tag === 'DO' ? 0 : path.tag === 'PU' && tag === 'V0' ? -0.3 : -1.4 };
  }
  if (stage === 'listed') return { ...done, score: agreement(number, tag, word) - 0.5 };
  if (path.causes && tag === 'V0') return { ...done, score: 1.8 };
  if (waits) return { ...done, score: agreement(waits, tag, word), waits: undefined };
  if (path.fronted) return { ...done, score: tag === 'V0' ? -0.6 : agreement(number, tag, word) - 0.8 };
  if (REPORTING.test(verbBefore(path)) && NOMINAL.has(path.tag ?? 'PU')) return { ...done, score: agreement(number, tag, word) - 0.8 };
  return { ...done, score: -4 };
}

function verbBefore(path: Path): string {
  for (let before: Path | undefined = path; before; before = before.back)
    if (before.tag && /^V/.test(before.tag)) return readVerb(before.word?.lower ?? '')?.base ?? '';
  return '';
}

function nominalStep(path: Path, tag: Tag, word: Word): Step {
  const same = { number: path.number, waits: path.waits } as const;
  const number = NOMINAL.has(tag) ? numberOf(tag, word) : path.number;
  const isHead = NOMINAL.has(tag);
  // Behind a preposition the subject stays what it was: "owners of a boat reserve".
  const behind = inComplement(path);
  if (path.stage === 'start') return { ...same, score: tag === 'PO' ? -2 : 0, stage: isHead ? 'subject' : 'start', number: isHead ? number : path.number };
  if (path.stage === 'subject') {
    const extends_ = path.tag === 'N' || path.tag === 'NS' || IN_NOUN_PHRASE.has(path.tag ?? 'PU') || path.tag === 'VG' || path.tag === 'VN';
    return { ...same, score: tag === 'PO' ? -2.5 : extends_ || behind || path.tag === 'C' ? 0 : -1, stage: 'subject', number: path.tag === 'C' && isHead ? 'many' : isHead && !behind ? number : path.number };
  }
  if (path.stage === 'joined') return { ...same, score: tag === 'N' && path.tag === 'C' && path.form === 'V0' && path.back?.tag === 'PU' && isBaseVerb(word.lower) ? -1.2 : 0, stage: isHead ? 'listed' : 'joined', number: isHead ? number : path.number };
  return { ...same, score: tag === 'PN' && path.stage === 'verb' ? -0.8 : 0, stage: path.stage, number: isHead && !behind ? number : path.number };
}

function inComplement(path: Path): boolean {
  for (let before: Path | undefined = path; before?.tag; before = before.back) {
    if (before.tag === 'P' || before.tag === 'TO') return true;
    if (!['D', 'A', 'N', 'NS', 'PO', 'VG', 'VN', 'R'].includes(before.tag)) return false;
  }
  return false;
}

function step(path: Path, tag: Tag, word: Word): Step {
  const same = { stage: path.stage, number: path.number, waits: path.waits, form: path.form } as const;
  if (isInGroup(path, tag)) return { ...same, score: 0.6, stage: path.stage === 'start' && path.tag !== 'TO' ? 'verb' : path.stage === 'joined' || path.stage === 'listed' ? 'verb' : path.stage };
  if (FINITE.has(tag)) return finiteStep(path, tag, word);
  if (NOMINAL.has(tag) || tag === 'D' || tag === 'A') return { ...nominalStep(path, tag, word), form: path.form };
  if (tag === 'VG') {
    if (path.stage === 'start' && path.tag !== 'BE') return { ...same, score: -0.4, stage: 'subject', number: 'one' };
    return { ...same, score: path.stage === 'subject' && !IN_NOUN_PHRASE.has(path.tag ?? 'PU') ? -0.4 : 0 };
  }
  if (tag === 'VN') return { ...same, score: path.stage === 'subject' && NOMINAL.has(path.tag ?? 'PU') ? -0.9 : -0.2 };
  if (tag === 'C') return { ...same, score: 0, stage: path.stage === 'verb' || path.stage === 'listed' ? 'joined' : path.stage };
  if (tag === 'W' || tag === 'S') {
    const waits = path.stage === 'subject' && path.tag !== undefined ? path.number : path.waits;
    return { ...same, score: 0, stage: 'start', waits };
  }
  if (tag === 'PU') return { ...same, score: path.fronted && path.stage === 'subject' ? -2 : 0, stage: path.stage === 'verb' || path.stage === 'listed' ? 'joined' : path.stage };
  if (tag === 'EX') return { ...same, score: path.stage === 'start' ? 0.5 : -0.5, stage: 'subject', number: 'any' };
  return { ...same, score: tag === 'PT' && !/^V/.test(path.tag ?? '') && path.tag !== 'PO' && path.tag !== 'N' && path.tag !== 'NS' ? -2 : 0 };
}

const BARE_CLOSERS = new Set<Tag>(['VZ', 'V0', 'VD']);

function extend(path: Path, tag: Tag, word: Word, own: number, isLast: boolean): Path {
  const pair = path.tag === undefined ? 0 : (PAIRS[path.tag]?.[tag] ?? 0);
  const next = step(path, tag, word);
  const isVerb = /^V|^HV/.test(tag);
  // "a list for season berths": a noun that closes the words rather than a verb without anything behind it.
  const closes = isLast && BARE_CLOSERS.has(tag) && next.stage === 'verb' && path.stage === 'subject' && inComplement(path) ? -1.5 : 0;
  // An order at the start of the words, with its object behind it.
  const orders = path.tag === 'V0' && path.back?.tag === undefined && (tag === 'NS' || tag === 'D' || tag === 'PO' || tag === 'VN' || tag === 'A') ? 0.7 : 0;
  const inverts = (tag === 'M' || tag === 'DO' || tag === 'BE' || tag === 'HV') && next.stage === 'start';
  return {
    ...next,
    score: path.score + own + pair + next.score + closes + orders,
    fronted: (tag === 'S' && path.tag === undefined) || (path.fronted && !(FINITE.has(tag) && path.stage !== 'subject' && path.stage !== 'start' && next.stage === 'verb')),
    asks: inverts || (path.asks && next.stage !== 'verb' && next.stage !== 'joined'),
    isBare: tag === 'N' ? (path.tag === 'N' || path.tag === 'A' ? path.isBare : path.tag !== 'D') && !word.isName && !isMass(word.lower) : tag === 'A' ? path.tag !== 'D' : false,
    tag,
    word,
    form: next.form ?? path.form,
    causes: isVerb ? CAUSATIVE.test(word.lower) : path.causes && tag !== 'W' && tag !== 'S' && tag !== 'TO',
    outer: (tag === 'S' || tag === 'W') && path.stage !== 'start' ? (path.outer ?? path.form) : path.outer,
    back: path,
  };
}

function closing({ stage, waits, tag }: Path): number {
  const open = stage === 'subject' ? -1.2 : stage === 'start' ? -1.5 : 0;
  return open + (waits ? -1 : 0) + (tag === 'D' || tag === 'P' || tag === 'TO' || tag === 'C' ? -2 : 0);
}

/**
 * Tags the words of one sentence so that it holds together best: agreement, one finite verb a clause, whole noun phrases. A `thing` is
 * no sentence; an `action` starts with "to" and a verb, known as one or not.
 */
export function tagSentence(words: readonly Word[], kind: 'sentence' | 'thing' | 'action' = 'sentence'): Tagged[] {
  const isThing = kind === 'thing';
  const orders = isCommand(words.map(({ text }) => text).join(' '));
  const winks = tagWords(words.map(({ text }) => text.replaceAll(' ', '_')).join(' '));
  let at = 0;
  let inside = false;
  let paths: Path[] = [{ score: 0, tag: undefined, word: undefined, stage: 'start', number: 'any', waits: undefined, causes: false, asks: false, fronted: false, isBare: false, form: undefined, outer: undefined, back: undefined }];
  for (const [place, word] of words.entries()) {
    const isLast = place === words.length - 1 || /^(?:[,;:]|and|or)$/.test(words[place + 1]?.lower ?? '');
    while (at < winks.length && !sameWord(winks[at]?.text ?? '', word.text)) at++;
    const tagged = winks[at] ?? tagWords(word.text)[0];
    const own = candidatesOf(word, tagged);
    const isVerb = kind === 'action' && place === 1 && own.every(([tag]) => !/^(?:R|BE|HV|DO|V0)$/.test(tag));
    const candidates = (isVerb ? ([['V0', 3]] as const) : own).map(([tag, score]) => [tag, place === 0 && orders && tag === 'V0' ? score + 1.3 : score] as const);
    const bias = isThing && !inside ? -3 : 0;
    inside ||= /^(?:who|which|that|whose|where|when|if)$/.test(word.lower);
    paths = paths
      .flatMap((path) => candidates.map(([tag, score]) => extend(path, tag, word, FINITE.has(tag) ? score + bias : score, isLast)))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, WIDTH);
    if (at >= winks.length) at = 0;
  }
  let best = paths.reduce<Path | undefined>((found, path) => (!found || path.score + closing(path) > found.score + closing(found) ? path : found), undefined);
  const tags: Tagged[] = [];
  for (; best?.word && best.tag; best = best.back) tags.unshift({ ...best.word, tag: best.tag });
  return tags;
}

function sameWord(token: string, word: string): boolean {
  const plain = word.replaceAll(' ', '_');
  return token === plain || plain.startsWith(token);
}

/** Whether a noun stands for several, for those who build on tags. */
export function isMany({ tag, lower }: Tagged): boolean {
  return tag === 'NS' || isPlural(lower);
}
