import type { Actor } from './find-actor.ts';
import { pattern } from './language/pattern.ts';
import { FOR_THEM, ON_THEM } from './lexicon/own-deeds.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { groupMember } from './reading/role-name.ts';
import { isServed } from './role-kind.ts';
import { hasSay } from './who-profits.ts';
import { namesOf } from './who-speaks.ts';

const OWN = /\b(?:i|me|my|mine|we|us|our|ours)\b/i;
/** "for each guest", "per agent": they are only counted. */
const COUNTED = 'per|for each|for every|by';

/** Whoever is told of it asks for it. */
const TOLD = /\b(?:alert|inform|notify|remind|tell|warn) /i;

/** The verb of what the product does by itself; nothing where somebody else acts. */
function ownVerb({ action, form, actor, text }: Idea): string | undefined {
  if (form === 'story' || form === 'question' || form === 'problem' || actor !== undefined || action.rule)
    return undefined;
  if (OWN.test(text)) return undefined;
  if (action.frame === 'done') return action.core.verb.replace(/^automatically /, '').split(' ')[0];
  // "count how many tickets each agent solves": it is to be seen.
  return /^(?:The|This|Our) \w+ (?:should|shall|must|has to|needs to) (?:automatically )?(count|measure|track|monitor|analy[sz]e|compare|log|record) /i
    .exec(text)?.[1]
    ?.toLowerCase();
}

/** Whether they do something in it, or it is theirs: "where a learner stopped", "a guest's wishes", "the notes of a learner". */
function isTheirs(text: string, role: Role, roles: readonly Role[]): boolean {
  const names = namesOf(role, roles);
  return (
    !pattern(`\\b(?:${COUNTED}) (?:the |an? )?(?:${names})\\b`, 'iu').test(text) &&
    pattern(
      `\\b(?:${names})(?:['’]s?(?![\\p{L}])| (?:who )?(?:has|have|had|is|are|was|were|does|do|did|can|cannot|could|must|[\\p{L}]+(?:s|ed)|stop|leave|take|write|read|open|enter|type|go|come|begin|make|choose|pick|watch|work|book|use|get|log|sign|fill|start|finish|buy|order|pay)\\b)|\\b(?:of|for) (?:the |an? |each |every |all )?(?:${names})\\b`,
      'iu',
    ).test(text)
  );
}

/** "remember where a learner stopped", "suggest tags when an agent opens a ticket": the one of whom it is told has it done. */
export function forThem({ roles }: Product, idea: Idea): Actor | undefined {
  const verb = ownVerb(idea);
  if (!verb || !FOR_THEM.test(verb)) return undefined;
  const [one, ...others] = rolesSpokenOf(idea.text, roles);
  return one && others.length === 0 && isTheirs(idea.text, one, roles)
    ? { name: groupMember(one.name), grounding: { source: 'idea' }, isGuess: false }
    : undefined;
}

/** "measure how long learners spend": those who are watched do not ask for it; the roles that may have, none where nobody is watched. */
export function insteadOfWatched(found: Actor, idea: Idea, roles: readonly Role[]): Role[] {
  const verb = ownVerb(idea);
  if (!verb || !ON_THEM.test(verb)) return [];
  const watched = rolesSpokenOf(idea.text, roles).filter((role) => groupMember(role.name) === found.name);
  // "until the learner has scored", "unless the lead overrides it": they have a say in it.
  if (hasSay(idea, roles) || TOLD.test(idea.text)) return [];
  const others = roles.filter((role) => !watched.includes(role) && role.doings.length > 0);
  if (watched.length === 0 || others.length === 0) return [];
  const staff = others.filter((role) => !isServed(role));
  return staff.length > 0 ? staff : others;
}
