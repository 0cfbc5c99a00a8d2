import { parseSentence, type Clause } from '../grammar/parse.ts';

/** Where the second clause of a trouble begins. */
const JOINT = /,? (?:and|but|yet)(?: (?:just|simply|then|by then))?,? |, then (?=\w+ )/gi;
/** What comes of it, or why it is so, is no part of what is to end. */
const BESIDE = /,? (?:so(?! that)|because|since|which|although|though) .*$|: .*$/i;
/** So many words the case may have. */
const LONGEST_CASE = 14;
/** What only points at something, or is nobody in particular. */
const POINTS = /^(?:it|this|that|these|those)\b/i;

function statementIn(text: string): Clause | undefined {
  const { front, clauses } = parseSentence(text);
  const [clause, next] = clauses;
  return clause?.group && !next && front.length === 0 && clause.mood === 'statement' && clause.subject.length > 0
    ? clause
    : undefined;
}

/** "their Adobe and Figma seats keep being paid": whose they are tells that it is a subject. */
function isTold(text: string): boolean {
  if (POINTS.test(text)) return false;
  return (
    statementIn(text) !== undefined ||
    (/^(?:their|his|her|our|my|the|nobody|no one) /i.test(text) &&
      parseSentence(text).clauses.some(({ group }) => group !== undefined))
  );
}

/** "riders book a horse" and "never show up": in which case it comes up, and what is to end. */
export function caseAndHarm(said: string): { when: string; harm: string } | undefined {
  for (const joint of said.matchAll(JOINT)) {
    const when = said.slice(0, joint.index);
    if (when.split(' ').length > LONGEST_CASE) return undefined;
    const rest = said.slice(joint.index + joint[0].length);
    const clause = statementIn(when);
    if (!clause || clause.group?.modal || clause.group?.past || POINTS.test(when)) continue;
    const [first = ''] = rest.replace(BESIDE, '').split(/, (?:and|but|by)\b|,(?= (?:they|he|she|it|we|I)\b)/);
    if (isTold(first)) return { when, harm: first };
    const isMany = clause.group?.words[0]?.tag !== 'VZ';
    const own = `${isMany ? 'they' : 'it'} ${first}`;
    if (
      isMany &&
      !statementIn(first) &&
      statementIn(own) &&
      parseSentence(own).clauses[0]?.group?.words[0]?.tag !== 'VZ'
    )
      return { when, harm: own };
  }
  return undefined;
}

/**
 * That a trouble is over, as something to watch: of two clauses the first is the case in which the second is not to come up any more, for
 * it is seldom the first that is to end ("guests ring the bell and nobody opens").
 */
export function noLongerHappens(said: string): string {
  const parts = caseAndHarm(said);
  if (parts) return `when ${parts.when}, it no longer happens that ${parts.harm}`;
  const told = said.replace(BESIDE, '');
  // "they learn of it when the guest is gone, the desk is too busy": two sentences with a comma between them.
  const [first = told] = told.split(', ');
  return `it no longer happens that ${statementIn(first) ? first : told}`;
}

/** Whether a trouble is told in more than one clause. */
export function hasCase(said: string): boolean {
  return caseAndHarm(said) !== undefined || / (?:and|but) .* (?:and|but) |, (?:and|but|so|since|because) /.test(said);
}
