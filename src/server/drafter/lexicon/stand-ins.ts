const THINGS =
  'items?|products?|goods|articles?|ingredients?|(?:spare )?parts?|materials?|brands?|dish(?:es)?|meals?|refunds?|out[- ]of[- ]stock|sold out|in stock';
/** "choose a substitute for each item": what is sold, cooked with or built in is replaced, and nobody stands in for somebody. */
export const REPLACED_THING = new RegExp(`\\b(?:${THINGS})\\b`, 'i');

/** Who may stand in for somebody, and what for something. */
const EITHER = /^(?:substitute|replacement|backup)s?$/i;

/** Whether a name that may be somebody's is that of a thing among these words. */
export function standsInForThing(name: string, text: string): boolean {
  return EITHER.test(name) && REPLACED_THING.test(text);
}
