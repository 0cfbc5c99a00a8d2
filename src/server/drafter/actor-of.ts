import { findActor, type Actor } from './find-actor.ts';
import { ofTheirSide } from './of-their-side.ts';
import { readIdea, type Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { insteadOfGuess } from './whose-work-it-is.ts';

/** The actor of an idea; one that was found in another takes that one's where it names nobody itself. */
export function actorOf(product: Product, idea: Idea, context: string | undefined): Actor {
  const own = ofTheirSide(product, idea) ?? insteadOfGuess(findActor(product, idea), product, idea);
  if (own.grounding.source !== 'assumption' || context === undefined) return own;
  const whole = readIdea(context, product);
  const told = whole && findActor(product, whole);
  return told && told.grounding.source !== 'assumption' ? told : own;
}
