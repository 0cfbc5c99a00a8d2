import { type Actor, findActor } from './find-actor.ts';
import type { Idea } from './reading/read-idea.ts';
import { roleNamed } from './reading/role-aliases.ts';
import type { Product } from './reading/read-product.ts';
import { groupMember } from './reading/role-name.ts';

/**
 * "refs wait for their money => enter the kilometres at once": where the wish of a note names nobody, those of whose work it
 * tells; what the description says of others counts only as long as the note does not complain of that work. Where it tells of
 * nobody's, the role whose deeds fit all that it tells.
 */
export function insteadOfGuess(found: Actor, product: Product, idea: Idea): Actor {
  const { source } = found.grounding;
  const { near } = idea;
  if (!near || source === 'idea') return found;
  if (near.isBeside) {
    const told = findActor(product, { ...idea, text: `${idea.text.replace(/[.!?\s]+$/, '')}, ${near.told}` });
    return roleNamed(told.name.replace(/^member of (?:the )?/, ''), product.roles) ? told : found;
  }
  const role =
    near.name !== undefined && (source === 'assumption' || near.isTheirs)
      ? roleNamed(near.name, product.roles)
      : undefined;
  if (role) return { name: groupMember(role.name), grounding: { source: 'idea' }, isGuess: false };
  const whole = near.name === undefined ? findActor(product, { ...idea, text: `${idea.text} ${near.told}` }) : found;
  return whole.grounding.source === 'product' ? whole : found;
}
