import { isDepartment, isWorkplace } from '../lexicon/agents.ts';
import { isServed } from '../role-kind.ts';
import { isMistyped } from '../language/near-words.ts';
import { isPerson, plural, singular } from '../language/nouns.ts';
import { remember, rememberOf } from '../language/remember.ts';
import { tagWords } from '../language/wink.ts';
import type { Role } from './find-roles.ts';

const aliases = rememberOf<Map<Role, readonly string[]>>();

/** Other names of a role: "nurse" of the care nurse where no other role is one, "accounting" of the accounting team. */
export function aliasesOf(role: Role, roles: readonly Role[]): readonly string[] {
  const known = aliases(roles, () => new Map());
  const found = known.get(role) ?? readAliases(role, roles);
  known.set(role, found);
  return found;
}

function readAliases(role: Role, roles: readonly Role[]): string[] {
  const name = role.name.toLowerCase();
  const short = name.split(' of ')[0] ?? name;
  const words = short.split(' ');
  const last = words.at(-1) ?? short;
  const isOnly = roles.every(
    (other) => other === role || (other.name.toLowerCase().split(' of ')[0] ?? '').split(' ').at(-1) !== last,
  );
  const bare = isDepartment(short) && words.length > 1 ? words.slice(0, -1).join(' ') : '';
  // Patterns are made of them: a name twice would be looked for twice.
  return [
    ...new Set([
      name,
      short,
      ...(isOnly && !(words.length > 1 && /^(?:team|staff|support|person)$/.test(last)) ? [last] : []),
      ...(bare.length > 7 && !isPerson(bare) ? [bare] : []),
      ...(isWorkplace(short) ? [`${short} team`] : []),
    ]),
  ];
}

/** Whether a text has one of a role's names at all, one or many: asked before a pattern is made of them. */
export function isNamedIn(text: string, role: Role, roles: readonly Role[]): boolean {
  const said = text.toLowerCase();
  return aliasesOf(role, roles).some((alias) => said.includes(alias) || said.includes(plural(alias)));
}

/** The roles by their names, as they stand and without spaces and hyphens. */
interface Names {
  readonly exact: ReadonlyMap<string, Role>;
  readonly joined: ReadonlyMap<string, Role>;
}

/** Kept for as long as the roles are: an idea asks for the same names many times. */
const known = rememberOf<Names>();

function namesOf(roles: readonly Role[]): Names {
  return known(roles, () => readNames(roles));
}

/** Who is called by the place that they run: "remind the office" of an office manager. */
export const HEAD_OF_PLACE: RegExp =
  /^(office|kitchen|warehouse|workshop|fleet|shop|store|branch|studio|salon|restaurant|farm|hotel|nursery) (?:manager|clerk|lead|owner|keeper)$/;

function readNames(roles: readonly Role[]): Names {
  const exact = new Map<string, Role>();
  const joined = new Map<string, Role>();
  for (const role of roles) {
    for (const alias of aliasesOf(role, roles)) {
      if (!exact.has(alias)) exact.set(alias, role);
      const squeezed = alias.replaceAll(/[ -]/g, '');
      if (squeezed.length > 6 && !joined.has(squeezed)) joined.set(squeezed, role);
    }
  }
  for (const role of roles) {
    const place = HEAD_OF_PLACE.exec(role.name.toLowerCase())?.[1];
    if (place && !exact.has(place)) exact.set(place, role);
  }
  return { exact, joined };
}

function isKnown(word: string): boolean {
  return tagWords(word)[0]?.known === true;
}

/** Whether the words name the role but for slips of the fingers. A word of the dictionary is meant as it stands: "planter" is no planner. */
function isSlip(said: readonly string[], alias: string): boolean {
  const meant = alias.split(' ');
  if (said.length !== meant.length) return false;
  return said.every((word, at) => {
    const target = meant[at] ?? '';
    const one = singular(word);
    if (word === target || one === target) return true;
    return (isMistyped(one, target) || isMistyped(word, plural(target))) && !isKnown(word) && !isKnown(one);
  });
}

/** What people are called for short or at home. */
const SHORT_FOR: Readonly<Record<string, readonly string[]>> = {
  dev: ['developer'],
  tech: ['technician'],
  admin: ['administrator'],
  rep: ['representative', 'sales representative'],
  mum: ['parent'],
  mom: ['parent'],
  dad: ['parent'],
  mother: ['parent'],
  father: ['parent'],
  kid: ['child', 'pupil', 'student', 'teen', 'teenager'],
  teen: ['teenager', 'student', 'pupil', 'child'],
  teenager: ['teen', 'student', 'pupil', 'child'],
  pupil: ['student'],
  doc: ['doctor'],
  pharmacist: ['pharmacy'],
  'front desk': ['receptionist'],
  reception: ['receptionist', 'reception desk'],
};

/** Each first long form with its short one. */
const LONG_FOR = new Map(
  Object.entries(SHORT_FOR)
    .toReversed()
    .map(([short, [long = '']]) => [long, short]),
);

/** "IT administrators" of an IT admin: the same trade in its short and its long form, behind what tells which. */
function inOtherForm(one: string, exact: ReadonlyMap<string, Role>): Role | undefined {
  const [, which = '', trade = ''] = /^(.+ )([\p{L}]+)$/u.exec(one) ?? [];
  if (!which) return undefined;
  const long = SHORT_FOR[trade]?.map((word) => exact.get(which + word)).find((role) => role !== undefined);
  if (long) return long;
  const short = LONG_FOR.get(trade);
  return short === undefined ? undefined : exact.get(which + short);
}

/** "customers", where the description calls nobody so: those whom the product serves. */
function servedAs(one: string, roles: readonly Role[]): Role | undefined {
  if (!/^(?:customer|client)$/.test(one)) return undefined;
  // An owner may be anybody's.
  const served = roles.filter((role) => isServed(role) && role.name !== 'owner');
  return served.find(({ doings }) => doings.length > 0) ?? served[0];
}

/** "the planners" of a planning office: whoever does what a department is called after. */
function planningOf(one: string, roles: readonly Role[]): Role | undefined {
  const root = /^(\p{L}{3,})(?:er|or)$/u.exec(one)?.[1];
  return root === undefined
    ? undefined
    : roles.find(({ name }) => isDepartment(name) && name.toLowerCase().startsWith(`${root}ing `));
}

/** What somebody is called after who does so in the product: "the reporter" of those who report bugs. */
const DOER = /^(report|send|book|borrow|rent|submit|upload|host|sell|request|post|lend|buy|review)(?:er|or)$/;

function doerNamed(one: string, roles: readonly Role[]): Role | undefined {
  const verb = DOER.exec(one)?.[1];
  return verb ? roles.find(({ doings }) => doings.some((doing) => doing.verb === verb)) : undefined;
}

/** Of whom there are kinds that have nothing to do with each other. */
const NO_KIND = /^(?:manager|owner|member|user|client|customer|guest|head|leader|officer|agent|person)$/;

const rolesByName = rememberOf<ReturnType<typeof remember<Role | undefined>>>();

/** The role that the words of an idea name: the nurse for "nurses" or "nusres". */
export function roleNamed(said: string, roles: readonly Role[]): Role | undefined {
  return rolesByName(roles, () => remember(1_000))(said, () => readRole(said, roles));
}

function readRole(said: string, roles: readonly Role[]): Role | undefined {
  const lower = said
    .toLowerCase()
    .replace(/^(?:members? of )?(?:the |an? |our )/, '')
    .replace(/^(?:kids|child|children|pupils?|students?)['’]s? (?=(?:parent|mother|father|teacher)s?$)/, '');
  const one = singular(lower);
  const { exact, joined } = namesOf(roles);
  const found = exact.get(lower) ?? exact.get(one) ?? joined.get(one.replaceAll(/[ -]/g, ''));
  if (found) return found;
  const usual = SHORT_FOR[one] ?? SHORT_FOR[lower];
  const meant =
    usual?.map((word) => exact.get(word)).find((role) => role !== undefined) ??
    planningOf(one, roles) ??
    inOtherForm(one, exact) ??
    // "half the crew" are crew members.
    exact.get(`${one} member`) ??
    exact.get(LONG_FOR.get(one) ?? '') ??
    doerNamed(one, roles) ??
    servedAs(one, roles);
  if (meant || lower.length < 5) return meant;
  const words = lower.split(' ');
  for (const [alias, role] of exact) {
    // The first letter is hardly ever the wrong one.
    if (alias.startsWith(lower.charAt(0)) && isSlip(words, alias)) return role;
  }
  return undefined;
}

/** "dental assistants" of those whom the description only calls assistants. */
export function kindNamed(said: string, roles: readonly Role[]): Role | undefined {
  const [, last = ''] = /^\p{Ll}+ (\p{Ll}{4,})$/u.exec(singular(said)) ?? [];
  return last === '' || NO_KIND.test(last) || !isPerson(last) ? undefined : roles.find(({ name }) => name === last);
}
