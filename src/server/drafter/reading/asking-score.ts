import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { withFrontComma } from './front-comma.ts';
import { isBareOrder } from './is-order.ts';
import type { People } from './people.ts';
import type { Sentence } from './split-sentences.ts';

/** What is told of how it goes today or went once. */
const TODAY =
  /\b(?:currently|at the moment|right now|so far|today|nowadays|these days|by hand|manually|on paper|in (?:my|his|her|their) heads?|sticky notes?|spreadsheets?|in excel|keeps? \w+ing|last (?:week|month|year|time|night|spring|summer|autumn|winter)|yesterday|apparently|unfortunately|sometimes|usually|mostly|every time|all the time|ten times a day)\b/i;
/** What only says how good or bad something is. */
const VERDICT =
  /\b(?:is|are|was|were) (?:\w+ )?(?:an? )?(?:\w+ )?(?:headache|pain|mess|nightmare|hassle|nuisance|problem|trouble|joke|shame|chaos|thing|drowning|annoying|awful|terrible|hell|disaster|shout)\b/i;
/** What asks outright, whoever says it. */
const OUTRIGHT =
  /\b(?:would (?:do|help|be (?:enough|nice|great|good|better|helpful|useful|fine|handy|fair)|like|love|prefer|save)|please|it would be|(?:is|are) enough|will do|I'd like|we'd like|want)\b/i;
/** "No more fines", "never leave it with a neighbour" */
const ORDER = /^(?:stop|never|no (?:more|longer)|don't|do not|let|show|tell|warn|add|make|give|send) /i;
const CASE = /^(?:if|when|whenever|once|unless|as soon as)$/;
const MODAL = /^(?:should|must|shall|ought)$/;
/** So many, so long, only they: what a rule tells. */
const BOUND =
  /\d|\b(?:only|at (?:most|least)|within|until|unless|up to|no (?:more|less|earlier|later) than|before|after|half|double|free|one|two|three|four|five|six|ten|twenty)\b/i;

function isOwed({ group, rest }: Clause): boolean {
  return /^(?:have|need)$/.test(group?.verb ?? '') && !group?.past && rest[0]?.tag === 'TO';
}

/** What a clause adds to the score of its sentence. */
function clauseScore(clause: Clause, isCase: boolean, people: People): number {
  const { group, subject, mood } = clause;
  const who = textOf(subject);
  const isSpeaker = people.isSpeaker(who);
  if (!group) return 0;
  if (group.past) return -2;
  if (MODAL.test(group.modal ?? '')) return 3;
  if (mood === 'question') return /^(?:can|could|should|may|would)$/.test(group.modal ?? '') ? 3 : 1;
  if (group.modal === 'could') return isSpeaker ? 2.5 : 2;
  // What somebody has to do today is a burden; in a case it is a rule.
  if (isOwed(clause) && !(isSpeaker && group.verb === 'need'))
    return isSpeaker ? -2 : isCase ? 3 : people.isPersonPhrase(who) ? 1 : 2.5;
  if (/^(?:may|can)$/.test(group.modal ?? '') && !group.negated) return isSpeaker ? 0.5 : 1.5;
  if (group.verb === 'need') return isSpeaker ? 2.5 : 2;
  if (isSpeaker && group.negated) return -1;
  if (isCase) return group.modal ? 1 : 1.5;
  return 0.5;
}

/** How surely a sentence tells the wish of a note: by what asks in it, less by what only tells how it is today, how it was and who complains. */
export function askingScore({ text: said, isQuestion, isToday, isItem }: Sentence, people: People): number {
  const text = withFrontComma(expandContractions(said), people);
  const { front, clauses } = parseSentence(text, people.names);
  const isCase = front.some(({ link }) => CASE.test(link));
  let score = clauses.reduce(
    (best, clause) => Math.max(best, clauseScore(clause, isCase, people)),
    clauses.length ? -2 : 0,
  );
  if (OUTRIGHT.test(text)) score = Math.max(score, 3);
  if (isBareOrder(text) || ORDER.test(text)) score = Math.max(score, 3);
  if (isQuestion && /^(?:can|could|should|may|would|is it possible|is there a way)\b/i.test(text))
    score = Math.max(score, 3);
  if (score > 0 && BOUND.test(text)) score += 0.5;
  if (isToday || (score < 3 && TODAY.test(text))) score -= 3;
  if (VERDICT.test(text)) score -= 2;
  if (/\bbecause\b/i.test(text)) score -= 0.5;
  return isItem ? score - 1 : score;
}

/** How surely a sentence tells what has to be so: a duty of a thing, or of somebody in a case; nothing where it tells none. */
export function dutyScore(sentence: string, people: People): number {
  const { front, clauses } = parseSentence(sentence, people.names);
  const isCase = front.some(({ link }) => CASE.test(link));
  const [clause] = clauses;
  if (!clause?.group || clause.mood !== 'statement' || clause.subject.length === 0 || clause.group.past) return 0;
  const who = textOf(clause.subject);
  if (people.isSpeaker(who) || /^(?:it|they|he|she|this|that|these|those|you|there)$/i.test(who)) return 0;
  const isDuty = /^(?:must|shall|should)$/.test(clause.group.modal ?? '');
  if (!isDuty && !isOwed(clause)) return 0;
  return (isDuty ? 2 : 1) + (isCase ? 2 : 0) - (people.isPersonPhrase(who) && !isDuty && !isCase ? 1 : 0);
}
