import { expandContractions } from '../grammar/contractions.ts';
import { FINITE } from '../grammar/candidates.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { singular } from '../language/nouns.ts';
import { participle, readVerb } from '../language/verbs.ts';
import {
  ANYBODY,
  HABIT,
  LAID_DOWN,
  LAID_DOWN_STATE,
  LAID_DOWN_THINGS,
  OF_THEIR_OWN,
  SOME_OF_THEM,
} from '../lexicon/explanations.ts';
import { HARM, HARMFUL_VERBS } from '../lexicon/harm.ts';
import { isPartOfProduct } from '../lexicon/parts-of-products.ts';
import { headOf } from './clause-words.ts';
import { isHuman } from './is-agent.ts';
import type { People } from './people.ts';
import { isComplaint } from './read-plain.ts';
import { isRuledPlainly } from './ruled-by-form.ts';

/** "a lot of them", "loads of them": for the parser they are many. */
const LOTS = /^(?:a lot|lots|loads|plenty|tons|heaps|dozens|hundreds|a couple|a good many) of (?:them|us|those)\b/i;
/** A time in front: the clause starts behind it. */
const WHEN =
  /^(?:(?:last|this) (?:week|month|year|time|night|season|summer|winter|spring|autumn|\w+day)|yesterday|(?:on|in|at|during) (?:\w+days|a \w+|the \w+|\p{Lu}\w+)|these days|nowadays|right now|now|today),? (?=\S+ \S)/iu;
const SPEAKER = /^(?:I|we)$/i;
const OWNED_BY_SPEAKER = /^(?:my|our) /i;
const IT = /^(?:it|this|that|they|these|those|he|she)$/i;

/** A clause as the parser reads it best. */
export function plainly(said: string): string {
  return expandContractions(said)
    .replace(WHEN, '')
    .replace(LOTS, 'many of them')
    .replace(/\bcan not\b/gi, 'cannot')
    .replace(/\b(?:simply|just) (?=(?:do|does|did|can|cannot|could|will|would)\b)/gi, '')
    .trim();
}

/** What is left over, and what a saying opens with: a rule goes on. */
const NO_SUBJECT =
  /^(?:(?:the )?(?:rest|other|remaining|remainder)|the others|first|all|each|both|every|one|any|no [\w-]+)$/i;
const NAMED =
  /^(?:the|an?|my|our|their|his|her|its|some|many|most|half|two|three|four|five|nobody|everybody|no one|everyone|people)\b/i;
const PRONOUN = /^(?:I|we|they|he|she|it|this|that|there|people|somebody|someone|nobody|everybody|everyone|no one)$/i;

/** "names blacked out", "plugs and start time told": what was done to a thing, and no event. */
function isDoneTo({ group, subject, rest }: Clause, isPerson: boolean): boolean {
  const [only, ...more] = group?.words ?? [];
  if (
    !group?.past ||
    group.passive ||
    more.length > 0 ||
    (participle(group.verb) !== only?.lower && !only?.lower.endsWith('ed'))
  )
    return false;
  // "everybody booked there hears of it": the verb stands behind it.
  if (rest.some(({ tag }) => FINITE.has(tag))) return true;
  return !PRONOUN.test(textOf(subject)) && !(isPerson && rest.length > 0);
}

/** "kitchen times and the password", "all routes one hour later": a noun that can be a verb goes on with a list. */
function isListed({ group, subject, rest }: Clause): boolean {
  const who = textOf(subject);
  const [next] = rest;
  const isPlain =
    group?.words.length === 1 && !/^(?:am|is|are|was|were|has|have|had)$/.test(group.words[0]?.lower ?? '');
  if (!isPlain) return false;
  if (/['’]s?$/.test(who) || /^(?:and|or|,|for|of|per)$/.test(next?.lower ?? ','))
    return !PRONOUN.test(who) && !NAMED.test(who);
  return (
    / and /.test(who) &&
    !NAMED.test(who) &&
    !/^(?:it|them|us|me|the|an?|their|our|my|its|his|her)$/.test(next?.lower ?? '')
  );
}

const JOINED =
  /^(?:((?:the|our|my|an?) [^,]+?),? and (?:then )?|([^,]+?),? and then )(?:the|our|my|an?|they|we|it|nobody|people) /i;

/** "the waiting room bursts and the dogs bark": the first of two statements that the parser takes for one. */
export function firstOf(said: string): string {
  const [, one = '', other = ''] = JOINED.exec(said) ?? [];
  const first = one || other;
  const [clause] = first === '' ? [] : parseSentence(plainly(first)).clauses;
  return clause?.group && clause.mood === 'statement' && clause.subject.length > 0 ? first : said;
}

/** "two years back": a noun with a word that may be a verb, and nothing behind it. */
function isBare({ group, rest, subs }: Clause): boolean {
  const isAlone = group?.words.length === 1 && rest.length === 0 && subs.length === 0;
  return isAlone && !HARMFUL_VERBS.has(group.verb) && !/^(?:am|is|are|was|were)$/.test(group.words[0]?.lower ?? '');
}

/** "somebody explain it to me": that is asked of somebody. */
function isBegged({ group, subject }: Clause): boolean {
  const [verb] = group?.words ?? [];
  return ANYBODY.test(textOf(subject)) && verb?.tag === 'V0';
}

/** The one statement that words are, where they are certainly no list and no part of a name. */
export function statementIn(said: string, people: People): Clause | undefined {
  // "all routes one hour later, tell every family": no clause reaches over a comma.
  const [told = ''] = firstOf(said).split(/,\s+(?!who\b|which\b)/);
  const [clause] = parseSentence(plainly(told), people.names).clauses;
  if (!clause?.group || clause.mood !== 'statement' || clause.subject.length === 0) return undefined;
  const who = textOf(clause.subject);
  if (NO_SUBJECT.test(who) || /, | (?:until|when|if|once|after|before) /.test(who)) return undefined;
  const isPerson = people.isPersonPhrase(who) || isHuman(headOf(clause.subject)?.lower ?? '');
  return isDoneTo(clause, isPerson) || isListed(clause) || isBare(clause) || isBegged(clause) ? undefined : clause;
}

/** "sitters get marked down": what befalls people, and no message that they get. */
export function isMarkedByGet({ group, rest }: Clause): boolean {
  const [done] = rest;
  if (group?.verb !== 'get' || group.modal || !done) return false;
  if (done.tag !== 'VN' && !(rest.length === 1 && /(?:ed|en|heard|read|seen|understood)$/.test(done.lower)))
    return false;
  return (
    !LAID_DOWN.has(readVerb(done.lower)?.base ?? done.lower) && !/^(?:told|paid|given|asked|invited)$/.test(done.lower)
  );
}

/** What is done to a thing by rule, or what a thing of the product is: nothing that merely happens. */
function isLaidDown({ group, subject, rest }: Clause, people: People): boolean {
  if (!group) return false;
  const who = textOf(subject);
  const head = singular(headOf(subject)?.lower ?? '');
  const isPerson = people.isPersonPhrase(who) || isHuman(head);
  if (group.passive) return true;
  if (group.verb === 'be') return LAID_DOWN_STATE.test(textOf(rest));
  if (LAID_DOWN.has(group.verb)) return true;
  return !isPerson && (isPartOfProduct(head) || LAID_DOWN_THINGS.has(head));
}

/** What somebody does not of their own accord, or a state of things, told by whoever speaks. */
function ofSpeaker({ group, subject }: Clause, text: string): boolean {
  const who = textOf(subject);
  if (SPEAKER.test(who))
    return group !== undefined && !group.passive && (!LAID_DOWN.has(group.verb) || HABIT.test(text));
  return OWNED_BY_SPEAKER.test(who) || /\b(?:I|me|my|we|us)\b/.test(text.slice(who.length));
}

/** "nobody can replay the games", "some parents will never use it": what people cannot or will not do, and no rule. */
function isLacking({ group }: Clause, text: string): boolean {
  if (!group || group.passive) return false;
  const isDenying = group.negated || group.adverbs.includes('never') || /^(?:nobody|no one)\b/i.test(text);
  return isDenying && /^(?:can|cannot|could|will|would)$/.test(group.modal ?? '');
}

/**
 * Whether a statement tells how things are and why something is wished: what happened, what is going on, what people do of their own
 * accord, how it mostly is, what hurts. Not what is to hold: "members pay half", "the deposit is paid back".
 */
export function isExplanation(said: string, people: People): boolean {
  const text = plainly(said);
  const clause = statementIn(said, people);
  const { group } = clause ?? {};
  if (!clause || !group) return false;
  if (isRuledPlainly(text)) return false;
  const hurts = isComplaint(text, text) || HARM.test(text) || HARMFUL_VERBS.has(group.verb);
  if (group.modal) return isLacking(clause, text);
  if (group.past) return true;
  const words = group.words.map(({ lower }) => lower);
  const isGoingOn =
    !group.passive && /^(?:am|is|are|keeps?)$/.test(words[0] ?? '') && words.some((word) => word.endsWith('ing'));
  if (isGoingOn || (/^(?:has|have)$/.test(words[0] ?? '') && words.length > 1)) return true;
  const who = textOf(clause.subject);
  if (/^there$/i.test(who)) return hurts || HABIT.test(text);
  if (isMarkedByGet(clause)) return true;
  const isLaid = isLaidDown(clause, people);
  // "late fees are not refunded": a denial of what the product does may be meant.
  if (isLaid)
    return (HABIT.test(text) && !group.negated) || (HARM.test(text) && !group.passive) || ofSpeaker(clause, text);
  if (SOME_OF_THEM.test(text) || HABIT.test(text) || hurts) return true;
  if (ofSpeaker(clause, text) || OF_THEIR_OWN.has(group.verb)) return true;
  if (ANYBODY.test(text)) return false;
  // "the helicopter flies once a day": what belongs to the world and not to the product.
  return !IT.test(who) || /^(?:be|happen)$/.test(group.verb);
}
