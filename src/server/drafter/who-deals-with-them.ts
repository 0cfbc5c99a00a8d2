import { serves } from './lexicon/tellers.ts';
import type { Role } from './reading/find-roles.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import type { Idea } from './reading/read-idea.ts';

/** "I can't tell which pupils have practised": whoever speaks of them teaches them. */
export function dealsWith(role: Role, { text, form, actor }: Idea, roles: readonly Role[]): boolean {
  if (form === 'story' || actor !== undefined || !/\b(?:i|me|my)\b/i.test(text)) return false;
  if (/\b(?:paid|pays?|owes?|invoices?|bills?|fees?)\b/i.test(text)) return false;
  const [one, ...others] = rolesSpokenOf(text, roles);
  return one !== undefined && others.length === 0 && one !== role && serves(role.name, one.name);
}
