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
/** What somebody may do at all. */
const POSSIBLE = /^(?:not )?(?:possible|allowed|permitted|valid)\b/;
/** "bookings of more than 100 people", "players under 16": a measure tells them apart. */
const MEASURED =
  / (?:over|under|above|below|(?:of |with |for )?(?:more|less|fewer|longer|older|younger|larger|heavier) than) (?:[€$£]?\d|(?:an?|one|two|three|four|five|six|ten) )/i;
/** What must be there before anything goes on. */
const REQUIRED =
  /^(?:the |an? |a second |two |three |written |both )*(?:[\w'’-]+ )?(?:approvals?|consent|permission|signatures?|sign-off|witness(?:es)?|sponsors?|guarantors?|doctor's note|doctor’s note|certificate|deposit|reason)(?: (?:of|from|by|for|before) .+)?$/i;

/** Whether a statement is a rule by the way it is built, whatever it speaks of. */
export function isRuledByForm(said: string, { group, subject, rest }: Clause): boolean {
  if ([AGREED, SETTLED, CAPPED, ONLY_WITH, WITHHELD, HAS_ONE].some((form) => form.test(said))) return true;
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
