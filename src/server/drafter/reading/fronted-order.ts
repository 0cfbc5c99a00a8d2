import { parseAction } from '../grammar/parse.ts';
import { withBound } from './condition-last.ts';
import type { People } from './people.ts';
import { isStoppedThen } from './read-stopping.ts';

/** An order that means something else without its case, with the case behind it; nothing where it can be read alone. */
export function withItsCase(order: string, tail: string, people: People): string | undefined {
  // "When a parcel is late, message the customer": told in that case, and not written by anybody.
  if (/^(?:please )?(?:message|text|e-?mail|ping|thank) (?!every)[^,;]+$/i.test(order) && !/ and /i.test(order))
    return `${order} ${tail}`;
  // "When the wind is too strong, stop all lifts": nobody wants to be rid of them.
  const stopped = /^stop /i.test(order) ? withBound(order, tail, parseAction(order, people.names).clauses) : '';
  return isStoppedThen(stopped) ? stopped : undefined;
}
