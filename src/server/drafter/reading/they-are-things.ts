import { isPerson, isPlural } from '../language/nouns.ts';
import type { Idea } from './read-idea.ts';

/** "have requests signed by a lead before they come to us": of many only things are spoken of, and "they" are no people. */
export function theyAreThings({ actor, action }: Idea): boolean {
  const { frame, wish, core } = action;
  return (
    frame === 'done' &&
    actor === undefined &&
    core.object?.plural === true &&
    / (?:before|after|once|until|when|if|as soon as) they /.test(wish) &&
    !wish.split(/[^\w'’-]+/).some((word) => isPlural(word.toLowerCase()) && isPerson(word))
  );
}
