import { plural, singular } from '../language/nouns.ts';
import { pattern } from '../language/pattern.ts';
import type { Role } from './find-roles.ts';
import type { Product } from './read-product.ts';
import { aliasesOf, roleNamed } from './role-aliases.ts';

/** A role that a note speaks of: where, how many of them, and whether they are who does something there. */
export interface Mention {
  readonly role: Role;
  readonly at: number;
  readonly end: number;
  readonly isMany: boolean;
  /** The whole text that names it. */
  readonly text: string;
}

/** Houses and places whose people are meant where they want, say or must do something. */
const HOUSE =
  /^(?:hotel|restaurant|cafe|shop|store|club|school|office|practice|clinic|hospital|agency|company|firm|farm|branch|department|kitchen|bakery|studio|garage|warehouse|library|museum|theatre|gym|pharmacy|council|association|reception|desk|lab|laboratory|workshop|dispatch|accounting|bookkeeping|purchasing|sales|support)$/;

function headOf(role: Role): string {
  return role.name.split(' of ')[0]?.split(' ').at(-1)?.toLowerCase() ?? '';
}

/** Whose house it is by the description: the office assistant for "the office", whoever it calls "the manager of a hotel" for "hotels". */
export function roleOfHouse(
  said: string,
  { roles, sentences }: Pick<Product, 'roles' | 'sentences'>,
): Role | undefined {
  const words = singular(said.toLowerCase().replace(/^(?:the|our|an?|all|every|each|some|most) /, '')).split(' ');
  const people = /^(?:people|staff|guys|folks|team|crew|management|lot)$/.test(words.at(-1) ?? '') && words.length > 1;
  const house = (people ? words.slice(0, -1) : words).join(' ');
  if (/^(?:boss|chief|head|management)$/.test(house) && !people) return headOfAll(roles);
  if (house === '' || (!people && !HOUSE.test(house.split(' ').at(-1) ?? ''))) return undefined;
  const named = roles.filter(
    ({ name }) => name.toLowerCase().startsWith(`${house} `) && headOf({ name } as Role) !== house,
  );
  if (named.length === 1) return named[0];
  if (named.length > 1 || people) return undefined;
  const of = roles.filter((role) => {
    const who = RegExp.escape(role.name.toLowerCase());
    const source = `\\b${who}s? (?:of|at|in|from) (?:an?|the|each|every|our) (?:[\\p{L}-]+ )?${RegExp.escape(house)}\\b`;
    return sentences.some((sentence) => pattern(source, 'iu').test(sentence));
  });
  return of.length === 1 ? of[0] : undefined;
}

/** "the boss": whoever owns or leads it all. */
function headOfAll(roles: readonly Role[]): Role | undefined {
  const [owner, other] = roles.filter((role) =>
    /^(?:owner|director|chief|head|proprietor|principal)$/.test(headOf(role)),
  );
  const managers = roles.filter((role) => headOf(role) === 'manager');
  return owner ? (other ? undefined : owner) : managers.length === 1 ? managers[0] : undefined;
}

/** "ref" of the referee, "PM" of the project manager: how notes shorten the names of those whom the description tells of. */
export function roleInShort(word: string, roles: readonly Role[]): Role | undefined {
  const lower = word.toLowerCase();
  const found = roles.filter(({ name }) => {
    const parts = name.toLowerCase().split(' ');
    const initials = parts.length > 1 && parts.map(([first]) => first).join('') === lower;
    const head = parts.at(-1) ?? '';
    const isCut = /^[a-z]{3,5}$/.test(lower) && head.length > lower.length + 2 && head.startsWith(lower);
    return (initials && word === word.toUpperCase()) || (isCut && SHORTENED.has(lower));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Beginnings of names that are no words of their own, or hardly ever meant as such. */
const SHORTENED = new Set('ref tech vol admin coord asst acct mech vet rep dev sec recept insp tut'.split(' '));

/** Whether a word is the short name of somebody: "refs". */
export function isShortName(word: string): boolean {
  return SHORTENED.has(singular(word.toLowerCase()));
}

function shortNames(text: string, roles: readonly Role[]): Mention[] {
  return [...text.matchAll(/\b[A-Za-z]{2,6}\b/g)].flatMap(({ 0: word, index }) => {
    const isCut = isShortName(word) || /^[A-Z]{2,4}s$/.test(word);
    const role = roleInShort(isCut ? word.replace(/s$/, '') : word, roles);
    return role ? [{ role, at: index, end: index + word.length, isMany: word.endsWith('s'), text }] : [];
  });
}

/** A text with the short names of roles in full: "young refs" of young referees. */
export function withFullNames(text: string, roles: readonly Role[]): string {
  return shortNames(text, roles).reduceRight(
    (told, { role, at, end, isMany }) =>
      /^\p{L}/u.test(told.slice(end)) || role.name.toLowerCase().split(' ').includes(told.slice(at, end).toLowerCase())
        ? told
        : told.slice(0, at) + (isMany ? plural(role.name) : role.name) + told.slice(end),
    text,
  );
}

/** Where a name stands in a text, not as a part of another word. */
function placesOf(name: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const isWhole = !/[\p{L}-]/u.test(text[at - 1] ?? ' ') && !/[\p{L}-]/u.test(text[at + name.length] ?? ' ');
    if (isWhole) places.push(at);
  }
  return places;
}

/** Every role that the text names, in the order in which it does. */
export function mentionsIn(text: string, roles: readonly Role[]): Mention[] {
  const lower = text.toLowerCase();
  const found = roles.flatMap((role) =>
    aliasesOf(role, roles).flatMap((alias) =>
      [alias, plural(alias)].flatMap((name, many) =>
        placesOf(name, lower).map((at) => ({ role, at, end: at + name.length, isMany: many === 1, text })),
      ),
    ),
  );
  const all = [...found, ...shortNames(text, roles)].toSorted((a, b) => a.at - b.at || b.end - a.end);
  return all.filter((one, at) => !all.slice(0, at).some((other) => other.end > one.at));
}

/** The role that the words of a note name, in full, in short or by their house. */
export function roleMeant(said: string, product: Pick<Product, 'roles' | 'sentences'>): Role | undefined {
  const bare = said.trim().replace(/^(?:the|our|an?|my) /i, '');
  const [named] = mentionsIn(bare, product.roles);
  if (named && named.end >= bare.length - 1) return named.role;
  return roleNamed(bare, product.roles) ?? roleOfHouse(bare, product);
}
