import { parseSentence, textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { conditionLast } from './condition-last.ts';
import { isHuman } from './is-agent.ts';
import type { People } from './people.ts';
import { withComma, withCounted, withNamed, withoutWay, withSubjectOf, withWhy } from './recast.ts';
import { roleFirst } from './role-first.ts';
import { whichPeople } from './which-people.ts';

/** "if a parcel cannot be delivered, it has to be sent back": the case, and what is done to it. */
const CASE =
  /^(if|when|whenever|once|as soon as|unless) ([^,.!?]+), (it|they) ((?:must|should|shall|has to|have to|needs? to) (?:then |also |always )?be [a-z]+.*)$/i;

/** The same with the thing in front: "a parcel has to be sent back if it cannot be delivered". */
function withFrontSubject(text: string, people: People): string {
  const [, link = '', told = '', it = '', rest = ''] = CASE.exec(text) ?? [];
  const [clause] = told ? parseSentence(told, people.names).clauses : [];
  const who = clause ? textOf(clause.subject) : '';
  const noun = readNounPhrase(who);
  if (!clause?.group || !noun || !told.startsWith(who) || people.isPersonPhrase(who) || isHuman(noun.head)) return text;
  if (noun.plural !== /^they$/i.test(it) || /^(?:it|this|that|there|these|those)$/i.test(who)) return text;
  return `${who} ${rest} ${link.toLowerCase()} ${it}${told.slice(who.length)}`;
}

/** A sentence with its parts in their usual order: who acts, what for, when, each named where it is first said. */
export function inOrder(text: string, people: People): string {
  const plain = withSubjectOf(withNamed(withComma(withoutWay(withCounted(withWhy(text))))));
  return conditionLast(roleFirst(whichPeople(withFrontSubject(plain, people), people), people), people);
}
