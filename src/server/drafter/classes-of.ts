import { readNounPhrase, type NounPhrase } from './language/noun-phrase.ts';
import { isPerson, singular } from './language/nouns.ts';
import { traitsOf } from './lexicon/things.ts';
import type { Action } from './reading/action.ts';
import { askedOf } from './writing/clauses-inside.ts';

/** Whoever does so takes part in something. */
export const JOINING = /^(?:enroll?|participate|compete)$/;

/** "sign off from a course": what somebody leaves stands behind "from". */
function leftIn({ core }: Action): NounPhrase | undefined {
  const from = core.tails.find(({ lead }) => lead === 'from')?.text.slice('from '.length);
  if (from && /^(?:withdraw|sign off|opt out|step back|drop out|resign)$/.test(core.verb)) return readNounPhrase(from);
  // "enrol in a course"
  const joined = core.tails.find(({ lead }) => lead === 'in')?.text.slice('in '.length);
  return joined && JOINING.test(core.verb) ? readNounPhrase(joined) : undefined;
}

/** What is known of the thing to which it is done: of a word that no list has, that it is unknown. */
export function classesOf(action: Action, roles: ReadonlySet<string>): ReadonlySet<string> {
  if (askedOf(action) !== undefined) return new Set(['asked']);
  const head = (action.doneTo ?? action.core.object ?? leftIn(action))?.head.toLowerCase();
  if (!head) return new Set(['nothing']);
  const one = singular(head);
  const traits = traitsOf(one, isPerson(head) || roles.has(one));
  // A guide who leads a tour is no book.
  if (traits.has('person')) return new Set(['person']);
  // "pick-ups"
  const known = traits.size > 0 || !head.endsWith('s') ? traits : traitsOf(head.slice(0, -1), false);
  return known.size > 0 ? known : new Set(['unknown']);
}
