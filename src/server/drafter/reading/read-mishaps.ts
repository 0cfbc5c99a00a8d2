import { MISHAPS } from '../lexicon/short-statements.ts';
import type { Fault } from './read-thing-faults.ts';
import type { Relief } from './trouble-rules.ts';

const OFTEN = /^(?:(?:too )?often|always|sometimes|regularly|frequently|a lot)\b ?/i;

/** "double bookings happen when two guests book at once": what is named a mishap is not to happen. */
export function readMishap({ clause: { group }, what, rest, when, isMany }: Fault): Relief | undefined {
  if (!/^(?:happen|occur)$/.test(group?.verb ?? '') || group?.negated || group?.modal || !MISHAPS.test(what))
    return undefined;
  const where = rest.replace(OFTEN, '');
  const mishap = what.replace(/^(?:the|an?|(?:too )?many|some) /i, '');
  const then = `${where ? ` ${where}` : ''}${when}`;
  return {
    about: mishap,
    wish: `have no ${mishap}${then}`,
    outcome: `there ${isMany ? 'are' : 'is'} no ${mishap}${then}`,
    question: `What should the product do so that there ${isMany ? 'are' : 'is'} no ${mishap}${then}?`,
  };
}
