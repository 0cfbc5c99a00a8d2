import { thirdPerson, pastTense, isBaseVerb } from './verbs.ts';

const ASKED = '(?:what|where|how|why|who|when|which [\\w-]+(?: [\\w-]+)?|how [\\w-]+|what [\\w-]+)';
const PRONOUN = '(?:it|they|he|she|this|that|these|those|I|we|you|each of (?:them|these|those))';
/** "and what was it before", behind "see who changed a score" */
const BE_FIRST = new RegExp(
  String.raw`(?<=\b(?:and|or|as well as) )(${ASKED}) (is|are|was|were|(?:has|have|had)(?= \w+ (?:[a-z]+ed|been|come|gone|done|got|paid|sent|seen|said|told|left|made)\b)|can|could|will|would|should|must|may) (${PRONOUN})(?= |$|[,.;])`,
  'g',
);
const DO_FIRST = new RegExp(
  String.raw`(?<=\b(?:and|or|as well as) )(${ASKED}) (do|does|did) (${PRONOUN}) ([a-z]+)\b`,
  'g',
);

/** What is to be known stands as a clause: "see who changed it and what was it before" asks no second time. */
export function inClauseOrder(text: string): string {
  return text
    .replace(BE_FIRST, '$1 $3 $2')
    .replace(DO_FIRST, (whole, asked: string, does: string, who: string, deed: string) =>
      isBaseVerb(deed)
        ? `${asked} ${who} ${does === 'did' ? pastTense(deed) : does === 'does' ? thirdPerson(deed) : deed}`
        : whole,
    );
}
