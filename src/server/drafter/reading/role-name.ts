import { isDepartment, isFunction } from '../lexicon/agents.ts';
import { singular } from '../language/nouns.ts';

/** The role as the story names it: "member of the pool office" for an office, "member of payroll" for a task. */
export function groupMember(name: string): string {
  if (!isDepartment(name)) return name;
  if (name === 'staff') return 'member of staff';
  return isFunction(name) ? `member of ${name}` : `member of the ${name}`;
}

/** The singular role in what the idea says: "all our charge nurses who work nights" -> "charge nurse". */
export function roleName(said: string): string {
  const bare =
    said
      .replace(
        /^(?:(?:(?:nobody|no one|none) (?:but|except)|only|not|is|are|was|were|be|do|does|did|has|have|that|whether|if|the|an?|our|my|your|their|all|each|every|any|some|most|many|both|these|those|more|several|new|few|registered|other|of|two|three|four|five|ten|twenty|half|\d+)\s+)+/i,
        '',
      )
      .split(
        /\s+(?:who|that|which|with|without|in|on|at|from|under|over|using|and|or|about|for|by|near|after|before|during|between|is|are)\s+|,\s*/i,
      )[0]
      ?.trim() ?? said;
  if (
    /^(?:people|everyone|everybody|anyone|anybody|someone|somebody|they|them|those|we|us|i|me|all|both|users?)$/i.test(
      bare,
    )
  )
    return 'user';
  // "owners of every": a name ends with a noun.
  const lower = bare
    .replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())
    .replace(/(?:\s+(?:of|the|an?|every|each|all|any|some|no|my|our|their|its|this|these|those))+$/, '');
  if (isDepartment(lower)) return groupMember(singular(lower));
  return lower.includes(' of ')
    ? lower.replace(/^(.+?) of /, (_, head: string) => `${singular(head)} of `)
    : singular(lower);
}

export function qualifierOf(said: string, name: string): string {
  const words = /\s(?:with|without|from|in|under|over) [\w' -]+$/i.exec(said)?.[0] ?? '';
  return words.split(' ').length <= 6 &&
    !name.includes(words.trim()) &&
    !/\b(?:who|that|and|or|can|is|are)\b/i.test(words)
    ? words
    : '';
}
