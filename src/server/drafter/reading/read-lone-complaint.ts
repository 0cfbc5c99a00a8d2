import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { isDepartment } from '../lexicon/agents.ts';
import { singular } from '../language/nouns.ts';
import { isBaseVerb, thirdPerson } from '../language/verbs.ts';
import { actionOf } from './clause-words.ts';
import { stepsOf, type Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { actorOf } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';
import { lowerFirst } from './trouble-words.ts';

const TIME =
  '(?:(?:about |around |up to |almost |nearly |over |more than |well over |at least )?(?:(?:an?|the|one|two|three|four|five|six|ten|half an?|\\d+) )?(?:whole |full |good )?(?:minutes?|hours?|days?|weeks?|months?|years?|mornings?|afternoons?|evenings?)|all (?:day|morning|afternoon|evening|night|week)|ages|forever|far too long|too long)';

/** The last clause of a text that is a whole one, in the present: "we have weighed the bag". */
function clauseIn(said: string): string | undefined {
  const [clause, more] = parseSentence(said).clauses;
  return clause?.group && clause.subject.length > 0 && clause.mood === 'statement' && !more
    ? inPresent(clause)
    : undefined;
}

const LEARNS =
  '(?:finds?|found) out|(?:learns?|hears?|sees?|notices?|discovers?|realises?|realizes?|knows?)|gets? to know|(?:is|are) told';

const ONLY_AFTER = new RegExp(
  `^(?:((?:[\\w'-]+ ){1,4}?)complains? that they )?((?:[\\w'-]+ ){1,4}?)?only (?:ever |really )?(?:${LEARNS}) ((?:what|which|who|whose|where|when|how|whether|if|why) .+?) (?:after|once|as soon as|when) (?!\\w+ing\\b)(.+?)((?:,| and) (?:and )?(?:by then|then|it|they|that) .+)?$`,
  'i',
);

/** "customers only find out what it costs after we have weighed it": they want to know it before. */
function readOnlyAfter(text: string, people: People): Relief | undefined {
  const [, complains = '', self = '', what = '', then = '', more = ''] = ONLY_AFTER.exec(text) ?? [];
  const moment = then ? clauseIn(then) : undefined;
  const name = (complains || self).trim();
  if (!moment || !name || !people.isPersonPhrase(name)) return undefined;
  const [follows] = more ? stepsOf(more.replace(/^(?:,| and) (?:and )?/, ''), people) : [];
  return {
    actor: people.isSpeaker(name) ? undefined : name,
    wish: `know ${what.replace(/^if\b/i, 'whether')} before ${moment}`,
    benefit: follows?.clause.group && !/^(?:it|they|that)$/i.test(follows.who) ? relieve(follows.clause) : undefined,
  };
}

/** "it takes over an hour until each child stands in a group": it is to take less. */
function readTakesUntil(step: Step, told: Step | undefined): Relief | undefined {
  const { group, rest, subs } = step.clause;
  if (group?.verb !== 'take' || group.negated || group.modal || !/^it$/i.test(step.who)) return undefined;
  const said = [textOf(rest), ...subs.map(({ link, words }) => `${link} ${textOf(words)}`)].join(' ');
  const [, time = '', then = ''] = new RegExp(`^(${TIME}) (?:till|until|before) (.+)$`, 'i').exec(said) ?? [];
  const things = /(?:\d+|the|our|all) ((?:[a-z]+ )?[a-z]+s)\b/i.exec(textOf(told?.clause.rest ?? []))?.[1];
  const named = things
    ? then
        .replace(/^(?:each|every one) of them\b/i, `each ${singular(things)}`)
        .replace(/^all of them\b/i, `all the ${things}`)
    : then;
  const [clause, more] = named ? parseSentence(named).clauses : [];
  if (!clause?.group || clause.subject.length === 0 || more || clause.group.negated || clause.group.modal)
    return undefined;
  const who = textOf(clause.subject);
  if (/^(?:it|they|he|she|that|this)$|\bthem\b/i.test(who)) return undefined;
  const bare = time.replace(/^(?:about|around|up to|almost|nearly|over|more than|well over|at least) /i, '');
  const quick = /^(?:ages|forever|far too long|too long|minutes|hours|days|weeks|months|years)$/i.test(bare)
    ? 'sooner'
    : `in less than ${bare}`;
  const deed = actionOf(clause);
  const [verb = '', ...tail] = deed.split(' ');
  const isMany = isManySubject(clause);
  return {
    about: who,
    wish: `have ${who} ${verb === 'be' ? tail.join(' ') : deed} ${quick}`,
    outcome: `${who} ${verb === 'be' ? (isMany ? 'are' : 'is') : isMany ? verb : thirdPerson(verb)} ${tail.join(' ')} ${quick}`,
  };
}

/** "it takes the office a whole afternoon to work out which boxes are due": they want to see it. */
function readTakesToFind(step: Step, people: People): Relief | undefined {
  const { group, rest } = step.clause;
  if (group?.verb !== 'take' || group.negated || group.modal || !/^it$/i.test(step.who)) return undefined;
  const [, whom = '', asked = ''] =
    new RegExp(
      `^((?:(?:the|our|my) )?(?:[\\w-]+ ){0,2}?)${TIME} to (?:work out|find out|figure out|see|check|tell|know|establish) ((?:what|which|who|whose|where|when|how|whether|if|why) .+)$`,
      'i',
    ).exec(textOf(rest)) ?? [];
  const who = whom.trim();
  if (!asked) return undefined;
  const isGroup = isDepartment(who.replace(/^(?:the|our) /i, '').toLowerCase());
  if (who !== '' && !isGroup && !people.isPersonPhrase(who) && !/^(?:us|me)$/i.test(who)) return undefined;
  return {
    actor: who === '' || /^(?:us|me)$/i.test(who) ? undefined : who,
    wish: `see ${asked.replace(/^if\b/i, 'whether')}`,
    benefit: 'it does not take so long to find out',
  };
}

/** "organisers chase members for their details by mail": they no longer want to. */
function readChase(step: Step, next: Step | undefined, people: People): Relief | undefined {
  const { group, rest, subs } = step.clause;
  if (!group || group.negated || group.modal || group.past || group.passive || subs.length > 0) return undefined;
  const work = group.verb === 'keep' ? textOf(rest).replace(/^chasing\b/, 'chase') : actionOf(step.clause);
  // "chase rowers for their badge": it is theirs who are chased.
  const deed = work.replace(/ for their (?=\w)/i, ' for the ');
  if (!/^chase .+ for (?!hours|days|weeks|months|ages)/i.test(deed) || !people.isPersonPhrase(step.who))
    return undefined;
  return {
    actor: people.isSpeaker(step.who) ? undefined : actorOf(step.who, [], people),
    isStop: true,
    wish: `no longer have to ${deed}`,
    outcome: `{the actor} no longer has to ${deed}`,
    benefit: next && relieve(next.clause),
  };
}

/** "technicians never see the x-ray, only the scan": they want to see both. */
function readOnlyTheOther(step: Step, people: People): Relief | undefined {
  const { group, rest, subs } = step.clause;
  const [, thing = '', other = ''] = /^(.+?), (?:but )?(?:only|just) (.+)$/i.exec(textOf(rest)) ?? [];
  if (!thing || !group?.negated || group.past || !/^(?:see|get|receive|have|find|hear)$/.test(group.verb))
    return undefined;
  if (subs.length > 0 || !(people.isPersonPhrase(step.who) || /^you$/i.test(step.who)) || other.split(' ').length > 6)
    return undefined;
  return {
    actor: people.isSpeaker(step.who) ? undefined : actorOf(step.who, [], people),
    wish: /^that\b/i.test(other) ? `${group.verb} ${thing}` : `${group.verb} ${thing} and not only ${other}`,
  };
}

/** "I can never tell from the photo what size it is": that is what somebody wants. */
function readCanNever(step: Step, people: People): Relief | undefined {
  const { group } = step.clause;
  if (!group || !/^(?:can|could)$/.test(group.modal ?? '') || !group.adverbs.includes('never') || group.passive)
    return undefined;
  if (!people.isPersonPhrase(step.who) || /\bany(?:one|body|thing)?\b/i.test(textOf(step.clause.rest)))
    return undefined;
  const deed = actionOf(step.clause);
  return isBaseVerb(deed.split(' ')[0] ?? '')
    ? {
        actor: people.isSpeaker(step.who) ? undefined : actorOf(step.who, [], people),
        wish: deed.replace(/^tell (?=from |whether |if |what |which |who |where |when |how )/i, 'see '),
      }
    : undefined;
}

const URGED = /\b(?:reminded|asked|called|chased|pestered|phoned|complained|begged|urged|insisted|nagged)\b/i;

/** "the deposit is only paid back after we have asked three times": it is to be paid back without that. */
function readOnlyWhenUrged(step: Step, people: People): Relief | undefined {
  const { group, rest, subs } = step.clause;
  const [sub, more] = subs;
  if (!group?.passive || !group.adverbs.includes('only') || group.negated || group.modal || !sub || more)
    return undefined;
  if (!/^(?:after|once|when|if)$/.test(sub.link) || !URGED.test(textOf(sub.words))) return undefined;
  const [clause] = parseSentence(textOf(sub.words)).clauses;
  const done = [group.words.at(-1)?.text, textOf(rest)].filter(Boolean).join(' ');
  if (!clause?.group || clause.subject.length === 0) return undefined;
  const who = subjectOf(clause);
  const isOne = /^(?:they|he|she)$/i.test(who);
  const actor = isOne ? step.who : who;
  const isActor = people.isPersonPhrase(actor) && !people.isSpeaker(actor);
  if (isOne && !isActor) return undefined;
  const being = clause.group.passive ? `be ${clause.group.words.at(-1)?.text}` : clause.group.verb;
  const without = `without ${isActor ? '' : `${who} `}having to ${being} ${textOf(clause.rest)}`
    .replace(/ +/g, ' ')
    .trim();
  if (isOne) return { actor, wish: `be ${done} ${without}` };
  const what = lowerFirst(subjectOf(step.clause));
  return {
    actor: isActor ? actor : undefined,
    about: what,
    wish: `have ${what} ${done} ${without}`,
    outcome:
      `${what} ${isManySubject(step.clause) ? 'are' : 'is'} ${done} without ${who} having to ${being} ${textOf(clause.rest)}`.trim(),
  };
}

/** What a clause of a complaint wants, where its own words say so. */
export function readLoneComplaint(said: string, people: People): Relief | undefined {
  const text = expandContractions(said).replace(/[.!]+$/, '');
  const late = readOnlyAfter(text, people);
  if (late) return late;
  const steps = stepsOf(said, people);
  const last = steps.at(-1);
  const [first, second] = steps;
  if (!first || !last) return undefined;
  const found = readTakesUntil(last, steps.at(-2)) ?? readTakesToFind(last, people) ?? readChase(first, second, people);
  if (found || steps.length > 1) return found;
  return readOnlyTheOther(first, people) ?? readCanNever(first, people) ?? readOnlyWhenUrged(first, people);
}
