import { readVerb } from './language/verbs.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { roleName } from './reading/role-name.ts';
import { overseers } from './who-else.ts';

/** "keep my address from being shown to a sitter": whoever should not see it. */
export function shownWhatShouldNot({ action }: Idea, roles: readonly Role[]): Role | undefined {
  const [, whom = ''] =
    /^keep .+ from being (?:shown|sent|given|visible|told|displayed|passed on) to (?:the |an? |all |every |any |other )?([\p{L}-]+(?: [\p{L}-]+)?)/iu.exec(
      action.wish,
    ) ?? [];
  const words = whom.split(' ');
  return whom === '' ? undefined : (roleNamed(roleName(whom), roles) ?? roleNamed(roleName(words[0] ?? ''), roles));
}

/** What somebody wants to know of others: "who has not confirmed yet", "who is still to answer". */
const WHO_DID =
  /\bwho (?:has|have|had|did|hasn['’]t|haven['’]t|didn['’]t)(?: (?:not|already|still|yet|never|ever|all))* ([\p{L}-]+)/iu;

/** "see who has not confirmed": those who confirm by the description are asked about, and somebody else asks. */
export function withoutThoseAskedAbout(roles: readonly Role[], idea: Idea): readonly Role[] {
  if (!/^(?:see|know|get|be told) (?:at a glance )?who\b/.test(idea.action.wish)) return roles;
  const verb = readVerb(WHO_DID.exec(idea.action.wish)?.[1]?.toLowerCase() ?? '')?.base;
  const over = overseers(roles);
  const rest = roles.filter((role) => over.includes(role) || !role.doings.some((doing) => doing.verb === verb));
  return verb !== undefined && rest.some(({ doings }) => doings.length > 0) ? rest : roles;
}
