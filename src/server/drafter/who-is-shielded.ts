import { pattern } from './language/pattern.ts';
import { isDepartment, MANAGERS } from './lexicon/agents.ts';
import { isServed, LOOKED_AFTER } from './role-kind.ts';
import { decider } from './who-is-bound.ts';
import { namesOf } from './who-speaks.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import { kindNamed, roleNamed } from './reading/role-aliases.ts';
import { roleName } from './reading/role-name.ts';
import { isOrganisation } from './reading/read-product.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';

/** What somebody is no longer to see: in front of it stands who, behind it what and whose. */
const NOT_SEEN =
  /^(.{3,60}?)\b(?:no longer|not|never|stop|n['’]t)\b(?: (?!who\b|that\b|because\b)[\p{L}'’]+){0,4}? (?:see|sees|seeing|read|reading|view|viewing|look at|be shown|visible to|visible for|shown to)\b (.+)$/iu;
/** "No lawyer should be able to see the notes of the judge" */
const NOBODY_SEES =
  /^(?:no|none of the) ([\p{L}-]+(?: [\p{L}-]+)?) (?:should|may|must|shall|can|is to|are to)(?: be (?:able|allowed) to| ever)? (?:see|read|view|look at) (.+)$/iu;
/** Those who work beside whoever typed the idea. */
const BESIDE_US = /\b(?:colleagues|workmates|co-?workers|team ?mates|(?:other|fellow) (?:staff|employees|workers))\b/i;
/** Whoever works there, by the last word of the name. */
const RANK_AND_FILE = /(?:^|[ -])(?:employee|worker|labourer|laborer|staff|staffer|crew member|team member)$/;

/** Those who work together, of whom none looks after the others. */
function rankAndFile(roles: readonly Role[]): Role | undefined {
  const those = roles.filter(
    (role) => role.doings.length > 0 && !MANAGERS.test(role.name) && !isDepartment(role.name) && !isServed(role),
  );
  return (
    roles.find(({ name, doings }) => RANK_AND_FILE.test(name) && doings.length > 0) ??
    (those.length === 1 ? those[0] : undefined)
  );
}

/** "travellers are not to see each other's numbers": it is theirs. */
function amongThemselves(text: string, roles: readonly Role[]): Role | undefined {
  if (!/\b(?:each other|one another)['’]s\b/i.test(text)) return undefined;
  const before = text.slice(0, text.search(/\b(?:each other|one another)['’]s\b/i));
  const [only, ...others] = rolesSpokenOf(before, roles);
  return only && others.length === 0 && isServed(only) ? only : undefined;
}

/** "Other players must not see my number" */
const OTHERS_SEE_MINE =
  /^(?:the )?other ([\p{L}-]+(?: [\p{L}-]+)?) (?:must|should|may|shall|can)(?: not|n['’]t|not) (?:see|read|view) my /iu;

function fellowOf(text: string, roles: readonly Role[]): Role | undefined {
  const who = OTHERS_SEE_MINE.exec(text)?.[1];
  return who === undefined ? undefined : roleNamed(who, roles);
}

/** "the owner's home address must not be shown until ...": it is theirs. */
const OWN_ADDRESS =
  /^(?:the |an? |our )?([\p{L}-]+(?: [\p{L}-]+)?)['’]s (?:[\p{L}-]+ ){0,2}?(?:address|number|name|surname|location|birthday|salary|earnings|diagnosis|details) (?:must|should|may|shall|can)(?: not|n['’]t|not) be (?:shown|given|revealed|printed|seen)\b/iu;

/** Whose affairs somebody else is no longer to see: "Colleagues must no longer see the reason for an absence". */
export function shielded({ text, form }: Idea, roles: readonly Role[]): Role | undefined {
  if (form === 'story' || form === 'question') return undefined;
  // "other players must not see my number": whoever says so is a player too.
  if (/\b(?:i|me|my)\b/i.test(text)) return fellowOf(text, roles);
  const [first = ''] = text.split(/[.!?](?:\s|$)/);
  const owner = OWN_ADDRESS.exec(first)?.[1];
  if (owner !== undefined) return rolesSpokenOf(owner, roles)[0];
  const [, front = '', back = ''] = NOT_SEEN.exec(first) ?? NOBODY_SEES.exec(first) ?? [];
  if (!back) return undefined;
  // "must not be shown to sitters": whoever sees it stands behind.
  const isTo = /^(?:to|for) /i.test(back) || /\b(?:visible (?:to|for)|shown to) [^.]*$/i.test(first);
  const [who, what] = isTo ? [back, front] : [front, back];
  if (decider(first, roles)) return undefined;
  const own = amongThemselves(first, roles);
  if (own) return own;
  if (BESIDE_US.test(who) || BESIDE_US.test(what.split(' ').slice(0, 2).join(' '))) return rankAndFile(roles);
  const barred = rolesSpokenOf(who, roles).filter(({ name }) => !LOOKED_AFTER.test(name));
  // "other parents": those whose it is are parents too.
  const fellow = barred.find((role) => pattern(`\\bother (?:${namesOf(role, roles)})\\b`, 'i').test(who));
  if (fellow) return fellow;
  // "buyers must no longer see who else bid": the others are buyers too.
  if (barred.length === 1 && /^(?:who else|what (?:the )?others|how (?:much|many|often) (?:the )?others)\b/i.test(what))
    return barred[0];
  if (barred.length === 0) return undefined;
  const others = rolesSpokenOf(what, roles).filter(
    (role) => !barred.includes(role) && !isOrganisation(role.name) && !LOOKED_AFTER.test(role.name),
  );
  const found = others.find(isServed) ?? others[0];
  if (found || barred.some(isServed)) return found;
  // "hosts should no longer see what each household pays": what those who are served have to do with, by another name.
  const people =
    /\b(?:what|how much) (?:each|every|an?|any) \p{L}+ (?:pays?|owes?|earns?)\b|\b(?:phone numbers?|home address(?:es)?|dates? of birth|bank details)\b/iu.test(
      what,
    );
  return people ? roles.find((role) => isServed(role) && !LOOKED_AFTER.test(role.name)) : undefined;
}

const HAS_A_SAY = '(?:confirm|approve|release|agree|sign|check|decide|accept|clear|review|verify|say)\\b';
const HAVE_A_SAY = new RegExp(` ${HAS_A_SAY}`, 'i');
/** Somebody is let do something before that. */
const LET_FIRST =
  /^(?:(?:please )?(?:let|allow|enable) |(?:the |our |all )?[\w-]+(?: [\w-]+)? (?:can|may|should be able to) )[^.!?]{3,90}?,? (?:and|but|then) (?:then )?(?:let|have|ask) /i;

/** "ask the estimator to confirm it", "have the officer release it": whose word is to be had, of those who run the service. */
export function askedToConfirm({ text, form, actor }: Idea, roles: readonly Role[]): Role | undefined {
  if (form === 'story' || form === 'problem' || /\b(?:i|me|my)\b/i.test(text)) return undefined;
  if (!HAVE_A_SAY.test(text)) return undefined;
  // "let patients upload a scan and let the nurse check it": the deed before is that of those who are let do it.
  const isLet = actor !== undefined && LET_FIRST.test(text);
  const doer = isLet ? (roleNamed(roleName(actor), roles) ?? kindNamed(roleName(actor), roles)) : undefined;
  return rolesSpokenOf(text, roles).find((role) => {
    if (doer && doer !== role) return false;
    return (
      !isServed(role) &&
      pattern(
        `\\b(?:ask|asks|require|requires|have|has|make|makes|force|forces|need|needs|want|wants|let) (?:the |an? |our |two )?(?:${namesOf(role, roles)}) (?:to )?${HAS_A_SAY}`,
        'i',
      ).test(text)
    );
  });
}
