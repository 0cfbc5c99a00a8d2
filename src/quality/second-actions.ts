import {
  ARTICLES,
  COORDINATORS,
  DEMONSTRATIVES,
  FINITE_BE,
  MODALS,
  POSSESSIVES,
  PREPOSITIONS,
  QUANTIFIERS,
  REFLEXIVES,
  SUBJECT_PRONOUNS,
} from './lexicon/function-words.ts';
import { FIXED_PAIRS, PARTICLES } from './lexicon/verbs.ts';
import type { Means } from './parse-means.ts';
import { listGoesOn, verbGroupAt } from './parse-means.ts';
import type { Token } from './tokens.ts';
import {
  endsNounPhrase,
  isAdverb,
  isIngForm,
  isParticiple,
  looksLikeAdjective,
  looksPlural,
  verbLikelihood,
} from './word-classes.ts';

/** A further action of the same wish: the joining word(s) from `joint`, its verb group from `from` to `to` (token indices). */
export interface SecondAction {
  readonly joint: number;
  readonly from: number;
  readonly to: number;
  /** Joined verb to verb ("search and filter orders"), so that both share the object. */
  readonly sharesObject: boolean;
}

const CONDITIONS = new Set('when whenever while if unless because once whether'.split(' '));
const RELATIVES = new Set('that which who whose where how what why let lets'.split(' '));

function lowerAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.lower ?? '';
}

/** A verb in the third person ("responds"), told by what stands before it; a base form cannot be joined to one. */
function isThirdPerson(tokens: readonly Token[], at: number): boolean {
  const lower = lowerAt(tokens, at);
  if (!looksPlural(lower)) return false;
  const likelihood = Math.max(
    verbLikelihood(lower.slice(0, -1)),
    verbLikelihood(lower.replace(/(?:(?<=[sxzho])es|s)$/u, '')),
  );
  const before = lowerAt(tokens, at - 1);
  if (/^(?:that|which|who|it|he|she|what)$/u.test(before)) return likelihood > 0;
  return (
    likelihood === 3 &&
    !looksPlural(before) &&
    !startsObject(before) &&
    !PREPOSITIONS.has(before) &&
    !looksLikeAdjective(before)
  );
}

/** Do the tokens before `to` end in a verb without its object ("that I can view", "that people search for")? */
function endsInBareVerb(tokens: readonly Token[], to: number): boolean {
  const at = PREPOSITIONS.has(lowerAt(tokens, to - 1)) ? to - 2 : to - 1;
  const verb = lowerAt(tokens, at);
  const before = lowerAt(tokens, at - 1);
  if (verb === 'be' || isNounOpener(before)) return false;
  const likelihood = verbLikelihood(verb);
  return (
    likelihood >= 2 ||
    (likelihood === 1 && (MODALS.has(before) || REFLEXIVES.has(before) || SUBJECT_PRONOUNS.has(before)))
  );
}

type Clause = 'none' | 'relative' | 'condition';

/** The clause that the word at `at` opens; a pronoun opens one as its subject ("a file I sent"), not as an object. */
function clauseOpenedAt(tokens: readonly Token[], at: number): Clause {
  const lower = lowerAt(tokens, at);
  const next = lowerAt(tokens, at + 1);
  if (next === 'to' || isIngForm(next)) return 'none';
  if (CONDITIONS.has(lower)) return looksLikeAdjective(next) || isParticiple(next) ? 'none' : 'condition';
  if (lower === 'that' && PREPOSITIONS.has(lowerAt(tokens, at - 1))) return 'none';
  if (RELATIVES.has(lower) || (MODALS.has(lower) && lower !== 'to')) return 'relative';
  const subject = SUBJECT_PRONOUNS.has(lower) && tokens[at + 1]?.isWord === true;
  return subject && !PREPOSITIONS.has(next) && !COORDINATORS.has(next) ? 'relative' : 'none';
}

/** A verb in the past behind its subject ("the event occurred"). */
function isPast(tokens: readonly Token[], at: number): boolean {
  const before = lowerAt(tokens, at - 1);
  return (
    isParticiple(lowerAt(tokens, at)) &&
    !startsObject(before) &&
    !PREPOSITIONS.has(before) &&
    verbLikelihood(before) < 3
  );
}

/**
 * Does the base verb joined at `to` belong to a clause that began after `from`, and not to the main verb? A clause in
 * the past, the passive or the third person cannot take a base verb on. Otherwise a condition keeps it ("when I sign in
 * and open the list"), a relative clause and an infinitive only where it is joined to their bare verb ("a way to add and
 * remove rows").
 */
function insideClause(tokens: readonly Token[], from: number, to: number): boolean {
  let open: Clause = 'none';
  let finite = false;
  let infinitiveEnd = -1;
  for (let at = from; at < to; at += 1) {
    const { lower } = tokens[at] as Token;
    const opened = clauseOpenedAt(tokens, at);
    if (opened !== 'none') {
      // Right behind the verb it is what the verb asks ("know when ..."), not a condition.
      const asked = opened === 'condition' && at === from ? 'relative' : opened;
      open = open === 'condition' && !finite ? 'condition' : asked;
      finite = false;
    } else if (lower === 'to' && verbLikelihood(lowerAt(tokens, at + 1)) >= 1)
      infinitiveEnd = verbGroupAt(tokens, at + 1)?.to ?? at + 2;
    else if (open !== 'none') {
      const passive = lower === 'be' && isParticiple(lowerAt(tokens, at + 1));
      if (FINITE_BE.has(lower) || passive || isThirdPerson(tokens, at) || isPast(tokens, at)) finite = true;
    }
  }
  if (infinitiveEnd === to) return true;
  if (open === 'none' || finite) return false;
  return open === 'condition' || endsInBareVerb(tokens, to);
}

function isNounOpener(lower: string): boolean {
  return ARTICLES.has(lower) || POSSESSIVES.has(lower) || QUANTIFIERS.has(lower);
}

function startsObject(lower: string): boolean {
  return isNounOpener(lower) || DEMONSTRATIVES.has(lower) || REFLEXIVES.has(lower);
}

/** "copy and paste", "trial and error": two words joined at `joint` that are one; in a list they are two. */
function isFixedPair(tokens: readonly Token[], joint: number, at: number): boolean {
  return lowerAt(tokens, joint) !== ',' && FIXED_PAIRS.has(`${lowerAt(tokens, joint - 1)}+${lowerAt(tokens, at)}`);
}

/** Does the verb-like word at `at` act as a verb, given what joins it and what follows? */
function actsAsAction(
  tokens: readonly Token[],
  joint: number,
  at: number,
  objectAt: number,
  how: { direct: boolean; sequential: boolean },
): boolean {
  const { direct, sequential } = how;
  const { lower } = tokens[at] as Token;
  const likelihood = verbLikelihood(lower);
  const next = lowerAt(tokens, at + 1);
  const before = lowerAt(tokens, joint - 1);
  if (isFixedPair(tokens, joint, at) || PARTICLES.has(lower) || next === 'of') return false;
  if (sequential) return likelihood >= 1 || startsObject(next);
  const followed = tokens[at + 1]?.isWord === true && !COORDINATORS.has(next);
  const object = startsObject(next);
  if (direct) {
    // What is joined to the bare verb is a verb, known or not ("filter and frobnicate orders").
    const unknown =
      tokens[joint - 1]?.isWord === true &&
      followed &&
      !endsNounPhrase(lower) &&
      !isAdverb(lower) &&
      !startsObject(lower);
    return likelihood >= 1 || (unknown && (object || !endsNounPhrase(next)));
  }
  const before2 = lowerAt(tokens, joint - 2);
  const bare = joint - 1 === objectAt || before2 === ',';
  const neighbour = bare ? verbLikelihood(before) : 0;
  // "grant edit and delete rights": both stand before a noun and are its adjectives.
  if (likelihood === 3) return lower === 'be' || object || neighbour < 2 || !followed || endsNounPhrase(next);
  const pair = neighbour >= 2 && !object;
  if (likelihood === 2) {
    const preposition = /^(?:to|with|on|by|from|into|for)$/u.test(next);
    return object || (!pair && followed && (preposition || (!PREPOSITIONS.has(next) && !endsNounPhrase(next))));
  }
  // "and comment on it"
  const onIt = PREPOSITIONS.has(next) && /^(?:it|them)$/u.test(lowerAt(tokens, at + 2));
  return (
    likelihood === 1 &&
    (onIt || ARTICLES.has(next) || POSSESSIVES.has(next) || REFLEXIVES.has(next) || /^(?:each|all|every)$/u.test(next))
  );
}

interface Joint {
  readonly verbAt: number;
  readonly sequential: boolean;
}

const BRIDGE = /^(?:then|also|to|afterwards|subsequently|finally|later|next)$/u;

/** "and, if it is full, join the waiting list": the index behind a condition between two commas; else `at`. */
function skipCondition(tokens: readonly Token[], at: number): number {
  if (lowerAt(tokens, at - 1) !== ',' || !/^(?:if|when|whenever|once|where)$/u.test(lowerAt(tokens, at))) return at;
  const close = tokens.findIndex((token, index) => index > at && token.lower === ',');
  return close < 0 || close - at > 12 ? at : close + 1;
}

/** Reads the joining words at `at` ("and then", ", and also to", "as well as"); null when nothing joins there. */
function jointAt(tokens: readonly Token[], at: number, direct: boolean): Joint | null {
  const lower = lowerAt(tokens, at);
  let next = at;
  let then = false;
  let comma = false;
  if (lower === 'as' && lowerAt(tokens, at + 1) === 'well' && lowerAt(tokens, at + 2) === 'as') next = at + 3;
  while (lowerAt(tokens, next) === ',' || COORDINATORS.has(lowerAt(tokens, next)) || lowerAt(tokens, next) === 'then') {
    if (lowerAt(tokens, next) === 'then') then = true;
    if (lowerAt(tokens, next) === ',' && next === at) comma = true;
    next += 1;
  }
  if (next === at) return null;
  if (!comma) next = skipCondition(tokens, next);
  const onlyComma = comma && next === at + 1;
  while (BRIDGE.test(lowerAt(tokens, next))) {
    if (lowerAt(tokens, next) !== 'to') then ||= lowerAt(tokens, next) === 'then';
    next += 1;
  }
  if (lowerAt(tokens, next) === 'be' && lowerAt(tokens, next + 1) === 'able' && lowerAt(tokens, next + 2) === 'to')
    next += 3;
  while (isAdverb(lowerAt(tokens, next)) && tokens[next + 1] !== undefined) next += 1;
  if (tokens[next]?.isWord !== true) return null;
  const listed = direct && listGoesOn(tokens, next) && !endsNounPhrase(lowerAt(tokens, next));
  if (onlyComma && !then && !listed && verbLikelihood(lowerAt(tokens, next)) < 2) return null;
  return { verbAt: next, sequential: then };
}

/** The further actions that a wish holds besides its first, in their order. */
export function findSecondActions(means: Means): SecondAction[] {
  const { tokens, verb } = means;
  if (verb === null) return [];
  const found: SecondAction[] = [];
  let groupEnd = verb.to;
  let clauseFrom = verb.to;
  for (let at = verb.to; at < tokens.length; at += 1) {
    const joint = jointAt(tokens, at, at === groupEnd);
    if (joint === null) continue;
    const afterVerb = at === groupEnd || (at === groupEnd + 1 && PREPOSITIONS.has(lowerAt(tokens, groupEnd)));
    const comma = lowerAt(tokens, at) === ',' && joint.verbAt === at + 1;
    const blocked =
      insideClause(tokens, clauseFrom, at) || (comma && !afterVerb && verbLikelihood(lowerAt(tokens, at + 1)) < 3);
    if (
      !blocked &&
      actsAsAction(tokens, at, joint.verbAt, groupEnd, { direct: afterVerb, sequential: joint.sequential })
    ) {
      const group = verbGroupAt(tokens, joint.verbAt);
      const to = group?.to ?? joint.verbAt + 1;
      found.push({ joint: at, from: joint.verbAt, to, sharesObject: afterVerb });
      groupEnd = to;
      clauseFrom = to;
      at = to - 1;
    } else at = Math.max(at, joint.verbAt - 1);
  }
  return found;
}
