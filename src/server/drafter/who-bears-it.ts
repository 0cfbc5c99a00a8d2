import { pattern } from './language/pattern.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { isNamedIn, roleNamed } from './reading/role-aliases.ts';
import { roleName } from './reading/role-name.ts';
import { isServed } from './role-kind.ts';
import { namesOf } from './who-speaks.ts';

/** Upon whom the work falls in the end. */
const FALLS_ON = /\bit(?:['’]?s| is| was) (?:always|usually|mostly|then|again) /i;
const BURDENS =
  '(?:who|that) (?:then )?(?:ha(?:s|ve) to|must|end up|clean|sweep|scrub|fix|pay|carry|wait|repair|sort|tidy|wash|clear|search|suffer|get the)';
/** Who cannot do something as it is. */
const STRUGGLING = /\b(?:many|some|most|several|half(?: of)?|older|elderly|new|a lot of) /i;
const CANNOT =
  "(?:can(?:no|['’]?)t|are unable to|struggle to|find it hard to|do(?:n['’]?t| not) (?:understand|speak|read|see well|have an? ))";
const COLLEAGUE = /\b(?:a|another|the other) colleague (?:is|has|was|already)\b/i;
/** Who is not there, and what is wanted for then. */
const AWAY =
  ' (?:is|are|falls?|goes|go) (?:away|absent|ill|sick|on (?:holiday|leave|vacation)|off sick|out of (?:the )?office)\\b';
const STAND_IN =
  /\b(?:delegates?|deputy|deputies|stand-?ins?|substitutes?|replacements?|covers?|hand(?:ed)? over|vacation cover)\b/i;
/** For whom it is, behind everything else. */
const FOR_THOSE = /, (?:especially |mainly |mostly )?for /i;

function said(front: string, behind: string, text: string, roles: readonly Role[]): Role | undefined {
  return roles.find(
    (role) => isNamedIn(text, role, roles) && pattern(`${front}(?:${namesOf(role, roles)})${behind}`, 'iu').test(text),
  );
}

/**
 * Of whom an idea tells that they bear a trouble, whoever typed it: "it's always the porters who clean them", "many guests cannot read
 * the small letters", "two cooks start the same dish and nobody sees that a colleague is at it".
 */
export function bearing({ text, form, action }: Idea, roles: readonly Role[]): Role | undefined {
  if (form === 'story' || action.rule !== undefined) return undefined;
  if (FALLS_ON.test(text)) return said(`${FALLS_ON.source}(?:the |our )?`, ` ${BURDENS}\\b`, text, roles);
  if (AWAY_ASKED.test(text) && STAND_IN.test(text))
    return said('\\b(?:when|while|if) (?:an? |the |our )?', AWAY, text, roles);
  if (FOR_THOSE.test(text))
    return said(`${FOR_THOSE.source}(?:the |our |all )?`, ' (?:who|with|without)\\b', text, roles);
  if (form === 'problem' && COLLEAGUE.test(text))
    return said('^(?:(?:two|three|several|some|the|our) )*', '\\b', text, roles);
  const struggling = STRUGGLING.test(text)
    ? said(`${STRUGGLING.source}(?:the |our )?(?:[\\p{L}-]+ )??`, ` ${CANNOT}`, text, roles)
    : undefined;
  return struggling && isServed(struggling) && !/\bi\b/i.test(text) ? struggling : undefined;
}

/** What somebody reads who answers for it. */
const FIGURES =
  /^(?:[\p{L}\d-]+ ){0,6}?(?:reports?|overview|figures|numbers|statistics|utili[sz]ation|occupancy|takings|turnover|chart|dashboard|summary|profits?|costs?|margins?|usage|revenue)\b.* for (?:the |our )([\p{L}-]+(?: [\p{L}-]+)?)(?:,|\.|$)/iu;
/** Of whom no description need tell. */
const ANSWERS_FOR_IT =
  /^(?:owner|boss|director|manager|head|(?:facilities|finance|sales|marketing|purchasing|planning|service) (?:team|department|office))$/i;

/** "Monthly attendance report for the owner": whoever reads it, whether the description knows them or not. */
export function readingFigures({ text, form, actor, action }: Idea, roles: readonly Role[]): Role | string | undefined {
  // "report a broken lamp for the owner": a deed.
  const isSeen = action.isThing || /^(?:see|get|have|export|print) /.test(action.wish);
  const [, who = ''] = (form !== 'story' && isSeen ? FIGURES.exec(text) : null) ?? [];
  const isOther = actor !== undefined && roleName(actor) !== roleName(who);
  if (who === '' || isOther || /\b(?:i|me|my)\b/i.test(text)) return undefined;
  const role = who ? roleNamed(roleName(who), roles) : undefined;
  return role ? (isServed(role) ? undefined : role) : ANSWERS_FOR_IT.test(who) ? roleName(who) : undefined;
}

/** Asked of the text before a pattern is made of each role's names. */
const AWAY_ASKED = new RegExp(AWAY, 'i');
