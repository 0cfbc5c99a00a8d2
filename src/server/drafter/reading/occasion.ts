import { expandContractions } from '../grammar/contractions.ts';
import { readClause } from '../language/clause.ts';

/** What people do because something has come up, and what does not undo it. */
const REACTS =
  /\b(?:switch|shift|move|swap|change|freeze|suspend|extend|postpone|reschedule|rebook|cancel|call off|withdraw|pause|block|skip|hold|delay|put off|leave|send (?:\w+ )*?back|give|hand|pass|return|request|ask|book|find|attach|announce|refuse|reject|decline|abstain|take back|reopen|bring forward|invite|excuse|refund|waive|replace|pay|order|settle)(?:s|d|ed|ing)?\b/i;
/** What happens again and again is what is to end. */
const HABIT =
  /\b(?:always|often|every|each|keeps?|constantly|usually|sometimes|regularly|never|again|all the time|most|many|half|nobody|no one|everybody|everyone|too)\b/i;

/** "switch the tour because the flight was late": it came from outside, and the wish does not make it undone. */
export function isOccasion(fact: string, before: string): boolean {
  if (!REACTS.test(before) || HABIT.test(fact)) return false;
  const said = expandContractions(fact);
  const clause = readClause(said);
  if (!clause || /^(?:i|we|they|it|this|that)$/i.test(clause.subject)) return false;
  const isOne =
    /^my /i.test(clause.subject) ||
    (/^(?:the|an?|our|his|her|their|one|this|that) /i.test(clause.subject) && !/s$/i.test(clause.subject));
  // "since people break their legs": that they do so is their lot, and not a slip with the product.
  const isLot =
    /^(?:people|some|they all)$/i.test(clause.subject) &&
    /^(?:break|fall|get|become|die|move|lose their jobs?)$/i.test(clause.finite);
  const isState = clause.kind === 'be';
  return (
    isState || isLot || (isOne && !/^(?:takes?|costs?|needs?|makes?|loses?|forgets?|wants?)$/i.test(clause.finite))
  );
}

/** What somebody may lack, beside an overview and the like, which the wish may bring. */
const UNOWNED =
  /^(?:(?:i|we|they|he|she|many|most|some|half|not all)\b(?: [\w-]+){0,4}|(?:the|my|our|their) (?:[\w-]+ ){1,3})\s*(?:have|has) no (?:[\w-]+ )?(?:cards?|accounts?|phones?|smartphones?|mobiles?|numbers?|printers?|scanners?|computers?|laptops?|tablets?|cars?|bikes?|licen[cs]es?|keys?|(?:e-?mail )?address(?:es)?|e-?mails?|internet|reception|signal|network|wi-?fi|power|socket|lift|garden|garage|stairs?|cash|change|login|app|family|children|relatives)\b/i;

/** "because I have no card": it has to do without. */
export function isUnowned(fact: string): boolean {
  return UNOWNED.test(expandContractions(fact));
}
