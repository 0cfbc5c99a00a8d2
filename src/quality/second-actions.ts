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
import { endsNounPhrase, isAdverb, verbLikelihood } from './word-classes.ts';

/** A further action of the same wish: the joining word(s) from `joint`, its verb group from `from` to `to` (token indices). */
export interface SecondAction {
  readonly joint: number;
  readonly from: number;
  readonly to: number;
  /** Joined verb to verb ("search and filter orders"), so that both share the object. */
  readonly sharesObject: boolean;
}

const OPENERS = new Set(
  'that which who whose when whenever where while if whether unless because how what why once so let lets'.split(' '),
);

function lowerAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.lower ?? '';
}

/**
 * Is a base verb behind `to` parallel to a verb inside a clause that began after `from` ("a form that lets people add
 * and remove"), and not to the main verb? A clause in the past or passive cannot take a base verb on.
 */
function insideClause(tokens: readonly Token[], from: number, to: number): boolean {
  let open = false;
  let finite = false;
  for (let at = from; at < to; at += 1) {
    const { lower } = tokens[at] as Token;
    const infinitive = lower === 'to' && verbLikelihood(lowerAt(tokens, at + 1)) >= 2;
    if (OPENERS.has(lower) || SUBJECT_PRONOUNS.has(lower) || infinitive) {
      open = true;
      finite = false;
      if (infinitive || lower === 'let' || lower === 'lets') finite = false;
    }
    if (open && FINITE_BE.has(lower)) finite = true;
    if (open && MODALS.has(lower) && (lower !== 'to' || infinitive)) finite = false;
  }
  return open && !finite;
}

function startsObject(lower: string): boolean {
  return (
    ARTICLES.has(lower) ||
    POSSESSIVES.has(lower) ||
    DEMONSTRATIVES.has(lower) ||
    REFLEXIVES.has(lower) ||
    QUANTIFIERS.has(lower)
  );
}

/** Does the verb-like word at `at` act as a verb, given what joins it and what follows? */
function actsAsAction(tokens: readonly Token[], joint: number, at: number, direct: boolean, then: boolean): boolean {
  const { lower } = tokens[at] as Token;
  const likelihood = verbLikelihood(lower);
  const next = lowerAt(tokens, at + 1);
  const before = lowerAt(tokens, joint - 1);
  if (FIXED_PAIRS.has(`${before}+${lower}`) || PARTICLES.has(lower) || next === 'of') return false;
  if (then) return likelihood >= 1 || startsObject(next);
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
  const neighbour = verbLikelihood(before);
  // "grant edit and delete rights": both stand before a noun and are its adjectives.
  if (likelihood === 3) return lower === 'be' || object || neighbour < 2 || !followed || endsNounPhrase(next);
  const pair = neighbour >= 2 && !object;
  if (likelihood === 2) {
    const preposition = /^(?:to|with|on|by|from|into|for)$/u.test(next);
    return object || (!pair && followed && (preposition || (!PREPOSITIONS.has(next) && !endsNounPhrase(next))));
  }
  return (
    likelihood === 1 &&
    (ARTICLES.has(next) || POSSESSIVES.has(next) || REFLEXIVES.has(next) || /^(?:each|all|every)$/u.test(next))
  );
}

interface Joint {
  readonly verbAt: number;
  readonly sequential: boolean;
}

const BRIDGE = /^(?:then|also|to|afterwards|subsequently|finally|later|next)$/u;

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
    if (!blocked && actsAsAction(tokens, at, joint.verbAt, afterVerb, joint.sequential)) {
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
