import { LOOKED_UP } from '../lexicon/sides.ts';
import type { Action } from '../reading/action.ts';
import { deedOf } from './parts/part.ts';
import type { Slots } from './slots.ts';
import { thereAre, withItsArticle } from './there-is.ts';

const BOUND = /^(?:at most|at least|up to|no more than|max(?:imum)?|min(?:imum)?) /i;
/** "free of charge until the day before": how it is done. */
const HOW = /^(?:free|possible|open|closed|optional|required)\b/i;
const ONLY = /^only (?:if|when|while|until|before|after|within|as long as|with|for|by|in|on|at)\b/i;
const BESIDE = /^(?:by|with|for|in|on|from|as|to)\b/i;
/** "once a month", "every Friday" */
const HOW_OFTEN = /^(?:once|twice|daily|weekly|monthly|yearly|quarterly|every|each)\b/i;

/** What an item of a list that is no sentence says of the wish above it; nothing where a bound tells it already. */
export function saidOfItem(item: string, wish: string, { core, isThing }: Action, slots: Slots): string | undefined {
  if (BOUND.test(item)) return undefined;
  const doing = slots.get('deed doing');
  if (HOW.test(item) && doing) return `${doing} is ${item}`;
  if (ONLY.test(item))
    return isThing ? `${slots.get('the one')} is ${item}` : `${slots.get('an actor')} can ${deedOf(wish)} ${item}`;
  if (HOW_OFTEN.test(item)) return `${slots.get('an actor')} can ${deedOf(wish)} ${item}`;
  if (BESIDE.test(item)) return `${slots.get('an actor')} can ${core.verb} ${slots.get('objects') ?? ''} ${item}`;
  const isSeen = LOOKED_UP.test(core.verb);
  return (isSeen ? undefined : thereAre(item)) ?? `${slots.get('an actor')} can see ${withItsArticle(item)}`;
}
