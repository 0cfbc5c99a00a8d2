import { withCost } from './cost-of-trouble.ts';
import { heaviestOf } from './heaviest.ts';
import { inPlainWords } from './in-plain-words.ts';
import type { People } from './people.ts';
import type { Product } from './read-product.ts';
import type { Reading } from './read-sentence.ts';

/** The sentence that asks for most, with what it costs so far. */
export function mainOf(
  readings: readonly Reading[],
  text: string,
  product: Product,
  people: People,
): Reading | undefined {
  const told = heaviestOf(readings);
  return told && withCost(inPlainWords(told, readings, text, product, people), people);
}
