import type { Actor } from './find-actor.ts';
import type { Product } from './reading/read-product.ts';
import { groupMember, roleName } from './reading/role-name.ts';

/** Somebody whom a person names themselves. */
export function namedActor(said: string): Actor {
  return { name: roleName(said), grounding: { source: 'person' }, isGuess: false };
}

/** The roles of a product beside those that are taken, those who do most first. */
export function otherActors(product: Product, taken: readonly string[]): Actor[] {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  return product.roles
    .toSorted((a, b) => b.doings.length - a.doings.length)
    .map(({ name }): Actor => ({ name: groupMember(name), grounding: { source: 'assumption' }, isGuess: false }))
    .filter(({ name }) => !known.has(name.toLowerCase()));
}
