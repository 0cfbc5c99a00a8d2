import { parseSentence, textOf } from '../grammar/parse.ts';
import { fromGerund, gerundFirst, isBaseVerb } from '../language/verbs.ts';
import {
  BOUND_UNKEPT,
  BY_THE_OTHER,
  COULD_HAVE,
  DIFFER,
  DUE_EVENTS,
  ENDS_THEN,
  NEVER_READS,
  NO_WAY,
  NOBODY_KNEW,
  NOBODY_KNOWS,
  NOT_TOLD,
  NOTICED_LATE,
  ONLY_ONE,
  SINCE_THEN,
  THEY_DO_NOT_KNOW,
  USED_TO,
} from '../lexicon/bare-notes.ts';
import { actionOf } from './clause-words.ts';
import { BLAMES } from './note-blames.ts';
import { EVENTS } from './note-events.ts';
import { actor, actorIn, costOf, eventOf, isMany, named, ONCE_THEN, THEM } from './note-naming.ts';
import { readSilly, readToil } from './note-toil.ts';
import { over } from './cost-of-trouble.ts';
import { inPresent } from './in-present.ts';
import { peopleIn, thingIn, type Told } from './note-pointers.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { subjectOf } from './say-relief.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** A sentence of a note, with those before it, the nearest first, and those behind it. */
export interface Noted extends Told {
  readonly after: readonly string[];
}

/** "By then nobody remembers who drove": that is to be seen. */
function readUnknown({ said, before, people }: Noted): Relief | undefined {
  const nobody = NOBODY_KNOWS.exec(said);
  const [, who = '', asked = ''] = nobody ?? THEY_DO_NOT_KNOW.exec(said) ?? [];
  if (!asked || (!nobody && !people.isPersonPhrase(who) && !/^(?:they|he|she)$/i.test(who))) return undefined;
  const [, known = asked, without = ''] = /^(.+?),? without (\w+ing .+)$/i.exec(asked) ?? [];
  const plain = named(known.replace(/^if\b/i, 'whether'), before, people);
  if (!plain || /\bor not$/.test(plain)) return undefined;
  const [first = '', ...rest] = without.split(' ');
  const base = fromGerund(first);
  // "we do not know if we may hand it to them": they are not the ones who ask.
  const others = people.isSpeaker(who) ? peopleIn(before, people) : undefined;
  return {
    ...actor(actorIn(who, before, people)),
    ...(others && plain.includes(others) ? { except: others } : {}),
    wish: `see ${plain.replace(/^that (.+)$/i, (_, clause: string) => `that ${asPresent(clause, people)}`)}`,
    ...(base ? { benefit: `we do not have to ${[base, ...rest].join(' ')}` } : {}),
  };
}

/** "he was not supposed to be there" -> "he is not supposed to be there" */
function asPresent(said: string, people: People): string {
  const [clause, more] = parseSentence(said, people.names).clauses;
  return clause?.group && !more && clause.subject.length > 0 ? lowerFirst(inPresent(clause)) : said;
}

/** "She applied at our second house and nobody there knew": what was told before is to be seen. */
function readNobodyKnew({ said, before, people }: Noted): Relief | undefined {
  if (!NOBODY_KNEW.test(said)) return undefined;
  const [clause] = before.length > 0 ? parseSentence(before.at(-1) ?? '', people.names).clauses : [];
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || who === '' || /^(?:it|they|he|she|this|that|there|I|we)$/i.test(who)) return undefined;
  const event = lowerFirst(before.at(-1) ?? '').replace(ONCE_THEN, '');
  return { ...(people.isPersonPhrase(who) ? { except: who } : {}), wish: `see whether ${event}` };
}

/** "Nobody told the clowns and they drove there for nothing": they are to be told of what was told before. */
function readNotTold({ said, before, after, people }: Noted): Relief | undefined {
  const [, whom = '', then = ''] = NOT_TOLD.exec(said) ?? [];
  const event = whom ? eventOf(before[0], people) : undefined;
  if (!event) return undefined;
  const isThem = /^(?:them|us|me)$/i.test(whom);
  const who = isThem
    ? actorIn(/^them$/i.test(whom) ? 'they' : 'we', before, people)
    : lowerFirst(whom).replace(/^(?:the|our|my) /i, '');
  const benefit = costOf(then || after[0], 'they', people);
  return { ...actor(who), wish: `be told when ${event}`, ...(benefit ? { benefit } : {}) };
}

/** "Cracked pieces get a note in the book. The member reads it never.": they want to. */
function readNeverReads({ said, before, people }: Noted): Relief | undefined {
  const [, who = ''] = NEVER_READS.exec(said) ?? [];
  if (!who || !people.isPersonPhrase(who)) return undefined;
  const isThem = /\bthem\b/i.test(said);
  const thing = thingIn(before, isThem, people);
  return thing ? { ...actor(actorIn(who, before, people)), wish: `see ${thing}` } : undefined;
}

/** "Two neighbours share a plot. Only one of them gets the letters": both are to. */
function readOnlyOne({ said, before, people }: Noted): Relief | undefined {
  const [, verb = '', what = ''] = ONLY_ONE.exec(said) ?? [];
  const [clause] = verb && before[0] ? parseSentence(before[0], people.names).clauses : [];
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || !who || !isMany(who) || /^(?:they|we|I)$/i.test(who)) return undefined;
  const base = parseSentence(said, people.names).clauses[0]?.group?.verb ?? verb;
  const [, two = '', name = who] = /^(two|both|three|several|many|some|the) (.+)$/i.exec(who) ?? [];
  const group = /^(?:two|both)$/i.test(two) ? `both ${name}` : `all ${name}`;
  const when = /^(?:two|both|three|several|many|some)$/i.test(two) ? ` when they ${actionOf(clause)}` : '';
  return {
    about: group,
    wish: `have ${lowerFirst(group)} ${base} ${what}${when}`,
    outcome: `${lowerFirst(group)} ${base} ${what}${when}`,
  };
}

/** "Bus 44 had no ramp. The dispatcher could have known.": they want to, before it does harm. */
function readCouldHave({ said, before, people }: Noted): Relief | undefined {
  const [, who = ''] = COULD_HAVE.exec(said) ?? [];
  if (!who || !people.isPersonPhrase(who)) return undefined;
  const event = eventOf(before.at(-1), people);
  const benefit = before.length > 1 ? costOf(before[0], 'they', people) : undefined;
  return event
    ? { ...actor(actorIn(who, before, people)), wish: `know when ${event}`, ...(benefit ? { benefit } : {}) }
    : undefined;
}

/** "Someone claimed 480 for a dinner. The limit is 50 but nothing happened.": nobody is to. */
function readUnkept({ said, before, people }: Noted): Relief | undefined {
  const [, kind = '', bound = ''] = BOUND_UNKEPT.exec(said) ?? [];
  const [clause] = bound && before[0] ? parseSentence(before[0], people.names).clauses : [];
  if (!clause?.group || clause.subject.length === 0 || clause.group.negated || clause.group.passive) return undefined;
  const who = textOf(clause.subject);
  const group = /^(?:someone|somebody|one of .+|a (?:colleague|person|guy))$/i.test(who)
    ? 'anybody'
    : lowerFirst(subjectOf(clause));
  const deed = actionOf(clause).replace(
    /^(\w+) (?:over |almost |about )?[€$£]?\d[\d.,]*(?: (?:euros?|dollars?|pounds?|hours|days|items|pieces))?/i,
    `$1 more than ${bound}`,
  );
  return {
    about: group,
    wish: `keep ${group} from ${gerundFirst(deed)}`,
    outcome: `${group === 'anybody' ? 'nobody' : group} can ${group === 'anybody' ? '' : 'no longer '}${deed}`,
    question: `Who may make an exception from the ${kind}limit?`,
  };
}

/** "We used to get a sheet every morning. Since the new system we drive into them.": they want it again. */
function readUsedTo({ said, after, people }: Noted): Relief | undefined {
  const [, deed = ''] = USED_TO.exec(said) ?? [];
  if (!deed) return undefined;
  const [, since = ''] = SINCE_THEN.exec(after[0] ?? '') ?? [];
  const [clause] = since ? parseSentence(since, people.names).clauses : [];
  const cost = clause?.group ? (relieve(clause) ?? over(clause)) : undefined;
  const plain = deed.replace(/^be able to /i, '');
  // "we drive into them": into what, the deed tells.
  const thing = /\b(?:with|of|about|on) (?:the )?([\w-]+s)\b/i.exec(plain)?.[1];
  const benefit = cost && thing ? cost.replace(/\bthem\b/i, `the ${thing}`) : cost;
  return { wish: `${plain} again`, ...(benefit && !/\b(?:it|them|that)\b/i.test(benefit) ? { benefit } : {}) };
}

/** "Licences run out in April. Most people notice in June when a warden sends them home.": they are to be told before. */
function readNoticedLate({ said, before, people }: Noted): Relief | undefined {
  const [, who = '', then = ''] = NOTICED_LATE.exec(said) ?? [];
  if (!who || before.length === 0) return undefined;
  const [clause] = parseSentence(before[0] ?? '', people.names).clauses;
  const [, what = '', ends = ''] = ENDS_THEN.exec(before[0] ?? '') ?? [];
  const event = what ? `${lowerFirst(what)} ${ends}` : eventOf(before[0], people);
  const isBad = !what && (!clause?.group || clause.group.negated);
  if (!event || isBad || !(people.isPersonPhrase(who) || /^(?:they|most)$/i.test(who))) return undefined;
  const isDue = what !== '' || (clause?.group && !clause.group.past && DUE_EVENTS.test(actionOf(clause)));
  const cost = costOf(then, 'they', people);
  const whom = actorIn(who, before, people);
  const benefit = cost && !THEM.test(cost) ? cost : undefined;
  return { ...actor(whom), wish: `be told ${isDue ? 'before' : 'when'} ${event}`, ...(benefit ? { benefit } : {}) };
}

/** "The drums are next to the flute. We plan rooms by name and not by noise.": by noise. */
function readByTheOther({ said, before, people }: Noted): Relief | undefined {
  const [, verb = '', what = '', by = '', so = '', other = ''] = BY_THE_OTHER.exec(said) ?? [];
  if (!verb) return undefined;
  const cost = costOf(before[0], 'they', people);
  return { wish: `${verb} ${what} ${by} ${other} and not only ${by} ${so}`, ...(cost ? { benefit: cost } : {}) };
}

/** "Room names differ between the plan and the signs. Everybody ends up in the wrong room." */
function readDiffers({ said, after, people }: Noted): Relief | undefined {
  const [, what = '', where = ''] = DIFFER.exec(said) ?? [];
  if (!what || people.isPersonPhrase(what)) return undefined;
  const cost = costOf(after[0], 'they', people);
  const name = lowerFirst(what);
  return {
    about: name,
    wish: `have the same ${name.replace(/^(?:the|our) /, '')} on ${where}`.replace(/ on (?=[^,]+ to )/, ' from '),
    outcome: `${name} ${isMany(what) ? 'are' : 'is'} the same on ${where}`,
    ...(cost ? { benefit: cost } : {}),
  };
}

/** "Some decline because a place is too big. We have no way to offer half.": they want to. */
function readNoWay({ said, before, people }: Noted): Relief | undefined {
  const [, who = '', verb = '', rest = ''] = NO_WAY.exec(said) ?? [];
  const base = verb && (fromGerund(verb) ?? verb);
  if (!base || !isBaseVerb(base) || /^(?:know|see|tell|find)$/.test(base) || !people.isPersonPhrase(who))
    return undefined;
  const plain = named(`${base}${rest}`, before, people);
  return plain ? { ...actor(actorIn(who, before, people)), wish: plain } : undefined;
}

/** In the order in which they are asked: what nobody knows comes before what is done about it. */
export const NOTE_FORMS: readonly ((noted: Noted) => Relief | undefined)[] = [
  readNoWay,
  readUsedTo,
  readUnkept,
  ...EVENTS,
  ...BLAMES,
  readCouldHave,
  readNotTold,
  readNeverReads,
  readOnlyOne,
  readUnknown,
  readNobodyKnew,
  readNoticedLate,
  readDiffers,
  readByTheOther,
  readSilly,
  readToil,
];
