import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { expandContractions } from '../grammar/contractions.ts';
import { readClause } from '../language/clause.ts';
import { gerundFirst, thirdPerson } from '../language/verbs.ts';
import { isDepartment } from '../lexicon/agents.ts';
import { BURDEN, CHORE, REASON, RESULT, SPARED, TURNS_AWAY } from '../lexicon/complaint-deeds.ts';
import { OMITTED } from './read-because.ts';
import type { People } from './people.ts';
import { over } from './cost-of-trouble.ts';
import { tidy } from './ended.ts';
import { readStillGetting } from './still-getting.ts';
import { isWholeReason } from './reason-between.ts';
import { benefitOfTrouble } from './invert-trouble.ts';
import { relieve, withOne } from './relieve.ts';
import { isManySubject } from './say-relief.ts';
import { tailOf } from './told-events.ts';
import { factsOf, type Fact } from './told-facts.ts';
import { FREQUENCY, lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** What the first clause with another subject tells, as it is once the complaint is over. */
function costOf(facts: readonly Fact[], from: number): string | undefined {
  for (const { clause, who } of facts.slice(from)) {
    if (who === facts[0]?.who || /^(?:nobody|no one|this|that|it|which)$/i.test(who)) continue;
    return over(clause) ?? relieve(clause);
  }
  return undefined;
}

/** "it is always full, yet there are five empty bikes": both cannot be. */
function readContrast(text: string): Relief | undefined {
  const [, first = '', when = '', is = '', thing = ''] =
    /^(.+?),? (?:yet|but|and yet) (?:still )?((?:(?:every|each|most|on some|in the|at the) [\w-]+ )?)there (is|are) (?:always |still |often |usually )?(?!no\b|not\b|nothing\b|nobody\b)([^,.]+)$/i.exec(
      text,
    ) ?? [];
  if (!thing || !readClause(first)) return undefined;
  const time = when.trim() ? ` ${lowerFirst(when.trim())}` : '';
  const although = ` although ${lowerFirst(first)}`;
  return {
    isOver: true,
    about: thing,
    wish: `no longer have ${thing}${time}${although}`,
    outcome: `there ${is} no longer ${thing}${time}${although}`,
  };
}

/** "some lists are only names": there are to be no such ones. */
function readSome(text: string): Relief | undefined {
  const [, things = '', state = ''] =
    /^some (?:of the |of our )?([\w-]+s) are ((?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|all|only) [^,.;]+)$/i.exec(
      text,
    ) ?? [];
  return things
    ? {
        isOver: true,
        about: things,
        wish: `have no ${things} that are ${state}`,
        outcome: `there are no ${things} that are ${state}`,
      }
    : undefined;
}

function deedOf(clause: Clause): string {
  return tidy(`${clause.group?.verb ?? ''} ${tailOf(clause)}`).replace(FREQUENCY, '');
}

function thirdFirst(deed: string): string {
  const [verb = '', ...rest] = deed.split(' ');
  return [thirdPerson(verb), ...rest].join(' ');
}

function listed(deeds: readonly string[]): string {
  return deeds.length < 2 ? deeds.join('') : `${deeds.slice(0, -1).join(', ')} and ${deeds.at(-1)}`;
}

/** The last of several deeds, what is done before it, in words with "when", and whether it is told what it is the main reason for. */
interface Chain {
  readonly last: Clause;
  readonly before: readonly Clause[];
  readonly lead: string;
  readonly isMain: boolean;
}

/** What people do not notice, do not get or get wrongly when they have done the rest. */
function ofResult(text: string, { last, before, lead, isMain }: Chain): Relief | undefined {
  const { group } = last;
  const tail = tailOf(last);
  if (!group) return undefined;
  if (group.negated && /^(?:notice|hear|see|feel)$/.test(group.verb) && tail !== '' && !OMITTED.test(group.verb))
    return { wish: `${deedOf(last)} when ${lead}` };
  if (!RESULT.test(group.verb) || group.negated || group.past) return undefined;
  const [, no = '', none = ''] =
    /^(nothing|no (?!one\b)[\w-]+(?: [\w-]+)??)( (?:for|from|about|back|at|on)\b.*)?$/i.exec(tail) ?? [];
  // "wait for an hour and get nothing for it": for waiting.
  const first = before[0];
  if (no === 'nothing' && / for (?:it|this|that)$/i.test(none) && first)
    return { wish: `${group.verb} something for ${gerundFirst(deedOf(first))}` };
  if (no)
    return {
      wish: `${group.verb} ${no === 'nothing' ? 'something' : withOne(no.replace(/^no /i, ''))}${none} when ${lead}`,
    };
  const isWrong = isMain || /\b(?:wrong|other|different|instead|irrelevant|useless)\b/i.test(tail);
  if (!isWrong || !/^(?:search|look|ask|order|book|filter|type|enter)$/.test(before[0]?.group?.verb ?? ''))
    return undefined;
  // The words as they were typed: "things that are small and more like a toy".
  const from = text.toLowerCase().indexOf(` ${deedOf(last).split(' ').slice(0, 3).join(' ').toLowerCase()}`);
  const whole =
    from > 0 ? (text.slice(from + 1).split(/, which | and (?=(?:they|we|nobody)\b)/)[0] ?? '') : deedOf(last);
  return {
    isStop: true,
    wish: `no longer ${whole} when ${lead}`,
    outcome: `{the actor} no longer ${thirdFirst(whole)} when ${lead}`,
  };
}

/** "couriers wait and get nothing for it": what the same people do one after the other belongs together. */
function readChain(text: string, facts: readonly Fact[], people: People): Relief | undefined {
  const [first] = facts;
  if (!first || !people.isPersonPhrase(first.who) || /^(?:nobody|no one)$/i.test(first.who)) return undefined;
  const isShort = (fact: Fact) => fact.who === first.who && fact.clause.group !== undefined && !fact.clause.group.modal;
  const end = facts.findIndex((fact) => !isShort(fact));
  const chain = end < 0 ? facts : facts.slice(0, end);
  // "find no button and leave": what they do not find is what they want.
  const missing = chain.findIndex(
    ({ clause: { group, rest } }, at) =>
      at > 0 && RESULT.test(group?.verb ?? '') && /^(?:no|nothing)$/i.test(rest[0]?.text ?? ''),
  );
  const at = missing > 0 ? missing : chain.length - 1;
  const last = chain[at]?.clause;
  const before = chain.slice(0, at).map(({ clause }) => clause);
  if (!last?.group || before.length === 0 || before.some(({ group }) => group?.negated || group?.past))
    return undefined;
  const actor = people.isSpeaker(first.who) ? undefined : first.who;
  const they = actor === undefined ? first.who : 'they';
  const lead = `${they} ${listed(before.map(deedOf))}`;
  const [, many = ''] = REASON.exec(text) ?? [];
  const after = chain.slice(at + 1).map(({ clause }) => deedOf(clause));
  const benefit = many
    ? `there are fewer ${many}`
    : after.length > 0
      ? `${they} no longer ${listed(after)}`
      : costOf(facts, chain.length);
  const result = ofResult(text, { last, before, lead, isMain: many !== '' });
  if (result) return { ...result, actor, benefit };
  const { group } = last;
  if (!TURNS_AWAY.test(group.verb) || group.negated || group.past) return undefined;
  const deeds = [...before.map(deedOf), deedOf(last)];
  return {
    actor,
    isStop: true,
    wish: `no longer ${listed(deeds)}`,
    outcome: `{the actor} no longer ${listed(deeds.map(thirdFirst))}`,
    benefit,
  };
}

/** What others wait for: whoever takes long over it is not the one who wants it sooner. */
const GIVES =
  /^(?:give|answer|reply|respond|approve|send|confirm|decide|return|pay|sign|review|release|deliver|react|get back|come back|accept)\b/;

/** "buyers take a week to answer": it is to take less. */
function readSlow(facts: readonly Fact[], people: People): Relief | undefined {
  const [first] = facts;
  const [, time = '', deed = ''] =
    /^((?:an?|one|two|three|four|five|six|ten|up to \w+|\d+) (?:whole |full )?(?:seconds?|minutes?|hours?|days?|weeks?|months?)) to (.+)$/i.exec(
      first ? textOf(first.clause.rest) : '',
    ) ?? [];
  const { group } = first?.clause ?? {};
  if (!first || !deed || group?.verb !== 'take' || group.negated || group.modal || !people.isPersonPhrase(first.who))
    return undefined;
  // "and by then the best have gone": what has come of it by then.
  const told = deed.replace(/,? and (?:by|until) then$/, '');
  const next = facts[1]?.clause;
  const reason = next && (relieve(next) ?? over(next));
  const benefit = isWholeReason(reason) ? reason : undefined;
  const quick = `${told} in less than ${time}`;
  if (GIVES.test(told) && !people.isSpeaker(first.who))
    return {
      except: first.who,
      wish: `have ${lowerFirst(first.who)} ${quick}`,
      outcome: `${lowerFirst(first.who)} ${isManySubject(first.clause) ? quick : thirdFirst(quick)}`,
      benefit,
    };
  return { actor: people.isSpeaker(first.who) ? undefined : first.who, wish: quick, benefit };
}

/** "the desk rings the floor to ask if a room is ready": whoever asks wants to see it. */
function readAsking(text: string, facts: readonly Fact[], people: People): Relief | undefined {
  const [, who = '', deed = '', link = '', asked = ''] =
    /^((?:(?:the|our|all|some|many|most) )?[\w'-]+(?: [\w'-]+)?) ((?:keep |often |always |constantly )?(?:phones?|rings?|calls?|texts?|e-?mails?|messages?|writes?)\b[^,;]*?) (?:just |only |simply )?to (?:ask|find out|check|hear) (if|whether|where|when|which|who|what|how) ([^,;]+?)(?=,|;| and (?:each|every|the|then|it)\b|$)/i.exec(
      text,
    ) ?? [];
  const isGroup = isDepartment(who.replace(/^(?:the|our) /i, '').toLowerCase());
  if (!asked || !(people.isPersonPhrase(who) || isGroup)) return undefined;
  const speaker = people.isSpeaker(who);
  const verb = deed
    .replace(/^(?:keep|often|always|constantly) /i, '')
    .replace(/ (?:constantly|all the time|every \w+|(?:\w+ times|once|twice) an? \w+)\b/gi, '')
    .replace(/^(\w+?)s(?= )/i, (all, base: string) =>
      /^(?:phone|ring|call|text|email|e-mail|message|write)$/i.test(base) ? base : all,
    )
    .replace(/ (?:us|me)$/i, '');
  const cost = costOf(facts.slice(1), 0);
  return {
    actor: speaker ? undefined : who,
    wish: `see ${link.toLowerCase() === 'if' ? 'whether' : link.toLowerCase()} ${asked}`,
    benefit: cost && / not have to /.test(cost) ? cost : `${speaker ? who : 'they'} do not have to ${verb}`,
  };
}

/** "packers wearing gloves cannot hit the button": they want to, as they are. */
function readUnable(facts: readonly Fact[], people: People): Relief | undefined {
  const [first] = facts;
  const { group, subject } = first?.clause ?? {};
  const at = subject?.findIndex(({ tag }) => tag === 'VG') ?? -1;
  if (!first || !group?.negated || !/^(?:can|could)$/.test(group.modal ?? '') || at < 1) return undefined;
  const who = textOf(subject?.slice(0, at) ?? []);
  if (!people.isPersonPhrase(who)) return undefined;
  const reason = costOf(facts, 1);
  return {
    actor: people.isSpeaker(who) ? undefined : who,
    wish: `${deedOf(first.clause)} when ${textOf(subject?.slice(at) ?? [])}`,
    benefit: isWholeReason(reason) ? reason : undefined,
  };
}

/** "they report the same fault since they cannot see that somebody has logged it": they are to see it. */
function readUnseen(text: string, people: People): Relief | undefined {
  const [, told = '', link = '', asked = ''] =
    /^(.+?),? (?:because|since|as) (?:they|we|I) (?:cannot|can not|do not) (?:see|tell|know) (that|if|whether|where|when|which|who|what|how) (.+)$/i.exec(
      text,
    ) ?? [];
  const [clause] = asked ? parseSentence(told, people.names).clauses : [];
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || !people.isPersonPhrase(who)) return undefined;
  const they = people.isSpeaker(who) ? who : 'they';
  const spared = benefitOfTrouble(told);
  const thing =
    /^(?:the|a|an|their|our) (?:same )?(?:(?!in\b|on\b|at\b|to\b|for\b|with\b|two\b|three\b|twice\b|again\b|every\b|each\b)[\w-]+ ?){1,3}/i
      .exec(textOf(clause.rest))?.[0]
      .trim()
      .replace(/^(?:a|an) /i, 'the ')
      .replace(/^(the|their|our) same /i, '$1 ');
  const known = thing ? asked.replace(/\bit(?=$| (?:already|before|yet|again)\b)/i, thing) : asked;
  return {
    actor: people.isSpeaker(who) ? undefined : who,
    wish: `see ${/^(?:that|if)$/i.test(link) ? 'whether' : link.toLowerCase()} ${known}`,
    benefit: spared && SPARED.test(clause.group.verb) ? spared : over(clause)?.replace(who, they),
  };
}

/** "fitters walk back to the store whenever a part is missing": nobody asks to do that. */
function readChore(facts: readonly Fact[], people: People): Relief | undefined {
  const [first, second] = facts;
  const { group } = first?.clause ?? {};
  if (!first || second || !group || group.negated || group.modal || group.past) return undefined;
  const deed = deedOf(first.clause);
  if (!CHORE.test(group.verb) || !BURDEN.test(deed) || !people.isPersonPhrase(first.who) || !/s$/i.test(first.who))
    return undefined;
  return {
    actor: first.who,
    isStop: true,
    wish: `no longer have to ${deed}`,
    outcome: `{the actor} no longer has to ${deed}`,
  };
}

/** A complaint whose clauses only together say what is to be over; nothing where one of them says it. */
export function wholeComplaint(said: string, people: People): Relief | undefined {
  const text = expandContractions(said).replace(/[.!]+$/, '');
  const simple = readContrast(text) ?? readSome(text) ?? readUnseen(text, people);
  if (simple) return simple;
  // "small in one shop and more like a toy in another": what it is like is no wish.
  const facts = factsOf(text.replace(/ and more like [^,.;]+/i, '').replace(REASON, ''), people);
  return (
    readAsking(text, facts, people) ??
    readUnable(facts, people) ??
    readStillGetting(facts, people, costOf(facts, 1)) ??
    readSlow(facts, people) ??
    readChore(facts, people) ??
    readChain(text, facts, people)
  );
}
