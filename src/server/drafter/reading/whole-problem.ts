import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence } from '../grammar/parse.ts';
import { hurts } from './hurts.ts';
import type { Relief } from './trouble-rules.ts';
import { noLongerHappens } from './no-longer-happens.ts';
import { lowerFirst, PROBLEM } from './trouble-words.ts';

/** So many words a problem may have that is told whole. */
const LONGEST = 22;

/**
 * "visitors ring the bell and nobody comes down": the ringing alone is no problem, and to be rid of it would be the opposite of what is
 * wanted. Where the clause that was taken tells of no harm, what nobody does about it is told with it.
 */
export function withWholeProblem(relief: Relief, said: string): Relief {
  const told = relief.wish.startsWith(PROBLEM) ? relief.wish.slice(PROBLEM.length) : '';
  const whole = lowerFirst(expandContractions(said).replace(/[\s.!]+$/, ''));
  if (!told || !whole.startsWith(told) || whole.split(' ').length > LONGEST || hurts(told)) return relief;
  const [, next = ''] = /^,? (?:and|but|yet) ((?:nobody|no one) .+)$/i.exec(whole.slice(told.length)) ?? [];
  const [clause, more] = next ? parseSentence(next).clauses : [];
  if (!clause?.group || more || clause.subject.length === 0 || clause.mood !== 'statement') return relief;
  return { ...relief, wish: `${PROBLEM}${whole}`, outcome: noLongerHappens(whole), benefit: undefined };
}
