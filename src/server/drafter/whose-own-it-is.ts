import type { Actor } from './find-actor.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { groupMember } from './reading/role-name.ts';

/** What somebody has for themselves. */
const OWN =
  /^(?:an? |the |new )?([\p{L}-]+(?: [\p{L}-]+)?s)['’] (?:[\p{L}-]+ )?(?:earnings|income|payouts?|balance|pay slips?|wages|points|rewards|dashboard|home ?page|start page|inbox|wallet)\b/iu;

/** "Writers' earnings with a payout button": it is theirs who have it. */
export function whoseOwn({ roles }: Product, { form, text }: Idea): Actor | undefined {
  const owner = form === 'noun phrase' ? OWN.exec(text)?.[1] : undefined;
  const role = owner ? roleNamed(owner, roles) : undefined;
  return role && { name: groupMember(role.name), grounding: { source: 'idea' }, isGuess: false };
}
