import { rowsMet } from '../language/rows-met.ts';
import type { Grounding } from '#contract/story.ts';
import { KNOWN_AIMS } from '../lexicon/aims.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { isWhole } from './is-whole.ts';

const aimsMet = rowsMet(KNOWN_AIMS, ({ wish }) => wish);

/** What the description says the product is for, where such a wish brings just that nearer. */
export function knownAim(
  { sentences }: Product,
  { action }: Idea,
  isServed: boolean,
): { text: string; grounding: Grounding; isWide: boolean } | undefined {
  if (action.rule || action.frame === 'not') return undefined;
  const side = isServed ? 'served' : 'staff';
  for (const { said, wish, unless, by, text, isWide = false } of aimsMet(action.wish)) {
    if ((by && by !== side) || !wish.test(action.wish) || unless?.test(action.wish)) continue;
    for (const quote of sentences) {
      const found = said.exec(quote);
      if (!found) continue;
      const told = text.replace(/\$(\d)/g, (_, at: string) => found[Number(at)]?.toLowerCase() ?? '');
      if (isWhole(told)) return { text: told, grounding: { source: 'product', quote }, isWide };
    }
  }
  return undefined;
}
