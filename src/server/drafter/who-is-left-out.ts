import { contentStems } from './lexicon/function-words.ts';
import { MADE_BY } from './lexicon/keeping.ts';
import {
  BURDENED,
  CARES_FOR,
  DONE_BY_COMERS,
  FROM_ONE,
  LAID_OUT_BY,
  LEARNT_LATE,
  MY_PEOPLE,
  SEES_IT,
  THEY_COMPLAIN,
  THEY_SUFFER,
  THEY_WISH,
  UNNOTICED,
  UNTOLD,
} from './lexicon/tellers.ts';
import { pattern } from './language/pattern.ts';
import { isKin, matchDoings, rarityOf, termsOf } from './match-doings.ts';
import type { Role } from './reading/find-roles.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { isNamedIn } from './reading/role-aliases.ts';
import { comersOf, sidesOf } from './two-sides.ts';
import { tradeScores } from './who-has-to-do-with-it.ts';
import { namesOf } from './who-speaks.ts';

/** All but some, if anybody is left who does something. */
function allBut(roles: readonly Role[], some: readonly Role[]): readonly Role[] {
  const rest = roles.filter((role) => !some.includes(role));
  return rest.some(({ doings }) => doings.length > 0) ? rest : [];
}

/** Of some who are left those on the other side of one who is complained of. */
function across(rest: readonly Role[], one: Role, roles: readonly Role[]): readonly Role[] {
  const { staff, served } = sidesOf(roles);
  const other = staff.includes(one) ? served : served.includes(one) ? staff : [];
  const found = rest.filter((role) => other.includes(role));
  return found.length > 0 ? found : rest;
}

/** Who does it, by what the description tells of them, or by their trade where nobody is served. */
function doerOf(idea: Idea, roles: readonly Role[], byTrade: boolean): Role | undefined {
  const [terms, rarity] = [termsOf(idea), rarityOf(roles)];
  const trades = byTrade ? tradeScores(idea, roles) : new Map<Role, number>();
  const [first, second] = roles
    .map((role) => ({ role, score: matchDoings(role, terms, rarity).score + (trades.get(role) ?? 0) }))
    .toSorted((a, b) => b.score - a.score);
  return first && first.score > (second?.score ?? 0) ? first.role : undefined;
}

/** "They bring back the CDs too late" is not said by those who do. */
function otherThanThey(idea: Idea, roles: readonly Role[]): readonly Role[] {
  if (THEY_WISH.test(idea.text) || THEY_SUFFER.test(idea.text)) return comersOf(roles);
  if (idea.form !== 'problem' || !THEY_COMPLAIN.test(idea.text)) return [];
  const { staff, served } = sidesOf(roles);
  if (served.length > 0 && DONE_BY_COMERS.test(idea.text)) return staff;
  const doer = doerOf(idea, roles, served.length === 0);
  if (!doer) return served.length > 0 ? staff : [];
  return staff.includes(doer) ? allBut(roles, [doer]) : staff;
}

function makes({ doings }: Role, words: ReadonlySet<string>): boolean {
  return doings.some(
    ({ verb, object }) => MADE_BY.test(verb) && [...object].some((one) => [...words].some((word) => isKin(one, word))),
  );
}

/** "We never know whether the walker locked the door", "we hear of a new plan too late": whoever does it knows. */
function untold({ text }: Idea, roles: readonly Role[]): readonly Role[] {
  const about = UNTOLD.exec(text)?.[1] ?? LEARNT_LATE.exec(text)?.[1];
  if (about === undefined) return [];
  const [one, ...others] = rolesSpokenOf(about, roles);
  if (one) return others.length > 0 ? [] : across(allBut(roles, [one]), one, roles);
  const makers = roles.filter((role) => makes(role, contentStems(about)));
  return makers.length > 0 ? allBut(roles, makers) : [];
}

/** "My freelancers send me scans": whoever looks after them. */
function caringFor({ text }: Idea, roles: readonly Role[]): readonly Role[] {
  if (!MY_PEOPLE.test(text)) return [];
  const whose = roles.find(
    (role) =>
      isNamedIn(text, role, roles) && pattern(`\\bmy (?:[\\p{L}-]+ )?(?:${namesOf(role, roles)})\\b`, 'iu').test(text),
  );
  const names = whose && pattern(`\\b(?:${namesOf(whose, roles)})\\b`, 'iu');
  return names
    ? roles.filter(
        (role) =>
          role !== whose &&
          role.doings.some(({ verb, rest, sentence }) => CARES_FOR.test(`${verb} ${rest}`) && names.test(sentence)),
      )
    : [];
}

/** "Only the board may open it", "the coach should be able to see them": what is left for them to see was put there by others. */
const MAY_SEE =
  '(?:may|can|could|should|must|is|are) (?:(?:be )?(?:able|allowed) to )?(?:see|open|read|view|access|look at|download) (?:it|this|them|that)\\b';
/** What somebody hands in for others. */
const HANDS_IN = /^(?:upload|attach|add|enter|leave|send|submit|hand in|record|note|fill in|photograph)\b/;

/** "Attach a letter. Only the board may see it": the board sees it, and somebody else attaches it. */
function otherThanEntitled({ text, form, actor, action }: Idea, roles: readonly Role[]): readonly Role[] {
  if (form === 'question' || actor !== undefined || !HANDS_IN.test(action.wish)) return [];
  const entitled = roles.filter(
    (role) =>
      isNamedIn(text, role, roles) &&
      pattern(`[.;:\\n] ?only (?:the |our |an? )?(?:${namesOf(role, roles)}) ${MAY_SEE}`, 'iu').test(text),
  );
  return entitled.length > 0 ? allBut(roles, entitled) : [];
}

/** "Swap an exercise. The patient sees it straight away": whoever sees it has not done it. */
function otherThanSeeing({ text, form, actor }: Idea, roles: readonly Role[]): readonly Role[] {
  if (form === 'question' || actor !== undefined || !SEES_IT.test(text)) return [];
  const seeing = roles.filter(
    (role) =>
      isNamedIn(text, role, roles) &&
      pattern(`[.;:,\\n-] ?(?:and )?(?:then )?(?:the )?(?:${namesOf(role, roles)}) ${SEES_IT.source}`, 'iu').test(text),
  );
  return seeing.length > 0 ? allBut(roles, seeing) : [];
}

/** "a group that cancels late should pay", "from one patient to another", "patients stop and nobody notices": nobody of those says so. */
function doneWith({ text, actor }: Idea, roles: readonly Role[]): readonly Role[] {
  // "and nobody sees that a colleague is at it": those who do it say so.
  if (/\ba colleague\b/i.test(text)) return [];
  const [, whom = ''] =
    (actor === undefined ? BURDENED.exec(text) : null) ?? FROM_ONE.exec(text) ?? UNNOTICED.exec(text) ?? [];
  const bound = whom ? rolesSpokenOf(whom, roles) : [];
  return bound.length === 1 ? allBut(roles, bound) : [];
}

/** "orders sorted by landlord", "hours that the driver wrote down": whoever is named there looks at no such list. */
function notLaidOutBy({ text, actor }: Idea, roles: readonly Role[]): readonly Role[] {
  const [, by = ''] = LAID_OUT_BY.exec(text) ?? [];
  const named = by && actor === undefined ? rolesSpokenOf(by, roles) : [];
  return named.length > 0 ? allBut(roles, named) : [];
}

/** The product with those alone who can have said so, by what is told of the others. */
export function withoutThoseToldOf(product: Product, idea: Idea): Product {
  if (idea.form === 'story' || product.roles.length < 2) return product;
  for (const find of [otherThanThey, untold, caringFor, otherThanSeeing, otherThanEntitled, notLaidOutBy, doneWith]) {
    const roles = find(idea, product.roles);
    if (roles.length > 0)
      return { ...product, roles: [...roles], toldOf: product.roles.filter((role) => !roles.includes(role)) };
  }
  return product;
}
