import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { asATale } from './as-a-tale.ts';
import type { People } from './people.ts';

/** One of the facts that a trouble is told in. */
export interface Fact {
  readonly clause: Clause;
  readonly who: string;
}

export const NOBODY = /^(?:nobody|no one|no-one|hardly anyone|hardly anybody)$/i;
export const CAUSES = /^(?:because|since|as|now that)$/;

/** The clauses of the first cause that a clause is told with: that nobody checks the box of "books are lost because nobody checks the box". */
export function causeOf({ subs }: Clause, people: People): readonly Clause[] {
  const sub = subs.find(({ link }) => CAUSES.test(link));
  return sub ? parseSentence(textOf(sub.words), people.names).clauses : [];
}

export function withoutCause(clause: Clause): Clause {
  return { ...clause, subs: clause.subs.filter(({ link }) => !CAUSES.test(link)) };
}

const WHENS = /^(?:when|whenever|(?:every|each) time|if|once|as soon as|after)$/;

function withSubjects(clauses: readonly Clause[]): Fact[] {
  let subject: Clause['subject'] = [];
  return clauses.map((clause) => {
    if (clause.subject.length > 0) subject = clause.subject;
    return { clause: { ...clause, subject, mood: 'statement' as const }, who: textOf(subject) };
  });
}

/** The facts of a sentence in the order in which they happen: a condition in front, what happens, why. Nothing where it asks for something. */
export function factsOf(text: string, people: People): readonly Fact[] {
  const { front, clauses } = parseSentence(asATale(text), people.names);
  if (clauses[0]?.mood !== 'statement' || clauses[0].subject.length === 0) return [];
  const before = front
    .filter(({ link }) => WHENS.test(link))
    .flatMap(({ words }) => parseSentence(textOf(words), people.names).clauses.slice(0, 1));
  const causes = clauses.flatMap(({ subs }) =>
    subs
      .filter(({ link }) => CAUSES.test(link))
      .flatMap(({ words }) => parseSentence(textOf(words), people.names).clauses),
  );
  const facts = withSubjects([...before, ...clauses, ...causes]);
  const asks = facts.some(
    ({ clause: { group } }) =>
      !group ||
      (group.modal && !/^(?:can|could|would|will)$/.test(group.modal)) ||
      (/^(?:want|wish|like|need|prefer)$/.test(group.verb) && !group.negated && !group.past),
  );
  return asks ? [] : facts;
}

/** Who "they" or "her" are: the people last spoken of, first those to whom something happens. */
function antecedent(facts: readonly Fact[], people: People): string | undefined {
  for (const { clause, who } of facts.toReversed()) {
    const object = readNounPhrase(textOf(clause.rest).split(/ (?:to|by|with|on|in|at|from|for|every|each) /)[0] ?? '');
    if (object && people.isPersonPhrase(object.text) && !/^(?:us|me|them|him|her)$/i.test(object.text))
      return object.text;
    if (people.isPersonPhrase(who) && !people.isSpeaker(who) && !ANY.test(who)) return who;
  }
  return undefined;
}

export const ANY =
  /^(?:people|they|he|she|nobody|no one|somebody|someone|everybody|everyone|some|many|most|half|all)\b/i;

/** The words for whoever acts; nothing for the speaker and for people in general. */
export function actorOf(who: string, before: readonly Fact[], people: People): string | undefined {
  if (people.isSpeaker(who)) return undefined;
  if (/^(?:they|he|she|them|him|her)$/i.test(who)) return antecedent(before, people);
  return ANY.test(who) ? undefined : who;
}

/** How a question begins. */
export const ASKS = /^(?:what|which|who|whose|where|when|how|whether|if|why)\b/i;

/** What a clause of not knowing asks: behind the verb, or as "if" and "whether". */
export function askedIn({ rest, subs }: Clause): string {
  const sub = subs.find(({ link }) => /^(?:if|whether|when|where|why|how)$/.test(link));
  return [textOf(rest), sub && `${sub.link} ${textOf(sub.words)}`].filter(Boolean).join(' ');
}
