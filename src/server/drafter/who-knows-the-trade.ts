import { singular } from './language/nouns.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import { TRADES } from './lexicon/trades.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';

const STEMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  TRADES.map(([trade, words]) => [trade, new Set(words.flatMap((word) => word.split('-').map(stem)))]),
);

/** The words of a role's trade as stems: of "senior ward nurse" those of a ward nurse. */
function tradeOf({ name }: Role): ReadonlySet<string> | undefined {
  const parts = name.toLowerCase().split(' of ')[0]?.split(' ') ?? [];
  return parts.map((_, at) => STEMS.get(parts.slice(at).join(' '))).find((words) => words !== undefined);
}

/** How many things of a role's trade an idea speaks of. */
function shared(role: Role, said: ReadonlySet<string>): number {
  const words = tradeOf(role);
  return words ? [...said].filter((word) => words.has(word)).length : 0;
}

/**
 * The one role of whose trade an idea speaks most, by at least `lead` things more than of that of `found`: "dosage" and "shift" are a
 * nurse's matter where the description says nothing of them.
 */
export function byTrade(idea: Idea, roles: readonly Role[], found: Role, lead: number): Role | undefined {
  const said = contentStems(idea.text);
  const ranked = roles
    .map((role) => ({ role, count: shared(role, said) }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = ranked;
  const isAlone = first && first.count > (second?.count ?? 0);
  return isAlone && first.count - shared(found, said) >= lead ? first.role : undefined;
}

/** What things cost is looked at by others than those who have to do with them. */
const COSTS = /\bcosts?\b.*\bper\b/i;

/** How many things in front of a role's name an idea speaks of: "claim" is the matter of a claims handler. */
export function speaksOfName(idea: Idea, { name }: Role): number {
  if (COSTS.test(idea.text)) return 0;
  const said = contentStems(idea.text);
  const front = name.toLowerCase().split(' of ')[0]?.split(/[ -]/).slice(0, -1) ?? [];
  return front.filter((word) => !word.endsWith('ing') && said.has(stem(singular(word)))).length;
}
