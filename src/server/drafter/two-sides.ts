import { isDepartment, MANAGERS, MANAGING_STEMS } from './lexicon/agents.ts';
import { stem } from './lexicon/function-words.ts';
import { KEPT_BY, ONLY_TAKEN, SENT_IN } from './lexicon/keeping.ts';
import type { Role } from './reading/find-roles.ts';
import { isAtWork, isServed, isTakenOn } from './role-kind.ts';

/** Those who keep what a product is about, and those who are served with it. */
export interface Sides {
  readonly staff: readonly Role[];
  readonly served: readonly Role[];
}

/** "Parents plan the meals and write recipes": whoever makes several things keeps them, whatever such people are called. */
function isKeeper(role: Role): boolean {
  const made = role.doings.filter(({ verb, object }) => KEPT_BY.test(verb) && object.size > 0).length;
  return made >= 2 || !isServed(role);
}

/** "Signers read the document and sign it", "employees report faults": nobody who only has to do with what others make or see to. */
function onlyTakes(role: Role): boolean {
  const { doings, name } = role;
  return (
    !isAtWork(role) &&
    !isTakenOn(role) &&
    !(isDepartment(name) && name !== 'team') &&
    !MANAGERS.test(name) &&
    // "HR looks after contracts"
    doings.every(({ verb, rest }) => (ONLY_TAKEN.test(verb) && !/^after\b/.test(rest)) || SENT_IN.test(verb)) &&
    // "Designers upload patterns", "waiters bring the drinks": they make them or serve others.
    !doings.every(({ verb }) => /^(?:bring|pick|upload)$/.test(verb))
  );
}

/** Where all are served, as at home: whoever lays something down or looks after it. */
function lays({ doings }: Role): boolean {
  return doings.some(({ verb }) => MANAGING_STEMS.has(stem(verb)));
}

/** Those who act, by whether they keep what the product is about or are served with it. */
export function sidesOf(roles: readonly Role[]): Sides {
  const acting = roles.filter(({ doings }) => doings.length > 0);
  const keep = acting.filter((role) => isKeeper(role) && !onlyTakes(role));
  const working = keep.length > 0 ? keep : acting.filter((role) => !isServed(role));
  const staff = working.length > 0 ? working : acting.filter(lays);
  return { staff, served: acting.filter((role) => !staff.includes(role)) };
}

/** Of those who are served the ones for whom the product is, and nobody who works for it. */
export function comersOf(roles: readonly Role[]): readonly Role[] {
  const { served } = sidesOf(roles);
  const comers = served.filter(isServed);
  return comers.length > 0 ? comers : served;
}
