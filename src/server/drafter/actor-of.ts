import { insteadOfUser } from './anybody-who-uses-it.ts';
import { byAllThatIsTold } from './by-all-that-is-told.ts';
import { findActor, type Actor } from './find-actor.ts';
import { inPlaceOfCalls } from './in-place-of-calls.ts';
import { ofTheirSide } from './of-their-side.ts';
import { readIdea, type Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { whoAsksForIt, whoIsStoodInFor, whoseOwn, whoseWorkplace } from './whose-own-it-is.ts';
import { insteadOfGuess } from './whose-work-it-is.ts';

/** The actor of an idea, of which `whole` is all that was typed; one that was found in another takes that one's where it names nobody itself. */
export function actorOf(product: Product, idea: Idea, whole: string, context: string | undefined): Actor {
  const own =
    inPlaceOfCalls(product, idea, whole) ??
    whoseOwn(product, idea) ??
    whoseWorkplace(product, idea) ??
    whoAsksForIt(product, idea) ??
    whoIsStoodInFor(product, idea) ??
    ofTheirSide(product, idea) ??
    byAllThatIsTold(
      insteadOfGuess(insteadOfUser(findActor(product, idea), product, idea), product, idea),
      product,
      idea,
      whole,
    );
  if (own.grounding.source !== 'assumption' || context === undefined) return own;
  const other = readIdea(context, product);
  const told = other && findActor(product, other);
  return told && told.grounding.source !== 'assumption' ? told : own;
}
