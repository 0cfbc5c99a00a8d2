import { findLimits } from './find-limits.ts';
import type { ListOfItems } from './headed-list.ts';
import type { Idea } from './read-idea.ts';

/** What the other items of a list say beside the wish: its bounds, and what else somebody does. */
export function ofList({ text, limits, others }: Idea, list: ListOfItems): Partial<Idea> {
  return {
    list,
    ...(list.wish ? { wanted: list.wish } : {}),
    text: [text, list.heading, ...list.items].filter(Boolean).join('.\n'),
    limits: [...limits, ...findLimits(list.items.join('. '))],
    others: [...others, ...list.deeds.map((deed) => ({ actor: undefined, text: deed, isListed: true }))],
  };
}
