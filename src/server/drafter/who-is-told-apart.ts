import type { Actor } from './find-actor.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { groupMember } from './reading/role-name.ts';
import { isServed } from './role-kind.ts';

/** "can someone without a card borrow it?": one of those whom it is for, with what tells them apart. */
const SOMEONE = /^(?:someone|somebody|anyone|anybody) ((?:who|without|with|[a-z]{2,}ing) .+)$/i;

/** Whoever was found, with what the question says of them. */
export function asTheirCase(found: Actor, product: Product, idea: Idea): Actor {
  const [, told = ''] = (idea.form === 'question' && SOMEONE.exec(idea.actor ?? '')) || [];
  if (!told || found.full !== undefined || told.split(' ').length > 9) return found;
  const own = product.roles.find((role) => groupMember(role.name) === found.name);
  const served = own && isServed(own) ? own : (product.roles.find(isServed) ?? own);
  const name = served ? groupMember(served.name) : found.name;
  return { ...found, name, full: `${name} ${told}` };
}
