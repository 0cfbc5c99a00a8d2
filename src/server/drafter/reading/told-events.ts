import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { fromGerund, thirdPerson } from '../language/verbs.ts';
import { asATale } from './as-a-tale.ts';
import { subText } from './clause-words.ts';
import type { People } from './people.ts';
import { isManySubject } from './say-relief.ts';

/** What happens in one breath to the same subject: "people book a car and then show up with a trailer". */
export interface Event {
  /** The first clause, with its subject. */
  readonly clause: Clause;
  /** What the same subject does besides, with its links. */
  readonly more: readonly Clause[];
  readonly sentence: number;
  /** It is asked why it is so. */
  readonly isWhy: boolean;
  /** "when it wakes up" in front of it. */
  readonly front: string;
}

const KEPT = /^(?:when|whenever|if|while|once|until|before|after|as soon as|by the time|although|though|even)/;
/** What causes a trouble may go on: the trouble is to be over all the same. "Now that" tells when it is. */
const CAUSE = /^(?:because|since|as)$/;

function isShared(clause: Clause): boolean {
  return clause.subject.length === 0 && clause.group !== undefined && /^(?:and|and then|then)$/.test(clause.link);
}

/** When it was, what only leads up to it, and what is remarked on it behind a comma. */
function plainly(text: string): string {
  return expandContractions(text)
    .replace(/^(?:last|this) (?:week|month|year|season|time|night|summer|winter|spring|autumn|\w+day),? /i, '')
    .replace(
      /^(?:every|each) (?:day|week|month|year|evening|morning|night|season|time),? (?=(?:the|our|my|about|over|nearly|almost|some|half|two|three|four|five|six|\d+) )/i,
      '',
    )
    .replace(/^(?:about|around|nearly|almost) (?=\w+ \w)/i, '')
    .replace(/^(?:yesterday|right now|at the moment|at present|these days|nowadays|on \w+day),? /i, '')
    .replace(
      /^why (do|does) ((?:(?:the|an?|our|my|all|every|each|some) )?(?:[\w'-]+ )?(?:[\w'-]+)(?: who [a-z]+(?: [a-z]+)?)?)(?: still| always)? (?=(keep|get|stay|go|have|show|send|ask|tell|log|jump|start|stop|come|count|make|take|forget|lose|appear|run|need|let|say|receive|see)\b)\w+/i,
      (_, does: string, who: string, verb: string) => `${who} ${/^does$/i.test(does) ? thirdPerson(verb) : verb}`,
    )
    .replace(/^there is nothing (?:we|i|you|they) can do(?: about it)?,? because /i, '')
    .replace(/\b(?:it is|is) just that /i, '')
    .replace(/, which (?:is|are|was|were|makes?|means?) .*?(?=, (?:and|but|so|then)\b|$)/i, '');
}

function asCause(clause: Clause): Clause {
  return { ...clause, link: 'because', mood: 'statement' };
}

/** "since their screen only refreshes when they open it": the cause may be what is to end. */
function causesOf({ subs }: Clause, people: People): readonly Clause[] {
  return subs
    .filter(({ link }) => CAUSE.test(link))
    .flatMap(({ words }) => parseSentence(textOf(words), people.names).clauses.slice(0, 1))
    .filter(({ group, subject }) => group !== undefined && subject.length > 0)
    .map((clause) => asCause(clause));
}

/** The events that sentences tell of, in their order. */
export function eventsOf(sentences: readonly string[], people: People): readonly Event[] {
  const events: Event[] = [];
  for (const [at, text] of sentences.entries()) {
    const { front, clauses } = parseSentence(asATale(plainly(text)), people.names);
    // "why does the session keep running?" complains that it does.
    const asked = /^why (?:do|does|did|is|are|must)\b/i.test(text);
    for (const [index, clause] of clauses.entries()) {
      const last = events.at(-1);
      const isWhy = asked && index === 0 && textOf(clause.subject).toLowerCase() !== 'why';
      if (clause.group && clause.subject.length > 0 && (clause.mood === 'statement' || isWhy)) {
        const lead = index === 0 ? front.map(subText).join(', ') : '';
        const [cause] = causesOf(clause, people);
        events.push({
          clause: isWhy ? { ...clause, link: 'but' } : clause,
          isWhy,
          more: [],
          sentence: at,
          front: lead,
        });
        if (cause) events.push({ clause: cause, isWhy: false, more: [], sentence: at, front: '' });
      } else if (isShared(clause) && last?.sentence === at)
        events.splice(-1, 1, { ...last, more: [...last.more, clause] });
    }
  }
  return events;
}

/** "it" and "they" are what was spoken of before, where the words before leave no doubt. */
export function named(event: Event, before: readonly Event[], product: string): Clause {
  const { clause } = event;
  const said = textOf(clause.subject).toLowerCase();
  if (!/^(?:it|they)$/.test(said)) return clause;
  // "people leave it there and it stays on their account": what it is was told longer ago.
  if (before.slice(-1).some((one) => /\b(?:it|them)\b/i.test(textOf(one.clause.rest)))) return clause;
  const subjects = before.toReversed().map((one) => one.clause);
  const earlier = subjects.find(
    (one) =>
      isManySubject(one) === (said === 'they') &&
      !/^(?:it|they|i|we|there|nobody|no one|he|she|this|that)$/i.test(textOf(one.subject)),
  );
  if (earlier) return { ...clause, subject: earlier.subject };
  return said === 'it' && before.length === 0 && product !== ''
    ? { ...clause, subject: parseSentence(`${product} works`).clauses[0]?.subject ?? clause.subject }
    : clause;
}

/** What stands behind the verb, with when it is so. */
export function tailOf({ rest, subs, group }: Clause): string {
  const said = textOf(rest);
  // "keeps turning up": that it goes on is what is to end.
  const [first = '', ...more] = said.split(' ');
  const told = group?.verb === 'keep' && fromGerund(first) ? more.join(' ') : said;
  const causes = subs
    .filter(({ link }) => CAUSE.test(link))
    // "no longer turn up there just because somebody puts them there", "match it even when it is booked late"; what stands
    // in brackets is told as well.
    .map(
      ({ words }) =>
        `${group?.negated || group?.adverbs.includes('never') ? 'even when' : 'just because'} ${textOf(words).replace(/^\((.+)\)$/, '$1')}`,
    )
    .slice(0, 1);
  return [told, ...subs.filter(({ link }) => KEPT.test(link)).map(subText), ...causes].filter(Boolean).join(' ');
}

/** "and the planner still shows it free": it is what was spoken of before. */
export function withObject(clause: Clause, before: readonly Event[], people: People): Clause {
  const [first] = clause.rest;
  if (!first || !/^(?:it|them)$/.test(first.lower)) return clause;
  const isMany = first.lower === 'them';
  const thing = before
    .toReversed()
    .map((one) => one.clause)
    .find(
      (one) =>
        (isManySubject(one) || /\bpeople$/i.test(textOf(one.subject))) === isMany &&
        textOf(one.subject) !== textOf(clause.subject) &&
        (isMany || !people.isPersonPhrase(textOf(one.subject))) &&
        !/^(?:it|they|i|we|there|nobody|no one|he|she|this|that)$/i.test(textOf(one.subject)),
    );
  return thing ? { ...clause, rest: [...thing.subject, ...clause.rest.slice(1)] } : clause;
}

/** The verb of what the same subject does besides. */
export function thirdOf(clause: Clause, first: Clause): string {
  const verb = clause.group?.verb ?? '';
  return isManySubject(first) ? verb : thirdPerson(verb);
}
