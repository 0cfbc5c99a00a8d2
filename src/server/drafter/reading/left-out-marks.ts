import { upperFirst } from '../language/capitals.ts';
import { isPerson, isPlural, singular } from '../language/nouns.ts';

const WHO =
  '(?:the|my|our|your|this|that|these|those|an?|any|all|each|every|I|we|they|it|he|she|you|there|people|everybody|anybody|somebody)';
const DOES =
  "(?:is|are|was|were|do|does|did|has|have|can|could|should|will|would|may|must|isn't|aren't|don't|doesn't|didn't|can't|won't)";
/** "When is the money back", "What do I owe", "Has my parcel left": the verb in front of whom it is about asks. */
const ASKS = new RegExp(
  `^(?:(?:what|when|where|why|who|whom|how(?: (?:many|much|long|often|far|big|old)(?: [\\w-]+){0,2})?|(?:which|whose|what) [\\w-]+(?: [\\w-]+)?) ${DOES} ${WHO}\\b|(?:is|are|was|were|does|did|has) ${WHO}\\b|(?:which|whose|who) [^,]+$)`,
  'i',
);
/** "each clients colours", "a doctors note": whose it is. */
const WHOSE =
  /\b(an?|each|every|another) ([\p{Ll}]{3,}s) (?=(?!(?:is|are|was|were|has|have|and|or|of|for|with|in|on|at|to|by|from|per|who|that|which|than|as|if|when)\b)\p{Ll}{3,})/giu;

/** A sentence that starts small behind another. */
const SMALL =
  /(^|(?<!\b\p{L}|\b\p{L}\.\p{L}|\b(?:etc|approx|vs|no|nr|incl|excl|max|min))[.!?]\s+)(\p{Ll}[\p{Ll}'’]*(?=[\s,]))/gu;

/** A text with the marks that quick typing leaves out: who asks gets a question mark, what is somebody's its apostrophe, and of several sentences each its capital. */
export function withLeftOutMarks(text: string): string {
  const owned = text.replace(WHOSE, (whole, lead: string, owner: string) => {
    const one = singular(owner.toLowerCase());
    return (isPerson(one) || !/^an?$/i.test(lead)) && isPlural(owner) && one !== owner && /[^s]s$/.test(owner)
      ? `${lead} ${owner.slice(0, -1)}'s `
      : whole;
  });
  const told = /[.!?]\s+\S/.test(owned)
    ? owned.replace(SMALL, (_, gap: string, word: string) => gap + upperFirst(word))
    : owned;
  return !/[.!?:;\n]/.test(told) && ASKS.test(told) ? `${told}?` : told;
}
