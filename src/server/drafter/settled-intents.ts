import { isPerson, singular } from './language/nouns.ts';
import { rowsMet } from './language/rows-met.ts';
import type { Intent } from './lexicon/intents/intent.ts';
import { INTENTS } from './lexicon/intents/intents.ts';
import { GROUP_NOUNS } from './lexicon/nouns.ts';
import { type Trait, traitsOf } from './lexicon/things.ts';
import { decidedThing } from './writing/thing-of-kind.ts';

/** "singers with experience", "schools with a kitchen", "those who have paid". */
function namesPeople(said: string, roles: ReadonlySet<string>): boolean {
  const [name = ''] = said.split(
    / (?=(?:with|without|of|in|on|at|from|for|by|over|under|above|below|aged|who|that|which|whose|only)\b)/i,
  );
  const head = name.split(' ').at(-1)?.toLowerCase() ?? '';
  const one = singular(head);
  return (
    /^(?:people|those|everybody|everyone|anybody|anyone|somebody|someone|staff|personnel|women|men)$/.test(head) ||
    isPerson(head) ||
    roles.has(one) ||
    GROUP_NOUNS.has(one)
  );
}

const decisiveMet = rowsMet(
  INTENTS.filter(({ decisive }) => decisive),
  ({ decisive }) => decisive,
);

/** Whether the words alone settle that it is this kind: where they name the thing, it must be of one of the classes that the kind takes. */
function settles({ decisive, takes }: Intent, wish: string, roles: ReadonlySet<string>): boolean {
  const said = decisive?.exec(wish);
  if (!said) return false;
  // "change the trainer of a class": a person is no detail of something.
  const detail = said.groups?.['detail']?.split(' ').at(-1);
  if (detail && (isPerson(detail) || roles.has(singular(detail)))) return false;
  // "limit uploads to PDF files": only people can be let in or turned away.
  const people = said.groups?.['people'];
  if (people && !namesPeople(people, roles)) return false;
  const named = said.groups?.['thing'];
  const head = takes && named && decidedThing(named)?.head;
  if (!head) return true;
  const one = singular(head.toLowerCase());
  const traits = traitsOf(one, isPerson(head) || roles.has(one));
  if (traits.size === 0) return takes.includes('unknown');
  return takes.some((taken) => traits.has(taken as Trait) && (taken === 'person' || !traits.has('person')));
}

/** The kinds that the words of a wish alone settle, the first first. */
export function settledIntents(wish: string, roles: ReadonlySet<string>): readonly Intent[] {
  return decisiveMet(wish).filter((intent) => settles(intent, wish, roles));
}
