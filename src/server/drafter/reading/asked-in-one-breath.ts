import { upperFirst } from '../language/capitals.ts';
import { askedClause, type AskedClause } from './asked-clause.ts';
import type { People } from './people.ts';

/** "Can guests cancel, and can the host be told?": where the second of two questions begins. */
const BOTH_ASKED =
  /(?<=^|[.!?] )((?:can|could|should|would|is it possible|is there (?:a|any) way)\b[^.!?]{8,}?),? and ((?:can|could|should|would) [^.!?]+)\?/gi;
/** What is to be chosen, or asked with its reason, is no deed. */
const ASKS_MORE = /\bor\b|\b(?:at all|still|then)$|,? and (?:can|could|should|would|who|how|what|when|where|why)\b/i;
/** "be told", "get a mail": it comes to them, and is nothing that they may do. */
const COMES = /^(?:(?:also|then|always|automatically|at least) )*(?:be|get|receive|hear|have)\b/i;

/** The second question as what should be: "the host should be told", "they should be able to undo it". */
function asDemand({ auxiliary, subject, predicate }: AskedClause, people: People): string {
  const isTheirs =
    /^(?:can|could)$/i.test(auxiliary) &&
    !COMES.test(predicate) &&
    (people.isSpeaker(subject) || isOf(subject, people));
  return `${upperFirst(subject)} should ${isTheirs ? `be able to ${predicate}` : predicate}.`;
}

function isOf(subject: string, people: People): boolean {
  return /^(?:they|he|she)$/i.test(subject) || people.isPersonPhrase(subject);
}

/** Two questions in one breath, both whether something could be: the second one as a sentence that demands it. */
export function withSecondDemanded(text: string, people: People): string {
  if (!/ and (?:can|could|should|would) [^?]*\?/i.test(text)) return text;
  return text.replace(BOTH_ASKED, (whole, first: string, second: string) => {
    if (ASKS_MORE.test(second) || /\bor (?:does|do|is|are|should|can)\b/i.test(first)) return whole;
    const asks = askedClause(first, people);
    // "should it close, and can they keep it?": how it is to be is asked.
    if (asks?.auxiliary === 'should' && !/^(?:be able|get|receive|see)\b/i.test(asks.predicate)) return whole;
    const asked = asks || /^is /i.test(first) ? askedClause(second, people) : undefined;
    return asked ? `${first}? ${asDemand(asked, people)}` : whole;
  });
}
