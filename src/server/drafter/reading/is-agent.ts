import { isGroup } from '../lexicon/agents.ts';
import { NOT_PERSONS } from '../lexicon/nouns.ts';
import { isMass, isPerson, isPlural, singular } from '../language/nouns.ts';

/** Whether the noun names somebody who can act: a person, a department, an organisation. */
export function isAgent(word: string): boolean {
  const lower = word.toLowerCase();
  const one = singular(lower);
  if (isPerson(lower) || isGroup(lower) || isGroup(one)) return true;
  return (
    one.length > 4 &&
    isPlural(lower) &&
    !NOT_PERSONS.has(one) &&
    !isMass(one) &&
    /(?:[^e]er|or|[^m]ant|ist|[^i]an|eur|[^egr]ee)$/.test(one)
  );
}
