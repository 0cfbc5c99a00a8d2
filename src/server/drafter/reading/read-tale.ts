import { parseSentence, textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { participle, gerundFirst } from '../language/verbs.ts';
import { actionOf, subText } from './clause-words.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import {
  readInVain,
  readMisled,
  readNeverGot,
  readNobodyCan,
  readUnproven,
  readWithoutSupply,
} from './read-circumstances.ts';
import { readBarredBy, readInSpite } from './read-in-spite.ts';
import { readComplaint } from './read-complaints.ts';
import { readNoticedLate } from './read-noticed-late.ts';
import { readIgnorance, readUnknown } from './read-unknown.ts';
import { relieve } from './relieve.ts';
import { actorOf, CAUSES, factsOf, type Fact } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';
import { withoutOnce } from './trouble-words.ts';

/** What is owed in time. */
const OWED =
  /^(?:log|report|enter|record|submit|send|hand|fill|pay|return|confirm|answer|register|cancel|book|sign|upload|note|document|deliver|reply|renew)$/;
const TELLS = /^(?:tell|inform|warn|notify|alert|call|remind)$/;

/** "when a helper falls ill, the neighbour waits and nobody tells her": whoever is left in the dark wants to be told of it. */
function readLeftInTheDark(facts: readonly Fact[], people: People): Relief | undefined {
  for (const [at, { clause, who }] of facts.entries()) {
    const { group, rest } = clause;
    const before = facts.slice(0, at);
    if (!group) continue;
    const isNobody = /^(?:nobody|no one)$/i.test(who) && TELLS.test(group.verb) && !group.passive;
    const isUnaware =
      people.isPersonPhrase(who) &&
      !isNobody &&
      ((group.negated && group.passive && TELLS.test(group.verb)) ||
        ((group.negated || group.adverbs.includes('never')) &&
          (/^(?:notice|learn|realise|realize|hear|know)$/.test(group.verb) ||
            (group.verb === 'find' && rest[0]?.lower === 'out'))));
    if (!isNobody && !isUnaware) continue;
    const told = isNobody
      ? /^(them|us|me|him|her|(?:the|our) \w+s?) ((?:the|an?|our|my|all|no) .+)$/i.exec(textOf(rest))
      : null;
    const [, whom = isNobody ? textOf(rest).replace(/ (?:anything|a word|about it|of it)$/i, '') : '', fact] =
      /^(.*?)\b ?that (.+)$/i.exec(textOf(rest)) ?? told ?? [];
    const when = isNobody
      ? clause.subs.find(({ link }) => /^(?:when|whenever|if|once|as soon as)$/.test(link))
      : undefined;
    const said = fact ?? (when && textOf(when.words));
    // "my break is gone because visits overrun and nobody tells me": told of is what stands beside it.
    const isCause = facts[0]?.clause.subs.some(({ link }) => CAUSES.test(link)) && facts.length > 2;
    const beside = isCause ? (at > 1 ? before : facts).at(-1) : before[0];
    const event = said ? parseSentence(said, people.names).clauses[0] : beside?.clause;
    if (
      !event?.group ||
      (!said &&
        (!isNobody ||
          !(
            /^(?:him|her|us|me|them)(?: anything| a word| about it| of it)?$/i.test(textOf(rest)) ||
            people.isPersonPhrase(textOf(rest))
          )))
    )
      continue;
    const named = isNobody ? whom.trim() : who;
    const actor = named ? actorOf(named, before, people) : undefined;
    const harm =
      (isCause ? facts[0] && { ...facts[0], clause: { ...facts[0].clause, subs: [] } } : undefined) ??
      facts.find((one) => one.clause !== clause && one.clause !== event && one.who === actor) ??
      facts.find((one) => one.clause !== clause && one.clause !== event);
    return { actor, wish: `be told when ${inPresent(event)}`, benefit: harm && relieve(harm.clause) };
  }
  return undefined;
}

/** "people miss their stop because they sleep and nobody wakes them": they want to be woken. */
function readLeftAlone(facts: readonly Fact[], people: People): Relief | undefined {
  const at = facts.findIndex(
    ({ clause: { group, rest, subs }, who }) =>
      /^(?:nobody|no one)$/i.test(who) &&
      group !== undefined &&
      !group.modal &&
      !group.passive &&
      !TELLS.test(group.verb) &&
      subs.length === 0 &&
      /^(?:them|him|her|us|me)$/i.test(textOf(rest)),
  );
  const [first] = facts;
  const alone = facts[at];
  if (at < 1 || !alone?.clause.group || !first) return undefined;
  const whom = textOf(alone.clause.rest);
  const isSpeaker = people.isSpeaker(whom);
  const spokenOf =
    !isSpeaker && people.isPersonPhrase(first.who) && !people.isSpeaker(first.who) ? first.who : undefined;
  if (!isSpeaker && !spokenOf) return undefined;
  return {
    actor: isSpeaker ? undefined : (actorOf(first.who, [], people) ?? 'people'),
    wish: `be ${participle(alone.clause.group.verb)}`,
    benefit: relieve({ ...first.clause, subs: [] })?.replace(/^people\b/i, 'they'),
  };
}

/** What happens whatever a product does. */
const FATED =
  /^(?:break down|get (?:sick|ill)|fall (?:ill|sick)|call in sick|rain|snow|cancel|arrive|come|leave|change|move|quit|retire|die|be (?:sick|ill|late|closed|away|absent|full|delayed|cancelled|broken|on holiday))\b/;

/** Work by phone or by hand that nobody does for its own sake. */
const CHORE =
  /^(?:phone|call|ring|e-?mail|text|message) (?:through |round |around |up )?(?:the whole|the entire|all|every|each|everybody|everyone|two|three|four|five|ten|\d+)\b|^(?:phone|call|ring) (?:through|round|around)\b|^(?:copy|type|retype|rewrite|rebook|reschedule|move|cancel) .*\b(?:one by one|by hand|by phone|again)\b/i;

/** "cars break down and then the instructor has to call everybody": what cannot be helped stays, the work behind it goes. */
function readWorkBehind(facts: readonly Fact[], people: People): Relief | undefined {
  const [first, second] = facts;
  if (!first || !second?.clause.group || !FATED.test(actionOf(first.clause)) || first.clause.group?.modal)
    return undefined;
  const deed = actionOf(second.clause);
  const work =
    /^(?:always |then |often )?(?:have|need) to (.+)$/i.exec(deed)?.[1] ?? (CHORE.test(deed) ? deed : undefined);
  // "it has to be done again" is nobody's work.
  if (
    !work ||
    second.clause.group.negated ||
    /^be\b/.test(work) ||
    /^(?:it|this|that|there)$/i.test(second.who) ||
    first.who === second.who
  )
    return undefined;
  const third = facts[2]?.clause;
  return {
    actor: actorOf(second.who, facts.slice(0, 1), people),
    wish: `no longer have to ${work} when ${inPresent(first.clause)}`,
    outcome: `{the actor} no longer has to ${work} when ${inPresent(first.clause)}`,
    isStop: true,
    benefit: third && third.subject.length > 0 ? relieve(third) : undefined,
  };
}

/** "people ask every month what place they are on": what they ask for they want to see. */
function readAsked(facts: readonly Fact[], people: People): Relief | undefined {
  const at = facts.findIndex(
    ({ clause: { group }, who }) =>
      group &&
      /^(?:ask|call|phone|ring|email|e-mail|write|message)$/.test(group.verb) &&
      !group.passive &&
      !group.modal &&
      !group.negated &&
      people.isPersonPhrase(who) &&
      !people.isSpeaker(who),
  );
  const asker = facts[at];
  const [, between = '', asked = ''] =
    /^(.*?)\b((?:what|which|who|whose|where|when|how|whether|if|why) .+)$/i.exec(
      [textOf(asker?.clause.rest ?? []), ...(asker?.clause.subs ?? []).map(subText)].join(' '),
    ) ?? [];
  if (
    !asker ||
    !asked ||
    // "calls the dispatcher who then calls four sites": that tells who it is.
    (/^(?:who|which|whose)\b/i.test(asked) &&
      / (?!us|me|day|week|month|morning|evening|time|year)\w+ $/i.test(` ${between}`) &&
      !/\bto ask $/i.test(between)) ||
    /\b(?:about|for|should|to(?! (?:the|our|us)\b))\b/i.test(between.replace(/ (?:just |only )?to ask $/, ' '))
  )
    return undefined;
  const after = facts[at + 1]?.clause;
  return {
    actor: actorOf(asker.who, facts.slice(0, at), people) ?? 'people',
    wish: `see ${asked.replace(/^if\b/i, 'whether')}`,
    benefit:
      (after && relieve(after)) ??
      `they do not have to ${/^(?:call|phone|ring)$/.test(asker.clause.group?.verb ?? '') ? 'call' : 'ask'}`,
  };
}

/** "guests forget their pass at home": they are reminded to bring it. */
function readLeftAtHome(facts: readonly Fact[], people: People): Relief | undefined {
  const at = facts.findIndex(
    ({ clause: { group }, who }) => group?.verb === 'forget' && !group.negated && people.isPersonPhrase(who),
  );
  const [, thing] =
    /^((?:their|his|her|the|an?|my|our) .+?) (?:at home|in the car|behind)$/i.exec(
      textOf(facts[at]?.clause.rest ?? []),
    ) ?? [];
  const fact = facts[at];
  if (!fact || !thing) return undefined;
  const after = facts[at + 1]?.clause;
  return {
    actor: actorOf(fact.who, facts.slice(0, at), people),
    wish: `be reminded to bring ${thing}`,
    // "we cannot let them climb": it is they who climb.
    benefit: after && relieve(after)?.replace(/^(?:we|I) can let (?:them|him|her) /, 'they can '),
  };
}

/** "nurses do not want to be called at home when they are off": that is to end. */
function readUnwanted([fact, ...more]: readonly Fact[], people: People): Relief | undefined {
  const unwanted = /^to be ([\w-]+(?:ed|en|t|wn|ld)\b.*)$/i.exec(textOf(fact?.clause.rest ?? []))?.[1];
  if (!fact || !unwanted || fact.clause.group?.verb !== 'want' || !fact.clause.group.negated) return undefined;
  if (!people.isPersonPhrase(fact.who)) return undefined;
  const cases = fact.clause.subs.filter(({ link }) =>
    /^(?:when|whenever|while|if|once|after|before|until)$/.test(link),
  );
  const what = [unwanted, ...cases.map((sub) => subText(sub))].join(' ');
  return {
    actor: actorOf(fact.who, [], people),
    wish: `no longer be ${what}`,
    outcome: `{the actor} is no longer ${what}`,
    isStop: true,
    benefit: more[0] && relieve(more[0].clause),
  };
}

/** "helpers log their hours weeks later and forget half of them": they are to be reminded. */
function readDoneLate(facts: readonly Fact[], people: People): Relief | undefined {
  const [first, second] = facts;
  const { group, rest } = first?.clause ?? {};
  const [, deed = ''] =
    /^(.+?) (?:only )?(?:(?:(?:an?|two|three|some|\d+) )?(?:hours?|days?|weeks?|months?) (?:later|late|too late)|(?:far |much )?too late|(?:always |often )?late)$/i.exec(
      textOf(rest ?? []),
    ) ?? [];
  if (!first || !group || group.negated || group.modal || group.passive || group.past || !deed) return undefined;
  if (!people.isPersonPhrase(first.who) || people.isSpeaker(first.who) || !OWED.test(group.verb)) return undefined;
  return {
    actor: actorOf(first.who, [], people),
    wish: `be reminded to ${group.verb} ${deed}`,
    benefit: second && relieve({ ...second.clause, subs: [] }),
  };
}

/** "the caretaker drives over just to unlock the door": it is to be done without that. */
function readDetour([fact, ...more]: readonly Fact[], text: string, people: People): Relief | undefined {
  const { group, rest } = fact?.clause ?? {};
  const [, way = '', goal = ''] = /^(.*?) ?\b(?:just |only )?to ([a-z]+ .+)$/i.exec(textOf(rest ?? [])) ?? [];
  if (!fact || !group || group.negated || group.modal || group.passive || !goal) return undefined;
  if (
    !/\b(?:just|only) to \w/i.test(text) ||
    !/^(?:drive|walk|go|come|travel|run|climb|call|phone|cycle|ride|log|sign|get)$/.test(group.verb)
  )
    return undefined;
  if (!people.isPersonPhrase(fact.who)) return undefined;
  return {
    actor: actorOf(fact.who, [], people),
    wish: `${goal} without ${gerundFirst([group.verb, way.replace(/ ?(?:just|only)$/, '')].filter(Boolean).join(' '))}`,
    benefit: more[0] && relieve(more[0].clause),
  };
}

/** "we had three boats with expired papers": of the next one they want to be told. */
function readHad(facts: readonly Fact[], people: People): Relief | undefined {
  const [fact] = facts;
  const [, things = ''] =
    /^(?:(?:about|over|at least|more than) )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|some|a few) (.+)$/i.exec(
      withoutOnce(textOf(fact?.clause.rest ?? [])),
    ) ?? [];
  if (!fact || fact.clause.group?.verb !== 'have' || !fact.clause.group.past || fact.clause.group.negated)
    return undefined;
  const [thing = '', state = ''] = things.split(/ (?=with |without |whose |that |which |who )/);
  if (!people.isSpeaker(fact.who) || !state || !readNounPhrase(thing)?.plural) return undefined;
  const then = facts[1]?.clause;
  return { wish: `be told of ${things}`, benefit: then && relieve(then) };
}

/** A trouble that is told in several facts: which of them is to change, and which of them tells why. */
export function readTale(text: string, people: People): Relief | undefined {
  const plain = readWithoutSupply(text, people) ?? readInVain(text, people) ?? readUnproven(text, people);
  if (plain) return plain;
  const facts = factsOf(text, people);
  if (facts.length === 0) return undefined;
  return (
    readMisled(facts, text, people) ??
    readNoticedLate(facts, text, people) ??
    readComplaint(facts, people) ??
    readLeftInTheDark(facts, people) ??
    readUnknown(facts, people) ??
    readLeftAlone(facts, people) ??
    readIgnorance(facts, people) ??
    readInSpite(facts, people) ??
    readBarredBy(facts, text, people) ??
    readWorkBehind(facts, people) ??
    readAsked(facts, people) ??
    readLeftAtHome(facts, people) ??
    readDetour(facts, text, people) ??
    readUnwanted(facts, people) ??
    readDoneLate(facts, people) ??
    readHad(facts, people) ??
    readNeverGot(facts, people) ??
    readNobodyCan(facts, people)
  );
}
