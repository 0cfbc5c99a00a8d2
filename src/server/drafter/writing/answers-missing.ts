import { isPerson, isPlural } from '../language/nouns.ts';

/** How far something has come. */
const STANDS =
  /^where\b.* (?:stands?|is at|are at|has got to|have got to)(?:$| (?:now|today|right now|at the moment|at any time))/i;

/** What is told in place of an answer that there is not. */
export const MISSING: readonly (readonly [RegExp, string])[] = [
  [/^how many\b/i, 'Where there is none, zero is shown.'],
  [
    /^how far (?!.* (?:away|from)\b)(?:they|he|she|it|the|an?|each|every)\b.* (?:is|are|has|have|got|come)\b/i,
    'As long as nothing is done, zero is shown.',
  ],
  [STANDS, 'As long as nothing has happened with it, that is said.'],
  [
    /^what (?:they|he|she|[a-z]+s) .*\b(?:ago|yesterday|last)\b/i,
    'When there is nothing from that time, {the actor} is told so.',
  ],
  [/^why\b/i, 'When no reason is known, {the actor} is told so.'],
  [/^how to\b/i, 'As long as nothing explains it, {the actor} is told so.'],
  [
    /^how (?:long|far|much|high|old|big|large|warm|cold|full|fast)\b/i,
    'Where no figure is known, that is shown instead of a zero.',
  ],
];

/** What is told when the answer becomes another one. */
export const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/^when\b/i, 'When the time changes, {the actor} sees the new one.'],
  [STANDS, 'The day of the last change is shown with it.'],
  // "where readers give up": no place is meant.
  [
    /^where\b.* (?:stops?|gives? up|drops? out|gets? stuck|leaves?|fails?|quits?|hangs?|waits?|(?:is|are) (?:stuck|waiting|held up|pending|hanging))\b/i,
    'What has changed since is shown the next time {the actor} looks.',
  ],
  [/^where\b/i, 'After a change of place {the actor} sees the new one.'],
  [/^how to\b/i, 'The day of the last change is shown with it.'],
  [/^why\b/i, 'When there is more than one reason, each of them is shown.'],
  [
    /^how far\b(?! away| from)(?!.* (?:away|from)\b).* (?:is|are|has|have|got|come)\b/i,
    'How much is done and how much is left is shown.',
  ],
  [
    /^how (?:long|far|fast|warm|cold|full)\b(?!.*\b(?:[a-z]+ed|was|were|had|took|did|got|lasted)\b)/i,
    'When the figure changes, {the actor} sees the new one.',
  ],
  [/^how (?:long|far|much|high|old|big|large)\b/i, 'The figure is shown with the day to which it belongs.'],
  [/^how many\b/i, 'When the number changes, {the actor} sees the new one.'],
  [/^whose?\b/i, 'When it is somebody else, {the actor} sees the new name.'],
  [/^whether\b/i, 'When the answer changes, {the actor} sees the new one.'],
  [
    /^what\b(?!.*\bwill\b).*\b(?:costs?|paid|pays?|earn(?:ed|s)?|sold|sells?|fetched|spent|spends?|uses?|used|owes?|brought in)\b/i,
    'Up to which day it is counted is shown with it.',
  ],
  [/^what\b(?!.*,).*\b(?:so far|already|up to now|until now)\b/i, 'What is added later is shown as well.'],
];

/** "which box it is in": it may be another one later. */
export function anotherOne(asked: string): string | undefined {
  const [, name = ''] =
    /^(?:(?:in|on|at|for|to|from|by) )?which (?!of\b|when\b|one\b)([a-z-]+) (?=(?:it|he|she|we|they|I|the|an?|my|our|their|is|has|can|may)\b)/i.exec(
      asked,
    ) ?? [];
  return name && !isPlural(name) && !isPerson(name)
    ? `When it is another ${name}, {the actor} sees that one.`
    : undefined;
}
