import { pattern } from './language/pattern.ts';
import { roleNamed } from './reading/role-aliases.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { isServed } from './role-kind.ts';
import { overseers } from './who-else.ts';
import { namesOf } from './who-speaks.ts';

const OWN = /\b(?:i|me|my|mine|we|us|our|who else|each other|one another|other|another|themselves)\b/i;
/** What is done with people by those who serve them. */
const DONE_WITH =
  '(?:search|look) for|look up|verify|identify|count|ask|(?:check|verify|scan|inspect|count|print|approve) (?:the |an? )?[\\w-]+ of (?:every|each|all)';
/** Whom somebody turns to, or to whom something is given to do. */
const TURNED_TO =
  '(?:write an? [\\p{L}-]+ to|call|phone|ring|contact|message|text|e-?mail|reach|thank|meet|ask|chat with|talk (?:to|with)|speak (?:to|with)|write to|video call|(?:make|book|arrange|agree|schedule) (?:[\\p{L}-]+ ){1,3}?with)';
const GIVEN_TO = '(?:assign|reassign|hand over|delegate|forward|allocate|route) (?:[\\p{L}-]+ ){1,4}?to';
/** What a name stands alone in front of: no part of another name. */
const ALONE =
  '(?=$|[,.;:]| (?:about|by|for|from|of|in|on|at|to|with|without|and|or|who|that|when|if|side|before|after|as|next|near|directly|automatically)\\b)';

const DEEDS =
  'compare|invite|pick|choose|find|hire|rate|block|ban|suspend|remove|add|rank|filter|sort|import|export|merge|match|pair|train|interview|reject|approve|list|register|check in|sign in|verify|move|pay';
/** What begins so may be done with people. */
const DOES = new RegExp(`^(?:have|see|know|${DONE_WITH}|${TURNED_TO}|${GIVEN_TO}|${DEEDS}) `, 'iu');

/** Whether somebody else does it with them, "compare two candidates", "call the nurse", "assign tickets to technicians". */
function isDoneWith(role: Role, { action, text }: Idea, roles: readonly Role[]): boolean {
  if (!DOES.test(action.wish)) return false;
  const names = namesOf(role, roles);
  // "see where guests come from": they are looked at.
  if (
    pattern(
      `^(?:see|know) (?:where|how|what|why|when|whether|if) (?:the |our |most |all )?(?:${names}) [a-z]+`,
      'iu',
    ).test(action.wish)
  )
    return true;
  // "have guests asked for a photo": whoever is asked, charged or barred does not order it.
  const isLookedUp =
    isServed(role) &&
    (pattern(`^(?:${DONE_WITH}) (?:the |an? |every |each |all )?(?:${names})\\b`, 'iu').test(action.wish) ||
      pattern(
        `^have (?:the |an? |every |each |all )?(?:${names})(?: [\\w-]+){0,6}? (?:asked|billed|blocked|banned|charged|credited|fined|invoiced|suspended)\\b`,
        'iu',
      ).test(action.wish));
  if (isLookedUp || action.frame !== 'do' || action.isThing) return isLookedUp;
  const one = `(?:(?:the|an?|any|every|each|all|two|three|several|many|more|new|some|late) )*(?:${names})${ALONE}`;
  return [pattern(`^(?:${TURNED_TO}|${GIVEN_TO}) ${one}`, 'iu'), pattern(`^(?:${DEEDS}) ${one}`, 'iu')].some(
    (shape) => shape.test(action.wish) && !pattern(`\\b(?:let|so that|for) (?:the )?(?:${names})\\b`, 'i').test(text),
  );
}

/**
 * "search for a passenger by name", "check the ticket of every passenger", "compare two candidates": those with whom somebody does it
 * do not do it. The roles that may have been meant instead, others of the house for those who are served, and those who are served for
 * others; none where it is done with nobody.
 */
export function insteadOfLookedUp(found: string, idea: Idea, roles: readonly Role[]): Role[] {
  const role = roleNamed(found.replace(/^member of (?:the )?/, ''), roles);
  if (!role || idea.form === 'story' || idea.actor !== undefined || OWN.test(idea.text)) return [];
  if (!isDoneWith(role, idea, roles)) return [];
  const acting = roles.filter((other) => other !== role && other.doings.length > 0);
  // "assign talks to reviewers": whoever looks after things does so.
  const over = pattern(`^${GIVEN_TO} `, 'iu').test(idea.action.wish) ? overseers(acting) : [];
  const fitting = over.length > 0 ? over : acting.filter((other) => isServed(other) !== isServed(role));
  return fitting.length > 0 ? fitting : acting;
}
