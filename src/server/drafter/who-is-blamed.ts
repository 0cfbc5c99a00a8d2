import { pattern } from './language/pattern.ts';
import { isNamedIn, roleNamed } from './reading/role-aliases.ts';
import { namesOf } from './who-speaks.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';

const SLACK = / (?:just|simply|only|cheat|skip|fake|pretend|make up)\b/i;
const SUFFERS = / (?:can['’]?t|cannot|can not|struggle|have to|has to|keep having to)\b/i;

/** "Some cooks just tick everything": those whose slackness is told wish for no remedy. */
export function blamed({ text }: Idea, roles: readonly Role[]): Role | undefined {
  return roles.find(
    (role) =>
      SLACK.test(text) &&
      isNamedIn(text, role, roles) &&
      pattern(
        `\\b(?:some|too many|certain|a few) (?:of (?:the|our) )?(?:${namesOf(role, roles)}) (?:just|simply|only|cheat|skip|fake|pretend|make up)\\b`,
        'i',
      ).test(text),
  );
}

/** "Waiters with wet hands can't tap the small button": whoever cannot do it suffers, and wishes that it ends. */
export function suffering({ text }: Idea, roles: readonly Role[]): Role | undefined {
  return roles.find(
    (role) =>
      SUFFERS.test(text) &&
      isNamedIn(text, role, roles) &&
      pattern(
        `^(?:the |our |most |many |some |all )?(?:${namesOf(role, roles)})(?: (?:who|that|with|without|in|on|at|\\w+ing)(?: [\\p{L}'’-]+){1,6}?)? (?:can['’]?t|cannot|can not|struggle|have to|has to|keep having to)\\b`,
        'iu',
      ).test(text),
  );
}

/** "From a site nurse: I read every chart twice": whoever is quoted says "I". */
export function quoted({ by }: Idea, roles: readonly Role[]): Role | undefined {
  return by ? roleNamed(by, roles) : undefined;
}
