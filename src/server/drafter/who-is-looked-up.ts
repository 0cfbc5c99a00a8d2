import type { Actor } from './find-actor.ts';
import { pattern } from './language/pattern.ts';
import { roleNamed } from './reading/role-aliases.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { isServed } from './role-kind.ts';
import { namesOf } from './who-speaks.ts';

const OWN = /\b(?:i|me|my|mine|each other|other|another)\b/i;
/** What is done with people by those who serve them. */
const DONE_WITH =
  '(?:search|look) for|look up|verify|identify|count|ask|(?:check|verify|scan|inspect|count|print|approve) (?:the |an? )?[\\w-]+ of (?:every|each|all)';

/**
 * "search for a passenger by name", "check the ticket of every passenger": those who are looked up, asked or checked are served by
 * others, who do it. The roles that may have been meant instead; none where nobody is looked up.
 */
export function insteadOfLookedUp(found: Actor, idea: Idea, roles: readonly Role[]): Role[] {
  const role = roleNamed(found.name, roles);
  if (!role || !isServed(role) || idea.form === 'story' || idea.actor !== undefined || OWN.test(idea.text)) return [];
  const names = namesOf(role, roles);
  // "have guests asked for a photo": whoever is asked, charged or barred does not order it.
  const isDoneTo = pattern(
    `^have (?:the |an? |every |each |all )?(?:${names})(?: [\\w-]+){0,6}? (?:asked|billed|blocked|banned|charged|credited|fined|invoiced|suspended)\\b`,
    'iu',
  ).test(idea.action.wish);
  const isLookedUp =
    isDoneTo ||
    pattern(`^(?:${DONE_WITH}) (?:the |an? |every |each |all )?(?:${names})\\b`, 'iu').test(idea.action.wish);
  return isLookedUp ? roles.filter((other) => !isServed(other) && other.doings.length > 0) : [];
}
