import { DETERMINERS } from '../lexicon/function-words.ts';
import { isDepartment, isFunction } from '../lexicon/agents.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import type { VerbGroup } from '../grammar/verb-group.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { QUALITIES, nameOf, taskName, wordsOf } from './description-words.ts';
import { doingOf, type Acting } from './doing.ts';
import { isHuman } from './is-agent.ts';
import { readVerb } from '../language/verbs.ts';

/** What may stand in front of somebody's name as a part of it: "vineyard" of "vineyard manager". */
function isOfName(word: Tagged | undefined): boolean {
  return (
    word !== undefined &&
    /^(?:N|NS|A|VG|VN)$/.test(word.tag) &&
    !QUALITIES.test(word.lower) &&
    word.lower !== 'app' &&
    readVerb(word.lower)?.form !== 'third'
  );
}

/** The subject without what only says where or when: "the planner" of "the planner in the office". */
function bareSubject(subject: readonly Tagged[]): readonly Tagged[] {
  const within = subject.findIndex(({ tag }, at) => /^(?:P|TO|W|S)$/.test(tag) && at > 0);
  return within < 0 ? subject : subject.slice(0, within);
}

/** Whether nobody is meant, or something is set off: "no rider", "scouts, mostly students,". */
function isNoSubject(subject: readonly Tagged[]): boolean {
  const isList = subject.some(({ lower }) => /^(?:and|or|&)$/.test(lower));
  return (
    (!isList && subject.some(({ tag }) => tag === 'PU')) ||
    subject.some(({ lower }) => /^(?:no|neither|nobody|none)$/.test(lower))
  );
}

/** "Course planner for dog schools: dog owners book": the title in front of a colon is no subject. */
function behindTitle(subject: readonly Tagged[]): readonly Tagged[] {
  return subject.slice(subject.findLastIndex(({ text }) => text === ':') + 1);
}

/** "Shift planner for fairs and sports events run on volunteers": one alone has no verb of several. */
function agrees(names: readonly string[], subject: readonly Tagged[], group: VerbGroup): boolean {
  const isOne = names.length === 1 && subject.every(({ tag }) => !/^(?:NS|C|PU)$/.test(tag));
  return !isOne || group.modal !== undefined || group.words[0]?.tag !== 'V0';
}

/** "hobby beekeepers and small apiaries": whoever stands in front of a house that does the same. */
function namesOf(whole: readonly Tagged[]): string[] {
  const names = namesIn(whole);
  const and = whole.findLastIndex(({ lower }) => lower === 'and');
  return names.length > 0 || and < 1 || whole.some(({ tag }) => tag === 'PU') ? names : namesIn(whole.slice(0, and));
}

/** The names of people that a subject ends with: "picker", "vineyard manager" of "Pickers and the vineyard manager". */
function namesIn(whole: readonly Tagged[]): string[] {
  const names: string[] = [];
  const subject = bareSubject(behindTitle(whole));
  if (isNoSubject(subject)) return names;
  for (let end = subject.length - 1; end >= 0;) {
    const { lower } = subject[end] as Tagged;
    if (!isHuman(lower) && !isDepartment(lower)) break;
    let start = end;
    while (end - start < 2 && isOfName(subject[start - 1])) start--;
    const words = wordsOf(textOf(subject.slice(start, end + 1)));
    const said = textOf(subject.slice(start, end + 1));
    // "children's accounts": theirs, and nobody's task
    if (isDepartment(lower) && /['’]s /.test(textOf(subject))) break;
    // "accounts sends": a task, and no account
    const name = isFunction(said) ? taskName(words) : nameOf(words, 0, words.length - 1);
    // "children's accounts are free": what is somebody's is no department.
    if (!name || /['’]s? accounts?$/i.test(name)) break;
    names.unshift(name);
    let at = start - 1;
    while (DETERMINERS.has(subject[at]?.lower ?? '') || QUALITIES.test(subject[at]?.lower ?? '')) at--;
    if (at < 1 || !/^(?:and|or|,|&)$/.test(subject[at]?.lower ?? '')) break;
    end = subject[at - 1]?.lower === ',' ? at - 2 : at - 1;
  }
  return names;
}

/**
 * Who does what in a sentence by its clauses: those whom the verb follows, wherever in the sentence they stand.
 * `plain` is the sentence as it is read, `sentence` as it stands in the description.
 */
export function clauseActs(plain: string, sentence: string): Acting[] {
  let names: string[] = [];
  return parseSentence(plain.replace(/\s[–—-]\s/g, ', ')).clauses.flatMap(({ subject, group, rest }) => {
    if (!group) return [];
    if (subject.length > 0) names = /^(?:be|have)$/.test(group.verb) ? namesIn(subject) : namesOf(subject);
    // "Team planner: shifts and swaps": nobody does what stands behind a colon.
    names = names.filter((name) => !plain.toLowerCase().includes(`${name}: `));
    if (!agrees(names, bareSubject(behindTitle(subject)), group)) names = [];
    return names.length > 0
      ? [{ roles: names, doings: [doingOf(group.verb, textOf(rest).split(/ ?; /)[0] ?? '', sentence)] }]
      : [];
  });
}
