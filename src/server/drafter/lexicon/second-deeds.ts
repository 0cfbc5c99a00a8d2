/** What somebody does not set out to do: "the girls notice it", "come back in a heap", "spend an evening", "do we still phone". */
export const NO_DEED =
  /^(?:be (?:an?|the|in|on|at|each|still)\b|do (?:not|we|they|i|you|it|the|their|his|her)\b|(?:think|want|like|need|know|notice|feel|believe|hope|come|spend|lose|complain|forget|wait|suffer|struggle|get (?!(?:an?|the|my|their|our|to|all|one|more|told|informed|notified|reminded|warned|alerted)\b)\w+ed)\b)/i;

/** What goes on within a product, whoever is told to: nobody else remembers or highlights. */
export const WITHIN =
  /^(?:remember|highlight|mark|flag|list|sort|group|display|record|store|log|refresh|update|recalculate|number|count|keep)$/;
