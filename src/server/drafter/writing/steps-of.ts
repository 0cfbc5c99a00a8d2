import type { Idea } from '../reading/read-idea.ts';
import type { Slots } from './slots.ts';
import { isBaseVerb } from '../language/verbs.ts';

const NEXT = /,? and (?:then (.+)|(\w+ (?:\w+ ){0,2}?(?:later|afterwards)\b.*))$/;

/** What is done after the first deed of a wish: "change two of them" of "enter it for all and then change two of them". */
export function afterFirst(wish: string): string | undefined {
  const [, then, later] = NEXT.exec(wish) ?? [];
  const next = then ?? later;
  return next !== undefined && (isBaseVerb(next.split(' ')[0] ?? '') || next.startsWith('be ')) ? next : undefined;
}

/** The first deed of a wish alone. */
export function firstStep(wish: string): string {
  return afterFirst(wish) === undefined ? wish : wish.replace(NEXT, '');
}

/** "enter it for all and then change two": what is done next, as a criterion of its own. */
export function nextOf(wish: string, { action }: Idea, slots: Slots): string | undefined {
  const next = action.frame === 'do' && !action.rule ? afterFirst(wish) : undefined;
  if (!next) return undefined;
  return next.startsWith('be ')
    ? `${slots.get('an actor')} is then ${next.slice('be '.length)}`
    : `${slots.get('an actor')} can ${next}`;
}
