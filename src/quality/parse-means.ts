import {
  ARTICLES,
  COORDINATORS,
  OBJECT_PRONOUNS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
} from './lexicon/function-words.ts';
import { IN_ON_VERBS, PARTICLES } from './lexicon/verbs.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { isDeterminer, nounPhraseAt, nounPhrasesAt } from './noun-phrase.ts';
import type { Span, Token } from './tokens.ts';
import { tokenize } from './tokens.ts';
import { endsNounPhrase, isAdverb, isParticiple, looksLikeAdjective, verbLikelihood } from './word-classes.ts';

/** The verb of a wish: tokens `from` to `to`; `head` is the verb itself without adverbs and particle. */
export interface VerbGroup {
  readonly from: number;
  readonly head: number;
  readonly to: number;
}

export interface Means {
  readonly tokens: readonly Token[];
  readonly verb: VerbGroup | null;
  readonly object: NounPhrase | null;
  readonly objects: readonly NounPhrase[];
  /** "I want a report": there is no verb of the role's own, only a thing wished for. */
  readonly isNominal: boolean;
}

/** "be sure", "be aware": the adjective carries the meaning. */
const BEING = /^(?:sure|aware|certain|able|part|alerted|confident|free|ready)$/u;
/** Verbs that say only that the next one begins, lasts or ends. */
const PHASE_VERBS = /^(?:begin|start|continue|keep|stop|finish|resume|avoid)$/u;
const LOST = /^(?:also|really|just|then|simply)$/u;

function lowerAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.lower ?? '';
}

/** The verb group that begins at `start`: adverbs, the verb, and a particle that belongs to it. */
export function verbGroupAt(tokens: readonly Token[], start: number): VerbGroup | null {
  let from = start;
  while (lowerAt(tokens, from) === 'to' || LOST.test(lowerAt(tokens, from))) from += 1;
  let head = from;
  while (isAdverb(lowerAt(tokens, head)) && tokens[head + 1]?.isWord === true) head += 1;
  if (tokens[head]?.isWord !== true) return null;
  if (/^(?:be|get)$/u.test(lowerAt(tokens, head))) {
    let next = head + 1;
    while (isAdverb(lowerAt(tokens, next))) next += 1;
    if (isParticiple(lowerAt(tokens, next))) return { from, head: next, to: next + 1 };
  }
  let to = head + 1;
  const after = lowerAt(tokens, to);
  const verb = lowerAt(tokens, head);
  if (verb === 'be' && BEING.test(after)) return { from, head, to: to + 1 };
  if (verb === 'make' && after === 'sure') return { from, head, to: to + 1 };
  if (PHASE_VERBS.test(verb) && after.length > 4 && after.endsWith('ing')) return { from, head: to, to: to + 1 };
  if (PARTICLES.has(after)) to += 1;
  else if ((after === 'in' || after === 'on') && IN_ON_VERBS.has(verb)) to += 1;
  return { from, head, to };
}

/** "when", "why", "how active", or the thing asked for ("what collection it belongs to"); null for a plain "that" or "if". */
function questionObject(tokens: readonly Token[], at: number): NounPhrase | null {
  const word = lowerAt(tokens, at);
  const next = tokens[at + 1];
  if (/^(?:that|if|whether)$/u.test(word)) return null;
  if (/^(?:what|which|whose)$/u.test(word) && next?.isWord === true) {
    const { lower } = next;
    const named = /^\p{Lu}/u.test(next.text);
    const isNoun =
      !named && !endsNounPhrase(lower) && !isDeterminer(lower) && !PRONOUNS.has(lower) && verbLikelihood(lower) < 2;
    if (isNoun && /^(?:kinds?|types?|sorts?)$/u.test(lower) && lowerAt(tokens, at + 2) === 'of')
      return nounPhraseAt(tokens, at + 3);
    if (isNoun) return nounPhraseAt(tokens, at + 1);
  }
  const afterNext = lowerAt(tokens, at + 2);
  const degree = isDeterminer(afterNext) || COORDINATORS.has(afterNext) || endsNounPhrase(afterNext);
  if (word === 'how' && next?.isWord === true && /^(?:many|much|often|long|far)$/u.test(next.lower))
    return { from: at, to: at + 2 };
  if (word === 'how' && next?.isWord === true && degree && looksLikeAdjective(next.lower) && !isDeterminer(next.lower))
    return { from: at, to: at + 2 };
  return { from: at, to: at + 1 };
}

const QUESTION = /^(?:that|if|whether|what|which|whose|who|when|where|why|how)$/u;

const SET_ASIDES = /^(?:at a glance|at any time|at all times|in real time|in one place|in advance|at once)$/u;

/** The index behind a set phrase of manner or time that begins at `at` ("see at a glance which ..."); else `at`. */
function skipSetPhrase(tokens: readonly Token[], at: number): number {
  for (const length of [3, 2]) {
    const words = tokens.slice(at, at + length);
    if (SET_ASIDES.test(words.map((token) => token.lower).join(' '))) return at + length;
  }
  return at;
}

/** Steps over ", where pertinent," and over a preposition with its phrase when another noun phrase follows it. */
function skipAside(tokens: readonly Token[], start: number): number {
  if (lowerAt(tokens, start) !== ',') return start;
  const close = tokens.findIndex((token, index) => index > start && token.lower === ',');
  return close < 0 || close - start > 7 ? start + 1 : close + 1;
}

function skipPreposition(tokens: readonly Token[], start: number): number {
  const at = skipSetPhrase(tokens, skipAside(tokens, start));
  const lower = lowerAt(tokens, at);
  if (!PREPOSITIONS.has(lower) && lower !== 'to') return at;
  let inside = at + 1;
  while (PREPOSITIONS.has(lowerAt(tokens, inside))) inside += 1;
  const phrases = nounPhrasesAt(tokens, inside);
  const last = phrases.at(-1);
  // "in their assigned order all components": what follows the phrase is what the verb is about.
  const joinsVerb = phrases.length > 1 && verbLikelihood(lowerAt(tokens, last?.from ?? 0)) > 0;
  if (last !== undefined && !joinsVerb && isDeterminer(lowerAt(tokens, last.to)) && lower !== 'of') return last.to;
  return inside;
}

/** Adverbs between verb and object; "online games" and "previously sent files" keep theirs. */
function skipAdverbs(tokens: readonly Token[], start: number): number {
  let at = start;
  while (isAdverb(lowerAt(tokens, at)) && tokens[at + 1] !== undefined) {
    const next = lowerAt(tokens, at + 1);
    const inside = lowerAt(tokens, at).endsWith('ly') || /^(?:online|offline|overnight)$/u.test(lowerAt(tokens, at));
    if (inside && !endsNounPhrase(next) && !isDeterminer(next) && !isAdverb(next) && tokens[at + 1]?.isWord === true)
      return at;
    at += 1;
  }
  return at;
}

/** Does "and" or "or" follow the word at `at` soon, so that it is a member of a list ("wash, peel and cut")? */
export function listGoesOn(tokens: readonly Token[], at: number): boolean {
  const next = lowerAt(tokens, at + 1);
  const next2 = lowerAt(tokens, at + 2);
  return (
    COORDINATORS.has(next) || (next === ',' && (COORDINATORS.has(next2) || COORDINATORS.has(lowerAt(tokens, at + 3))))
  );
}

function objectStart(tokens: readonly Token[], verb: VerbGroup): number {
  let at = skipAdverbs(tokens, verb.to);
  // "search, filter and sort orders": the verbs share what follows the last of them.
  for (;;) {
    let next = at;
    while (lowerAt(tokens, next) === ',' || COORDINATORS.has(lowerAt(tokens, next))) next += 1;
    while (next > at && (lowerAt(tokens, next) === 'to' || LOST.test(lowerAt(tokens, next)))) next += 1;
    if (next === at || next >= tokens.length) break;
    const word = lowerAt(tokens, next);
    const aside = lowerAt(tokens, next - 1) === ',' && verbLikelihood(word) === 0 && !listGoesOn(tokens, next);
    if (aside || isDeterminer(word) || endsNounPhrase(word)) break;
    at = verbGroupAt(tokens, next)?.to ?? next + 1;
    at = skipAdverbs(tokens, at);
  }
  const pronoun = OBJECT_PRONOUNS.has(lowerAt(tokens, at));
  if (
    pronoun &&
    (isDeterminer(lowerAt(tokens, at + 1)) ||
      (tokens[at + 1]?.isWord === true && !endsNounPhrase(lowerAt(tokens, at + 1))))
  )
    return at + 1;
  const skipped = skipPreposition(tokens, at);
  return lowerAt(tokens, skipped) === ',' ? skipPreposition(tokens, skipped) : skipped;
}

const FACILITY =
  /^(?:access|permissions?|rights?|privileges?|function(?:s|ality)?|features?|options?|history|mode|support|capabilit(?:y|ies)|results?)$/u;

/** "I want read access": what looks like a verb names the kind of a facility. */
function isFacility(tokens: readonly Token[], at: number): boolean {
  const phrase = nounPhraseAt(tokens, at);
  const bare = !isDeterminer(lowerAt(tokens, at + 1)) && verbLikelihood(lowerAt(tokens, at)) < 3;
  return bare && phrase !== null && phrase.to - phrase.from === 2 && FACILITY.test(lowerAt(tokens, phrase.to - 1));
}

/** Is a wish without "to" still a verb ("I want know ..."), not a thing ("I want access to ...")? */
function startsWithVerb(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => !isAdverb(token.lower));
  const first = lowerAt(tokens, at);
  if (isFacility(tokens, at)) return false;
  if (verbLikelihood(first) >= 2) return true;
  // Before an article stands no noun: "I want weigh the dough".
  const next = lowerAt(tokens, at + 1);
  const isWord = tokens[at]?.isWord === true && !isDeterminer(first) && !PRONOUNS.has(first) && !endsNounPhrase(first);
  return isWord && (ARTICLES.has(next) || POSSESSIVES.has(next));
}

const WISHES_THING = /(?:want|wants|wanted|need|needs|like|love|prefer|require|requires|wish)$/iu;

/** Reads the wish of a story: its verb and what the verb is about. `marker` are the words of wanting before it. */
export function parseMeans(means: Span | null, marker: string): Means {
  const tokens = means === null ? [] : tokenize(means.text, means.start);
  if (WISHES_THING.test(marker) && lowerAt(tokens, 0) !== 'to' && !startsWithVerb(tokens)) {
    const objects = nounPhrasesAt(tokens, 0);
    return { tokens, verb: null, object: objects[0] ?? null, objects, isNominal: true };
  }
  const verb = verbGroupAt(tokens, 0);
  const first = lowerAt(tokens, 0);
  // "I want to games that ...": a slip of the pen before a thing.
  if (
    verb?.head === 0 &&
    verbLikelihood(first) === 0 &&
    /^(?:that|which|to)$/u.test(lowerAt(tokens, 1)) &&
    /want/iu.test(marker)
  ) {
    const objects = nounPhrasesAt(tokens, 0);
    return { tokens, verb: null, object: objects[0] ?? null, objects, isNominal: true };
  }
  if (verb === null || ARTICLES.has(lowerAt(tokens, verb.head)) || POSSESSIVES.has(lowerAt(tokens, verb.head)))
    return { tokens, verb: null, object: null, objects: [], isNominal: false };
  const start = objectStart(tokens, verb);
  if (QUESTION.test(lowerAt(tokens, start))) {
    const asked = questionObject(tokens, start);
    return { tokens, verb, object: asked, objects: asked === null ? [] : [asked], isNominal: false };
  }
  const objects = nounPhrasesAt(tokens, start);
  return { tokens, verb, object: objects[0] ?? null, objects, isNominal: false };
}
