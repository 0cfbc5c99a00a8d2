import { stepsOf } from './event-chain.ts';
import type { People } from './people.ts';
import { readNobodyThen, readPeopleTrouble, readTakesMany } from './read-people-troubles.ts';
import { faultOf, readThingFault } from './read-thing-faults.ts';
import { relieve } from './relieve.ts';
import type { Relief } from './trouble-rules.ts';

/** A complaint of one or two plain clauses that says by its verb what is wrong, and so what is wanted instead. */
export function readPlainFault(said: string, people: People): Relief | undefined {
  const steps = stepsOf(said, people);
  const [first, second] = steps;
  if (!first?.clause.group || steps.length > 2) return undefined;
  if (second) {
    const next =
      readNobodyThen(steps) ?? (second.clause.link === 'but' ? readPeopleTrouble(second, first, people) : undefined);
    if (next || !/^(?:so|and so|and then|then|and)$/.test(second.clause.link)) return next;
  }
  const isCaused = first.clause.subs.some(({ link }) => /^(?:because|since|as|so)$/.test(link));
  const fault = isCaused ? undefined : faultOf(first.clause, first.front, people);
  const relief =
    (isCaused ? undefined : readTakesMany(first)) ??
    readPeopleTrouble(first, undefined, people) ??
    (fault && readThingFault(fault, people));
  if (!relief || !second) return relief;
  const cost =
    second.clause.group && !/^(?:it|they|them|this|that)$/i.test(second.who) ? relieve(second.clause) : undefined;
  return second.clause.link.startsWith('and') && cost === undefined
    ? undefined
    : { ...relief, benefit: cost ?? relief.benefit };
}
