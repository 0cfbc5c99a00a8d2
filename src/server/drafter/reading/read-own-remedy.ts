import { textOf } from '../grammar/parse.ts';
import { actionOf, clauseText } from './clause-words.ts';
import { isToldThen } from './condition-last.ts';
import { lowerFirst } from './trouble-words.ts';
import type { People } from './people.ts';
import { OMITTED } from './read-because.ts';
import { relieve } from './relieve.ts';
import { isManySubject } from './say-relief.ts';
import { actorOf, NOBODY, type Fact } from './told-facts.ts';
import { thirdPerson } from '../language/verbs.ts';
import type { Relief } from './trouble-rules.ts';

/** What makes a rule of what nobody does. */
const BOUND =
  /\b(?:unless|until|before|after|once|alone|without|more than|except|outside|at night|by themselves|themselves|only|while|during|when|if)\b/i;

/** "nobody cancels a shelf they do not need": they are to be reminded. */
function readUndone(facts: readonly Fact[]): Relief | undefined {
  const [fact] = facts;
  const { group, subs } = fact?.clause ?? {};
  const said = fact ? actionOf(fact.clause) : '';
  if (!fact || !group || !NOBODY.test(fact.who) || group.modal || group.passive || group.negated || group.past)
    return undefined;
  if (!OMITTED.test(group.verb) || /^(?:enter|use|take|come|appear|close|follow)$/.test(group.verb)) return undefined;
  if (BOUND.test(said) || (subs?.length ?? 0) > 0) return undefined;
  const next = facts[1]?.clause;
  // "if nobody answers, the team lead gets a message": that is what is to be done about it.
  if (next && isToldThen(clauseText(next))) return undefined;
  return { wish: `be reminded to ${said}`, benefit: next && relieve(next) };
}

/** "the board gets 30 mails a week about the tap": fewer of them. */
function readFlood([fact, ...more]: readonly Fact[], people: People): Relief | undefined {
  const { group, rest } = fact?.clause ?? {};
  const [, many = '', often = ''] =
    /^((?:over |about |around |up to |more than )?(?:[1-9]\d+|ten|twenty|thirty|forty|fifty|dozens of|hundreds of) .+?) ((?:an?|per|every) (?:hour|day|week|month|shift|morning|night)\b.*)$/i.exec(
      textOf(rest ?? []),
    ) ?? [];
  if (!fact || !many || !/^(?:get|receive)$/.test(group?.verb ?? '') || group?.negated || group?.modal)
    return undefined;
  if (
    !/\b(?:e-?mails?|mails|messages|calls|texts|letters|notifications|alerts|requests|questions|complaints)\b/i.test(
      many,
    )
  )
    return undefined;
  const next = more[0]?.clause;
  return {
    actor: actorOf(fact.who, [], people),
    wish: `get fewer than ${many.replace(/^(?:over|about|around|up to|more than) /i, '')} ${often}`,
    benefit: next && relieve(next),
  };
}

/** "deadlines stand in three places, and they do not match": they are to. */
function readMismatch(facts: readonly Fact[], people: People): Relief | undefined {
  const [first] = facts;
  const last = facts.at(-1);
  const { group, rest } = last?.clause ?? {};
  if (!first || !last || facts.length < 2 || !group?.negated || group.modal || people.isPersonPhrase(first.who))
    return undefined;
  if (!/^(?:they|it|these|the (?:two|three|numbers|figures|dates))$/i.test(last.who) && last.who !== first.who)
    return undefined;
  if (!/^(?:match|agree|fit|add)$/.test(group.verb) || !/^(?:up|together|each other|)$/.test(textOf(rest ?? [])))
    return undefined;
  const tail = textOf(rest ?? []);
  return {
    wish: `have ${lowerFirst(first.who)} ${group.verb} ${tail}`.trim(),
    outcome: `${first.who} ${isManySubject(first.clause) ? group.verb : thirdPerson(group.verb)} ${tail}`.trim(),
  };
}

/** "the numbers differ each month and we do not know why": why they do is to be seen. */
function readWhyUnknown(facts: readonly Fact[], people: People): Relief | undefined {
  const at = facts.findIndex(
    ({ clause: { group, rest, subs }, who }) =>
      /^(?:know|understand|see|tell)$/.test(group?.verb ?? '') &&
      (group?.negated || NOBODY.test(who)) &&
      /^(?:why|who (?:it was|did it|that was))$/i.test(textOf(rest)) &&
      subs.length === 0,
  );
  const fact = facts[at];
  const told = facts[at - 1]?.clause;
  if (!fact || !told?.group || told.group.modal) return undefined;
  const isWhy = /^why$/i.test(textOf(fact.clause.rest));
  const doer = textOf(told.subject);
  if (!isWhy && (!people.isPersonPhrase(doer) || people.isSpeaker(doer))) return undefined;
  const [verb = '', ...rest] = actionOf(told).split(' ');
  return {
    actor: NOBODY.test(fact.who) ? undefined : actorOf(fact.who, facts.slice(0, at), people),
    except: isWhy ? undefined : doer,
    // "our numbers and theirs differ": what is joined stays together.
    ...(isWhy && / and /.test(doer)
      ? { about: doer, outcome: `{the actor} sees why ${lowerFirst(clauseText(told))}` }
      : {}),
    wish: isWhy
      ? `see why ${lowerFirst(clauseText(told))}`
      : `see who ${[told.group.past ? told.group.words[0]?.text : thirdPerson(verb), ...rest].join(' ')}`,
  };
}

const TIME =
  '(?:(?:an?|one|two|three|four|five|six|ten|half an?|\\d+) (?:whole |full )?(?:minutes?|hours?|days?|weeks?|months?|years?))';

/** "it takes a newcomer three months to learn it": in less. */
function readLongFor(facts: readonly Fact[], people: People): Relief | undefined {
  const [fact] = facts;
  const { group, rest } = fact?.clause ?? {};
  const said = textOf(rest ?? []);
  if (!fact || !/^it$/i.test(fact.who) || group?.verb !== 'take' || group.negated || group.modal) return undefined;
  const who = people.leading(said);
  const [, time = '', deed = ''] =
    new RegExp(`^(?:about |around |up to |over |almost |nearly )?(${TIME}) to ([a-z]+ .+)$`, 'i').exec(
      said.slice(who?.length ?? 0).trim(),
    ) ?? [];
  if (!who || !deed || people.isSpeaker(who)) return undefined;
  const next = facts[1]?.clause;
  return { actor: who, wish: `${deed} in less than ${time}`, benefit: next && relieve(next) };
}

/** "engineers lose an hour a day to finding it": they are to spend less on it. */
function readLostTo([fact, ...more]: readonly Fact[], people: People): Relief | undefined {
  const { group, rest } = fact?.clause ?? {};
  const [, work = ''] =
    new RegExp(
      `^(?:about |up to |over )?${TIME}(?: (?:an?|per|each|every) \\w+)? (?:to|on|with|by) (\\w{2,}ing\\b .+)$`,
      'i',
    ).exec(textOf(rest ?? [])) ?? [];
  if (!fact || !work || group?.verb !== 'lose' || group.negated || !people.isPersonPhrase(fact.who)) return undefined;
  const next = more[0]?.clause;
  return {
    actor: actorOf(fact.who, [], people),
    wish: `spend less time on ${work}`,
    benefit: next && relieve(next),
  };
}

/** "farmers only remember the waiting time when the truck is there": they are to be reminded. */
function readRemembered([fact]: readonly Fact[], people: People): Relief | undefined {
  const { group, rest, subs } = fact?.clause ?? {};
  const thing = textOf(rest ?? []);
  const when = subs?.find(({ link }) => /^(?:when|after|once)$/.test(link));
  if (!fact || group?.verb !== 'remember' || group.negated || group.modal || !group.adverbs.includes('only'))
    return undefined;
  if (!when || !/^(?:the|their|our|my|an?) /i.test(thing)) return undefined;
  const they = people.isSpeaker(fact.who) ? 'we' : 'they';
  return {
    actor: actorOf(fact.who, [], people),
    wish: `be reminded of ${thing}`,
    benefit: `${they} know of it before ${textOf(when.words).replace(/ already\b/, '')}`,
  };
}

/** A complaint that names the other side of what is wanted: what nobody does, what comes too often, what does not match, what takes long. */
export function readOwnRemedy(facts: readonly Fact[], people: People): Relief | undefined {
  return (
    readUndone(facts) ??
    readFlood(facts, people) ??
    readMismatch(facts, people) ??
    readWhyUnknown(facts, people) ??
    readLongFor(facts, people) ??
    readLostTo(facts, people) ??
    readRemembered(facts, people)
  );
}
