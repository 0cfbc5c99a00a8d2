import { GOOD_WORDS } from './asking-words.ts';
import { lowerFirst } from './trouble-words.ts';

const VERY = '(?:(?:really|very|so|pretty) )?';
const THING = String.raw`(?!(?:it|that|this|they|there|he|she|we|you|what|which|who|if|when|[\w-]+ing)\b)((?:[\w'’-]+ ){0,6}?[\w'’-]+)`;
/** ", and a print view would be good too": a second thing that is wished for, and no judgement of one. */
const ALSO_GOOD = new RegExp(
  String.raw`(?<=\S{2})(?:,? (?:and|but|plus) (?:maybe |perhaps )?|[.;!] )${THING} (?:would|might) (?:also be ${VERY}(?:${GOOD_WORDS})|be ${VERY}(?:${GOOD_WORDS}),? (?:too|as well|also))(?=[.!]|$)`,
  'gi',
);
const VERB = /\b(?:is|are|was|were|can|could|should|must|would|will|has|have|does|do)\b/i;

/** The idea with what would be good too as a wish of its own. */
export function alsoGood(text: string): string {
  if (!/\b(?:too|also|as well)\b/i.test(text)) return text;
  return text.replace(ALSO_GOOD, (whole, thing: string) =>
    VERB.test(thing) ? whole : `. There should also be ${lowerFirst(thing)}`,
  );
}
