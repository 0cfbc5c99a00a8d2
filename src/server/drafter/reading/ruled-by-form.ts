import { rowsMet } from '../language/rows-met.ts';
import { expandContractions } from '../grammar/contractions.ts';
import { textOf, type Clause } from '../grammar/parse.ts';
import { headOf } from './clause-words.ts';

/** "two clerks have to check every refund": what takes more than one. */
const AGREED =
  /^(?:at least )?(?:two|three|four|2|3|4) [\w-]+(?: [\w-]+)? (?:have|need) to (?:approve|check|sign|confirm|review|release|accept)\b(?!.* before\b)/i;
/** "paid invoices can no longer be edited": what is settled stays so. */
const SETTLED =
  /^(?:the |an? )?(?:approved|paid|locked|closed|published|signed|confirmed|cancelled|canceled|archived|submitted|shipped|completed|invoiced|sent|printed|finished|graded|past) [\w-]+(?: [\w-]+)? can no longer be (?:edited|changed|deleted|cancelled|canceled|moved|altered|modified|removed|overwritten|withdrawn)$/i;
/** "late fees stop at 30 euros": how far they go. */
const CAPPED =
  /^(?:the |all )?(?:[\w-]+ )?(?:fees?|fines?|charges?|interest|surcharges?|penalt(?:y|ies)) (?:stops?|ends?) at (?:[€$£]?\d|the |half )/i;
/** "students get the reduced price only with a valid card": on what it rests. */
const ONLY_WITH =
  /^[^,]+? (?:gets?|receives?|pays?|enters?|borrows?|rents?|takes?|joins?) [^,]*?\bonly with (?:an?|the|their) [\w-]+/i;
/** "pubs with overdue invoices get no new kegs": what is withheld in a case. */
const WITHHELD =
  /^[^,]+? (?:with|without|who) [^,]+? gets? no (?:new|more|further|other) (?!answers?|repl|news|info|messages?|notices?|notifications?|updates?)[\w-]+/i;
/** "a resident may have one parking space": and no second one. */
const HAS_ONE = /^[^,]+? may (?:have|hold|own|keep|bring|book) (?:only )?one /i;
/** "records are kept for ten years": how long they are there. */
const KEPT_FOR =
  /^[^,]+? (?:is|are) (?:only )?(?:kept|stored|retained|archived|held|saved) (?:in [\w ]+ )?for (?:at least |at most |up to |only )?(?:an? |one |two |three |four |five |six |seven |eight |ten |twelve |\d+ )(?:hours?|days?|weeks?|months?|years?)(?: (?:in|on|at|by) (?:the |our )?[\w -]+)?(?:(?:,? and)?(?:,? then|,? after that|,? afterwards)?(?: (?:they|it) (?:is|are))?(?: then)?(?: automatically)? (?:deleted|removed|archived|destroyed|shredded|erased|anonymi[sz]ed|moved|sold|given|returned|thrown|closed)(?: [\w ]+)?)?$/i;
/** "lights go off at 11 pm in the hall": what happens by the clock. */
const BY_CLOCK =
  /^[^,]+? (?:go|goes|switch|switches|turn|turns|shut|shuts|lock|locks) (?:off|on|out|down|up|themselves) (?:at|after|before|from) (?:\d[\d:.]*(?: ?(?:am|pm|o'clock|h))?|noon|midnight)\b(?! because| although| and )/i;
/** "seats in the first row are not sold online": to whom, where or when it is not done. */
const NOT_SOLD =
  /^[^,]+? (?:is|are) (?:not|never) (?:sold|lent|rented|hired|served|given|handed|issued|let|leased)(?: out)? (?:online|to (?!me\b|us\b|them\b)[\w-]+|on (?:\w+days?|weekends|credit|trust)|before|after|without|outside|under)\b(?!.* (?:although|but|because|and) )/i;
/** "a singer who misses three rehearsals cannot sing": who has not done what was owed is barred. */
const OWED_IT =
  /^(?:an? |every |any |the )?[\w-]+(?: [\w-]+)? who (?:(?:has |have )?(?:miss(?:es|ed)?|skip(?:s|ped)?) (?:two|three|four|five|\d+|more than|a|the)|(?:is|are|comes?|arrives?) (?:too )?late\b|(?:has|have|is|are|does|do) not (?:yet )?(?:been )?(?:paid|pay|signed|sign|trained|passed|completed|finished|done|registered|confirmed|insured|qualified|vaccinated)|owes?\b|cancels? (?:late|twice|three|too)|breaks? (?:the|a) |fails? (?:the|two|three|an?) ).* (?:cannot|can not|may not) (?!(?:log|sign|find|see|get|reach|call|pay|open|know|catch|make|register|read|hear)\b)/i;
/** "the manager has to approve every new cook": on whose word it rests. */
const HAS_TO_APPROVE =
  /^(?:the |an? |our |one |another |every |each )?[\w-]+(?: [\w-]+)? (?:has|have|needs?) to (?:approve|sign|confirm|release|countersign|authori[sz]e|agree to|sign off) (?:every|each|all|any|an?|new) (?!.*\b(?:by hand|manually|one by one|twice|again|each time|every time|although|but|on paper|still)\b)/i;
/** "craftsmen without insurance do not get jobs": what is owed first. */
const GETS_NONE =
  /^[^,]+? without (?:an? |any |the |their |valid |a valid )*(?:insurance|licence|license|certificate|contract|deposit|membership|permit|consent|signature|training|prescription|vaccination|id|passport|booking|ticket|helmet|life jacket|induction|qualification) (?:do|does) not (?:get|receive|enter|play|board|take part|join|borrow|rent|start|drive|ride|swim)\b/i;
/** "guests under 18 do not get alcohol": who is too young, too small, too late for it. */
const TOO_YOUNG =
  /^[^,]+? (?:under|over|below|above|younger than|older than) \d+(?: \w+)? (?:do|does) not (?:get|receive|enter|play|board|take part|join|borrow|rent|start|drive|ride|swim|pay|count)\b/i;
/** "reservations expire if they are not picked up by ten": what ends by what somebody does or leaves. */
const ENDS_IF =
  /^(?!(?:my|our|i|we)\b)[^,]+? (?:expires?|lapses?|ends?|(?:is|are) (?:released|cancelled|canceled|deleted|closed)) (?:if|unless) (?!.*\b(?:I|me|my|we|us|although)\b)/i;
/** "regular customers do not pay a deposit": who is spared it. */
const SPARED =
  /^(?:all |our )?(?:regular|new|returning|loyal|vip|premium|business|senior|disabled|retired|unemployed|long-time|honorary|[\w-]+s (?:under|over|older than|younger than) [\w ]+?|members|children|kids|students|pupils|trainees|volunteers|pensioners|employees)(?: [\w-]+)? (?:do not|don['’]t) pay (?:an? |any )?(?:[\w-]+ )?(?:deposits?|fees?|entry|entrance|admission|fares?|shipping|postage|delivery|vat|tax|surcharges?)\b/i;
/** "machines of eight years are no longer rented but sold": what is done with them from then on. */
const FROM_THEN_ON = /^[^,]+? (?:is|are) no longer [a-z]+(?:ed|en|t|d) but [a-z]+(?:ed|en|t|d)\b/i;
/** "tickets are free for pupils, everybody else pays": for whom it costs what. */
const FREE_FOR =
  /^[\w' -]+ (?:is|are) (?:free|half price|cheaper) for [\w' -]+,? (?:and |but )?(?:everybody else|everyone else|all others|the others|others|the rest|adults|guests|visitors|non-members) pays? /i;
/** "places go by the date of registration": in which order. */
const IN_ORDER_OF =
  /^[\w' -]+ (?:go|goes|are (?:given|assigned|handed|served|sold|let|allotted|allocated|dealt)(?: with| out)?) (?:out )?by (?:the )?(?:date|order|name|number|age|size|lot|draw|turn|rank|score|seniority|distance|time|need)\b/i;
/** Such rules complain of nothing, although they deny or tell of a duty. */
const PLAINLY = [
  KEPT_FOR,
  BY_CLOCK,
  NOT_SOLD,
  OWED_IT,
  HAS_TO_APPROVE,
  GETS_NONE,
  TOO_YOUNG,
  ENDS_IF,
  SPARED,
  FROM_THEN_ON,
  FREE_FOR,
  IN_ORDER_OF,
];

const plainlyMet = rowsMet(PLAINLY, (form) => form);

/** Whether a statement is a rule that reads like a complaint. */
export function isRuledPlainly(said: string): boolean {
  const text = expandContractions(said).replace(/[\s.!]+$/, '');
  return plainlyMet(text).some((form) => form.test(text));
}

/** What somebody may do at all. */
const POSSIBLE = /^(?:not )?(?:possible|allowed|permitted|valid)\b/;
/** "bookings of more than 100 people", "players under 16": a measure tells them apart. */
export const MEASURED =
  / (?:over|under|above|below|(?:of |with |for )?(?:more|less|fewer|longer|older|younger|larger|higher|bigger|heavier) than) (?:[€$£]?\d|(?:an?|one|two|three|four|five|six|ten) )/i;
/** What must be there before anything goes on. */
const REQUIRED =
  /^(?:the |an? |a second |two |three |written |both )*(?:[\w'’-]+ )?(?:approvals?|consent|permission|signatures?|sign-off|witness(?:es)?|sponsors?|guarantors?|doctor's note|doctor’s note|certificate|deposit|reason)(?: (?:of|from|by|for|before) .+)?$/i;

/** Whether a statement is a rule by the way it is built, whatever it speaks of. */
export function isRuledByForm(said: string, { group, subject, rest }: Clause): boolean {
  if (isRuledPlainly(said) || [AGREED, SETTLED, CAPPED, ONLY_WITH, WITHHELD, HAS_ONE].some((form) => form.test(said)))
    return true;
  // "appointments under 20 minutes are not possible"
  return (
    group?.verb === 'be' && group.modal === undefined && MEASURED.test(textOf(subject)) && POSSIBLE.test(textOf(rest))
  );
}

/** "every absence needs a reason", "bookings of more than 100 people need a fire warden": what must be there first. */
export function isRequired(said: string, { group, subject, rest }: Clause): boolean {
  const who = textOf(subject);
  if (!/^(?:should)?$/.test(group?.modal ?? '')) return false;
  if (group?.negated) return MEASURED.test(who);
  if (/\b(?:before|until|at least|at most)\b/.test(said) || MEASURED.test(who)) return true;
  return REQUIRED.test(textOf(rest)) && (!/^the /i.test(who) || headOf(subject)?.tag === 'NS');
}
