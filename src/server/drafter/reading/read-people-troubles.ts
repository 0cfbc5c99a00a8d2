import { textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isMass, singular, withArticle } from '../language/nouns.ts';
import { gerundFirst, participle } from '../language/verbs.ts';
import { DETOURS } from '../lexicon/plain-faults.ts';
import { subText } from './clause-words.ts';
import type { Step } from './event-chain.ts';
import type { People } from './people.ts';
import { readAsksUs, readComplains } from './read-complains.ts';
import { readFailedDeed } from './read-failed-deeds.ts';
import { readSlipOfPeople } from './read-slips-of-people.ts';
import { affirmed, isManySubject, subjectOf } from './say-relief.ts';
import { causeOf, NOBODY } from './told-facts.ts';
import { isPlain, toldOf, type Told } from './told-of-people.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** "than we have" -> "than the team has". */
function ofTeam(text: string): string {
  return text.replace(/\bwe have\b/, 'the team has').replace(/\bwe\b/, 'the team');
}

/** "customers order more cakes than we can bake": that is to be ruled out. */
function readMoreThan(told: Told): Relief | undefined {
  const { clause, who, deed } = told;
  const than = clause.subs.find(({ link }) => link === 'than');
  if (!isPlain(told) || !than || !/ (?:more|longer|later|earlier|further) ?/i.test(` ${deed} `)) return undefined;
  if (
    !/\b(?:can|may|is allowed|are allowed|are left|is left|there (?:is|are)|fits?|we have|they have|they need)\b/i.test(
      textOf(than.words),
    )
  )
    return undefined;
  const actor = told.actor;
  return actor === undefined
    ? undefined
    : {
        except: who,
        wish: `keep ${lowerFirst(who)} from ${gerundFirst(deed)}${ofTeam(told.when)}`,
        outcome: `${subjectOf(clause)} cannot ${deed}${ofTeam(told.when)}`,
      };
}

/** "two agents often work on the same ticket": one of them is to know of the other. */
function readTwoAtOnce(told: Told): Relief | undefined {
  const { clause, who, deed } = told;
  const { group } = clause;
  const done = group?.passive && !group.negated && !group.modal ? group.words.at(-1)?.text : undefined;
  const isSame = /^(?:for|in|at|on|to|into|with) the same\b/i.test(textOf(clause.rest));
  if (done && isSame && /^(?:two|several|both|three) [\w-]+/i.test(who)) {
    const behind = `${done} ${textOf(clause.rest)}${told.when}`;
    return {
      except: who,
      wish: `keep ${lowerFirst(who)} from being ${behind}`,
      outcome: `${who} are not ${behind}`,
    };
  }
  if (
    !isPlain(told) ||
    !/^(?:two|several|both|three) [\w-]+/i.test(who) ||
    !/^\w+ (?:on|in|at|for|to|with) the same\b/i.test(deed)
  )
    return undefined;
  if (!/^(?:work|act|edit|write|call|reply|answer|respond|book|park|sit|end|turn|show)$/.test(clause.group?.verb ?? ''))
    return undefined;
  return {
    except: who,
    wish: `keep ${lowerFirst(who)} from ${gerundFirst(deed)}${told.when}`,
    outcome: `${who} do not ${deed}${told.when}`,
  };
}

/** "we keep getting tickets without a phone number": they are to come with it. */
function readWithout(told: Told): Relief | undefined {
  const [, verb = '', thing = '', lacking = ''] =
    /^(get|receive) (.+?) without (?:any |an? )?(?!\w+ing\b)((?:the )?[\w-]+(?: [\w-]+){0,3}?(?: (?:in|on|at|of|by|for|with) which .+)?)$/i.exec(
      told.deed,
    ) ?? [];
  if (!thing || !isPlain(told) || /\b(?:with|that|who|which)\b/.test(thing)) return undefined;
  const noun = readNounPhrase(lacking.split(/ (?:in|on|at|of|by|for|with) which /)[0] ?? '');
  const one = singular(readNounPhrase(thing)?.body ?? thing);
  if (!noun) return undefined;
  const what = noun.plural || isMass(noun.head) || /^the /i.test(lacking) ? lacking : withArticle(lacking);
  return {
    actor: told.actor,
    wish: `${verb} ${thing} with ${what}${told.when}`,
    outcome: `each ${one} that {the actor} ${verb}s has ${what}${told.when}`,
  };
}

/** "customers are not told when an order is late": they are to be. */
function readUntold(told: Told, before: Step | undefined): Relief | undefined {
  const { group, subs, rest } = told.clause;
  if (
    !group?.passive ||
    !group.negated ||
    group.modal ||
    !/^(?:tell|inform|notify|warn|alert|remind)$/.test(group.verb)
  )
    return undefined;
  const done = participle(group.verb);
  const of = /^(?:about|of|that|by|in) .+$/i.exec(textOf(rest))?.[0] ?? '';
  const when = subs.find(({ link }) => /^(?:when|if|whenever|once|as soon as|before|that|why|what|how)$/.test(link));
  const event = before
    ? `when ${lowerFirst(textOf(before.clause.subject))} ${before.text.slice(before.who.length).trim()}`
    : '';
  const what = [of, when && subText(when)].filter(Boolean).join(' ') || event;
  if (!what || (before && before.clause.group?.past)) return undefined;
  return { actor: told.actor, wish: `be ${done} ${what}` };
}

/** "customers do not get a confirmation": they are to get one. */
function readUngotten(told: Told): Relief | undefined {
  const { group, rest } = told.clause;
  const [, thing = ''] = /^(?:an? |any )([\w-]+(?: [\w-]+){0,4})$/i.exec(textOf(rest)) ?? [];
  if (
    !group?.negated ||
    group.modal ||
    !/^(?:get|receive)$/.test(group.verb) ||
    !thing ||
    /\b(?:it|them)\b/.test(thing)
  )
    return undefined;
  const noun = readNounPhrase(thing);
  return noun
    ? { actor: told.actor, wish: `get ${noun.plural || isMass(noun.head) ? thing : withArticle(thing)}${told.when}` }
    : undefined;
}

/** "customers have to create an account to order a loaf": without that. */
function readDetour(told: Told): Relief | undefined {
  const { group } = told.clause;
  if (!group || group.negated || group.passive) return undefined;
  const [, detour = '', deed = ''] =
    /^have to (.+?) (?:just |only )?to ((?:see|find|get|know|read|check|send|open|book|order|pay|print|reach|change|edit|enter|add|export|share|compare|report|start|finish|use|download|answer|close|confirm|cancel|move|apply|ask|buy|look|view|watch|rate|leave|write|save|delete)\b.+)$/i.exec(
      told.deed,
    ) ?? [];
  // What they want to know has a reason of its own.
  if (
    /^(?:see|find(?: out)?|know|check|get to know) (?:which|who|whose|what|where|when|how|whether|if|why) /i.test(deed)
  )
    return undefined;
  return deed && DETOURS.test(detour)
    ? { actor: told.actor, wish: `${deed} without ${gerundFirst(detour)}${told.when}` }
    : undefined;
}

/** "I have to type the address twice": once is enough. */
function readTwice(told: Told): Relief | undefined {
  const { group } = told.clause;
  const [, deed = ''] =
    /^(?:have to |must )(.+?) (?:twice|two times|three times|several times|more than once|a second time)$/i.exec(
      told.deed,
    ) ?? [];
  if (!group || group.negated || !deed || / (?:and|or) /.test(deed)) return undefined;
  return {
    actor: told.actor,
    wish: `${deed} only once${told.when}`,
    outcome: `{the actor} has to ${deed} only once${told.when}`,
  };
}

/** "teachers miss messages because they arrive in three places": in one. */
function readScattered(told: Told, people: People): Relief | undefined {
  const [cause] = causeOf(told.clause, people);
  const [, place = ''] =
    /^(?:up )?(?:in|on|over|across) (?:two|three|four|five|six|many|several|different|too many|so many|\d+)(?: different)? (\w+s)$/i.exec(
      textOf(cause?.rest ?? []),
    ) ?? [];
  if (!cause?.group || !place || told.clause.group?.negated) return undefined;
  const who = textOf(cause.subject);
  const thing = /^(?:they|it)$/i.test(who) ? textOf(told.clause.rest) : who;
  if (!thing || people.isPersonPhrase(thing)) return undefined;
  return {
    actor: told.actor,
    wish: `see ${lowerFirst(thing)} in one ${singular(place)}`,
    benefit: `I do not ${told.clause.group?.verb} ${textOf(told.clause.rest)}`,
  };
}

/** "an agent is ill, and nobody takes over the tickets": somebody is to. */
export function readNobodyThen([first, second]: readonly Step[]): Relief | undefined {
  const { group, rest, subs } = second?.clause ?? {};
  const event = first?.clause;
  if (
    !first ||
    !second ||
    !event?.group ||
    event.group.past ||
    event.group.negated ||
    event.group.modal ||
    !NOBODY.test(second.who)
  )
    return undefined;
  if (
    !group ||
    group.negated ||
    group.modal ||
    group.past ||
    !/^(?:take|answer|reply|clean|repair|replace|collect|cover|approve|check|process|confirm|refill|fix|open|close|update|remove|return|pay|order)$/.test(
      group.verb,
    )
  )
    return undefined;
  const [, particle = '', object = ''] =
    /^(?:(over|up|out|back|off|down) )?((?:the|an?|their|his|her|its|these|those|our|my) .+)$/i.exec(
      textOf(rest ?? []),
    ) ?? [];
  if (!object || (subs?.length ?? 0) > 0 || (group.verb === 'take' && particle !== 'over')) return undefined;
  const done = [participle(group.verb), particle].filter(Boolean).join(' ');
  const noun = readNounPhrase(object);
  const when = ` when ${lowerFirst(first.text)}`;
  return noun
    ? {
        about: object,
        wish: `have ${object} ${done}${when}`,
        outcome: `${object} ${noun.plural ? 'are' : 'is'} ${done}${when}`,
        question: `Who has to see to it that ${object} ${noun.plural ? 'are' : 'is'} ${done}?`,
      }
    : undefined;
}

/** "managers are on holiday, and the hours are not approved": they are to be approved then. */
export function readNotDoneThen([first, second]: readonly Step[], people: People): Relief | undefined {
  const { group, rest, subs } = second?.clause ?? {};
  const event = first?.clause.group;
  if (!first || !second || !event || event.past || event.negated || event.modal || !group?.passive) return undefined;
  if (!group.negated || group.modal || group.past || people.isPersonPhrase(second.who) || (subs?.length ?? 0) > 0)
    return undefined;
  if (/^(?:it|they|this|that|these|those)$/i.test(second.who)) return undefined;
  const what = lowerFirst(subjectOf(second.clause));
  const done = [group.words.at(-1)?.text, textOf(rest ?? [])].filter(Boolean).join(' ');
  const when = ` when ${lowerFirst(first.text)}`;
  const are = isManySubject(second.clause) ? 'are' : 'is';
  return {
    ...(people.isPersonPhrase(first.who) ? { except: first.who } : {}),
    about: what,
    wish: `have ${what} ${affirmed(done)}${when}`,
    outcome: `${what} ${are} ${affirmed(done)}${when}`,
  };
}

/** What a clause that tells of people and what they suffer asks for; nothing where its words do not say so. */
export function readPeopleTrouble(step: Step, before: Step | undefined, people: People): Relief | undefined {
  const told = toldOf(step, people);
  if (!told) return undefined;
  if (before) return readUntold(told, before);
  return (
    readAsksUs(told) ??
    readComplains(told) ??
    readMoreThan(told) ??
    readTwoAtOnce(told) ??
    readWithout(told) ??
    readUntold(told, undefined) ??
    readUngotten(told) ??
    readDetour(told) ??
    readTwice(told) ??
    readScattered(told, people) ??
    readSlipOfPeople(told, people) ??
    readFailedDeed(told, people)
  );
}
