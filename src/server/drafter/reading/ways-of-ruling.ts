import { upperFirst } from '../language/capitals.ts';

/** Words that only a rule has, told as a statement; a deed that may be asked for has none of them. */
const RULED =
  /^(?!(?:we|i|you|they|it|he|she|this|that)\b)[^.!?]*\b(?:may|must|can only|cannot|can not|shall|needs? (?!to (?:know|see|be able)\b)|has to|have to|only|no more than|at most|at least|nobody|no one|never|not|without|costs?|(?:has|have) (?:\d+|two|three|four|five|six|eight|ten|twelve) |(?:is|are) (?:valid|free|kept|deleted|closed|open|required|allowed|forbidden|limited|due))\b/i;
const WANT = String.raw`(?:(?:we|i) (?:want|need|have|would like|['’]d like) to |please |let['’]s |the (?:app|system|tool|software|product|platform|site) (?:must|should|has to|needs to|shall) )*`;

/** What only says that what follows is a rule, in front of it. */
const IN_FRONT: readonly RegExp[] = [
  // "House rule: ...", "We have a rule: ...", "It should be a rule that ..."
  /^(?:(?:new|our|house|business|general|simple|the) )*(?:rules?|policy|regulation|guideline|principle)(?:(?: is| says)(?: that)?:?| that|:) (?=\w)(?!(?:must|may|can|cannot|is|are|was|has|have|should|shall|will|would|does|do|[a-z]+s (?:the|an?|all|every|each|them|it|for|to|in|on|at|when|if)\b)\b)/i,
  /^(?:(?:we|they) have|there is|there should be|i want|we want|we need) (?:an? |this |the |one )?(?:(?:new|simple|clear|strict|house) )*(?:rule|policy|agreement|law)(?: here)?(?: that|:) (?=\w)(?!(?:must|may|can|cannot|is|are|was|has|have|should|shall|will|would|does|do|[a-z]+s (?:the|an?|all|every|each|them|it|for|to|in|on|at|when|if)\b)\b)/i,
  /^it (?:is|should be|must be|has to be|['’]s) (?:an? |our )?(?:(?:new|simple|clear|strict|house) )*(?:rule|policy) that /i,
  /^(?:please )?note(?:: | that )(?=\w)/i,
  // "It is important that ..."
  /^(?:(?:it (?:is|['’]s|would be|must be) )?(?:very |really |absolutely |also )?(?:important|essential|crucial|vital|necessary|mandatory|imperative|required|critical|key)(?: (?:to|for) (?:me|us))?(?: (?:to me|for us))? that) /i,
  /^let['’]s say(?: that)?,? (?=\w)/i,
  // "From now on", "In our house"
  /^(?:(?:from now on|starting (?:now|today|immediately)|effective immediately|with immediate effect),? |(?:in|at|with|for) (?:us|our (?:house|company|organi[sz]ation|firm|place|business)),? )(?=\w)/i,
  // "The board has decided that ...", "Our insurance demands that ..."
  /^(?:(?:the|our|my|new) )?(?:[\w-]+ )?(?:management|boss|board|owner|insurance|insurer|auditors?|lawyers?|law|gdpr|contracts?|committee|council|inspectors?|authorit(?:y|ies)|regulator|fire department|union|works council) (?:(?:has|have) (?:decided|agreed|asked|demanded|ordered|told us)|decided|says?|demands?|requires?|insists?|wants?|expects?|prescribes?|asks?|orders?) that (?=\w)/i,
];
/** "The app should make sure that ...": what may be asked for as well is a rule only where it bounds or allows something. */
const SURE = new RegExp(
  String.raw`^${WANT}(?:make (?:absolutely |very )?sure|be (?:absolutely |quite )?(?:sure|certain)|ensure|see to it|take care|guarantee|enforce|check|verify)(?: (?:that|it that))? (?=(?!nobody\b|no one\b|nothing\b)[^.!?]*\b(?:may|must|need|needs|only|no more than|at most|has to|have to|valid|deleted|(?:has|have) (?:\d+|two|three|four|five|six|eight|ten|twelve))\b)`,
  'i',
);
/** What gives it weight, behind it. */
const BEHIND =
  /,? (?:no exceptions?|without (?:any )?exceptions?|period|full stop|no matter what|that['’]s it|by all means)[.!]*$/i;

/** "Our insurance demands that visits need an approval": the rule itself, where what is told is one. */
export function ruledPlainly(idea: string): string {
  if (/[.!?] \S|\n/.test(idea)) return idea;
  const bare = [...IN_FRONT, SURE]
    .reduce((told, form) => told.replace(form, ''), idea)
    .replace(BEHIND, '')
    // The law is why, as it is in other words.
    .replace(/^(?:by|under) (?:the )?law,? (?=\w)/i, 'For legal reasons ');
  return bare !== idea && RULED.test(bare) ? upperFirst(bare) : idea;
}
