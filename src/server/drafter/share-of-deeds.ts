import { isGroupName } from './likely-actor.ts';
import { isDepartment } from './lexicon/agents.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { isOrganisation } from './reading/read-product.ts';
import { isServed, LOOKED_AFTER } from './role-kind.ts';

/** Those who use the product as a whole, "small teams", "companies": somebody of them does the work. */
function isAllOfThem({ name, doings }: Role): boolean {
  return isGroupName(name) && (!isDepartment(name) || doings.some(({ sentence }) => /\bteams\b/i.test(sentence)));
}

const TURNED_AWAY = /^have .+ (?:refused|rejected|declined|turned away)\b/;

/** How much less the deeds of a role count because of who they are. */
export function shareOf(
  role: Role,
  { action, text }: Idea,
  roles: readonly Role[],
  { isNamed, isSpokenOf }: { isNamed: boolean; isSpokenOf: boolean },
): number {
  const { name, doings } = role;
  return (
    (isAllOfThem(role) && roles.some((other) => !isGroupName(other.name)) ? 0.5 : 1) *
    // "newspapers license pictures": a house wishes for less than the people who work with it.
    (isOrganisation(name) && !isDepartment(name) && !isNamed && !isSpokenOf ? 0.6 : 1) *
    // Children and animals are looked after, and seldom do it themselves.
    (LOOKED_AFTER.test(name) && !isNamed ? 0.2 : 1) *
    // "refuse an application": not those who apply.
    (TURNED_AWAY.test(action.wish) && doings.every(({ verb }) => /^(?:apply|ask|request)$/.test(verb)) ? 0.1 : 1) *
    // What comes in from outside is brought in by those who run the service.
    (/^(?:import|migrate)\b/.test(action.wish) && isServed(role) && !/\bmy\b/i.test(text) ? 0.3 : 1)
  );
}
