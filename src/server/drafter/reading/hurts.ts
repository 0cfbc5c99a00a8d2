import { expandContractions } from '../grammar/contractions.ts';
import { readClause } from '../language/clause.ts';
import { DENIED, SUFFERS } from '../lexicon/complaints.ts';
import { HARM } from '../lexicon/harm.ts';

/** What tells in a list of facts that they are no wishes. */
export const AMISS: RegExp = /\b(?:nobody|no one|too|always|keeps?|forgets?|loses?|lost|missing|wrong|late|never)\b/i;

/** "an alert that cannot be swiped away": it is meant to be so. */
const MEANT_SO =
  /(?<=\b(?:alerts?|alarms?|messages?|warnings?|notices?|reminders?|banners?|codes?|seals?|locks?|pop-?ups?|screens?)) (?:that|which) (?:can ?not|can['’]t|nobody can) (?:be )?[a-z]+(?: (?:away|off|out|aside))?\b/gi;

/** Whether a statement in front of "so" tells a trouble. */
export function isComplaint(told: string): boolean {
  const text = told.replace(MEANT_SO, '');
  const clause = readClause(text);
  return clause !== undefined && clause.kind !== 'modal' && (DENIED.test(text) || SUFFERS.test(text));
}

/** Whether the first clause of a reason tells what somebody suffers. */
export function hurts(said: string): boolean {
  const [told = ''] = expandContractions(said).split(/,? (?:and|but|so|which|while) |, /);
  return (
    HARM.test(told) ||
    isComplaint(told) ||
    /\b(?:have|has|with|without) no\b|^(?:nobody|no one|not)\b|\btoo\b|^(?:i|we|they|he|she) (?:am|are|is) (?:injured|ill|sick|pregnant|away|abroad|on holiday|on leave)\b/i.test(
      told,
    )
  );
}
