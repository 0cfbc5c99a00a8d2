import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { MOSTLY_NOUNS, PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { isMass } from '../language/nouns.ts';
import { remember } from '../language/remember.ts';
import { isBaseVerb, participle, pastTense, readVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';
import { isCommand, isUnknownVerb } from '../reading/is-command.ts';
import { candidatesOf, FINITE, type Candidate, type Tag } from './candidates.ts';
import { CAUSATIVE, inComplement, step, type Path } from './path.ts';
import { pairScore } from './tag-pairs.ts';
import type { Word } from './words.ts';

/** A word with what it is in its sentence. */
export interface Tagged extends Word {
  readonly tag: Tag;
}

const WIDTH = 12;
const remembered = remember<readonly Tagged[]>(1_000);

type Kind = 'sentence' | 'thing' | 'action';
/** "undo for deleted notes": what stands before is a thing. */
const THING_OF = /^(?:for|of|button|feature|function|option|mode)$/;
const SINGLE = /^(?:an?|each|every|another|one)$/;
const BARE_CLOSERS = new Set<Tag>(['VZ', 'V0', 'VD']);

/** "came", "fell", "drove", and not "broken" or "closed". */
function isSimplePast(word: string): boolean {
  const base = readVerb(word)?.form === 'past' ? (readVerb(word)?.base ?? '') : '';
  return base !== '' && pastTense(base) === word && participle(base) !== word;
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
  const said = closes + orders + lists + counts + unpaid + joins + shares + owned + relates + happened;
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
    outer: (tag === 'S' || tag === 'W') && path.stage !== 'start' ? (path.outer ?? path.form) : path.outer,
    back: path,
  };
}

function closing({ stage, waits, tag, owes, fronted }: Path, isThing: boolean): number {
  // A thing alone needs no verb.
  const open = isThing ? 0 : stage === 'subject' ? -1.2 : stage === 'start' ? -1.5 : 0;
  return (
    open +
    (owes ? -2 : 0) +
    (fronted ? -1.5 : 0) +
    (waits ? -1 : 0) +
    (tag === 'D' || tag === 'P' || tag === 'TO' || tag === 'C' ? -2 : 0)
  );
}

/**
 * Tags the words of one sentence so that it holds together best: agreement, one finite verb a clause, whole noun phrases. A `thing` is
 * no sentence; an `action` starts with "to" and a verb, known as one or not.
 */
export function tagSentence(words: readonly Word[], kind: Kind = 'sentence'): readonly Tagged[] {
  const key = `${kind} ${words.map(({ text, isName }) => (isName ? `<${text}>` : text)).join(' ')}`;
  return remembered(key, () => bestTags(words, kind));
}

const START: Path = {
  score: 0,
  tag: undefined,
  word: undefined,
  stage: 'start',
  number: 'any',
  waits: undefined,
  causes: false,
  asks: false,
  fronted: false,
  isBare: false,
  isSingle: false,
  owes: false,
  form: undefined,
  outer: undefined,
  back: undefined,
};

function bestTags(words: readonly Word[], kind: Kind): readonly Tagged[] {
  const isThing = kind === 'thing';
  const orders = isCommand(words.map(({ text }) => text).join(' '));
  const winks = tagWords(words.map(({ text }) => text.replaceAll(' ', '_')).join(' '));
  let at = 0;
  let inside = false;
  let paths: Path[] = [START];
  for (const [place, word] of words.entries()) {
    const isLast = place === words.length - 1 || /^(?:[,;:]|and|or)$/.test(words[place + 1]?.lower ?? '');
    while (at < winks.length && !sameWord(winks[at]?.text ?? '', word.text)) at++;
    const tagged = winks[at] ?? tagWords(word.text)[0];
    const next = words[place + 1]?.lower ?? '';
    const own = settled(words, place) ?? candidatesOf(word, tagged);
    const opens =
      (kind === 'action' && place === 1) || (place === 0 && !word.isName && isUnknownVerb(word.lower, next));
    const isVerb = opens && own.every(([tag]) => !/^(?:R|BE|HV|DO|V0)$/.test(tag));
    const candidates = (isVerb ? ([['V0', 3]] as const) : own).map(
      ([tag, score]) =>
        [
          tag,
          (place === 0 ? score + firstWord(tag, word.lower, next, orders) : score) +
            beforeNext(tag, word.lower, next) +
            behindNot(tag, words, place) +
            (orders || kind === 'action' ? nextOrder(tag, place, words[place - 1]?.lower, next) : 0),
        ] as const,
    );
    const bias = isThing && !inside ? -3 : 0;
    inside ||= /^(?:who|which|that|whose|where|when|if)$/.test(word.lower);
    paths = paths
      .flatMap((path) =>
        candidates.map(([tag, score]) => extend(path, tag, word, FINITE.has(tag) ? score + bias : score, isLast)),
      )
      .toSorted((a, b) => b.score - a.score)
      .slice(0, WIDTH);
    if (at >= winks.length) at = 0;
  }
  let best = paths.reduce<Path | undefined>(
    (found, path) =>
      !found || path.score + closing(path, isThing) > found.score + closing(found, isThing) ? path : found,
    undefined,
  );
  const tags: Tagged[] = [];
  for (; best?.word && best.tag; best = best.back) tags.unshift({ ...best.word, tag: best.tag });
  return tags;
}

/** What the words beside it settle: "studio A", "for a while", "once a week". */
function settled(words: readonly Word[], place: number): readonly Candidate[] | undefined {
  const { text, lower } = words[place] ?? { text: '', lower: '' };
  const before = words[place - 1]?.lower ?? '';
  const next = words[place + 1]?.lower ?? '';
  if (text === 'A' && place > 0) return [['N', 2]];
  if (lower === 'address' && /^(?:billing|shipping|mailing|home|delivery|postal|street|web)$/.test(before))
    return [['N', 2]];
  // "shall release the room if nobody comes, and return half of the credits": what else it shall do.
  if (
    before === 'and' &&
    words[place - 2]?.lower === ',' &&
    /^(?:half|the|it|them|all|both|each|every|its|their)$/.test(next) &&
    isBaseVerb(lower) &&
    words.slice(0, place).some((one) => /^(?:shall|must|should|can|will)$/.test(one.lower))
  )
    return [
      ['V0', 2],
      ['N', 0],
    ];
  // "for size, colour and address": one of a list of things.
  if (
    before === ',' &&
    /^(?:and|or)$/.test(next) &&
    /^(?:for|of|with|by|about)$/.test(words[place - 3]?.lower ?? '') &&
    MOSTLY_NOUNS.has(lower)
  )
    return [['N', 2]];
  // "of wrongly parked scooters": no verb follows a preposition.
  if (
    before.endsWith('ly') &&
    /^(?:of|for|with|by|from|about|between|on|in|to)$/.test(words[place - 2]?.lower ?? '') &&
    readVerb(lower)?.form === 'past'
  )
    return [['A', 2]];
  if (lower === 'while' && /^(?:a|little|long|short|whole|quite)$/.test(before)) return [['N', 2]];
  // "the name of whoever gave it"
  if (lower === 'whoever' && /^(?:of|by|to|from|for|with)$/.test(before)) return [['W', 1]];
  const isCount =
    /^(?:|per|every|each|more|only|and|or|but|again|[.,;:!?)])$/.test(next) ||
    (/^an?$/.test(next) && TIME_UNIT.test(words[place + 2]?.lower ?? ''));
  return lower === 'once' && place > 0 && isCount ? [['R', 2]] : undefined;
}

const TIME_UNIT = /^(?:second|minute|hour|day|night|shift|week|month|quarter|season|term|year|while)$/;

/** "health data shows up": a verb with its particle rather than a noun. */
function phrasal(tag: Tag, word: string, next: string): number {
  if (!/^V[0ZD]$/.test(tag) || !/^(?:up|down|out|off|away|over|apart|dry|missing)$/.test(next)) return 0;
  return PHRASAL_VERBS.has(`${readVerb(word)?.base ?? word} ${next}`) ? 0.8 : 0;
}

/** "where dogs are allowed": two verbs of a clause do not stand side by side. */
function beside(tag: Tag, next: string): number {
  return tag === 'VZ' && /^(?:are|were|have|do|can|will|should|must|may)$/.test(next) ? -3 : 0;
}

/** "extra items sold by us": done to them, unless it is a verb that takes no object or a way of doing. */
function passive(tag: Tag, word: string, next: string): number {
  if (tag !== 'VD' || next !== 'by') return 0;
  const base = readVerb(word)?.base ?? word;
  return INTRANSITIVE.test(base) || /^(?:pay|travel|ride|drive|win|start|end|begin|vary|differ|change)$/.test(base)
    ? 0
    : -2.6;
}

/** "how many bowls are needed, not just dogs": behind "not just" no verb follows that agrees with nothing. */
function behindNot(tag: Tag, words: readonly Word[], place: number): number {
  const before = `${words[place - 2]?.lower} ${words[place - 1]?.lower}`;
  return tag === 'VZ' && /^not (?:just|only)$/.test(before) ? -3 : 0;
}

/** What speaks for or against a tag by the word behind it. */
function beforeNext(tag: Tag, word: string, next: string): number {
  return phrasal(tag, word, next) + passive(tag, word, next) + beside(tag, next);
}

/** "group them and show which are late": a second order behind the first. */
function nextOrder(tag: Tag, place: number, before: string | undefined, next: string): number {
  // "print, sign and scan the form"
  if (tag === 'V0' && place === 2 && before === ',' && /^(?:and|or)$/.test(next)) return 3;
  if (tag !== 'V0' || !/^(?:and|or|but|then)$/.test(before ?? '')) return 0;
  return /^(?:the|an?|it|them|which|who|what|how|whether|me|us|my|our|their|its|every|each|any|half|both|all|those|whoever)$/.test(
    next,
  )
    ? 1.5
    : 0;
}

/** What speaks for a tag of the first word: an order, or a "when" that asks nothing. */
function firstWord(tag: Tag, word: string, next: string, orders: boolean): number {
  // "free parking on Sundays" costs nothing; nobody frees it.
  if (tag === 'V0' && word === 'free' && !orders) return -2.5;
  if (tag === 'V0') return orders ? 1.3 : THING_OF.test(next) ? -1.5 : MOSTLY_NOUNS.has(word) ? -0.8 : 0;
  if (tag === 'W' && word === 'when')
    return /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)$/.test(next) ? 1 : -2;
  return tag === 'S' && word === 'when' && /^(?:do|does|did|will|would|should)$/.test(next) ? -2 : 0;
}

function sameWord(token: string, word: string): boolean {
  const plain = word.replaceAll(' ', '_');
  return token === plain || plain.startsWith(token);
}
