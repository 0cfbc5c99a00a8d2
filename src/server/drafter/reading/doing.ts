import { plural } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { contentStems, PREPOSITIONS, SUBORDINATORS } from '../lexicon/function-words.ts';

/** What one role does, in a sentence of the description. */
export interface Doing {
  readonly verb: string;
  readonly rest: string;
  readonly stems: ReadonlySet<string>;
  /** The stems of what it is done to. */
  readonly object: ReadonlySet<string>;
  readonly sentence: string;
}

/** Somebody whom the description names. */
export interface Role {
  /** In the singular: "support agent", "pool office". */
  readonly name: string;
  readonly doings: readonly Doing[];
  /** Whether others of the description help, bill or answer them. */
  readonly isHelped?: boolean;
  /** Whether it is a post that one of the others has: "one member is the treasurer". */
  readonly isPost?: boolean;
}

/** Who does what in a sentence. */
export interface Acting {
  readonly roles: string[];
  readonly doings: Doing[];
}

/** The words up to what is said besides: "a ride" of "a ride on quiet paths". */
export function objectOf(rest: string): string {
  const words = rest.split(' ');
  const end = words.findIndex((word, at) => at > 0 && (PREPOSITIONS.has(word) || SUBORDINATORS.has(word)));
  return (end < 0 ? words : words.slice(0, end)).join(' ');
}

/** "keep track of the dues": nothing that is tracked. */
const LIGHT = /^(?:track|care|an eye|part|charge|stock|note) (?:of|on|in)\b/i;

/** "request a machine for a site, the manager ...": what the next one begins with is none of theirs. */
const NEXT_BEGINS = /(?:^| )(?:(?:and|or)(?: (?:the|an?|our|my|their|each|every))?|the|an?|our|my|their|each|every)$/i;

/** A deed; `about` is what it is done to where that stands elsewhere: what "them" means. */
export function doingOf(verb: string, behind: string, sentence: string, about = ''): Doing {
  const rest = behind.replace(NEXT_BEGINS, '');
  // "sees attendance but never the lesson": what somebody does not do is nothing of theirs.
  const done = rest.replace(/,? (?:but|and) (?:never|not|no)\b.*$/i, '').replace(LIGHT, '');
  return {
    verb,
    rest,
    stems: contentStems(`${verb} ${done} ${about}`),
    object: contentStems(`${objectOf(done)} ${about}`),
    sentence,
  };
}

/** "screen applicants" is what landlords do by the same sentence: those who are mentioned are applicants. */
export function withoutDeed(role: string, acts: readonly Acting[]): string {
  const [first = '', ...rest] = role.split(' ');
  const base = readVerb(first)?.base;
  const who = rest.join(' ');
  const isDone = (doing: Doing): boolean =>
    doing.verb === base && new RegExp(`^${plural(who)}(?: |$)`, 'i').test(doing.rest.replace(/[,.]/g, ' '));
  return who && base && acts.some(({ doings }) => doings.some(isDone)) ? who : role;
}
