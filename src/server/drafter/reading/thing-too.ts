import type { Clause } from '../grammar/parse.ts';
import { singular } from '../language/nouns.ts';
import { isNamedTogether } from '../lexicon/compounds.ts';
import { traitsOf } from '../lexicon/things.ts';
import type { People } from './people.ts';

/** "the level of each sensor and lock, and warn": a second thing, which the grammar takes for an order without an object. */
export function isThingToo(
  main: string,
  { group, rest, subs, link }: Clause,
  next: Clause | undefined,
  people: People,
): boolean {
  const [word, ...more] = group?.words ?? [];
  // "in comments and file names": the two are a name.
  const [named, ...further] = rest;
  if (
    word &&
    named &&
    further.length === 0 &&
    subs.length === 0 &&
    / (?:in|of|for|by|with|from) (?:[\w-]+ )?[\w-]+s$/i.test(main)
  )
    return isNamedTogether(word.lower, singular(named.lower));
  if (!word || more.length > 0 || rest.length > 0 || subs.length > 0 || !next || !/^and\b/.test(link)) return false;
  const isAlike = / (?:each|every|both) (?:[\w-]+ )?[\w-]+$/i.test(main) && traitsOf(word.lower, false).size > 0;
  return /^and\b/.test(next.link) && (isAlike || people.isNoun(word.lower));
}
