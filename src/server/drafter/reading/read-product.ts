import { isDepartment } from '../lexicon/agents.ts';
import { mentionedRoles, readActs, type Doing, type Role } from './find-roles.ts';

export type { Role };

/** What a description says: who there is and does what, what the product is for, which rules hold. */
export interface Product {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly aims: readonly string[];
  readonly rules: readonly string[];
  readonly sentences: readonly string[];
}

const AIM =
  /\b(?:we (?:want|aim|hope|wish|would like|try|help)|(?:our|the|its|their) (?:aim|goal|mission|purpose|promise|idea)|so that|in order to|helps?\b|is meant to|should (?:be able|never|always))/i;
const RULE = /\b(?:must|never|only|always|cannot|may not|at least|at most|no more than|required|by law|not allowed)\b/i;

/** The sentences of a description, as they stand there. */
export function sentencesOf(description: string): string[] {
  return description
    .split(
      /(?<=[.!?])\s+(?=[\p{Lu}\p{N}"'“(-])|(?<=\p{Ll}{3}[.!?])(?<!\b(?:etc|approx|incl|max|min|resp|vs|dept|tel)\.)\s+(?=\p{Ll})|\n+/u,
    )
    .map((sentence) => sentence.replace(/^[\s*•-]+/, '').trim())
    .filter((sentence) => /\p{L}{3}/u.test(sentence));
}

/** The product under its own name is nobody: "Fernweh helps hikers ..." is read as "The app helps hikers ...". */
function withoutName(sentence: string, name: string): string {
  const opening = sentence.slice(0, name.length);
  const isName =
    name !== '' && opening.toLowerCase() === name.toLowerCase() && !/[\p{L}\p{N}]/u.test(sentence.charAt(name.length));
  return isName ? `The app${sentence.slice(name.length)}` : sentence;
}

/** Reads who does what. "They" goes on with the last ones named. */
export function readProduct(name: string, description: string): Product {
  const doings = new Map<string, Doing[]>();
  const sentences = sentencesOf(description.slice(0, 12_000));
  let last: readonly string[] = [];
  for (const sentence of sentences) {
    const read = withoutName(sentence, name);
    for (const { roles, doing } of readActs(read, last)) {
      for (const role of roles)
        doings.set(role, [...(doings.get(role) ?? []), ...(doing ? [{ ...doing, sentence }] : [])]);
      last = roles;
    }
    const mentioned = mentionedRoles(read);
    for (const role of mentioned) if (!doings.has(role)) doings.set(role, []);
    if (last.length === 0) last = mentioned.slice(-1);
  }
  const roles = [...doings]
    .filter(([role]) => role !== '' && role.toLowerCase() !== name.toLowerCase())
    .map(([role, list]) => ({ name: role, doings: list }));
  return {
    name,
    roles: mergeRoles(roles),
    aims: sentences.filter((sentence) => AIM.test(sentence)),
    rules: sentences.filter((sentence) => RULE.test(sentence)),
    sentences,
  };
}

/** "small merchants" is the "merchant" of another sentence, "one member" the "member of a club". */
function mergeRoles(roles: readonly Role[]): Role[] {
  const merged: Role[] = [];
  for (const role of roles.toSorted((a, b) => rank(a) - rank(b))) {
    const same = merged.findIndex(
      (other) =>
        other.name === role.name ||
        (role.doings.length === 0 && (role.name.endsWith(` ${other.name}`) || other.name.endsWith(` ${role.name}`))) ||
        other.name.startsWith(`${role.name} of `) ||
        role.name.startsWith(`${other.name} of `),
    );
    const other = merged[same];
    if (!other) merged.push(role);
    else
      merged[same] = {
        name: role.name.startsWith(`${other.name} of `) ? role.name : other.name,
        doings: [...other.doings, ...role.doings],
      };
  }
  return merged;
}

/** Those who act come first, departments and who is only mentioned last. */
function rank(role: Role): number {
  return (role.doings.length > 0 ? 0 : 2) + (isDepartment(role.name) ? 1 : 0);
}
