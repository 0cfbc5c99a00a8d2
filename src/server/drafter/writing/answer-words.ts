import { readVerb, thirdPerson } from '../language/verbs.ts';

/** "have" -> "has", "are" -> "is", "do" -> "does", "run" -> "runs". */
export function forOne(finite: string): string {
  const fixed: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
  const known = fixed[finite.toLowerCase()];
  if (known) return known;
  return readVerb(finite)?.form === 'base' ? thirdPerson(finite) : finite;
}

/** "still", "already", "yet" belong to one side only. */
export function tidy(clause: string): string {
  return clause
    .replace(/\bdo(?:es)? not still ([a-z]+)\b/g, (_, verb: string) => `no longer ${thirdPerson(verb)}`)
    .replace(/\bnot (?:still|currently|right now)\b/g, 'no longer')
    .replace(/\b(is|are|was|were|has|have) not already\b/g, '$1 not yet')
    .replace(/\bno longer ([^,]*?) (?:right now|now|currently|at the moment|today)\b/g, 'no longer $1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "have written anything" is said of what is not so. */
export function some(clause: string): string {
  return clause.replace(/\bany(thing|body|one)\b/g, 'some$1').replace(/ yet$/, '');
}

/** "has opened for two months" -> "has opened": since when does not matter once it is done. */
export function doneAtAll(deed: string): string {
  return deed.replace(
    / (?:for (?:more|less) than|for (?:an?|the|\d+|two|three|four|five|six)|since|yet|so far|today|this (?:week|month|year)|in the last|within)\b.*$|,? (?:so far|yet)$/,
    '',
  );
}
