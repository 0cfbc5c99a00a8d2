import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { inForce } from '../reading/in-force.ts';
import type { People } from '../reading/people.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { lowerFirst } from '../reading/trouble-words.ts';
import { isVent } from '../reading/vents.ts';
import { thingsNamed } from '../reading/what-it-is.ts';
import { bare, commaed } from './untold.ts';

/** One clause of an idea, as a statement of its own. */
export interface Piece {
  /** What it says, as it holds, without its condition; and the same with names in place of its pronouns. */
  readonly text: string;
  readonly plain: string;
  /** "if the van is late" */
  readonly condition: string | undefined;
  /** The same as it was said. */
  readonly clauses: readonly Clause[];
  /** Whom or what a pronoun in it stands for is not certain, and whether its condition tells it. */
  readonly isVague: boolean;
  readonly isToldInCase: boolean;
  /** The whole sentence. */
  readonly sentence: string;
}

const CASE = /^((?:if|when|whenever|once|as soon as|unless|until) [^,]+), (?:then )?(.+)$/i;
const HOURS =
  /^((?:between|from) \S+ (?:and|to|until) \S+),? (?=(?:[\w-]+ ){1,8}(?:must|should|may|can|is|are)\b)(.+)$/i;
const CASE_LINK = /^(?:as soon as|\w+) /i;
const SUBJECT = /^(it|they)\b/i;
const OBJECT = /\b(it|them)\b/i;
/** Whatever these are stands in another sentence, or nowhere. */
const OTHERS = /^(?:this|that|these|those|he|she|you|there|here)\b|\b(?:this|these|those|that)(?=[,.]|$)/i;

/** What is no name of a thing: "left out". */
const DETERMINED = /^(?:the|an?|our|my|their|his|her|its|each|every|all|both) |s$/i;

/** What things do by themselves: "they expire"; of whom else "they" is told, does it. */
const BY_ITSELF =
  /^(?:be|come|cost|count|end|expire|fall|get|go|lapse|last|move|need|run|stand|start|stay|stop|remain)$/;

/** Whether a thing can be the subject of what is told of "it" or "they". */
function isOfThing(said: string, isMany: boolean, people: People): boolean {
  const [{ group } = {}] = parseSentence(said, people.names).clauses;
  if (!group || group.passive) return group !== undefined;
  // "it is one jar for all": no thing is meant.
  return isMany ? BY_ITSELF.test(group.verb) && !group.modal : group.verb !== 'be';
}

/** What is spoken of, in the number of a pronoun: the subject of the nearest clause, or the one thing that it names. */
function spokenOf(isMany: boolean, said: string, before: readonly string[], people: People): string | undefined {
  const isSubject = SUBJECT.test(said);
  const isThing = !isSubject || isOfThing(said, isMany, people);
  for (const text of before.slice(0, 3)) {
    const [clause] = parseSentence(text.replace(CASE, '$2'), people.names).clauses;
    const who = textOf(clause?.subject ?? []);
    const isPeople = people.isPersonPhrase(who) && !people.isSpeaker(who);
    if (isMany && isPeople && clause?.subject.at(-1)?.tag === 'NS' && !OTHERS.test(who) && !/^(?:they|it)$/i.test(who))
      return who;
    const things = thingsNamed(text, isMany, people);
    const [subject] = thingsNamed(`${who} is there`, isMany, people);
    // "dailies never install it": whoever acts so can be meant.
    const { group } = clause ?? {};
    const isActing =
      isMany &&
      isSubject &&
      clause?.subject.at(-1)?.tag === 'NS' &&
      group &&
      !group.passive &&
      !BY_ITSELF.test(group.verb);
    if (isActing && DETERMINED.test(subject ?? '')) return subject;
    if (!isThing) continue;
    if (isSubject && subject && !isPeople && DETERMINED.test(subject)) return subject;
    const [thing, more] = things.filter((name) => DETERMINED.test(name));
    if (thing && !more) return thing;
    if (more) return undefined;
  }
  return undefined;
}

/** A clause with the names of what its pronouns stand for. */
function named(said: string, before: readonly string[], people: People): { text: string; isVague: boolean } {
  let text = said.replace(/^it costs (?=\S*\d)/i, 'the price is ');
  // "every month it goes back": how often stands in front.
  if (/^(?:each|every) \w+ (?:it|they)\b/i.test(text)) return { text, isVague: true };
  const [, subject = ''] = SUBJECT.exec(text) ?? [];
  if (subject) {
    const name = spokenOf(/^they$/i.test(subject), text, before, people);
    if (!name) return { text, isVague: true };
    text = `${lowerFirst(name)}${text.slice(subject.length)}`;
  }
  const object = OBJECT.exec(text);
  // "most of them forget": so many of whom.
  if (/ of (?:them|it)\b|\b(?:so|because) (?:it|they)\b/i.test(text)) return { text, isVague: true };
  if (!object) return { text, isVague: OTHERS.test(text) };
  const isMany = /^them$/i.test(object[0]);
  const own = text.slice(0, object.index);
  // "the picture is hidden until somebody has looked at it": its own subject is meant.
  if (thingsNamed(own, isMany, people).length > 0) return { text, isVague: OTHERS.test(text) };
  const name = spokenOf(isMany, '', before, people);
  return name
    ? { text: `${own}${lowerFirst(name)}${text.slice(object.index + object[0].length)}`, isVague: OTHERS.test(text) }
    : { text, isVague: true };
}

/** Whether a condition names whatever the pronouns of its main clause stand for. */
function namesFor(clause: string, condition: string, people: People): boolean {
  const who = textOf(parseSentence(condition, people.names).clauses[0]?.subject ?? []);
  return (
    (!/\bit\b/i.test(clause) || thingsNamed(condition, false, people).length > 0) &&
    (!/\b(?:they|them)\b/i.test(clause) ||
      people.isPersonPhrase(who) ||
      thingsNamed(condition, true, people).length > 0)
  );
}

/** The clauses of one sentence; `before` are those in front of it, the nearest first. */
function piecesOf(sentence: string, before: readonly string[], people: People): readonly Piece[] {
  const said = commaed(bare(expandContractions(sentence)).replace(/[.!\s]+$/, ''), people);
  const [, condition, main = said] = CASE.exec(said) ?? HOURS.exec(said) ?? [];
  // Half a condition would be another.
  if (
    condition &&
    !HOURS.test(said) &&
    parseSentence(condition.replace(CASE_LINK, ''), people.names)
      .clauses.slice(1)
      .some(({ subject }) => subject.length > 0)
  )
    return [];
  const { clauses } = parseSentence(main, people.names);
  const told = inForce(lowerFirst(main), people)?.clauses ?? [];
  const earlier = [...before];
  const inCase = condition && !HOURS.test(said) ? condition.replace(CASE_LINK, '') : undefined;
  const case_ = inCase ? named(inCase, earlier, people) : undefined;
  let shared = '';
  return told.map((said_, at) => {
    // "they come for a day and never sign in": the same ones.
    const isShared = shared !== '' && told.length === clauses.length && clauses[at]?.subject.length === 0;
    const clause = isShared ? said_.replace(SUBJECT, shared) : said_;
    const whole = named(clause, case_ && at === 0 ? [case_.text, ...earlier] : earlier, people);
    if (!isShared)
      shared =
        SUBJECT.test(clause) && !whole.isVague
          ? whole.text.slice(0, whole.text.length - clause.replace(SUBJECT, '').length)
          : '';
    earlier.unshift(whole.text);
    return {
      text: clause,
      plain: whole.text,
      condition: case_ ? `${CASE_LINK.exec(condition ?? '')?.[0] ?? ''}${case_.text}` : condition,
      clauses: told.length === clauses.length ? clauses.slice(at, at + 1) : clauses,
      isVague: whole.isVague || case_?.isVague === true,
      isToldInCase:
        case_ !== undefined && !case_.isVague && !OTHERS.test(clause) && namesFor(clause, case_.text, people),
      sentence: said,
    };
  });
}

/** What the sentences of an idea say, clause by clause, without questions, outcries and how it is done today. */
export function toldPieces(text: string, people: People): readonly Piece[] {
  const before: string[] = [];
  return splitSentences(text).flatMap(({ text: said, isQuestion, isToday }) => {
    const isSaid = !isQuestion && !isToday && !isVent(said);
    const pieces = piecesOf(said, before, people);
    before.unshift(...(pieces.length > 0 ? pieces.map(({ plain }) => plain).toReversed() : [said]));
    return isSaid ? pieces : [];
  });
}
