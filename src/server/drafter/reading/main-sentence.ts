import { withCost } from './cost-of-trouble.ts';
import { heaviestOf } from './heaviest.ts';
import { inPlainWords } from './in-plain-words.ts';
import type { People } from './people.ts';
import type { Product } from './read-product.ts';
import type { Reading } from './read-sentence.ts';
import { surerWish } from './surer-wish.ts';

/** The sentence that asks for most, with what it costs so far. */
export function mainOf(
  readings: readonly Reading[],
  text: string,
  product: Product,
  people: People,
): Reading | undefined {
  const heaviest = heaviestOf(readings);
  const told = heaviest && surerWish(heaviest, readings, people);
  return told && withCost(inPlainWords(told, readings, text, product, people), people);
}
