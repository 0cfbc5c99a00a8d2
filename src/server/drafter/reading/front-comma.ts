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

/** "if the pump stops the keeper gets a call": where the condition ends, the grammar tells. */
export function withFrontComma(sentence: string, people: People): string {
  // Where a comma is, the main clause starts behind it.
  if (!(CONDITION.test(sentence) || EACH_TIME.test(sentence)) || PARTED.test(sentence)) return sentence;
  const { front, clauses } = parseSentence(sentence, people.names);
  const [only, more] = front;
  const [clause] = clauses;
  if (!only || more || !clause?.group || clause.subject.length === 0 || clause.mood !== 'statement') return sentence;
  // "leaves the line they must": the pronoun is the subject alone.
  const last = clause.subject.at(-1);
  const own =
    clause.subject.length > 1 && /^(?:I|we|they|he|she|it)$/i.test(last?.text ?? '')
      ? clause.subject.slice(-1)
      : clause.subject;
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
