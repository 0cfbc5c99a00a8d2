import { parseSentence, textOf } from '../grammar/parse.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords, type Word } from '../grammar/words.ts';
import { isBaseVerb, pastTense, thirdPerson } from '../language/verbs.ts';
import { DETERMINERS } from '../lexicon/function-words.ts';
import type { People } from './people.ts';
import { isManySubject } from './say-relief.ts';

/** A question that is answered by yes or no, in its parts: "can a guest who is late be let in". */
export interface AskedClause {
  /** "can", "does", "is" */
  readonly auxiliary: string;
  readonly subject: string;
  /** What follows the subject, a base verb first behind "can" and "does": "be let in". */
  readonly predicate: string;
  readonly isMany: boolean;
}

const OPENS =
  /^(can|could|may|might|should|would|will|shall|must|do|does|did|is|are|was|were|has|have)(?:n't| not)? (?!there\b)(.+)$/i;
const MODAL = /^(?:can|could|may|might|should|would|will|shall|must)$/;
const FINITE = /^(?:V0|VZ|VD|M|BE|HV|DO)$/;
/** What stands between a subject and its verb. */
const BETWEEN = /^(?:also|still|always|never|not|only|just|even|already|automatically|please|then|simply|really|ever)$/;

const PRONOUN = /^(?:it|we|you|they|he|she|i)$/;

/** Whether the words can be a subject: they end with a name, and a relative clause in them has its verb. */
function isSubject(words: readonly Tagged[]): boolean {
  const last = words.at(-1);
  const from = words.findIndex(({ tag }, at) => at > 0 && tag === 'W');
  if (words.length === 1 && /^(?:this|that)$/.test(last?.lower ?? '')) return true;
  if (!last || /^(?:TO|W|S|C|M|PU|NEG)$/.test(last.tag)) return false;
  // "are cancelled tours listed": what was done to it stands in front of the name.
  if (words.length === 1 && /^(?:VN|VD)$/.test(last.tag)) return false;
  // "who is two payments behind", "under twelve"
  if (from < 0 && /^(?:D|A|P)$/.test(last.tag) && !/^(?:\d+|[a-z]+teen|twelve|ten|eleven|\w+ty)$/.test(last.lower))
    return false;
  // "someone who bought a": her and his may stand alone in what tells who it is.
  if (
    DETERMINERS.has(last.lower) &&
    (from < 0
      ? /^(?:the|an?|my|our|your|their|his|her|its|every|each|no)$/
      : /^(?:the|an?|my|our|your|their|its|every|each|no)$/
    ).test(last.lower)
  )
    return false;
  return from < 0 || words.slice(from + 1).some(({ tag }) => FINITE.test(tag));
}

/** Whether a statement in these parts has its subject and its verb where they were cut. */
function fits(subject: string, finite: string, predicate: string, people: People): boolean {
  const [clause] = parseSentence(`${subject} ${finite} ${predicate}`, people.names).clauses;
  return clause?.mood === 'statement' && textOf(clause.subject) === subject && clause.group?.words[0]?.lower === finite;
}

/** "we bill water", "that too close": a pronoun is a subject alone. */
function isAlone(words: readonly Word[], at: number): boolean {
  const [first] = words;
  if (at !== 1 || !first) return false;
  if (PRONOUN.test(first.lower)) return !BETWEEN.test(words[at]?.lower ?? '');
  return (
    /^(?:this|that)$/.test(first.lower) &&
    /^(?:too|so|not|enough|okay|ok|fine|right|allowed|possible)$/.test(words[at]?.lower ?? '')
  );
}

/** Whether what follows a subject may start at a word: a base verb that has no other behind it, or what one is. */
function mayStart(words: readonly Word[], at: number, takesBase: boolean): boolean {
  const word = words[at]?.lower ?? '';
  if (isAlone(words, at)) return true;
  // "who moved away still allowed": where somebody is belongs to what stands before it.
  if (!takesBase && at < words.length - 1 && /^(?:away|over|around|home|again|here|there)$/.test(word)) return false;
  if (!takesBase) return !/^(?:of|with|without|from|for|who|that|which|out|up|off|down|back)$/.test(word);
  if (word === 'be') return true;
  let behind = at + 1;
  while (BETWEEN.test(words[behind]?.lower ?? '')) behind++;
  // "each boat type really cost": what stands behind the adverb is the verb.
  const next = words[behind]?.lower ?? '';
  // "who left last year"
  if (word === 'last' && /^(?:year|month|week|night|time|season|term|spring|summer|autumn|winter|\w+day)$/.test(next))
    return false;
  // "the game night list show": of two verbs the first is a name.
  return (
    isBaseVerb(word) &&
    (!isBaseVerb(next) ||
      DETERMINERS.has(next) ||
      /^(?:back|down|up|out|off|on|in|over)$/.test(next) ||
      /^(?:let|help|make|have|get|do|stay|remain|keep|go|become)$/.test(word))
  );
}

/** The parts of a question that is answered by yes or no; nothing for other words. */
export function askedClause(text: string, people: People): AskedClause | undefined {
  const [, said = '', rest = ''] = OPENS.exec(text) ?? [];
  const auxiliary = said.toLowerCase();
  if (!rest) return undefined;
  const all = splitWords(rest, people.names);
  const end = all.findIndex(({ text: sign }) => /^[:;]$/.test(sign));
  const words = end < 0 ? all : all.slice(0, end);
  const takesBase = MODAL.test(auxiliary) || /^(?:do|does|did)$/.test(auxiliary);
  const finite = takesBase ? 'can' : auxiliary;
  const tags = takesBase ? [] : tagSentence([...words]);
  let likely: AskedClause | undefined;
  for (let at = 1; at < Math.min(words.length, 22); at++) {
    if (!mayStart(words, at, takesBase)) continue;
    // "does it go back": a pronoun is a subject alone.
    if (PRONOUN.test(words[0]?.lower ?? '') && words.slice(1, at).some(({ lower }) => !BETWEEN.test(lower))) break;
    let to = at;
    while (to > 1 && BETWEEN.test(words[to - 1]?.lower ?? '')) to--;
    const subject = joinWords(words.slice(0, to));
    const tagged = tagSentence(splitWords(subject, people.names));
    if (!isSubject(tagged)) continue;
    // "is the waiting list empty": the name goes on.
    if (!takesBase && words[to - 1]?.lower.endsWith('ing') && to < words.length - 1 && tags[to]?.tag === 'N') continue;
    const [clause] = parseSentence(`${subject} can go`, people.names).clauses;
    const asked = {
      auxiliary,
      subject,
      predicate: joinWords([...words.slice(to), ...all.slice(words.length)]),
      isMany: clause !== undefined && isManySubject(clause),
    };
    if (isAlone(words, at) || fits(subject, finite, joinWords(words.slice(at)), people)) return asked;
    if (takesBase) likely ??= asked;
  }
  // "did each glaze survive": a verb of no list at the end.
  const isShort = /^(?:do|does|did)$/.test(auxiliary) && words.length > 1 && words.length < 5 && end < 0;
  const subject = joinWords(words.slice(0, -1));
  if (!likely && isShort && isSubject(tagSentence(splitWords(subject, people.names))))
    return { auxiliary, subject, predicate: words.at(-1)?.text ?? '', isMany: false };
  return likely;
}

/** The question as a statement: "a guest who is late can be let in", "the deposit still counts". */
export function asStatement({ auxiliary, subject, predicate }: AskedClause): string {
  if (!/^(?:do|does|did)$/.test(auxiliary)) return `${subject} ${auxiliary} ${predicate}`;
  const words = predicate.split(' ');
  const at = predicate.startsWith('no longer ') ? 2 : words.findIndex((word) => !BETWEEN.test(word));
  if (words.slice(0, at).includes('not')) return `${subject} ${auxiliary} ${predicate}`;
  const verb = words[at] ?? '';
  const told = auxiliary === 'did' ? pastTense(verb) : auxiliary === 'does' ? thirdPerson(verb) : verb;
  return [subject, ...words.slice(0, at), told, ...words.slice(at + 1)].join(' ');
}
