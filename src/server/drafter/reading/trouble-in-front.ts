import { isBaseVerb } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Double loans of the projector, we had two in March. ...": a trouble by its name, how often it came, and what is to be done. */
const NAMED =
  /^((?:double|duplicated?|wrong|lost|missed|missing|mixed-up|forgotten|misplaced|mislabell?ed|false|failed)[ -](?:[\w'’-]+ ){0,5}?[\w'’-]+)(?:,|:| [–—-]) (?:and )?(?:we|I|it|this|that|there)(?:['’]ve| have| has)? (?:just |already |only )?(?:had|have|got|found|counted|saw|happened|happens|occurred|occurs|came up|were|was)\b(?! to\b)[^.!?]{0,50}[.!;] ?(.*)$/i;
const PARTS = / (?:of|for|to|in|on|at|with|from|between|by|during) /i;
const VERB = /\b(?:is|are|was|were|can|could|should|must|would|will|has|have|does|do)\b/i;
const WISHED = /\b(?:should|must|shall|ha(?:s|ve) to|needs?|would|could|can we|let|please|wants?|we['’]d)\b/i;
const REASONED = /\b(?:so that|because|to avoid|in order to|so (?:we|it|that|they|nobody)|otherwise)\b/i;

/** A trouble that is named in front of what is to be done against it, as why that is wished; any other text as it is. */
export function troubleInFront(text: string): string {
  const [, trouble = '', rest = ''] = text.includes('\n') ? [] : (NAMED.exec(text) ?? []);
  const isMany = /[a-z]s$/i.test(trouble.split(PARTS)[0] ?? '') && !VERB.test(trouble);
  if (!isMany) return text;
  // There is no wish but to be without it.
  if (!rest) return /^(?:double|duplicate)/i.test(trouble) ? `There should be no ${lowerFirst(trouble)}.` : text;
  const [, wish = '', end = '', more = ''] = /^([^.!?]{10,})([.!?]*)((?: .+)?)$/.exec(rest) ?? [];
  const isWish = WISHED.test(wish) || isBaseVerb(/^\w+/.exec(wish)?.[0].toLowerCase() ?? '');
  return isWish && !REASONED.test(wish) && !end.includes('?')
    ? `${wish} so that there are no ${lowerFirst(trouble)}.${more}`
    : text;
}
