import type { Actor } from './find-actor.ts';
import { bestOf, running } from './likely-actor.ts';
import { LEAST, matchDoings, rarityOf, termsOf } from './match-doings.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { groupMember, roleName } from './reading/role-name.ts';
import { isServed } from './role-kind.ts';

/** The role of somebody in the words of a complaint; "the front desk" is the front desk agent. */
function namedIn(who: string | undefined, roles: readonly Role[]): Role | undefined {
  if (!who || / who /.test(who)) return undefined;
  const bare = who.toLowerCase().replace(/^(?:the|our|all) /, '');
  return roles.find(({ name }) => name.toLowerCase().startsWith(`${bare} `)) ?? roleNamed(roleName(who), roles);
}

/**
 * Who wishes what a complaint implies where it names nobody: "people who ring us" are some of those for whom the service is made, "we
 * only find out later" are some of those who run it. Nothing where the product has nobody of that side.
 */
export function ofTheirSide({ roles }: Product, idea: Idea): Actor | undefined {
  // "explaining to guests when we open": whoever is to see it is told by the complaint.
  const named = idea.action.assumed && !idea.side ? namedIn(idea.actor, roles) : undefined;
  if (named) return { name: groupMember(named.name), grounding: { source: 'idea' }, isGuess: false };
  if (!idea.side) return undefined;
  const out = idea.except ? roleNamed(roleName(idea.except), roles) : undefined;
  const side = (
    idea.side === 'served' ? roles.filter((role) => isServed(role) && role.doings.length > 0) : running(roles)
  ).filter((role) => role !== out);
  const best = bestOf(side, idea);
  if (!best) return undefined;
  const match = matchDoings(best, termsOf(idea), rarityOf(roles));
  return {
    name: groupMember(best.name),
    grounding:
      match.score >= LEAST && match.quote !== '' ? { source: 'product', quote: match.quote } : { source: 'assumption' },
    isGuess: side.length > 1 && match.score < LEAST,
  };
}
