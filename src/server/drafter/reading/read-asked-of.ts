import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { readVerb, thirdPerson } from '../language/verbs.ts';
import { phrase, type Action } from './action.ts';
import { askedClause } from './asked-clause.ts';
import type { People } from './people.ts';
import { asQuestion, NEXT, OR, RHETORICAL } from './question-shapes.ts';
import { THE_PRODUCT, type Request } from './read-request.ts';
import type { Sentence } from './split-sentences.ts';

/** What somebody is told, given or spared is theirs to wish. */
export const TOLD =
  /^(?:told|asked|informed|notified|reminded|warned|alerted|alarmed|called|shown|sent|given|offered|invited|contacted|paid|refunded|reimbursed|let in|let off|exempted?|excused|spared|picked up)\b/;

/** "show how much is open", "see at the top who paid": what is to be seen is itself a question, in the order of a statement. */
const SEEN =
  /\b(?:see|show|shown|display(?:ed)?|know|list(?:ed)?|view|check|tell|find out|look up|read)\b[^?]*? (?:who|whom|what|which|where|when|why|how)\b/i;
/** Who or what it is asked of. */
const OF_WHOM = String.raw`(?:(?:the|an?|my|our|your|their|its|it|they|we|you|he|she|i|this|that|these|those|there)\b)`;
/** "how do we pay", "when is it due", "who decides": a question that is asked outright, and not in the order of a statement. */
const ASKED_OUTRIGHT = new RegExp(
  String.raw`^(?:(?:do|does|did|is|are|may|must)\b|(?:what|where|when|why|whom|how(?: (?:long|often|much|many|far|soon))?|for how long|(?:by|until) when) (?:(?:do|does|did|can|could|should|shall|will|would|must|may|about|happens)\b|(?:is|are|was|were|has|have) ${OF_WHOM})|(?:where|when|why|how) (?:is|are|was|were)\b|who (?:decides|pays|does|should|shall|must|may|will|would)\b)|\b(?:then|in that case)[?.]*$`,
  'i',
);

/** "see how much is open | how much is overdue": both are to be seen, and none of them is asked besides. */
function isSeenAsWell(first: string, next: string): boolean {
  return SEEN.test(first) && !ASKED_OUTRIGHT.test(next);
}

/** A question whether somebody can do something, and what else is asked in the same breath. */
export function partQuestions(sentence: Sentence): { first: string; question: string | undefined } | undefined {
  const text = sentence.text;
  if (!/^(?:can|could|would|may|is (?:it|there)|would it|how can|how do)\b/i.test(text)) return undefined;
  const [one = '', ...others] = text.split(OR);
  const [first = '', ...more] = one.split(NEXT);
  const other = others.find((part) => !RHETORICAL.test(part));
  // "which flags they get, and why?" asks one thing.
  if (/^(?:who|why|when|where|how)\??$/i.test(more[0] ?? '') || (more[0] && isSeenAsWell(first, more[0])))
    return undefined;
  const next = more[0] ?? (other && `or ${other}`);
  if (!next && others.length > 0) return { first, question: undefined };
  return next && first.split(' ').length > 3 ? { first, question: asQuestion(next) } : undefined;
}

/** What is to be done with a subject that the grammar of a question would lose: "can a guest who is late be let in?" */
export function readAskedOf(sentence: Sentence, people: People): { request: Request; action?: Action } | undefined {
  const said = expandContractions(sentence.text.replace(/[?.!\s]+$/, ''));
  // "how can two groups share it?"
  const text = said.replace(/^how (?=(?:can|could) )/i, '');
  const asked = askedClause(text, people);
  if (!asked || !/^(?:can|could|would|will|may|might)$/.test(asked.auxiliary)) return undefined;
  const { subject, predicate, isMany } = asked;
  // "would a summary make sense?" asks for the summary.
  if (/^(?:make sense|help|be (?:possible|an option|an idea|thinkable|useful|helpful|good|worth it))\b/.test(predicate))
    return undefined;
  const [clause] = parseSentence(text, people.names).clauses;
  const isNarrowed =
    / (?:who|that|which|whose) /.test(` ${subject} `) || /^(?:someone|somebody|anyone|anybody) /i.test(subject);
  const isLost =
    isNarrowed ||
    text !== said ||
    (!people.isPersonPhrase(subject) && !predicate.startsWith('be ')) ||
    clause?.mood !== 'question' ||
    textOf(clause.subject) !== subject;
  if (!isLost || people.isSpeaker(subject) || people.isProduct(subject) || THE_PRODUCT.test(subject)) return undefined;
  const action = predicate
    .replace(/^(?:also|please|maybe|just|simply|always|automatically|still) /i, '')
    .replace(/^be (?:able|allowed) to /, '');
  const done = /^be (.+)$/.exec(action)?.[1];
  const isPerson =
    / who /.test(subject) ||
    /^(?:someone|somebody|anyone|anybody) /i.test(subject) ||
    people.isPersonPhrase(subject) ||
    people.isPersonPhrase(subject.split(/ (?:who|that|which|whose) /)[0] ?? '');
  // "get their fee worked out": they have it done.
  const had = action.replace(
    /^get (?=(?:their|the|an?|all|my|our|his|her|its) (?:[\w-]+ ){0,3}?[\w-]+(?<! of| for| with| by| in) (?:\w{3,}ed|paid|made|sent|done|put|read|shown|taken|set)\b)/,
    'have ',
  );
  const request: Request = { form: 'question', kind: 'act', text: had, actor: subject, speaker: false };
  // What they are told or given is theirs to wish; what else is done to them is not.
  if (isPerson && (!done || TOLD.test(done))) return { request };
  const [verb = ''] = (done ?? action).split(' ');
  const base = done ? readVerb(verb)?.base : verb;
  if (!base) return undefined;
  const rest = (done ?? action).slice(verb.length + 1);
  const does = done ? `${isMany ? 'are' : 'is'} ${done}` : isMany ? action : [thirdPerson(verb), rest].join(' ');
  return {
    request: { ...request, actor: undefined, isWhole: true },
    action: {
      frame: 'done',
      wish: `have ${subject} ${done ?? action}`,
      core: {
        ...phrase([base, rest].join(' ')),
        object: readNounPhrase(subject.split(/ (?:who|that|which|whose) /)[0] ?? ''),
      },
      outcome: `${subject} ${does}`,
      isThing: false,
    },
  };
}
