import type { Clause } from '../grammar/parse.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { isPlural } from '../language/nouns.ts';
import { fromGerund, readVerb } from '../language/verbs.ts';
import { traitsOf } from '../lexicon/things.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { isCommand } from './is-command.ts';
import type { People } from './people.ts';
import { readDemand, type Request } from './read-request.ts';

/** Where a noun phrase ends. */
const ENDS = new Set(['P', 'TO', 'PU', 'C', 'W', 'S']);
/** What no name starts with. */
const NO_NAME =
  /^(?:the|an?|this|that|these|those|my|our|your|their|his|her|its|all|every|each|any|some|no|nobody|i|we|it|there|what|who|which|how|if|when)\b/i;

/** Whether a word that looks like a verb is as well the name of a thing: "lock", "notes", "call". */
function namesThing(word: string, people: People): boolean {
  const base = readVerb(word)?.base ?? word;
  return MOSTLY_NOUNS.has(base) || traitsOf(base, false).size > 0 || people.isNoun(word);
}

/** The noun that a subject is about: "access" of "guest access to the front door". */
function headOf(subject: readonly Tagged[]): Tagged | undefined {
  const end = subject.findIndex(({ tag }) => ENDS.has(tag));
  return subject[(end < 0 ? subject.length : end) - 1];
}

/** "for a personal phone (call)": what stands right before it is a noun of one thing behind a preposition. */
function isInPhrase(subject: readonly Tagged[]): boolean {
  const at = subject.findLastIndex(({ tag }) => tag === 'D');
  return (
    at > 0 &&
    subject[at - 1]?.tag === 'P' &&
    /^(?:an?|each|every|one)$/.test(subject[at]?.lower ?? '') &&
    subject.slice(at + 1).every(({ tag }) => tag === 'A' || tag === 'N') &&
    subject.at(-1)?.tag === 'N'
  );
}

/** Whether the only verb of a clause has no object and does not go with its subject, so that it is a noun of a name. */
function isFalse({ group, subject, rest, mood }: Clause, people: People): boolean {
  const [verb, ...more] = group?.words ?? [];
  if (mood !== 'statement' || !verb || more.length > 0 || !/^V[0Z]$/.test(verb.tag)) return false;
  if (subject.length === 0 || NO_NAME.test(textOf(subject)) || !namesThing(verb.lower, people)) return false;
  const next = rest[0]?.tag;
  const isPeople = people.isPersonPhrase(textOf(subject));
  // "samples register, locked except for the manager": what is said of it stands behind a comma.
  if (!isPeople && next === 'PU' && /^(?:VN|A)$/.test(rest[1]?.tag ?? '') && rest.length > 2) return true;
  if (subject.length < 2) return false;
  if (next !== undefined && !/^(?:P|TO|PU|C)$/.test(next)) return false;
  const head = headOf(subject);
  const isMany = head?.tag === 'NS' || isPlural(head?.lower ?? '');
  const disagrees = head !== undefined && /^NS?$/.test(head.tag) && isMany === (verb.tag === 'VZ');
  const isListed = subject.some(({ lower }) => lower === ',') && (next === 'C' || next === 'PU');
  return (disagrees && !isPeople) || isListed || (verb.tag === 'V0' && isInPhrase(subject) && !isPeople);
}

/** "Report card notes in two languages", where the description speaks of report cards: nobody reports card notes. */
function isKnownName({ mood, group, rest, subs }: Clause, people: People): boolean {
  const [verb, ...more] = group?.words ?? [];
  const [second, third] = rest;
  if (mood !== 'command' || !verb || more.length > 0 || !second || !third || subs.length > 0) return false;
  // "rate routes by colour": many of them are an object.
  return second.tag === 'N' && /^(?:NS?|P)$/.test(third.tag) && people.isPair(verb.lower, second.lower);
}

/** "Risk score with its parts, recalculated nightly": behind one comma no verb follows its subject. */
function isBehindComma({ group, subject, mood }: Clause, text: string): boolean {
  const [verb, ...more] = group?.words ?? [];
  const who = textOf(subject);
  return (
    mood === 'statement' &&
    verb?.tag === 'VD' &&
    more.length === 0 &&
    who !== '' &&
    !who.includes(',') &&
    !/^(?:i|we|they|he|she|it|the|yesterday|today|last|after|when)\b/i.test(who) &&
    text.toLowerCase().startsWith(`${who}, ${verb.text}`.toLowerCase())
  );
}

/** "Fast lane for small orders": an adverb in front of what cannot be an order without an object. */
function isSwiftly(text: string, people: People): boolean {
  const [, noun = ''] =
    /^(?:fast|quick|express|slow|late|early|direct|instant|daily|weekly|monthly) ([a-z]+) (?:for|of|to|at|in|on) /i.exec(
      text,
    ) ?? [];
  if (/^(?:track|lane)$/.test(noun)) return true;
  return noun !== '' && !isPlural(noun) && readVerb(noun)?.form === 'base' && namesThing(noun, people);
}

/**
 * "Key access to the shed lock for one weekend", "Flag parcels for a second check by the desk": a clause by its tags, the verb of which
 * is a noun. It is a name, or an order where it opens like one.
 */
export function withFalseVerb(text: string, people: People): 'name' | 'order' | undefined {
  if (isSwiftly(text, people)) return 'name';
  const [first, ...more] = parseSentence(text, people.names).clauses;
  if (first && more.length === 0 && (isKnownName(first, people) || isBehindComma(first, text))) return 'name';
  if (!first || !isFalse(first, people)) return undefined;
  if (isCommand(text)) return 'order';
  return more.some(({ group, subject }) => group && subject.length > 0) ? undefined : 'name';
}

/** "Closing a jetty at low water": a doing with what it is done to, and no clause, is what is wanted. */
function readDoing(text: string, people: People): Request | undefined {
  const [, doing = '', rest = ''] = /^([a-z]+ing) ((?:an?|the|all|every|each|our|my) .+)$/i.exec(text) ?? [];
  const base = readVerb(doing.toLowerCase())?.form === 'gerund' ? fromGerund(doing.toLowerCase()) : undefined;
  if (!base || parseSentence(text, people.names).clauses.some(({ group }) => group)) return undefined;
  return readDemand(`${base} ${rest}`, 'imperative', people, false);
}

/** What such words ask for. */
export function readFalseVerb(text: string, people: People): Request | undefined {
  const doing = readDoing(text, people);
  if (doing) return doing;
  const meant = withFalseVerb(text, people);
  if (meant === 'order') return readDemand(text, 'imperative', people, false);
  return meant && { form: 'noun phrase', kind: 'thing', text, isWhole: true, speaker: false };
}
