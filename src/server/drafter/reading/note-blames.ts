import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { isPlural, plural } from '../language/nouns.ts';
import { fromGerund, gerundFirst } from '../language/verbs.ts';
import {
  DISAPPROVED,
  INFORMALLY,
  ON_REQUEST,
  SORTED_BY,
  TELLS_US,
  UNWRITTEN,
  WHY_UNKNOWN,
} from '../lexicon/bare-notes.ts';
import { actionOf } from './clause-words.ts';
import { over } from './cost-of-trouble.ts';
import { inPresent } from './in-present.ts';
import type { Noted } from './note-forms.ts';
import { isInVain } from './read-vain-deeds.ts';
import { relieve } from './relieve.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';
import { harmOf } from '../lexicon/troubles.ts';

/** The one clause that a sentence is, or its first with what the same person does besides. */
function clausesOf(said: string, noted: Noted): readonly Clause[] {
  const { clauses, front } = parseSentence(
    said.replace(
      /^(?:last|this) (?:\w+day|week|month|year|night|season|spring|summer|autumn|winter|\w+),? (?=\w+ )/i,
      '',
    ),
    noted.people.names,
  );
  const [first, ...more] = clauses;
  if (!first?.group || first.subject.length === 0 || front.length > 0 || first.mood !== 'statement') return [];
  return more.some(({ group, subject }) => !group || subject.length > 0) ? [] : clauses;
}

function deedsOf(clauses: readonly Clause[], isGerund: boolean): string {
  return clauses
    .map((clause) => {
      const deed = actionOf(clause);
      return `${clause.link} ${isGerund ? gerundFirst(deed) : deed}`.trim();
    })
    .join(' ');
}

/** Who is kept from it: not the one who did it once, but all like them. */
function groupOf(who: string): string {
  const [, one = ''] = /^(?:an?|one of (?:the|our)) (.+)$/i.exec(who) ?? [];
  if (/^(?:somebody|someone|one|a person|some people|people)$/i.test(who)) return 'anybody';
  if (one === '') return lowerFirst(who);
  return isPlural(one.split(' ').at(-1) ?? '') ? one : plural(one);
}

function barred(clauses: readonly Clause[], benefit: string | undefined): Relief | undefined {
  const [first] = clauses;
  if (!first?.group || clauses.some(({ group }) => !group || group.negated || group.modal || group.passive))
    return undefined;
  const group = groupOf(textOf(first.subject));
  const plain = deedsOf(clauses, false);
  return {
    ...(group === 'anybody' ? {} : { except: textOf(first.subject) }),
    about: group,
    wish: `keep ${group} from ${deedsOf(clauses, true)}`,
    outcome: group === 'anybody' ? `nobody can ${plain}` : `${group} can no longer ${plain}`,
    ...(benefit ? { benefit } : {}),
  };
}

/** "One of the interns checked in as a visitor. I do not think that is what it is for.": they are to be kept from it. */
function readDisapproved(noted: Noted): Relief | undefined {
  if (!DISAPPROVED.test(noted.said) || noted.before.length === 0) return undefined;
  const clauses = clausesOf(noted.before[0] ?? '', noted);
  const who = textOf(clauses[0]?.subject ?? []);
  return noted.people.isPersonPhrase(groupOf(who)) && !/^(?:they|I|we|he|she)$/i.test(who)
    ? barred(clauses, undefined)
    : undefined;
}

/** "Somebody checked in from home and kept the spot all day. The wardens only saw an empty corner.": nobody is to. */
function readSomebodyDid(noted: Noted): Relief | undefined {
  const { said, before, after } = noted;
  if (before.length > 0 || after.length === 0) return undefined;
  const clauses = clausesOf(said, noted);
  const [first] = clauses;
  if (!first?.group?.past || !/^(?:somebody|someone)$/i.test(textOf(first.subject))) return undefined;
  return TELLS_US.test(first.group.verb) ? undefined : barred(clauses, undefined);
}

/** "A new volunteer packed pork for a family that does not eat it.": what somebody did once, nobody is to do. */
function readDidInVain(noted: Noted): Relief | undefined {
  const clauses = clausesOf(noted.said, noted);
  const [first, more] = clauses;
  const who = textOf(first?.subject ?? []);
  if (!first?.group?.past || more || !/^(?:an?|one of) /i.test(who) || !isInVain(actionOf(first))) return undefined;
  return noted.people.isPersonPhrase(groupOf(who)) ? barred(clauses, undefined) : undefined;
}

/** "The black dogs wait longest. I do not know why.": that is to be seen. */
function readWhy({ said, before, people }: Noted): Relief | undefined {
  if (!WHY_UNKNOWN.test(said) || !before[0]) return undefined;
  const who = textOf(parseSentence(before[0], people.names).clauses[0]?.subject ?? []);
  const others = people.isPersonPhrase(who) && !people.isSpeaker(who) ? { except: who } : {};
  return { ...others, wish: `see why ${lowerFirst(before[0])}` };
}

/** "Payouts go out on the 5th. People ask on the 2nd and on the 3rd.": they want to see when. */
function readAsksWhen({ said, before, people }: Noted): Relief | undefined {
  const [, who = ''] = ON_REQUEST.exec(said) ?? [];
  const [clause] = who && before[0] ? parseSentence(before[0], people.names).clauses : [];
  if (!clause?.group || clause.subject.length === 0 || clause.group.past || clause.group.negated || clause.group.modal)
    return undefined;
  const [, event = ''] =
    /^(.+?) (?:on|at|in|by|every|once|from) (?:the )?(?:\d|\w+day|noon|midnight|\w+ day|\w+ (?:week|month|year)|end of|start of|beginning of|a (?:day|week|month|year))/i.exec(
      before[0] ?? '',
    ) ?? [];
  const isAnybody = /^(?:people|everybody|everyone|they|some|many|most people)$/i.test(who);
  if (!event || people.isPersonPhrase(textOf(clause.subject)) || !(isAnybody || people.isPersonPhrase(who)))
    return undefined;
  return {
    ...(isAnybody ? {} : { actor: lowerFirst(who) }),
    wish: `see when ${lowerFirst(event)}`,
    benefit: `${isAnybody ? 'nobody has' : 'they do not have'} to ask`,
  };
}

/** "The fault list is sorted by date. Brakes come after a torn seat.": not only so. */
function readSorted({ said, before, after, people }: Noted): Relief | undefined {
  const [, what = '', is = '', how = '', by = ''] =
    before.length === 0 && after.length > 0 ? (SORTED_BY.exec(said) ?? []) : [];
  if (!what || people.isPersonPhrase(what)) return undefined;
  const name = lowerFirst(what);
  const [clause] = parseSentence(after[0] ?? '', people.names).clauses;
  const cost = clause?.group ? (relieve(clause) ?? over(clause)) : undefined;
  return {
    about: name,
    wish: `have ${name} ${how} not only by ${by}`,
    outcome: `${name} ${is} ${how} not only by ${by}`,
    ...(cost && !/\b(?:it|they|them)\b/i.test(cost) ? { benefit: lowerFirst(cost) } : {}),
    question: `By what else should ${name} be ${how}?`,
  };
}

/** "The printer jams. We then write names on stickers.": nobody is to have to. */
function readMakesDo({ said, before, people }: Noted): Relief | undefined {
  const [clause] = parseSentence(said.replace(/^then (?=we |I )/i, ''), people.names).clauses;
  if (!clause?.group || !before[0] || !/\bthen\b/i.test(said)) return undefined;
  if (!people.isSpeaker(textOf(clause.subject)) || clause.group.negated || clause.group.modal || clause.group.past)
    return undefined;
  const [event] = parseSentence(before[0], people.names).clauses;
  if (!event?.group || event.group.past || event.group.modal || people.isSpeaker(textOf(event.subject)))
    return undefined;
  const told = [textOf(event.group.words), textOf(event.rest)].join(' ');
  if (harmOf(event.group.verb, told) < 4 || fromGerund(event.group.verb)) return undefined;
  const deed = actionOf(clause).replace(/^then /, '');
  if (/\b(?:it|them|they|that)\b/i.test(deed)) return undefined;
  const when = lowerFirst(inPresent(event)).replace(/, (?:always|often|usually|again)\b.*$/i, '');
  return {
    isStop: true,
    wish: `no longer have to ${deed} when ${when}`,
    outcome: `{the actor} no longer has to ${deed} when ${when}`,
  };
}

/** "Carla fires her own pots in between, and nobody writes it down.": that is to be seen. */
function readUnwritten({ said, before, people }: Noted): Relief | undefined {
  const [whole = '', lead = ''] = UNWRITTEN.exec(said) ?? [];
  if (!whole) return undefined;
  const told = lead === '' || /^it\b/i.test(lead) ? before[0] : lead;
  const [clause] = told ? parseSentence(told, people.names).clauses : [];
  const who = textOf(clause?.subject ?? []);
  if (
    !clause?.group ||
    who === '' ||
    clause.group.negated ||
    clause.group.modal ||
    /^(?:it|they|he|she|this|that|there)$/i.test(who)
  )
    return undefined;
  return { ...(people.isPersonPhrase(who) ? { except: who } : {}), wish: `see when ${lowerFirst(inPresent(clause))}` };
}

/** "Drivers swap shifts by word of mouth. Then nobody stands at the depot.": whoever has to know is to be told. */
function readInformally({ said, after, people }: Noted): Relief | undefined {
  const [, told = ''] = INFORMALLY.exec(said) ?? [];
  const [clause, more] = told ? parseSentence(told, people.names).clauses : [];
  if (!clause?.group || more || clause.group.negated || clause.group.past || clause.group.modal) return undefined;
  const who = textOf(clause.subject);
  if (!people.isPersonPhrase(who) || people.isSpeaker(who)) return undefined;
  const [next] = after[0] ? parseSentence(after[0].replace(/^(?:then|so) /i, ''), people.names).clauses : [];
  const cost = next?.group && next.subject.length > 0 ? (relieve(next) ?? over(next)) : undefined;
  const benefit = cost && !/\b(?:it|they|them)\b/i.test(cost) ? { benefit: lowerFirst(cost) } : {};
  return { except: who, wish: `be told when ${lowerFirst(inPresent(clause))}`, ...benefit };
}

/** What a note blames: what somebody did, what nobody can explain, what is asked again and again, how one makes do. */
export const BLAMES: readonly ((noted: Noted) => Relief | undefined)[] = [
  readDisapproved,
  readWhy,
  readSomebodyDid,
  readDidInVain,
  readAsksWhen,
  readSorted,
  readMakesDo,
  readUnwritten,
  readInformally,
];
