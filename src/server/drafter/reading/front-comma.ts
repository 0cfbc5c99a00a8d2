import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import type { People } from './people.ts';

/** What a condition in front starts with. */
export const CONDITION = /^(?:if|when|once|as soon as|unless|until|after|before|because|since|while)\b/i;

const EACH_TIME = /^(?:every|each) time\b/i;

const PARTED = /^[^,]+, (?:then )?(?:the|an?|we|they|it|he|she|our|all|please|I|nobody|everybody|there) /i;

/** Whether the verb of a clause goes with its subject beyond doubt. */
function agrees({ group }: Clause, subject: Clause['subject']): boolean {
  const [verb] = group?.words ?? [];
  // "if I lose my phone everything is gone": two names, and no subject.
  if (subject.length > 1 && /^(?:every|any|some|no)(?:thing|body|one)$/.test(subject.at(-1)?.lower ?? '')) return false;
  const isMany = /^(?:i|we|they|you)$/i.test(textOf(subject)) || subject.at(-1)?.tag === 'NS';
  return (
    verb !== undefined &&
    (Boolean(group?.modal) ||
      /^(?:is|are|has|have)$/.test(verb.lower) ||
      (isMany ? verb.tag !== 'VZ' : verb.tag === 'VZ'))
  );
}

/** So many words are looked at. */
const LONGEST = 60;
/** Where a main clause may start. */
const STARTS =
  /^(?:the|an?|we|they|it|he|she|our|all|every|each|everyone|everybody|anyone|anybody|nobody|someone|somebody|both|only|no|there|this|that|whoever|their|its|his|her)$/i;
/** What cannot end a condition: its object is still to come. */
const OPEN_END =
  /\b(?:than|as|that|which|who|of|for|to|from|with|without|by|in|on|at|into|and|or|but|the|an?|is|are|was|has|have|not|no|only|if|when|needs?|wants?|gets?|sees?|knows?|reserved)$/i;

/** Whether words are one whole clause with a verb in the present or the past. */
function isClause(text: string, people: People): boolean {
  const { front, clauses } = parseSentence(text, people.names);
  const [clause, more] = clauses;
  return (
    front.length === 0 &&
    !more &&
    clause?.mood === 'statement' &&
    clause.subject.length > 0 &&
    clause.group !== undefined
  );
}

/** "leaves the house | their badge": where a second name begins with whose it is. */
function ownedAt(subject: Clause['subject']): number {
  return subject.findIndex(
    ({ lower }, place) => /^(?:their|its|his|her)$/.test(lower) && /^NS?$/.test(subject[place - 1]?.tag ?? ''),
  );
}

/** "when a class is called off everyone booked has to get a message": the first place at which both sides are clauses, the second with a verb that owes. */
function partedByDuty(sentence: string, people: People): string {
  const link = CONDITION.exec(sentence)?.[0] ?? '';
  const words = sentence.slice(link.length).trim().split(' ');
  for (let at = 3; at < words.length - 3; at++) {
    if (words[at - 1]?.includes(',')) break;
    if (!STARTS.test(words[at] ?? '')) continue;
    const head = words.slice(0, at).join(' ');
    const main = words.slice(at).join(' ');
    // "if a teacher changes a lesson, students should see it": the condition ends at its comma.
    if (/^(?:(?!should|must|shall|can|may|will|has|have|needs?)[^\s,]+ )*[^\s,]+, /i.test(main)) continue;
    if (
      OPEN_END.test(head) &&
      !/\b(?:older|longer|later|more|less|fewer|younger|higher|lower) than (?:that|this)$/i.test(head)
    )
      continue;
    const [clause] = parseSentence(main, people.names).clauses;
    const isOwed =
      /^(?:should|must|shall|can|may|will)/.test(clause?.group?.modal ?? '') ||
      (/^(?:have|need)$/.test(clause?.group?.verb ?? '') && !clause?.group?.modal && clause?.rest[0]?.tag === 'TO');
    // "the door the courier": two names, and no subject.
    const isOne =
      clause?.subject.slice(1).every(({ lower }) => !/^(?:the|an?|it|they|we|he|she)$/.test(lower)) === true &&
      ownedAt(clause.subject) < 0;
    if (isOwed && isOne && clause?.mood === 'statement' && isClause(head, people)) return `${link} ${head}, ${main}`;
  }
  return sentence;
}

/** "if the pump stops the keeper gets a call": where the condition ends, the grammar tells. */
export function withFrontComma(sentence: string, people: People): string {
  const told = commaByGrammar(sentence, people);
  return told === sentence &&
    CONDITION.test(sentence) &&
    !PARTED.test(sentence) &&
    sentence.split(' ').length <= LONGEST
    ? partedByDuty(sentence, people)
    : told;
}

function commaByGrammar(sentence: string, people: People): string {
  // Where a comma is, the main clause starts behind it.
  if (!(CONDITION.test(sentence) || EACH_TIME.test(sentence)) || PARTED.test(sentence)) return sentence;
  const { front, clauses } = parseSentence(sentence, people.names);
  const [only, more] = front;
  const [clause] = clauses;
  if (!only || more || !clause?.group || clause.subject.length === 0 || clause.mood !== 'statement') return sentence;
  // "leaves the line they must": the pronoun is the subject alone.
  const last = clause.subject.at(-1);
  const owned = ownedAt(clause.subject);
  const own =
    clause.subject.length > 1 && /^(?:I|we|they|he|she|it)$/i.test(last?.text ?? '')
      ? clause.subject.slice(-1)
      : clause.subject.slice(Math.max(owned, 0));
  if (!agrees(clause, own)) return sentence;
  const main = textOf(own);
  const condition = [...only.words, ...clause.subject.slice(0, clause.subject.length - own.length)];
  // "less than we ordered": no main clause starts there.
  if (/ (?:than|as|that|which|who)$/i.test(textOf(condition))) return sentence;
  // The words as they were typed: short forms are written out in the grammar.
  const at = sentence.toLowerCase().search(new RegExp(`(?<=\\w) ${RegExp.escape(main.toLowerCase())}(?= |')`));
  const before = sentence.slice(0, at);
  const isWhole =
    at > 0 && expandContractions(before).toLowerCase() === `${only.link} ${textOf(condition)}`.toLowerCase();
  return isWhole ? `${before}, ${sentence.slice(at + 1)}` : sentence;
}

/** A text in which every condition in front of what is owed has its comma. */
export function withDutyCommas(text: string, people: People): string {
  return text
    .split(/(?<=[.!?]\s)/)
    .map((sentence) => {
      const bare = sentence.trimEnd();
      return `${CONDITION.test(bare) && !PARTED.test(bare) && bare.split(' ').length <= LONGEST ? partedByDuty(bare, people) : bare}${sentence.slice(bare.length)}`;
    })
    .join('');
}
