import type { Actor } from './find-actor.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { groupMember } from './reading/role-name.ts';

/**
 * "refs wait for their money => enter the kilometres at once": where the wish of a note names nobody, those of whose work it
 * tells; what the description says of others counts only as long as the note does not complain of that work.
 */
export function insteadOfGuess(found: Actor, { near }: Idea, roles: readonly Role[]): Actor {
  const { source } = found.grounding;
  const isOpen = source === 'assumption' || (source === 'product' && near?.isTheirs === true);
  const role = isOpen && near ? roleNamed(near.name, roles) : undefined;
  return role ? { name: groupMember(role.name), grounding: { source: 'idea' }, isGuess: false } : found;
}
