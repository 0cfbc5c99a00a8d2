import type { Grounding } from '#contract/story.ts';
import type { Actor } from './find-actor.ts';
import { contentStems } from './lexicon/function-words.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { groupMember } from './reading/role-name.ts';
import { isRule } from './role-kind.ts';
import { termsOf } from './match-doings.ts';
import { CHARGES, type Evidence, evidenceOf, SELF, WEIGHTS } from './what-speaks-for-whom.ts';
import { SPEAKER } from './whose-side.ts';

/** How much likelier another role has to be than the one that was chosen, and where readers of such ideas mostly know better. */
const CLEARLY = 0.1;
const SURELY = 0.4;

/** How likely each role is the one whom it is for, as shares of 1. */
function likelihoods(evidence: ReadonlyMap<Role, Evidence>): Map<Role, number> {
  const weights = Object.entries(WEIGHTS) as [keyof Evidence, number][];
  const scores = [...evidence].map(
    ([role, found]) =>
      [role, Math.exp(weights.reduce((sum, [name, weight]) => sum + weight * found[name], 0))] as const,
  );
  const all = scores.reduce((sum, [, score]) => sum + score, 0);
  return new Map(scores.map(([role, score]) => [role, score / all]));
}

/** What the description tells of a role with words of the idea, where it does. */
function groundingOf(role: Role, idea: Idea): Grounding {
  const words = contentStems(idea.text);
  const told = role.doings.find(({ object }) => [...object].some((one) => words.has(one)));
  return told ? { source: 'product', quote: told.sentence } : { source: 'assumption' };
}

/** What something costs is said by whoever sets prices. */
const COSTS = /\bcosts? \d/i;

/** Whether it lays down nothing for others, or only what something costs: readers of rules and bans know better. */
function isOpen(idea: Idea): boolean {
  const { form, action } = idea;
  const isBan = /^(?:be kept|keep|prevent|stop)\b.* from\b/.test(action.wish);
  const isLaidDown = isBan || (isRule(idea) && action.frame !== 'not' && !CHARGES.test(action.wish));
  return form !== 'story' && action.rule === undefined && !isLaidDown && !COSTS.test(idea.text);
}

/** Whether nobody speaks in it for others or complains of somebody. */
function isPlain(idea: Idea): boolean {
  const { form, actor, told, text } = idea;
  if (CHARGES.test(idea.action.wish)) return true;
  if (SELF.test(told ?? text)) return !termsOf(idea).isManaging;
  return !/^(?:problem|negative|system)$/.test(form) && actor === undefined && !SPEAKER.test(told ?? text);
}

/**
 * Whoever was chosen, unless the idea does not tell who it is for and another role of the product is clearly likelier by all
 * that is known: what the description tells of each, and what people of such trades have to do with.
 */
export function reconsidered(chosen: Actor, product: Product, idea: Idea): Actor {
  if (product.roles.length < 2 || !chosen.isWeighed || !isOpen(idea)) return chosen;
  const evidence = evidenceOf(chosen, product, idea);
  // "Our treasurer has no idea who has paid": who is complained for.
  const found = [...evidence].find(([{ name }]) => groupMember(name) === chosen.name);
  if (found?.[1].isSpokenOf === 1 && !isPlain(idea)) return chosen;
  // Those on whose side such things are not are no others.
  const shares = [...likelihoods(evidence)]
    .filter(([role]) => evidence.get(role)?.isInField === 1 || groupMember(role.name) === chosen.name)
    .toSorted(([, a], [, b]) => b - a);
  const [best] = shares;
  const own = shares.find(([{ name }]) => groupMember(name) === chosen.name)?.[1] ?? 0;
  if (!best || best[1] - own <= (isPlain(idea) && !chosen.isKeeper ? CLEARLY : SURELY)) return chosen;
  const [role] = best;
  return { name: groupMember(role.name), grounding: groundingOf(role, idea), isGuess: true };
}
