import { CONDITIONS } from './conditions.ts';
import { GAINS } from './gains.ts';
import { INSTEAD } from './instead.ts';
import { KINDS } from './kinds.ts';
import { NAMED } from './named.ts';
import type { Part, Told } from './part.ts';
import { TIMES } from './times.ts';

const RULES = [...CONDITIONS, ...TIMES, ...NAMED, ...KINDS, ...INSTEAD, ...GAINS];
/** With what is done itself, and the bounds, a story has enough. */
const MOST = 4;

/**
 * What the very words of the idea ask for: each bound, condition, exception, thing named beside and kind that is not meant gives
 * the other side of what was said. They come before whatever the class of the deed has to say.
 */
export function ownParts(told: Told): Part[] {
  const found: Part[] = [];
  for (const part of RULES.flatMap((rule) => rule(told)))
    if (!found.some(({ text }) => text === part.text)) found.push(part);
  // What was said stands before what is likely.
  return found.toSorted((a, b) => Number(a.source !== 'idea') - Number(b.source !== 'idea')).slice(0, MOST);
}
